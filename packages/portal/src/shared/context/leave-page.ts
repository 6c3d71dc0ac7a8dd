/**
 * Opens another address. The promise settles when the page is gone, so that no second call is made;
 * also on return by Back, or when the address did not open.
 *
 * @param address absolute, checked by the caller
 */
export function leavePage(address: string): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      removeEventListener("pageshow", onShow);
      resolve();
    };
    // The browser kept the page in memory.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && settle();
    const timer = setTimeout(settle, GIVE_UP_MS);
    addEventListener("pageshow", onShow);
    location.assign(address);
  });
}

/** Browsers show an error page earlier; a page that is still there was stopped from loading. */
const GIVE_UP_MS = 120_000;
