/** Signing in: passwords, the tokens of sessions, and what keeps passwords from being tried out. */
import { foldIdentifier } from "@recurrent/sdk";
import { authEntities } from "@recurrent/sdk/schemas";
import { COMMON_PASSWORD_DIGEST } from "../rules/people.ts";
import type { PasswordLinkRow, PersonRow } from "../world/rows.ts";
import type { Scope } from "../world/world.ts";
import {
  type Call,
  type Handlers,
  invalid,
  notFound,
  type OperationsOf,
  Refusal,
  unauthorised,
} from "./call.ts";
import { Fields } from "./fields.ts";

/** Seconds a token is good for. */
const TOKEN_SECONDS = 3600;

/** How long after its expiry a token can still be traded for a new one. */
const REFRESH_WINDOW_MS = 14 * 86_400_000;

/** Calls already under way with a token that was just traded still succeed. */
const TRADE_GRACE_MS = 10_000;

/** A password link works for an hour of the world's time, once. */
const LINK_MS = 3_600_000;

/** Failed sign-ins are counted over the last quarter of an hour of the world's time. */
const FAILURE_WINDOW_MS = 15 * 60_000;

/**
 * How many may fail in that time: with one username, whoever tries, and from one address, whatever the
 * usernames. Many people may share an address, in an office for instance.
 */
const MOST_FAILURES = { username: 10, address: 100 } as const;

/**
 * The sign-in host. Tag Session: signing in and renewing the token (shell 4, 7). Tag Password: forgetting a
 * password and setting a new one (shell 2.8, 2.9).
 */
export const session: Handlers<OperationsOf<"session" | "password">, Call> = {
  sessionLogin: (call) => {
    const fields = new Fields(authEntities.Credentials, call.body);
    const username = fields.text("username");
    fields.read("password");
    fields.check();
    requirePatience(call, username);
    const person = personOfUsername(call, username);
    if (
      person === undefined ||
      !maySignIn(call, person) ||
      call.passwordDigest !== (person.passwordDigest ?? COMMON_PASSWORD_DIGEST)
    ) {
      return failedSignIn(call, username);
    }
    forgetFailures(call, username);
    if (person.moved) {
      throw new Refusal(305, { data: { redirect_to: `${call.pagesUrl}moved.html` } });
    }
    return newSession(call, person.id);
  },

  // only the first to ask with a token, expired or not, gets a new one, as the contract says
  sessionRefresh: (call) => {
    const { tables, realNow } = call;
    const { row, owner } = sessionOf(call, call.token);
    if (row.expiresAt + REFRESH_WINDOW_MS <= realNow || row.tradedAt !== null) {
      throw unauthorised();
    }
    tables.tokens.put({ ...row, tradedAt: realNow });
    return newSession(call, owner.id);
  },

  passwordLinkRequest: (call) => {
    const { tables, now } = call;
    const fields = new Fields(authEntities.PasswordLinkPayload, call.body);
    const username = fields.text("username");
    fields.read("version");
    fields.check();
    const person = personOfUsername(call, username);
    if (person?.moved === true) {
      return { redirectTo: `${call.pagesUrl}moved.html` };
    }
    if (person !== undefined && maySignIn(call, person)) {
      const linkId = crypto.randomUUID();
      tables.passwordLinks.put({
        id: linkId,
        token: crypto.randomUUID(),
        personId: person.id,
        expiresAt: now + LINK_MS,
      });
      tables.mails.put({
        id: tables.mails.nextId(),
        to: person.email,
        subject: "Set a new password",
        linkId,
        sentAt: now,
      });
    }
    // the same for names nobody has, so that names cannot be tried out
    return { message: "If we know this username, a link to set a new password is on its way." };
  },

  passwordLinkVerify: (call) => {
    const [link, person] = usableLink(call);
    return { email: person.username, token: link.token };
  },

  passwordReset: (call) => {
    const [link, person] = usableLink(call);
    const fields = new Fields(authEntities.PasswordResetPayload, call.body);
    fields.read("password");
    fields.read("password_confirmation");
    fields.newPassword();
    fields.check();
    call.tables.people.put({ ...person, passwordDigest: call.passwordDigest });
    call.tables.passwordLinks.delete(link.id);
    // whoever was signed in with the old password no longer is
    endSessions(call, person.id);
    forgetFailures(call, person.username);
    return { message: "Your password has been set. You can sign in with it now." };
  },
};

/** The link of the address, by the id of the mail or by the token it was verified for, and its owner. */
function usableLink(call: Call): [PasswordLinkRow, PersonRow] {
  const { tables, params, now } = call;
  const key = params["token"];
  const link = tables.passwordLinks.find((row) => row.id === key || row.token === key);
  const person = link && tables.people.get(link.personId);
  if (link === undefined || person === undefined || !maySignIn(call, person)) {
    throw notFound("Link");
  }
  if (link.expiresAt <= now) {
    throw invalid({ token: ["This link has expired."] }, "This link has expired.");
  }
  return [link, person];
}

function newSession({ tables, realNow }: Scope, personId: number) {
  const id = crypto.randomUUID();
  const expiresAt = realNow + TOKEN_SECONDS * 1000;
  tables.tokens.put({ id, personId, expiresAt, tradedAt: null });
  return { access_token: id, expires_in: TOKEN_SECONDS };
}

/** Who a token belongs to; throws 401 when it is unknown, expired, traded, or its owner deleted. */
export function personOfToken(scope: Scope, token: string | null): PersonRow {
  const { row, owner } = sessionOf(scope, token);
  const tradedFor = row.tradedAt === null ? 0 : scope.realNow - row.tradedAt;
  if (row.expiresAt <= scope.realNow || tradedFor > TRADE_GRACE_MS) {
    throw unauthorised();
  }
  return owner;
}

function sessionOf(scope: Scope, token: string | null) {
  const row = token === null ? undefined : scope.tables.tokens.get(token);
  const owner = row && scope.tables.people.get(row.personId);
  if (row === undefined || owner === undefined || !maySignIn(scope, owner)) {
    throw unauthorised();
  }
  return { row, owner };
}

/** The person of a username, in any case and form of letters. */
export function personOfUsername({ tables }: Scope, username: string): PersonRow | undefined {
  const wanted = foldIdentifier(username);
  return tables.people.find((person) => foldIdentifier(person.username) === wanted);
}

/** Whether the person may have a session: neither deleted, nor of a company that was. */
export function maySignIn({ tables }: Scope, person: PersonRow): boolean {
  const company = tables.companies.get(person.companyId);
  return person.deletedAt === null && company?.deletedAt === null;
}

/** Ends the sessions of a person, but for the one of the token `except`. */
export function endSessions({ tables }: Scope, personId: number, except?: string | null): void {
  for (const { id } of tables.tokens.filter((row) => row.personId === personId)) {
    if (id !== except) {
      tables.tokens.delete(id);
    }
  }
}

function usernameId(username: string): string {
  return `username ${foldIdentifier(username)}`;
}

/** Where a sign-in comes from, as rows name it. In the page there is no address. */
function sourcesOf({ address }: Call, username: string): { id: string; most: number }[] {
  return [
    { id: usernameId(username), most: MOST_FAILURES.username },
    ...(address === null ? [] : [{ id: `address ${address}`, most: MOST_FAILURES.address }]),
  ];
}

/** Failures that still count. The clock of the world may have been set back since. */
function failuresOf({ tables, now }: Call, id: string): number[] {
  const at = tables.signInFailures.get(id)?.at ?? [];
  return at.filter((instant) => Math.abs(now - instant) < FAILURE_WINDOW_MS);
}

/**
 * Throws 429 after too many failed sign-ins, before the password is looked at: a right one is not told
 * from a wrong one. `Retry-After` says in how many seconds the next may be tried.
 */
function requirePatience(call: Call, username: string): void {
  const waits = sourcesOf(call, username).map(({ id, most }) => {
    const first = failuresOf(call, id).at(-most);
    return first === undefined ? 0 : Math.ceil((first + FAILURE_WINDOW_MS - call.now) / 1000);
  });
  const seconds = Math.max(...waits);
  if (seconds > 0) {
    const message = "Too many failed sign-ins. Try again later.";
    throw new Refusal(429, { message }, { "retry-after": String(seconds) });
  }
}

/** Counts a failed sign-in, and gives its refusal: to be returned, so that the count is kept. */
function failedSignIn(call: Call, username: string): Refusal {
  const { signInFailures } = call.tables;
  for (const { id } of sourcesOf(call, username)) {
    signInFailures.put({ id, at: [...failuresOf(call, id), call.now] });
  }
  // what no longer counts goes, or a script would fill the storage with names
  for (const { id } of signInFailures.filter((row) => failuresOf(call, row.id).length === 0)) {
    signInFailures.delete(id);
  }
  // one answer for all: it must not tell which names exist, nor who was deleted
  return unauthorised("Invalid username or password.");
}

/** Forgets the failures with a username, whose owner has shown to be there. */
function forgetFailures({ tables }: Call, username: string): void {
  const id = usernameId(username);
  if (tables.signInFailures.get(id) !== undefined) {
    tables.signInFailures.delete(id);
  }
}
