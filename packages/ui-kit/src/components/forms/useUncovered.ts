import { type RefObject, useEffect } from "react";

/** A control with its label, message and hidden input. */
export const fieldOf = (target: Element): Element =>
  target.closest(".MuiFormControl-root") ?? target;

/**
 * Scrolls a focused field out from under the button bar, since browsers ignore the bar. It waits
 * for the end of the click, because a moving target loses the click.
 */
export function useUncovered(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let isPressing = false;
    const uncover = () => {
      const { activeElement } = document;
      if (!activeElement || !form.current?.contains(activeElement)) return;
      const bar = form.current.querySelector("[data-pinned]");
      if (bar?.contains(activeElement)) return;
      const field = fieldOf(activeElement);
      // Too high to show as a whole; the browser shows the caret.
      if (field.clientHeight > window.innerHeight / 2) return;
      const end = bar ? bar.getBoundingClientRect().top : window.innerHeight;
      if (field.getBoundingClientRect().bottom > end) field.scrollIntoView({ block: "nearest" });
    };
    const onPress = () => (isPressing = true);
    const onRelease = () => {
      isPressing = false;
      // After the click.
      setTimeout(uncover);
    };
    const onFocus = () => {
      if (!isPressing) uncover();
    };
    // After the bar has moved for an on-screen keyboard.
    const onResize = () => setTimeout(uncover);
    window.addEventListener("resize", onResize, { signal });
    window.visualViewport?.addEventListener("resize", onResize, { signal });
    form.current?.addEventListener("pointerdown", onPress, { signal });
    window.addEventListener("pointerup", onRelease, { signal });
    window.addEventListener("pointercancel", onRelease, { signal });
    form.current?.addEventListener("focusin", onFocus, { signal });
    return () => listening.abort();
  }, [form]);
}
