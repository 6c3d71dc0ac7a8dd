import { useConfirm } from "@recurrent/ui-kit";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { type BlockerFunction, useBlocker } from "react-router-dom";
import { useAppContext } from "../context/app-context.ts";
import { isTypedAddress } from "../context/typed-address.ts";
import { pageKey } from "../routes/address.ts";

/** A navigation away from a changed form. */
export interface Leaving {
  /** True once the form was saved or deleted, or leaving was confirmed. */
  readonly canLeave: boolean;
  /** A session that ended or was locked leaves at once; the draft stays. */
  readonly isSignedIn: boolean;
  /** Page keys from `pageKey`: searching a table in the form does not leave it. */
  readonly from: string;
  readonly to: string;
}

export function mustAsk({ canLeave, isSignedIn, from, to }: Leaving): boolean {
  return !canLeave && isSignedIn && from !== to;
}

const LEAVE_QUESTION = {
  title: "Unsaved changes",
  question: "Leave this page without saving your changes?",
  confirmLabel: "Leave",
  cancelLabel: "Stay",
  isCancelMain: true,
};

/** A form with unsaved changes, or work that ends with its page. */
interface UnsavedForm {
  canLeave(): boolean;
  /** Leaving was confirmed. */
  onLeave(): void;
  /** Default: whether to leave without saving the changes. */
  readonly question?: typeof LEAVE_QUESTION;
}

/**
 * Asks before a changed form is left by a link, Back, or by closing the tab (in the browser's own
 * words). A typed address opens at once, and the draft stays. One form per page: the router knows
 * one blocker.
 *
 * @param form null while nothing is unsaved
 */
export function useLeaveGuard(form: UnsavedForm | null): void {
  const { session } = useAppContext();
  const confirm = useConfirm();
  const unsaved = useRef(form);
  useLayoutEffect(() => {
    unsaved.current = form;
    if (!form) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!form.canLeave()) event.preventDefault();
    };
    addEventListener("beforeunload", onBeforeUnload);
    return () => removeEventListener("beforeunload", onBeforeUnload);
  }, [form]);

  // Always rendered: the router registers a blocker two tasks later, too late for the first letter.
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        unsaved.current !== null &&
        !isTypedAddress(nextLocation) &&
        mustAsk({
          canLeave: unsaved.current.canLeave(),
          isSignedIn: session.state().kind === "signed-in",
          from: pageKey(currentLocation.pathname + currentLocation.search),
          to: pageKey(nextLocation.pathname + nextLocation.search),
        }),
      [session],
    ),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (!unsaved.current) return blocker.proceed();
    const unsavedForm = unsaved.current;
    let isAsking = true;
    void confirm(unsavedForm.question ?? LEAVE_QUESTION).then((agreed) => {
      if (!isAsking) return;
      if (!agreed) return blocker.reset();
      unsavedForm.onLeave();
      blocker.proceed();
    });
    return () => {
      isAsking = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one question for each blocked navigation
  }, [blocker.state]);
}
