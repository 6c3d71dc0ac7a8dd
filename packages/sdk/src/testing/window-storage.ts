import type { WebStorage } from "../auth/persistent-storage.ts";

/**
 * The storage of a browser as one of its windows sees it: what it writes, the others get as an event.
 *
 * @param windows of the browser, which may open later
 */
export function windowStorage(
  shared: WebStorage,
  own: EventTarget,
  windows: readonly EventTarget[],
): WebStorage {
  const tellOthers = (key: string, newValue: string | null): void => {
    for (const other of windows) {
      const event = Object.assign(new Event("storage"), { key, newValue });
      if (other !== own) other.dispatchEvent(event);
    }
  };
  return {
    get length() {
      return shared.length;
    },
    key: shared.key,
    getItem: shared.getItem,
    setItem(key, value) {
      shared.setItem(key, value);
      tellOthers(key, value);
    },
    removeItem(key) {
      shared.removeItem(key);
      tellOthers(key, null);
    },
  };
}
