import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useLatest } from "./useLatest.ts";

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
  const [value, setValue] = useState(before);
  const look = useLatest(() => {
    if (ref.current !== null) setValue(read(ref.current));
  });
  // Before anything of it is painted.
  useLayoutEffect(() => look());
  useEffect(() => {
    const shown = new AbortController();
    const { signal } = shown;
    const size = new ResizeObserver(look);
    if (ref.current !== null) size.observe(ref.current);
    window.addEventListener("scroll", look, { signal, passive: true });
    window.addEventListener("resize", look, { signal });
    return () => {
      size.disconnect();
      shown.abort();
    };
  }, [ref, look]);
  return value;
}
