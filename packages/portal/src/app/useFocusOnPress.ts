import { useEffect } from "react";

/**
 * Safari does not focus a pressed button but the page, or what around it can have the focus, such as
 * `main`. A dialog could then not return the focus to the button.
 */
export function useFocusOnPress(): void {
  useEffect(() => {
    const focusPressed = ({ target, detail }: MouseEvent) => {
      const { activeElement, body } = document;
      const button = target instanceof Element ? target.closest("button") : null;
      // A key that presses a button for its row (`detail` 0) leaves the focus there.
      const isLeftOut = activeElement === body || (detail > 0 && activeElement?.contains(button));
      if (isLeftOut) button?.focus({ preventScroll: true });
    };
    document.addEventListener("click", focusPressed, true);
    return () => document.removeEventListener("click", focusPressed, true);
  }, []);
}
