import { foldIdentifier } from "@recurrent/sdk";
import { type Call, HttpError } from "./call.ts";

/** In sandbox time. */
const WINDOW_MS = 15 * 60_000;

/** A whole office may share one address. */
const MAX_TRIES = { username: 10, address: 100 } as const;

/** Each kind is counted separately, in rows with its prefix. */
const KINDS = {
  signIn: { prefix: "", message: "Too many failed sign-ins. Try again later." },
  /** Counts unknown usernames too. */
  link: { prefix: "link ", message: "Too many requests for a link. Try again later." },
} as const;

type Kind = keyof typeof KINDS;

function usernameId(kind: Kind, username: string): string {
  return `${KINDS[kind].prefix}username ${foldIdentifier(username)}`;
}

/** The page has no IP address. */
function sourcesOf(
  { callerIp }: Call,
  kind: Kind,
  username: string,
): { id: string; most: number }[] {
  const ofAddress = `${KINDS[kind].prefix}address ${callerIp}`;
  return [
    { id: usernameId(kind, username), most: MAX_TRIES.username },
    ...(callerIp === null ? [] : [{ id: ofAddress, most: MAX_TRIES.address }]),
  ];
}

/** The sandbox clock may have been set back. */
function triesOf({ tables, now }: Call, id: string): number[] {
  const at = tables.signInFailures.get(id)?.at ?? [];
  return at.filter((instant) => Math.abs(now - instant) < WINDOW_MS);
}

/**
 * Throws 429 before any other check, so that right passwords, wrong ones and unknown usernames get
 * the same reply.
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

export function countTry(call: Call, kind: Kind, username: string): void {
  const { signInFailures } = call.tables;
  for (const { id } of sourcesOf(call, kind, username)) {
    signInFailures.put({ id, at: [...triesOf(call, id), call.now] });
  }
  // Expired tries are deleted, or a script could fill the storage with names.
  for (const { id } of signInFailures.filter((row) => triesOf(call, row.id).length === 0)) {
    signInFailures.delete(id);
  }
}

export function forgetTries({ tables }: Call, kind: Kind, username: string): void {
  const id = usernameId(kind, username);
  if (tables.signInFailures.get(id) !== undefined) {
    tables.signInFailures.delete(id);
  }
}
