import type { Call } from "./call.ts";
import { Refusal, unauthorised } from "./refusal.ts";

/** Failed sign-ins are counted over the last quarter of an hour of the world's time. */
const WINDOW_MS = 15 * 60_000;

/**
 * How many may fail in that time: with one username, whoever tries, and from one address, whatever the
 * usernames. Many people may share an address, in an office for instance.
 */
const MOST = { username: 10, address: 100 } as const;

function usernameId(username: string): string {
  return `username ${username.trim().toLowerCase()}`;
}

/** Where a sign-in comes from, as rows name it. In the page there is no address. */
function sourcesOf({ address }: Call, username: string): { id: string; most: number }[] {
  return [
    { id: usernameId(username), most: MOST.username },
    ...(address === null ? [] : [{ id: `address ${address}`, most: MOST.address }]),
  ];
}

/** Failures that still count. The clock of the world may have been set back since. */
function failuresOf({ tables, now }: Call, id: string): number[] {
  const at = tables.signInFailures.get(id)?.at ?? [];
  return at.filter((instant) => Math.abs(now - instant) < WINDOW_MS);
}

/**
 * Throws 429 after too many failed sign-ins, before the password is looked at: a right one is not told
 * from a wrong one. `Retry-After` says in how many seconds the next may be tried.
 */
export function requirePatience(call: Call, username: string): void {
  const waits = sourcesOf(call, username).map(({ id, most }) => {
    const first = failuresOf(call, id).at(-most);
    return first === undefined ? 0 : Math.ceil((first + WINDOW_MS - call.now) / 1000);
  });
  const seconds = Math.max(...waits);
  if (seconds > 0) {
    throw new Refusal(
      429,
      { message: "Too many failed sign-ins. Try again later." },
      { "retry-after": String(seconds) },
    );
  }
}

/** Counts a failed sign-in, and gives its refusal: to be returned, so that the count is kept. */
export function failedSignIn(call: Call, username: string): Refusal {
  for (const { id } of sourcesOf(call, username)) {
    call.tables.signInFailures.put({ id, at: [...failuresOf(call, id), call.now] });
  }
  // what no longer counts goes, or a script would fill the storage with names
  for (const { id } of call.tables.signInFailures.values()) {
    if (failuresOf(call, id).length === 0) {
      call.tables.signInFailures.delete(id);
    }
  }
  // one answer for all: it must not tell which names exist, nor who was deleted
  return unauthorised("Invalid username or password.");
}

/** Forgets the failures with a username, whose owner has shown to be there. */
export function forgetFailures({ tables }: Call, username: string): void {
  const id = usernameId(username);
  if (tables.signInFailures.get(id) !== undefined) {
    tables.signInFailures.delete(id);
  }
}
