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

const Register = createContext<(form: UnsavedForm | null) => void>(() => undefined);

/**
 * Asks before a changed form is left, by a link, Back, or by closing the tab (where the browser asks
 * in its own words). An address typed by hand cannot be held up by any page: then the draft stays.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [form, setForm] = useState<UnsavedForm | null>(null);
  return (
    <Register value={setForm}>
      {/* Only while there is something to lose: the router warns of typed addresses otherwise. */}
      {form && <LeaveQuestion form={form} />}
      {children}
    </Register>
  );
}

/** Keeps `form` from being left unasked for as long as it is given; null takes the guard away. */
export function useLeaveGuard(form: UnsavedForm | null): void {
  const register = use(Register);
  // Before anything else can happen: whoever types and goes back at once is asked as well.
  useLayoutEffect(() => {
    if (!form) return;
    register(form);
    return () => register(null);
  }, [register, form]);
}

function LeaveQuestion({ form }: { form: UnsavedForm }) {
  const { session } = useRuntime();
  const confirm = useConfirm();
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    mustAsk({
      isReleased: form.isReleased(),
      isSignedIn: session.state().kind === "signed-in",
      from: placeOf(currentLocation.pathname + currentLocation.search),
      to: placeOf(nextLocation.pathname + nextLocation.search),
    }),
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
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

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!form.isReleased()) event.preventDefault();
    };
    addEventListener("beforeunload", onBeforeUnload);
    return () => removeEventListener("beforeunload", onBeforeUnload);
  }, [form]);

  return null;
}
