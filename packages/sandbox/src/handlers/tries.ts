/** Limits sign-ins and password mails. */
import { foldIdentifier } from "@recurrent/sdk";
import { type Call, HttpError } from "./call.ts";

/** Tries are counted over the last quarter of an hour of the world's time. */
const WINDOW_MS = 15 * 60_000;

/**
 * Tries allowed in that time: per username from any address, and per address for any username. An office
 * may share one address.
 */
const MOST = { username: 10, address: 100 } as const;

/** The kinds of try, counted separately: prefix of their rows, and message of the 429. */
const KINDS = {
  /** Sign-ins that failed. */
  signIn: { prefix: "", message: "Too many failed sign-ins. Try again later." },
  /** Requests for a link to set a password, whether anybody has the username or not. */
  link: { prefix: "link ", message: "Too many requests for a link. Try again later." },
} as const;

type Kind = keyof typeof KINDS;

function usernameId(kind: Kind, username: string): string {
  return `${KINDS[kind].prefix}username ${foldIdentifier(username)}`;
}

/** Keys under which a try is counted. In the page there is no address. */
function sourcesOf(
  { address }: Call,
  kind: Kind,
  username: string,
): { id: string; most: number }[] {
  const ofAddress = `${KINDS[kind].prefix}address ${address}`;
  return [
    { id: usernameId(kind, username), most: MOST.username },
    ...(address === null ? [] : [{ id: ofAddress, most: MOST.address }]),
  ];
}

/** Tries that still count. The clock of the world may have been set back since. */
function triesOf({ tables, now }: Call, id: string): number[] {
  const at = tables.signInFailures.get(id)?.at ?? [];
  return at.filter((instant) => Math.abs(now - instant) < WINDOW_MS);
}

/**
 * Throws 429 after too many tries, before any other check: the reply is the same for a right password, a
 * wrong one and an unknown username. `Retry-After` has the seconds to wait.
 */
export function limitTries(call: Call, kind: Kind, username: string): void {
  const waits = sourcesOf(call, kind, username).map(({ id, most }) => {
    const first = triesOf(call, id).at(-most);
    return first === undefined ? 0 : Math.ceil((first + WINDOW_MS - call.now) / 1000);
  });
  const seconds = Math.max(...waits);
  if (seconds > 0) {
    const { message } = KINDS[kind];
    throw new HttpError(429, { message }, { "retry-after": String(seconds) });
  }
}

/** Counts a try. */
export function countTry(call: Call, kind: Kind, username: string): void {
  const { signInFailures } = call.tables;
  for (const { id } of sourcesOf(call, kind, username)) {
    signInFailures.put({ id, at: [...triesOf(call, id), call.now] });
  }
  // remove expired tries, or a script could fill the storage with names
  for (const { id } of signInFailures.filter((row) => triesOf(call, row.id).length === 0)) {
    signInFailures.delete(id);
  }
}

/** Resets the tries of a username after a successful sign-in. */
export function forgetTries({ tables }: Call, kind: Kind, username: string): void {
  const id = usernameId(kind, username);
  if (tables.signInFailures.get(id) !== undefined) {
    tables.signInFailures.delete(id);
  }
}
