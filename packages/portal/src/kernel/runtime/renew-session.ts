import type { SignedIn } from "../session/entries.ts";
import type { Runtime } from "./runtime.ts";

const loadCalls = () => import("./session-calls.ts");

/** How often an answer is asked for that something else overtakes. */
const MAX_TRIES = 3;

/**
 * Asks again who is signed in, or for which company, and keeps the answer in every tab.
 *
 * @returns whether the host answered; the failure itself is not shown, since nobody asked for the call
 */
export async function renewSession(
  runtime: Pick<Runtime, "session">,
  parts: readonly ("user" | "company")[],
): Promise<boolean> {
  const before = runtime.session.state();
  if (before.kind !== "signed-in") return true;
  try {
    return await renewFrom(runtime, parts, before, MAX_TRIES);
  } catch (error) {
    // oxlint-disable-next-line no-console -- what was done worked; a later renewal knows more
    console.warn(error);
    return false;
  }
}

async function renewFrom(
  { session }: Pick<Runtime, "session">,
  parts: readonly ("user" | "company")[],
  before: SignedIn,
  tries: number,
): Promise<boolean> {
  const { accountShow, profileShow } = await loadCalls();
  const [profile, account] = await Promise.all([
    parts.includes("user") ? profileShow({ silent: true }) : undefined,
    parts.includes("company") ? accountShow({ silent: true }) : undefined,
  ]);
  const now = session.state();
  if (now.kind !== "signed-in" || now.epoch !== before.epoch) return true;
  // A write may have stored a newer answer while this one was on its way.
  if (isSame(before, now)) session.renew({ profile, account });
  else if (tries > 1) return renewFrom({ session }, parts, now, tries - 1);
  return true;
}

function isSame(one: SignedIn, other: SignedIn): boolean {
  return factsOf(one) === factsOf(other);
}

function factsOf({ user, company }: SignedIn): string {
  return JSON.stringify([user, company]);
}
