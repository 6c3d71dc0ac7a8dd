/**
 * Settles once the page is gone, so that no second call is made, or after a timeout.
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
    // The browser restored the page from memory.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && settle();
    const timer = setTimeout(settle, GIVE_UP_MS);
    addEventListener("pageshow", onShow);
    location.assign(address);
  });
}

/** By then the browser shows an error page, or the user has stopped the load. */
const GIVE_UP_MS = 120_000;
