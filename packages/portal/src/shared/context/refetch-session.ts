import type { SignedIn } from "../session/session-storage.ts";
import type { AppContext } from "./app-context.ts";

const loadCalls = () => import("./session-calls.ts");

/** Limits retries when newer answers overtake older ones. */
const MAX_TRIES = 3;

export async function tryRefetchSession(
  app: Pick<AppContext, "session">,
  fields: readonly ("user" | "company")[],
): Promise<void> {
  try {
    await refetchSession(app, fields);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the write itself worked; a later refetch knows more
    console.warn(error);
  }
}

/** @throws ApiError, which is not shown */
export async function refetchSession(
  { session }: Pick<AppContext, "session">,
  fields: readonly ("user" | "company")[],
  tries = MAX_TRIES,
): Promise<void> {
  const before = session.state();
  if (before.kind !== "signed-in") return;
  const { accountShow, profileShow } = await loadCalls();
  // After a lost role a host may refuse one call.
  const answers = await Promise.allSettled([
    fields.includes("user") ? profileShow({ silent: true }) : undefined,
    fields.includes("company") ? accountShow({ silent: true }) : undefined,
  ]);
  const [profile, account] = [valueOf(answers[0]), valueOf(answers[1])];
  const now = session.state();
  if (now.kind === "signed-in" && now.sessionId === before.sessionId) {
    if (isSame(before, now)) session.applyReplies({ profile, account });
    // A write may have stored a newer answer.
    else if (tries > 1) return refetchSession({ session }, fields, tries - 1);
  }
  for (const answer of answers) if (answer.status === "rejected") throw answer.reason;
}

function valueOf<Value>(answer: PromiseSettledResult<Value>): Value | undefined {
  return answer.status === "fulfilled" ? answer.value : undefined;
}

function isSame(one: SignedIn, other: SignedIn): boolean {
  return factsOf(one) === factsOf(other);
}

function factsOf({ user, company }: SignedIn): string {
  return JSON.stringify([user, company]);
}
