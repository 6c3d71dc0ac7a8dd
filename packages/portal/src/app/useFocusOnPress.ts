import { useEffect } from "react";

/**
 * Safari does not focus a pressed button but the page, or what around it can have the focus, such as
 * `main`. A dialog could then not return the focus to the button.
 */
export function useFocusOnPress(): void {
  useEffect(() => {
    const focusPressed = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (document.activeElement?.contains(button)) button?.focus({ preventScroll: true });
    };
    document.addEventListener("click", focusPressed, true);
    return () => document.removeEventListener("click", focusPressed, true);
  }, []);
}
