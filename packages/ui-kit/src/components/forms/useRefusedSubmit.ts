import { type RefObject, useEffect, useRef, useState } from "react";

/** Each field marks its own invalid state. */
const UNFINISHED = '[data-unfinished="true"]';

/**
 * Includes buttons and groups, which do not support `aria-invalid`; a group only if none of its
 * controls has an error.
 */
export const WRONG =
  '[aria-invalid="true"], button[data-wrong="true"], [role=group][data-wrong="true"]:not(:has([aria-invalid="true"]))';

/**
 * Refuses a submit while a field is unfinished: its error is shown (`showErrors`), and the first
 * invalid field gets the focus, as after a server error.
 *
 * @param error of the server; another one, or the same after none, is another refusal
 */
export function useRefusedSubmit(form: RefObject<HTMLFormElement | null>, error?: unknown) {
  const [refusals, setRefusals] = useState(0);
  const output = useRef<HTMLElement>(null);
  // Focused after a server error, until the user does something.
  const focused = useRef<HTMLElement | null>(null);

  // After a server error or a refusal, once its errors are rendered.
  useEffect(() => {
    if (refusals === 0 && error == null) return;
    const field = form.current?.querySelector<HTMLElement>(WRONG);
    const hadFocus = field?.contains(document.activeElement) === true;
    field?.focus();
    focused.current = error == null ? null : (field ?? null);
    // A focus that does not move is not announced.
    if (output.current) announce(output.current, hadFocus ? `Error: ${descriptionOf(field)}` : "");
  }, [error, form, refusals]);

  useEffect(() => {
    if (error == null) return;
    const events = new AbortController();
    const forget = () => (focused.current = null);
    for (const type of ["keydown", "pointerdown", "input"]) {
      document.addEventListener(type, forget, { capture: true, signal: events.signal });
    }
    return () => events.abort();
  }, [error]);

  // Once the choices are refetched, the one that was refused may be marked instead.
  useEffect(() => {
    const last = focused.current;
    if (last === null) return;
    const field = form.current?.querySelector<HTMLElement>(WRONG);
    if (field == null || field === last) return;
    focused.current = field;
    if ([last, document.body].includes(document.activeElement as HTMLElement)) field.focus();
  });

  return {
    showErrors: refusals > 0,
    /**
     * False if every field is finished.
     *
     * @param isUnfinished default: a field says so
     */
    refuse(isUnfinished = form.current?.querySelector(UNFINISHED) != null): boolean {
      if (isUnfinished) setRefusals((count) => count + 1);
      return isUnfinished;
    },
    /** For a form that stays open after it is sent. */
    hideErrors: () => setRefusals(0),
    /** Belongs to an empty `output` in the form, which repeats the message. */
    output,
  };
}

function descriptionOf(field: Element): string {
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}

/** An `output` is announced only when its text changes. */
function announce(output: HTMLElement, text: string): void {
  const isSame = text !== "" && output.textContent === text;
  output.textContent = isSame ? `${text}\u00A0` : text;
}
