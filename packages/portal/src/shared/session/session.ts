import {
  createPersistentTokenStore,
  type PersistentStorage,
  type PersistentTokenStore,
} from "@recurrent/sdk";
import { inAppPath, pageKey } from "../routes/address.ts";
import { isRecord, parseRecord } from "../stores/records.ts";
import { createSessionReader, readEntries, writeEntries } from "./session-reader.ts";
import { createReturnToEntry, type ReturnToEntry } from "./return-to-entry.ts";
import type { SessionChannel, SessionMessage } from "./session-channel.ts";
import {
  companyEntry,
  expiryEntry,
  lockedEntries,
  userIdOf,
  readSession,
  SESSION_KEYS,
  type SessionState,
  type SignedIn,
  signedInEntries,
  userEntry,
} from "./session-storage.ts";
import { createSystemEntry, type SystemEntry } from "./system-entry.ts";

export interface SessionChange extends Omit<SessionMessage, "entries"> {
  /** Announced by another tab, or found in the shared storage. */
  readonly isFromElsewhere: boolean;
}

/** Stores the keys of shell 3, gives tokens to the SDK and follows other tabs. */
export interface Session {
  /** The same object until the session changes. */
  readonly state: () => SessionState;
  /** @returns unsubscribes */
  readonly subscribe: (listener: (change: SessionChange) => void) => () => void;
  /** For the SDK. A pending token lets calls use it before the session begins. */
  readonly tokens: PersistentTokenStore;
  readonly system: SystemEntry;
  readonly returnTo: ReturnToEntry;
  readonly redirect: RedirectEntry;
  /**
   * Begins a session with the pending token.
   *
   * @param profile reply of the call, unparsed
   * @param account reply of the call, unparsed
   * @throws Error without a pending token, or if the profile names no user
   */
  readonly begin: (profile: unknown, account: unknown) => void;
  /** For the reply of a profile update (shell 2.11). */
  readonly replaceUser: (profile: unknown) => void;
  /** Takes unparsed replies. Announces only changes; ignores a reply about another person. */
  readonly applyReplies: (replies: { profile?: unknown; account?: unknown }) => void;
  /** @param from in-app path to return to in this tab; null keeps the known one */
  readonly lock: (from: string | null) => void;
  /** Path to open after unlocking, also after a reload; null for none. */
  readonly lockedFrom: () => string | null;
  /** For what was deleted or created during the lock: another page than `from` opens then. */
  readonly replaceLockedFrom: (from: string, to: string) => void;
  /** Logs out. Only the path to return to stays (shell 4). */
  readonly end: () => void;
  /** Last signed-in person of this tab; null for nobody. */
  readonly lastUserId: () => string | null;
  /**
   * For `storage` events. Follows only activity: they arrive key by key, so the session follows
   * messages instead.
   */
  readonly onStorage: (key: string | null, value: string | null) => void;
  /** Skipped right after another tab's message, which is newer than lagging storage. */
  readonly resync: () => void;
}

/** The entry `redirect` (shell 3): where a login leads, until it is accepted or declined. */
export interface RedirectEntry {
  readonly set: (target: string) => void;
  readonly clear: () => void;
}

/** Another process may read older storage for this time, in milliseconds. */
export const STORAGE_LAG_MS = 1_000;

/** @param newId creates the id of a sign-in, for tests */
export function createSession(
  storage: PersistentStorage,
  tabs: SessionChannel,
  newId?: () => string,
  clock: () => number = Date.now,
): Session {
  const system = createSystemEntry(storage);
  const returnTo = createReturnToEntry(storage, () => signedIn()?.user.id ?? null);
  const redirect: RedirectEntry = {
    set: (target) => storage.set("redirect", JSON.stringify({ redirect_to: target })),
    clear: () => storage.remove("redirect"),
  };
  const listeners = new Set<(change: SessionChange) => void>();
  let heardAt = -Infinity;
  let pathBeforeLock: string | null = null;
  const { state, lastState, lastUserId, userIdIn } = createSessionReader(storage);

  function announce(change: Omit<SessionChange, "isFromElsewhere">): void {
    tabs.post({ ...change, entries: readEntries(storage) });
    notify({ ...change, isFromElsewhere: false });
  }

  function notify(change: SessionChange): void {
    // First, so that the SDK has no copy of its token.
    if (change.event === "signed-out" || change.event === "locked") tokens.notifyEnd();
    for (const listener of listeners) listener(change);
  }

  function end(how: Pick<SessionChange, "involuntary"> = {}): void {
    tokens.clearPending();
    pathBeforeLock = null;
    redirect.clear();
    const before = state();
    const wasSignedOut = before.kind === "signed-out";
    // Clearing the shared storage could delete another tab's new session.
    if (wasSignedOut && SESSION_KEYS.every((key) => storage.get(key) === null)) return;
    storage.clear(["intended"]);
    if (wasSignedOut) return;
    // Somebody else may end a locked session, which is no logout.
    const isLogout = before.kind === "signed-in" && !how.involuntary;
    announce({ event: "signed-out", ...how, ...(isLogout && { loggedOut: before.user.id }) });
  }

  function signedIn(): SignedIn | null {
    const current = state();
    return current.kind === "signed-in" ? current : null;
  }

  const tokenStore = createPersistentTokenStore(
    storage,
    {
      read() {
        const current = signedIn();
        return current && { ...current.token, sessionId: current.sessionId };
      },
      // A refresh that ends after sign-out or lock must not restore the session.
      write: (next, sessionId) =>
        signedIn() && {
          user: userEntry(parseRecord(storage.get("user")), next.token),
          timeToExpire: expiryEntry(next, sessionId),
        },
      // The SDK calls this after a refused refresh or call.
      clear: () => end({ involuntary: true }),
      // `onStorage` and `resync` do, and messages of other tabs.
      followsTabs: false,
    },
    newId,
  );
  const tokens: PersistentTokenStore = {
    ...tokenStore,
    isSameUser(sessionId: string) {
      const userId = userIdOf(state());
      return userId !== null && userIdIn(sessionId) === userId;
    },
  };

  tabs.subscribe(({ entries: theirs, ...change }) => {
    const { event } = change;
    const before = state().kind;
    heardAt = clock();
    tokens.clearPending();
    // In memory only: the other tab may have started a new session since.
    for (const key of SESSION_KEYS) storage.receive({ [key]: theirs[key] ?? null });
    storage.receive({ redirect: null });
    if (event === "signed-out" || event === "locked") storage.clearTab();
    // The path belongs to the previous person.
    if (event === "signed-out" || event === "signed-in") pathBeforeLock = null;
    if (event === "signed-out" && before === "signed-out") return;
    notify({ ...change, isFromElsewhere: true });
  });

  function subscribe(listener: (change: SessionChange) => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function settle(): void {
    const before = lastState();
    const after = state();
    if (before === undefined || before === after) return;
    const event = eventBetween(before, after);
    if (event) notify({ event, isFromElsewhere: true });
  }

  return {
    state,
    subscribe,
    tokens,
    system,
    returnTo,
    redirect,
    begin(profile, account) {
      const pending = tokens.pending();
      if (!pending) throw new Error("A session needs a pending token: call setPending() first.");
      const { sessionId, ...token } = pending;
      const next = signedInEntries(token, sessionId, profile, account);
      const begun = readSession(next);
      if (begun.kind !== "signed-in") {
        throw new Error("The profile names no user; the session cannot begin.");
      }
      const event = eventOfBegin(state(), begun);
      if (event === "signed-in") {
        pathBeforeLock = null;
        system.setLockedFrom(null);
      }
      writeEntries(storage, next);
      tokens.clearPending();
      announce({ event });
    },
    replaceUser(profile) {
      const current = signedIn();
      if (!current) return;
      storage.set("user", userEntry(profile, current.token.token));
      announce({ event: "user-replaced" });
    },
    applyReplies({ profile, account }) {
      const current = signedIn();
      if (!current) return;
      const before = readEntries(storage);
      const user = isRecord(profile) ? userEntry(profile, current.token.token) : before.user;
      const company = isRecord(account) ? companyEntry(account) : before.company;
      if (user === before.user && company === before.company) return;
      if (userIdOf(readSession({ ...before, user })) !== current.user.id) return;
      writeEntries(storage, { ...before, user, company });
      announce({ event: "user-replaced" });
    },
    lock(from) {
      pathBeforeLock = from ?? pathBeforeLock;
      const current = signedIn();
      if (!current) return;
      tokens.clearPending();
      storage.clear(["intended", "system"]);
      writeEntries(storage, lockedEntries(current.user));
      system.setLockedFrom(pathBeforeLock);
      announce({ event: "locked" });
    },
    lockedFrom: () => inAppPath(pathBeforeLock) ?? inAppPath(system.lockedFrom()),
    replaceLockedFrom(from, to) {
      const isFrom = (path: string | null) => path !== null && pageKey(path) === pageKey(from);
      if (isFrom(pathBeforeLock)) pathBeforeLock = to;
      if (isFrom(inAppPath(system.lockedFrom()))) system.setLockedFrom(to);
    },
    end: () => end(),
    lastUserId,
    onStorage(key, value) {
      if (key === "system") storage.receive({ system: value });
    },
    resync() {
      if (clock() - heardAt < STORAGE_LAG_MS) return;
      storage.reload();
      settle();
    },
  };
}

function eventBetween(before: SessionState, after: SessionState): SessionMessage["event"] | null {
  if (after.kind === "signed-out") return before.kind === "signed-out" ? null : "signed-out";
  if (after.kind === "locked") return before.kind === "locked" ? null : "locked";
  if (before.kind === "signed-in" && before.sessionId === after.sessionId) return "user-replaced";
  return eventOfBegin(before, after);
}

/** The username may now belong to another person. */
function eventOfBegin(before: SessionState, begun: SignedIn): "unlocked" | "signed-in" {
  return before.kind === "locked" && before.identity.id === begun.user.id
    ? "unlocked"
    : "signed-in";
}
