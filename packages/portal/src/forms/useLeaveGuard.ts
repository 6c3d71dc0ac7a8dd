import { useConfirm } from "@recurrent/ui-kit";
import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { useRuntime } from "../app/runtime-context.ts";
import { LEAVE_QUESTION, mustAsk } from "./leave.ts";

/**
 * Asks before a changed form is left, by a link, Back, or by closing the tab (where the browser asks
 * in its own words).
 *
 * @param released set it to let the next navigation pass
 * @param onLeave what is thrown away when the person agrees
 */
export function useLeaveGuard(
  isDirty: boolean,
  released: RefObject<boolean>,
  onLeave: () => void,
): void {
  const { session } = useRuntime();
  const confirm = useConfirm();
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    mustAsk({
      isDirty,
      isReleased: released.current,
      isSignedIn: session.state().kind === "signed-in",
      fromPath: currentLocation.pathname,
      toPath: nextLocation.pathname,
    }),
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    let isAsking = true;
    void confirm(LEAVE_QUESTION).then((agreed) => {
      if (!isAsking) return;
      if (!agreed) {
        blocker.reset();
        return;
      }
      onLeave();
      blocker.proceed();
    });
    return () => {
      isAsking = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one question for each blocked navigation
  }, [blocker.state]);

  useEffect(() => {
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    addEventListener("beforeunload", onBeforeUnload);
    return () => removeEventListener("beforeunload", onBeforeUnload);
  }, [isDirty, released]);
}
