import { DAY_MS } from "@recurrent/sdk/calendar-day";
import { foldIdentifier } from "@recurrent/sdk";
import { authEntities } from "@recurrent/sdk/schemas";
import { COMMON_PASSWORD_DIGEST } from "../rules/people.ts";
import type { PasswordLinkRow, PersonRow } from "../model/rows.ts";
import type { Transaction } from "../store/database.ts";
import {
  type Call,
  type Handlers,
  invalid,
  notFound,
  type OperationsOf,
  HttpError,
  unauthorised,
} from "./call.ts";
import { FieldReader } from "./fields.ts";
import { countTry, forgetTries, limitTries } from "./tries.ts";

const TOKEN_SECONDS = 3600;

/** Time after expiry in which a token can be refreshed. */
const REFRESH_WINDOW_MS = 14 * DAY_MS;

/** Running calls with a token that was just refreshed still succeed. */
const ROTATION_GRACE_MS = 10_000;

/** In sandbox time; a link works once. */
const LINK_MS = 3_600_000;

export const session: Handlers<OperationsOf<"session" | "password">, Call> = {
  sessionLogin: (call) => {
    const fields = new FieldReader(authEntities.Credentials, call.body);
    const username = fields.text("username");
    fields.read("password");
    fields.check();
    limitTries(call, "signIn", username);
    const person = personOfUsername(call, username);
    if (
      person === undefined ||
      !maySignIn(call, person) ||
      call.passwordDigest !== (person.passwordDigest ?? COMMON_PASSWORD_DIGEST)
    ) {
      countTry(call, "signIn", username);
      // Every failure has one reply, so that names cannot be probed; it is returned rather than
      // thrown, so that the count is stored.
      return unauthorised("Invalid username or password.");
    }
    forgetTries(call, "signIn", username);
    if (person.moved) {
      throw new HttpError(305, { data: { redirect_to: `${call.pagesUrl}moved.html` } });
    }
    return newToken(call, person.id, crypto.randomUUID());
  },

  // Only the first refresh of a token succeeds, as the contract says.
  sessionRefresh: (call) => {
    const { tables, realNow } = call;
    const { row, owner } = sessionOf(call, call.token);
    if (row.expiresAt + REFRESH_WINDOW_MS <= realNow || row.rotatedAt !== null) {
      throw unauthorised();
    }
    tables.tokens.put({ ...row, rotatedAt: realNow });
    return newToken(call, owner.id, row.sessionId);
  },

  passwordLinkRequest: (call) => {
    const { tables, now } = call;
    const fields = new FieldReader(authEntities.PasswordLinkPayload, call.body);
    const username = fields.text("username");
    fields.read("version");
    fields.check();
    limitTries(call, "link", username);
    countTry(call, "link", username);
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
    // The same reply for unknown names, so that names cannot be probed.
    return { message: "If we know this username, a link to set a new password is on its way." };
  },

  passwordLinkVerify: (call) => {
    const [link, person] = usableLink(call);
    return { email: person.username, token: link.token };
  },

  passwordReset: (call) => {
    const [, person] = usableLink(call);
    const fields = new FieldReader(authEntities.PasswordResetPayload, call.body);
    fields.read("password");
    fields.read("password_confirmation");
    fields.newPassword();
    fields.check();
    call.tables.people.put({ ...person, passwordDigest: call.passwordDigest });
    endLinks(call, person.id);
    endSessions(call, person.id);
    forgetTries(call, "signIn", person.username);
    forgetTries(call, "link", person.username);
    return { message: "Your password has been set. You can sign in with it now." };
  },
};

/** The path has the id from the mail, or the token of the verified link. */
function usableLink(call: Call): [PasswordLinkRow, PersonRow] {
  const { tables, params, now } = call;
  const key = params["token"];
  const link = tables.passwordLinks.find((row) => row.id === key || row.token === key);
  const person = link && tables.people.get(link.personId);
  if (link === undefined || person === undefined || !maySignIn(call, person)) {
    throw notFound("Link");
  }
  if (link.expiresAt <= now) {
    // No field of a form is wrong.
    throw invalid({}, "This link has expired.");
  }
  return [link, person];
}

function newToken({ tables, realNow }: Transaction, personId: number, sessionId: string) {
  const id = crypto.randomUUID();
  const expiresAt = realNow + TOKEN_SECONDS * 1000;
  tables.tokens.put({ id, sessionId, personId, expiresAt, rotatedAt: null });
  return { access_token: id, expires_in: TOKEN_SECONDS };
}

export function personOfToken(transaction: Transaction, token: string | null): PersonRow {
  const { row, owner } = sessionOf(transaction, token);
  const sinceRotation = row.rotatedAt === null ? 0 : transaction.realNow - row.rotatedAt;
  if (row.expiresAt <= transaction.realNow || sinceRotation > ROTATION_GRACE_MS) {
    throw unauthorised();
  }
  return owner;
}

function sessionOf(transaction: Transaction, token: string | null) {
  const row = token === null ? undefined : transaction.tables.tokens.get(token);
  const owner = row && transaction.tables.people.get(row.personId);
  if (row === undefined || owner === undefined || !maySignIn(transaction, owner)) {
    throw unauthorised();
  }
  return { row, owner };
}

/** Ignores case and form of letters (NFKC). */
export function personOfUsername({ tables }: Transaction, username: string): PersonRow | undefined {
  const wanted = foldIdentifier(username);
  return tables.people.find((person) => foldIdentifier(person.username) === wanted);
}

export function maySignIn({ tables }: Transaction, person: PersonRow): boolean {
  const company = tables.companies.get(person.companyId);
  return person.deletedAt === null && company?.deletedAt === null;
}

export function endLinks({ tables }: Transaction, personId: number): void {
  for (const { id } of tables.passwordLinks.filter((row) => row.personId === personId)) {
    tables.passwordLinks.delete(id);
  }
}

/**
 * @param except any token of a session that stays, also one that was replaced while its call was
 *   under way
 */
export function endSessions(
  { tables }: Transaction,
  personId: number,
  except?: string | null,
): void {
  const ownSession = except ? tables.tokens.get(except)?.sessionId : undefined;
  for (const { id, sessionId } of tables.tokens.filter((row) => row.personId === personId)) {
    if (sessionId !== ownSession) {
      tables.tokens.delete(id);
    }
  }
}
