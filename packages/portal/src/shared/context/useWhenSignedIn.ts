import type { Session } from "../session/session.ts";
import { userIdOf } from "../session/session-storage.ts";
import { useAppContext, useSignedIn } from "./app-context.ts";

/**
 * Calls `show` now or, while the session is locked, after unlocking. Never for nobody or another
 * person.
 */
export function whenSignedIn(
  session: Pick<Session, "state" | "subscribe">,
  userId: string | null,
  show: () => void,
): void {
  const state = session.state();
  if (userIdOf(state) !== userId) return;
  if (state.kind === "signed-in") return show();
  const stop = session.subscribe(({ event }) => {
    if (event === "locked" || event === "user-replaced") return;
    stop();
    if (event === "unlocked") show();
  });
}

/** For the result of a write, which may arrive during a lock: see {@link whenSignedIn}. */
export function useWhenSignedIn(): (show: () => void) => void {
  const { session } = useAppContext();
  const userId = useSignedIn().user.id;
  return (show) => whenSignedIn(session, userId, show);
}
