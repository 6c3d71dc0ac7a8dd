import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useLatest } from "./useLatest.ts";

/**
 * Updated on scroll, and on resize of window and element.
 *
 * @param read must return a primitive, to avoid renders
 * @param before value until the element exists
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
  // Before the first paint.
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
