import { createPersistentTokenStore, type PersistentStorage } from "@recurrent/sdk";
import { address, inAppPath } from "../routes/address.ts";
import {
  companyEntry,
  expiryEntry,
  intendedEntry,
  lockedEntries,
  parseStored,
  userIdOf,
  readIntended,
  readSession,
  recordOrNull,
  SESSION_KEYS,
  type SessionEntries,
  type SessionState,
  type SignedIn,
  signedInEntries,
  userEntry,
} from "./session-storage.ts";

export interface SessionChange extends Omit<SessionMessage, "entries"> {
  readonly remote: boolean;
}

/** Stores the keys of shell 3, gives tokens to the SDK and follows other tabs. */
export type Session = ReturnType<typeof createSession>;

const HOME = address("home");

/** Another process may read older storage for this time, in milliseconds. */
export const STORAGE_LAG_MS = 1_000;

/** @param newId creates the id of a sign-in, for tests */
export function createSession(
  storage: PersistentStorage,
  tabs: SessionChannel,
  newId?: () => string,
  clock: () => number = Date.now,
) {
  const listeners = new Set<(change: SessionChange) => void>();
  let heardAt = -Infinity;
  let pathBeforeLock: string | null = null;
  /** Other tabs may write the shared storage. */
  let intendedHere: string | null = null;
  let lastUserId: string | null = null;
  let cached: { entries: SessionEntries; state: SessionState } | null = null;

  function entries(): SessionEntries {
    return {
      user: storage.get("user"),
      company: storage.get("company"),
      timeToExpire: storage.get("timeToExpire"),
    };
  }

  function state(): SessionState {
    const now = entries();
    const known = cached;
    if (known && SESSION_KEYS.every((key) => known.entries[key] === now[key])) return known.state;
    cached = { entries: now, state: readSession(now) };
    lastUserId = userIdOf(cached.state) ?? lastUserId;
    return cached.state;
  }

  function write(next: SessionEntries): void {
    for (const key of SESSION_KEYS) {
      const value = next[key];
      if (value === null) storage.remove(key);
      else storage.set(key, value);
    }
  }

  /** Writes `changes` first. */
  function system(changes?: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const entry = { ...recordOrNull(parseStored(storage.get("system"))), ...changes };
    if (changes) storage.set("system", JSON.stringify(entry));
    return entry;
  }

  function announce(change: Omit<SessionChange, "remote">): void {
    tabs.post({ ...change, entries: entries() });
    notify({ ...change, remote: false });
  }

  function notify(change: SessionChange): void {
    // First, so that the SDK has no copy of its token.
    if (change.event === "signed-out" || change.event === "locked") tokens.notifyEnd();
    for (const listener of listeners) listener(change);
  }

  function end(how: Pick<SessionChange, "involuntary"> = {}): void {
    tokens.clearPending();
    pathBeforeLock = null;
    storage.remove("redirect");
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

  const signedIn = (): SignedIn | null => {
    const current = state();
    return current.kind === "signed-in" ? current : null;
  };
  const tokens = createPersistentTokenStore(
    storage,
    {
      read() {
        const current = signedIn();
        return current && { ...current.token, sessionId: current.sessionId };
      },
      // A refresh that ends after sign-out or lock must not restore the session.
      write: (next, sessionId) =>
        signedIn() && {
          user: userEntry(parseStored(storage.get("user")), next.token),
          timeToExpire: expiryEntry(next, sessionId),
        },
      // The SDK calls this after a refused refresh or call.
      clear: () => end({ involuntary: true }),
    },
    newId,
  );

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
    notify({ ...change, remote: true });
  });

  function subscribe(listener: (change: SessionChange) => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    state,
    subscribe,
    tokens,
    /** Lets calls use a token before the session starts. */
    setPending: tokens.setPending,
    clearPending: tokens.clearPending,
    /** Takes unparsed replies. */
    begin(profile: unknown, account: unknown) {
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
        if (system()["lockedFrom"] !== undefined) system({ lockedFrom: null });
      }
      write(next);
      tokens.clearPending();
      announce({ event });
    },
    /** For a profile update (shell 2.11). */
    replaceUser(profile: unknown) {
      const current = signedIn();
      if (!current) return;
      storage.set("user", userEntry(profile, current.token.token));
      announce({ event: "user-replaced" });
    },
    /** Announces only changes; ignores a reply about another person. */
    renew({ profile, account }: { profile?: unknown; account?: unknown }) {
      const current = signedIn();
      if (!current) return;
      const before = entries();
      const user = recordOrNull(profile) ? userEntry(profile, current.token.token) : before.user;
      const company = recordOrNull(account) ? companyEntry(account) : before.company;
      if (user === before.user && company === before.company) return;
      if (userIdOf(readSession({ ...before, user })) !== current.user.id) return;
      write({ ...before, user, company });
      announce({ event: "user-replaced" });
    },
    /** @param from in-app path to return to in this tab; null keeps the known one */
    lock(from: string | null) {
      pathBeforeLock = from ?? pathBeforeLock;
      const current = signedIn();
      if (!current) return;
      tokens.clearPending();
      storage.clear(["intended", "system"]);
      write(lockedEntries(current.user));
      system({ lockedFrom: pathBeforeLock });
      announce({ event: "locked" });
    },
    /** Path to open after unlocking, also after a reload; null for none. */
    lockedFrom: () => inAppPath(pathBeforeLock) ?? inAppPath(system()["lockedFrom"]),
    /** Only the intended route stays (shell 4). */
    end: () => end(),

    /**
     * Works even when storage fails.
     *
     * @param userId the only person to open it for; null for anybody
     */
    setReturnTo(path: string, userId: string | null = null) {
      intendedHere = intendedEntry({ path: inAppPath(path) ?? HOME, userId });
      storage.set("intended", intendedHere);
    },
    /** Null if it belongs to somebody else. */
    returnTo() {
      const { path, userId } = readIntended(intendedHere ?? storage.get("intended"));
      const current = signedIn();
      return userId !== null && current && current.user.id !== userId ? null : inAppPath(path);
    },
    clearReturnTo() {
      intendedHere = null;
      storage.remove("intended");
    },
    /** Last signed-in person of this tab; null for nobody. */
    lastUserId() {
      state();
      return lastUserId;
    },

    /** Stores the redirect until it is accepted or declined. */
    keepRedirect: (target: string) =>
      storage.set("redirect", JSON.stringify({ redirect_to: target })),
    forgetRedirect: () => storage.remove("redirect"),

    /** Shell 4, step 2. */
    noteRevision(current: string) {
      if (system()["revision"] !== current) system({ revision: current });
    },
    /** In any tab, in epoch milliseconds; null if unknown. */
    lastActiveAt() {
      const at = system()["activeAt"];
      return typeof at === "number" ? at : null;
    },
    noteActive: (at: number) => void system({ activeAt: at }),
    /** In any tab, in epoch milliseconds; null if unknown. */
    transferAt() {
      const at = system()["transferAt"];
      return typeof at === "number" ? at : null;
    },
    noteTransfer: (at: number) => void system({ transferAt: at }),

    /**
     * Only activity: `storage` events arrive key by key, so the session follows messages instead.
     */
    onStorage(key: string | null, value: string | null) {
      if (key === "system") storage.receive({ system: value });
    },
    /** Skipped right after another tab's message, which is newer than lagging storage. */
    resync() {
      if (clock() - heardAt < STORAGE_LAG_MS) return;
      storage.reload();
      settle();
    },
  };

  function settle(): void {
    const before = cached?.state;
    const after = state();
    if (before === undefined || before === after) return;
    const event = eventBetween(before, after);
    if (event) notify({ event, remote: true });
  }
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

/** `user-replaced`: the person or company was updated. */
const EVENTS = ["signed-in", "signed-out", "locked", "unlocked", "user-replaced"] as const;

export interface SessionMessage {
  readonly event: (typeof EVENTS)[number];
  /** With `signed-out`: the host ended the session, and the user wants to continue here. */
  readonly involuntary?: true;
  /** With `signed-out`: id of the person whose drafts are deleted. */
  readonly loggedOut?: string;
  /** Another tab's view of localStorage can lag behind. */
  readonly entries: Readonly<Record<string, string | null>>;
}

export type SessionChannel = ReturnType<typeof createSessionChannel>;

export function createSessionChannel(name: string) {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  return {
    post: (message: SessionMessage) => channel?.postMessage(message),
    /** @returns unsubscribes */
    subscribe(onMessage: (message: SessionMessage) => void): () => void {
      const onEvent = (event: MessageEvent<unknown>) => {
        if (isSessionMessage(event.data)) onMessage(event.data);
      };
      channel?.addEventListener("message", onEvent);
      return () => channel?.removeEventListener("message", onEvent);
    },
  };
}

/** Another tab may run an older build. */
function isSessionMessage(data: unknown): data is SessionMessage {
  if (typeof data !== "object" || data === null) return false;
  if (!("event" in data) || !("entries" in data)) return false;
  if ("involuntary" in data && data.involuntary !== true) return false;
  if ("loggedOut" in data && typeof data.loggedOut !== "string") return false;
  const { event, entries } = data;
  return (
    EVENTS.some((known) => known === event) &&
    typeof entries === "object" &&
    entries !== null &&
    Object.values(entries).every((value) => value === null || typeof value === "string")
  );
}
