import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLatest } from "./useLatest.ts";

const CONTROLS = "a[href], button:enabled, input:enabled, [tabindex='0']";

/** Controls after a part of the page, in the same dialog or else in the page's content. */
function controlsAfter(part: Element): Element[] {
  const all = part.closest("[role=dialog], main")?.querySelectorAll(CONTROLS) ?? [];
  return [...all].filter((control) => {
    const position = part.compareDocumentPosition(control);
    return position & Node.DOCUMENT_POSITION_FOLLOWING && !part.contains(control);
  });
}

const isShown = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.checkVisibility();

/**
 * Keeps the focus near when the focused control of a part of the page is removed, since browsers
 * then start again at the top of the page. The focus goes to the control that is now in its place,
 * else to the last one of the part, else to the first of `others` that is shown, else to the next
 * control after the part, else to the title of the page.
 *
 * @param part may itself be removed with its component
 * @param others called after the removal, in the order of preference
 */
export function useFocusAfterRemoval(
  part: RefObject<HTMLElement | null>,
  others: () => readonly (Element | null | undefined)[] = () => [],
): void {
  const focused = useRef<{ control: Element; at: number; after: readonly Element[] } | null>(null);
  const controls = () => [...(part.current?.querySelectorAll(CONTROLS) ?? [])];
  const onFocus = useLatest(({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const at = controls().indexOf(target);
    focused.current =
      at === -1 || part.current === null
        ? null
        : { control: target, at, after: controlsAfter(part.current) };
  });
  const passOn = useLatest(() => {
    const last = focused.current;
    if (last === null || last.control.isConnected) return;
    focused.current = null;
    // Whoever removed it may have moved the focus.
    if (document.activeElement !== document.body) return;
    const left = controls().filter(isShown);
    const next = left[last.at] ?? left.at(-1);
    const after = last.after.filter(({ isConnected }) => isConnected);
    (next ?? [...others(), ...after, document.querySelector("h1")].find(isShown))?.focus();
  });
  useEffect(() => {
    // After a click beside all controls, nothing has the focus.
    const onBlur = () =>
      setTimeout(() => {
        const control = focused.current?.control;
        // Disabled while it waits for a response, it may still be removed.
        const isKept = control?.isConnected === true && !control.matches(":disabled");
        if (isKept && document.activeElement === document.body) focused.current = null;
      });
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", onBlur);
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", onBlur);
    };
  }, [onFocus]);
  useLayoutEffect(passOn);
  // A part that goes with its component is removed only after the effects.
  useLayoutEffect(() => () => queueMicrotask(passOn), [passOn]);
}
