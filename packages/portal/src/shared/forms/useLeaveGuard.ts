import { useConfirm } from "@recurrent/ui-kit";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { type BlockerFunction, useBlocker } from "react-router-dom";
import { useRuntime } from "../context/runtime.ts";
import { isTypedAddress } from "../context/typed-address.ts";
import { placeOf } from "../routes/address.ts";

/** A navigation away from a changed form. */
export interface Leaving {
  /** Whether the form no longer asks before leaving: it was saved, its thing was deleted, or leaving was agreed to. */
  readonly isReleased: boolean;
  /** A session that ended or was locked leaves at once; the draft stays behind. */
  readonly isSignedIn: boolean;
  /** The places as `placeOf` names them: searching a table inside the form leaves nothing. */
  readonly from: string;
  readonly to: string;
}

/** Whether leaving has to be asked about (decisions: leaving a changed form asks first). */
export function mustAsk({ isReleased, isSignedIn, from, to }: Leaving): boolean {
  return !isReleased && isSignedIn && from !== to;
}

const LEAVE_QUESTION = {
  title: "Unsaved changes",
  question: "Leave this page without saving your changes?",
  confirmLabel: "Leave",
  cancelLabel: "Stay",
  isCancelMain: true,
};

/** A form with something unsaved in it, or work that ends with its page. */
interface UnsavedForm {
  /** Whether it lets the next navigation pass: saved, deleted, or leaving was agreed to. */
  isReleased(): boolean;
  /** The person agreed to lose what was typed. */
  onLeave(): void;
  /** What is asked. Default: whether to leave without saving the changes. */
  readonly question?: typeof LEAVE_QUESTION;
}

/**
 * Asks before a changed form is left, by a link, Back, or by closing the tab (where the browser asks
 * in its own words). An address typed by hand is opened at once, and the draft stays.
 * For one form of a page at a time: the router knows one blocker.
 *
 * @param form what is unsaved; null while nothing is
 */
export function useLeaveGuard(form: UnsavedForm | null): void {
  const { session } = useRuntime();
  const confirm = useConfirm();
  const unsaved = useRef(form);
  useLayoutEffect(() => {
    unsaved.current = form;
    if (!form) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!form.isReleased()) event.preventDefault();
    };
    addEventListener("beforeunload", onBeforeUnload);
    return () => removeEventListener("beforeunload", onBeforeUnload);
  }, [form]);

  // Also while nothing is unsaved: the router knows of a blocker two tasks after it is rendered, too late
  // for the first letter.
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        unsaved.current !== null &&
        !isTypedAddress(nextLocation) &&
        mustAsk({
          isReleased: unsaved.current.isReleased(),
          isSignedIn: session.state().kind === "signed-in",
          from: placeOf(currentLocation.pathname + currentLocation.search),
          to: placeOf(nextLocation.pathname + nextLocation.search),
        }),
      [session],
    ),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    // Saved in the meantime.
    if (!unsaved.current) return blocker.proceed();
    const asked = unsaved.current;
    let isAsking = true;
    void confirm(asked.question ?? LEAVE_QUESTION).then((agreed) => {
      if (!isAsking) return;
      if (!agreed) return blocker.reset();
      asked.onLeave();
      blocker.proceed();
    });
    return () => {
      isAsking = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one question for each blocked navigation
  }, [blocker.state]);
}
