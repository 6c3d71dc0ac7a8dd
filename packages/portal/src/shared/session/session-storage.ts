import type { Company, StoredToken, User } from "@recurrent/sdk";
import { type MainApi, readCompany, readUser, type Untrusted } from "@recurrent/sdk/raw";
import { EVENTS_DOCUMENTS } from "../routes/actions.ts";
import type { AccessSubject } from "../access/rule.ts";
import { isRecord, parseRecord } from "../stores/records.ts";

/** Storage keys of a session (shell 3). */
export const SESSION_KEYS = ["user", "company", "timeToExpire"] as const;
export type SessionKey = (typeof SESSION_KEYS)[number];

export type SessionEntries = Readonly<Record<SessionKey, string | null>>;

export type Identity = Pick<User, "id" | "fullName" | "username" | "avatar">;

export type SessionState =
  | { readonly kind: "signed-out" }
  | { readonly kind: "locked"; readonly identity: Identity }
  | {
      readonly kind: "signed-in";
      readonly user: User;
      readonly company: Company | null;
      readonly subject: AccessSubject;
      readonly token: StoredToken;
      /** The same in every tab. */
      readonly sessionId: string;
    };

export type SignedIn = Extract<SessionState, { kind: "signed-in" }>;

/** Never throws for old, edited or broken entries. */
export function readSession(entries: SessionEntries): SessionState {
  const stored = parseRecord(entries.user);
  if (!stored) return { kind: "signed-out" };
  const user = readUser(stored as Untrusted<MainApi.User>);
  if (user.id === "" || user.username === "") return { kind: "signed-out" };
  if (stored["isLocked"] === true) return { kind: "locked", identity: identityOf(user) };

  const { jwt } = stored;
  const expiry = parseRecord(entries.timeToExpire);
  const expiresAt = expiry?.["expireTime"];
  const sessionId = expiry?.["session"];
  if (typeof jwt !== "string" || jwt === "") return { kind: "signed-out" };
  if (typeof expiresAt !== "number" || typeof sessionId !== "string") return { kind: "signed-out" };

  const storedCompany = parseRecord(entries.company);
  const company = storedCompany && readCompany(storedCompany as Untrusted<MainApi.Company>);
  return {
    kind: "signed-in",
    user,
    company,
    subject: subjectOf(user, company),
    token: { token: jwt, expiresAt },
    sessionId,
  };
}

/** Id of the user, also of a locked session; null for nobody. */
export function userIdOf(state: SessionState): string | null {
  if (state.kind === "signed-in") return state.user.id;
  return state.kind === "locked" ? state.identity.id : null;
}

/** '' for none. */
export function companyIdOf({ company, user }: Pick<SignedIn, "company" | "user">): string {
  return company?.id || user.companyId || "";
}

/** Stores replies unchanged; the SDK's tolerant readers parse them again. */
export function signedInEntries(
  token: StoredToken,
  sessionId: string,
  profile: unknown,
  account: unknown,
): SessionEntries {
  return {
    user: userEntry(profile, token.token),
    company: companyEntry(account),
    timeToExpire: expiryEntry(token, sessionId),
  };
}

export function userEntry(profile: unknown, jwt: string): string {
  return JSON.stringify({ ...(isRecord(profile) && profile), jwt, isLocked: false });
}

export function companyEntry(account: unknown): string {
  return JSON.stringify(account ?? null);
}

/** `expireTime` is in epoch milliseconds, UTC. */
export function expiryEntry(token: StoredToken, sessionId: string): string {
  return JSON.stringify({ expireTime: token.expiresAt, session: sessionId });
}

/** The lock screen needs only the identity. */
export function lockedEntries(user: User): SessionEntries {
  return {
    user: JSON.stringify({ ...identityOf(user), isLocked: true }),
    company: null,
    timeToExpire: null,
  };
}

function subjectOf(user: User, company: Company | null): AccessSubject {
  return {
    roles: user.roles,
    permissions: user.permissions,
    isTrainee: user.isTrainee,
    features: company?.features ?? [],
    tier: company?.tier?.slug ?? null,
    settings: company?.settings.eventsDocuments ? [EVENTS_DOCUMENTS] : [],
  };
}

function identityOf({ id, fullName, username, avatar }: User): Identity {
  return { id, fullName, username, avatar };
}
