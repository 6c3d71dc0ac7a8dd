import type { HostCall, Session } from "./session.ts";
import { isAble, sessionFor, WRITE_SETS } from "./writes.ts";

/** A GET, but it begins a lesson. */
export const LAUNCH = "registrationLaunch";

/** They send mail, or change what the check did not create. */
const NEVER_MADE: ReadonlySet<string> = new Set([
  "passwordLinkRequest",
  "passwordReset",
  "profileUpdate",
  "companyUpdate",
  "companyDelete",
]);

interface Checked {
  /** Those that made calls. */
  sessions: readonly Pick<Session, "user" | "canCall">[];
  calls: ReadonlyMap<string, HostCall>;
  wasMade: (operation: string) => boolean;
  writes: boolean;
  launch: boolean;
}

/** Why a call was not made; it completes 'Not called, since'. */
export function skipReason(call: HostCall, checked: Checked): string {
  const { id, method, roles, permissions } = call;
  const { sessions, calls, wasMade } = checked;
  const isWrite = method !== "GET";
  if (NEVER_MADE.has(id)) return "it would send mail or change what the check did not create";
  if (sessions.length === 0) return "no account got a session";
  if (sessions.every(({ user }) => user === null)) return "no account's profile could be read";
  if (id === LAUNCH && !checked.launch) return "it begins a lesson; add --launch";
  if (isWrite && !checked.writes) return "it writes; add --writes";
  if (!sessions.some((session) => session.canCall(call))) {
    const needed = [permissions.join(" or "), roles.join(" or ")].filter((each) => each !== "");
    return `it needs an account with ${needed.join(" and ")}`;
  }
  const set = isWrite ? WRITE_SETS.find(({ makes }) => makes.includes(id)) : undefined;
  if (set && !sessions.some((session) => isAble(session, set, calls))) {
    return "no account may also make the calls that belong to it";
  }
  if (set && sessionFor(set, sessions, calls) && set.creates.some(wasMade)) {
    return "what it needs could not be created or read back";
  }
  return "no reply had a valid id for it";
}
