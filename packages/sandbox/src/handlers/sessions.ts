import type { PersonRow, TokenRow } from "../world/rows.ts";
import { COMMON_PASSWORD_DIGEST } from "../control/digest.ts";
import type { Scope } from "../world/world.ts";
import { unauthorised } from "./refusal.ts";

/** Seconds a token is good for. */
export const TOKEN_SECONDS = 3600;

/** How long after its expiry a token can still be traded for a new one. */
const REFRESH_WINDOW_MS = 14 * 86_400_000;

/** Calls already under way with a token that was just traded still succeed. */
const TRADE_GRACE_MS = 10_000;

/** A new session for a person; its token. */
export function issueToken({ tables, realNow }: Scope, personId: number): string {
  const id = randomId();
  const expiresAt = realNow + TOKEN_SECONDS * 1000;
  tables.tokens.put({ id, personId, expiresAt, tradedAt: null });
  return id;
}

/** Who a token belongs to; throws 401 when it is unknown, expired, traded, or its owner deleted. */
export function personOfToken(scope: Scope, token: string | null): PersonRow {
  const row = token === null ? undefined : scope.tables.tokens.get(token);
  if (row === undefined || row.expiresAt <= scope.realNow) {
    throw unauthorised();
  }
  if (row.tradedAt !== null && scope.realNow - row.tradedAt > TRADE_GRACE_MS) {
    throw unauthorised();
  }
  return owner(scope, row);
}

/**
 * Trades a token, expired or not, for a new one. Only the first to ask gets one: a client that
 * refreshes twice with the same token is refused, as the contract says.
 */
export function tradeToken(scope: Scope, token: string | null): string {
  const row = token === null ? undefined : scope.tables.tokens.get(token);
  const tooOld = row !== undefined && row.expiresAt + REFRESH_WINDOW_MS <= scope.realNow;
  if (row === undefined || tooOld || row.tradedAt !== null) {
    throw unauthorised();
  }
  const person = owner(scope, row);
  scope.tables.tokens.put({ ...row, tradedAt: scope.realNow });
  return issueToken(scope, person.id);
}

/** Whether this is the person's password. */
export function hasPassword(person: PersonRow, digest: string | null): boolean {
  return digest !== null && digest === (person.passwordDigest ?? COMMON_PASSWORD_DIGEST);
}

/** The person of a username, in any case of letters. */
export function personOfUsername({ tables }: Scope, username: string): PersonRow | undefined {
  const wanted = username.trim().toLowerCase();
  return tables.people.find((person) => person.username.toLowerCase() === wanted);
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

/** A text nobody can guess. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function owner(scope: Scope, row: TokenRow): PersonRow {
  const person = scope.tables.people.get(row.personId);
  if (person === undefined || !maySignIn(scope, person)) {
    throw unauthorised();
  }
  return person;
}
