/**
 * Leads the browser to another address. The promise settles once the page is gone, so that what waits for it
 * makes no second call; also when the person comes back to the page by Back, or the address did not open.
 *
 * @param address absolute, and checked by the caller
 */
export function leavePage(address: string): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      removeEventListener("pageshow", onShow);
      resolve();
    };
    // A browser that keeps the page in memory goes on with it.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && settle();
    const timer = setTimeout(settle, GIVE_UP_MS);
    addEventListener("pageshow", onShow);
    location.assign(address);
  });
}

/** Browsers show a page of their own before that; a page that is still there was stopped from loading. */
const GIVE_UP_MS = 120_000;
