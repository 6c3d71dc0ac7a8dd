import { useConfirm } from "@recurrent/ui-kit";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { type BlockerFunction, useBlocker } from "react-router-dom";
import { useAppContext } from "../context/app-context.ts";
import { isTypedAddress } from "../context/typed-address.ts";
import { pageKey } from "../routes/address.ts";

export interface Leaving {
  /** True once saved or deleted, or leaving is confirmed. */
  readonly canLeave: boolean;
  /** A typed address opens at once if the draft has everything. */
  readonly isTyped: boolean;
  readonly isInDraft: boolean;
  /** An ended session leaves at once; the draft stays. */
  readonly isSignedIn: boolean;
  /** Page keys (`pageKey`): searching a table does not leave the form. */
  readonly from: string;
  readonly to: string;
}

export function mustAsk(leaving: Leaving): boolean {
  const { canLeave, isTyped, isInDraft, isSignedIn, from, to } = leaving;
  return !canLeave && isSignedIn && from !== to && !(isTyped && isInDraft);
}

const LEAVE_QUESTION = {
  title: "Unsaved changes",
  question: "Leave this page without saving your changes?",
  confirmLabel: "Leave",
  cancelLabel: "Stay",
  isCancelMain: true,
};

/** While a form is being sent: the write may succeed after the page is left. */
export const SAVING_QUESTION = {
  ...LEAVE_QUESTION,
  question: "Your changes are being saved. Leave this page before it is known whether they are?",
};

/** A form with unsaved changes, or work that ends with its page. */
interface UnsavedForm {
  canLeave(): boolean;
  /** True if a later visit is offered all of it. */
  isInDraft(): boolean;
  onLeave(): void;
  readonly question?: typeof LEAVE_QUESTION;
}

/**
 * One form per page: the router allows one blocker.
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

  // Called even while nothing is unsaved, since the router registers a blocker two tasks later.
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        unsaved.current !== null &&
        mustAsk({
          canLeave: unsaved.current.canLeave(),
          isTyped: isTypedAddress(nextLocation),
          isInDraft: unsaved.current.isInDraft(),
          isSignedIn: session.state().kind === "signed-in",
          from: pageKey(currentLocation.pathname + currentLocation.search),
          to: pageKey(nextLocation.pathname + nextLocation.search),
        }),
      [session],
    ),
  );
  // The router replaces the blocker with each blocked navigation, and each needs its own question.
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
  }, [blocker, confirm]);
}
