import { type RefObject, useEffect, useState } from "react";

/** Each field marks its own invalid state. */
const UNFINISHED = '[data-unfinished="true"]';

/** Includes buttons, which do not support `aria-invalid`. */
export const WRONG = '[aria-invalid="true"], button[data-wrong="true"]';

/**
 * Refuses a submit while a field is unfinished: its error is shown (`showErrors`), and the first
 * invalid field gets the focus, as after a server error.
 */
export function useRefusedSubmit(form: RefObject<HTMLFormElement | null>, error?: unknown) {
  const [refusals, setRefusals] = useState(0);

  // After a server error or a refusal, once its errors are rendered.
  useEffect(() => {
    if (refusals === 0 && error == null) return;
    form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [error, form, refusals]);

  return {
    showErrors: refusals > 0,
    /** False if every field is finished. */
    refuse(): boolean {
      const isUnfinished = form.current?.querySelector(UNFINISHED) != null;
      if (isUnfinished) setRefusals((count) => count + 1);
      return isUnfinished;
    },
    /** For a form that stays open after it is sent. */
    hideErrors: () => setRefusals(0),
  };
}
