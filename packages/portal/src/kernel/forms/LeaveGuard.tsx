import { useConfirm } from "@recurrent/ui-kit";
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from "react";
import { useBlocker } from "react-router-dom";
import { useRuntime } from "../runtime/runtime.ts";
import { placeOf } from "../routes/match.ts";
import { LEAVE_QUESTION, mustAsk } from "./leave.ts";

/** A form with something unsaved in it, or work that ends with its page. */
export interface UnsavedForm {
  /** Whether it lets the next navigation pass: saved, deleted, or leaving was agreed to. */
  isReleased(): boolean;
  /** The person agreed to lose what was typed. */
  onLeave(): void;
  /** What is asked. Default: whether to leave without saving the changes. */
  readonly question?: Parameters<ReturnType<typeof useConfirm>>[0];
}

/** The form that is open on the page, and what is unsaved in it: null while nothing is. */
interface OpenForms {
  readonly unsavedRef: { current: UnsavedForm | null };
  /** Has the router ask from now on; what it gives back ends that. */
  open(): () => void;
}

const Forms = createContext<OpenForms>({
  unsavedRef: { current: null },
  open: () => () => undefined,
});

/**
 * Asks before a changed form is left, by a link, Back, or by closing the tab (where the browser asks
 * in its own words). An address typed by hand cannot be held up by any page: then the draft stays.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const [forms] = useState<OpenForms>(() => ({
    unsavedRef: { current: null },
    open() {
      setCount((open) => open + 1);
      return () => setCount((open) => open - 1);
    },
  }));
  return (
    <Forms value={forms}>
      {/* Only where there is a form: the router warns of typed addresses otherwise. */}
      {count > 0 && <LeaveQuestion unsavedRef={forms.unsavedRef} />}
      {children}
    </Forms>
  );
}

/** Keeps `form` from being left unasked for as long as it is given; null takes the guard away. */
export function useLeaveGuard(form: UnsavedForm | null): void {
  const { unsavedRef, open } = use(Forms);
  // The router knows of a blocker two tasks after it is rendered: too late for the first letter.
  useLayoutEffect(open, [open]);
  useLayoutEffect(() => {
    if (!form) return;
    unsavedRef.current = form;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!form.isReleased()) event.preventDefault();
    };
    addEventListener("beforeunload", onBeforeUnload);
    return () => {
      unsavedRef.current = null;
      removeEventListener("beforeunload", onBeforeUnload);
    };
  }, [unsavedRef, form]);
}

function LeaveQuestion({ unsavedRef }: Pick<OpenForms, "unsavedRef">) {
  const { session } = useRuntime();
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedRef.current !== null &&
      mustAsk({
        isReleased: unsavedRef.current.isReleased(),
        isSignedIn: session.state().kind === "signed-in",
        from: placeOf(currentLocation.pathname + currentLocation.search),
        to: placeOf(nextLocation.pathname + nextLocation.search),
      }),
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const form = unsavedRef.current;
    // Saved in the meantime.
    if (!form) return blocker.proceed();
    let isAsking = true;
    void confirm(form.question ?? LEAVE_QUESTION).then((agreed) => {
      if (!isAsking) return;
      if (!agreed) {
        blocker.reset();
        return;
      }
      form.onLeave();
      blocker.proceed();
    });
    return () => {
      isAsking = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one question for each blocked navigation
  }, [blocker.state]);

  return null;
}
