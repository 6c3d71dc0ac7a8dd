import { useEffect, useRef, useState } from "react";
import type { FormEvent, RefObject } from "react";
import type { FormState } from "./form-context.ts";
import { serverErrorOf } from "./form-errors.ts";
import type { FormError, FormProblems } from "./form-errors.ts";

/** What a control says about itself when it cannot be sent as it is; buttons have no such ARIA state. */
const WRONG = '[aria-invalid="true"], button[data-wrong="true"]';

/** A press that answers nothing still counts for this long: it outlasts a double click's two events. */
const RELEASE_AFTER = 50;

interface FormWork {
  pending: boolean;
  readOnly: boolean;
  canSubmit: boolean;
  error: FormError | null | undefined;
  problems: FormProblems;
  onSubmit: (() => void | Promise<unknown>) | undefined;
}

interface FormWiring {
  form: RefObject<HTMLFormElement | null>;
  state: FormState;
  submit: (event: FormEvent) => void;
}

/** The name of the form control an event came from; '' for anything else. */
export function controlName(target: EventTarget): string {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    ? target.name
    : "";
}

/**
 * The behaviour of every form: one call however often it is pressed, problems shown once a submit was
 * refused, and the focus led to the first field that is wrong (issue: forms).
 */
export function useFormShell(work: FormWork): FormWiring {
  const { pending, readOnly, canSubmit, error, problems, onSubmit } = work;
  const form = useRef<HTMLFormElement>(null);
  const held = useRef(false);
  const [refusals, setRefusals] = useState(0);
  const [mended, setMended] = useState<{ of: FormError | null | undefined; names: string[] }>({
    of: error,
    names: [],
  });

  // After what the server said and after every press that was refused here, once both are painted.
  useEffect(() => {
    if (refusals === 0 && (error === null || error === undefined)) return;
    form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [error, refusals]);

  const changed = mended.of === error ? mended.names : [];
  const refused = refusals > 0;
  return {
    form,
    state: {
      readOnly: readOnly || pending,
      refused,
      errorOf(...names) {
        const said = names.some((name) => changed.includes(name))
          ? undefined
          : serverErrorOf(error, names);
        if (said !== undefined || !refused) return said;
        return names.map((name) => problems[name]).find((problem) => problem !== undefined);
      },
      mend(name) {
        if (name === "" || error === null || error === undefined) return;
        setMended({ of: error, names: [...changed, name] });
      },
    },
    submit(event) {
      event.preventDefault();
      if (pending || readOnly || held.current || !canSubmit || onSubmit === undefined) return;
      // A date that is typed half-way says so itself and is in no list of problems.
      const unfinished = form.current?.querySelector('[data-unfinished="true"]') != null;
      if (unfinished || Object.keys(problems).length > 0) {
        setRefusals((count) => count + 1);
        return;
      }
      held.current = true;
      const release = () => {
        held.current = false;
      };
      const answer = onSubmit();
      // Some callers learn a moment later that their call runs (`pending`).
      if (answer === undefined) setTimeout(release, RELEASE_AFTER);
      // What went wrong is the caller's to show; only the lock is ours.
      else void answer.finally(release);
    },
  };
}
