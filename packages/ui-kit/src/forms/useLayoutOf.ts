import { useCallback, useSyncExternalStore } from "react";
import type { RefObject } from "react";

/**
 * Something read off the layout of an element, and read again whenever it may have changed: by
 * scrolling, with the window, with the element's own size.
 *
 * @param read gives a primitive; an object would be another one each time
 * @param before what holds until the element is there
 */
export function useLayoutOf<Value extends boolean | number | string>(
  ref: RefObject<HTMLElement | null>,
  read: (element: HTMLElement) => Value,
  before: Value,
): Value {
  const subscribe = useCallback(
    (notify: () => void) => {
      const shown = new AbortController();
      const { signal } = shown;
      const size = new ResizeObserver(notify);
      if (ref.current !== null) size.observe(ref.current);
      window.addEventListener("scroll", notify, { signal, passive: true });
      window.addEventListener("resize", notify, { signal });
      return () => {
        size.disconnect();
        shown.abort();
      };
    },
    [ref],
  );
  return useSyncExternalStore(subscribe, () => (ref.current === null ? before : read(ref.current)));
}
