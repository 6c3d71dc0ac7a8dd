import type { Session } from "./session.ts";
import { userIdOf } from "./session-storage.ts";

/** The session in which something began. */
export interface SessionMark {
  readonly sessionId: string;
  readonly userId: string | null;
}

export function markSession({ state, tokens }: Pick<Session, "state" | "tokens">): SessionMark {
  return { sessionId: tokens.sessionId(), userId: userIdOf(state()) };
}

/** True if the same user has locked the session since then, also if it is unlocked by now. */
export function wasLockedSince(
  session: Pick<Session, "state" | "tokens">,
  { sessionId, userId }: SessionMark,
): boolean {
  const now = markSession(session);
  return userId !== null && now.userId === userId && now.sessionId !== sessionId;
}
