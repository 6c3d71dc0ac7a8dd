import type { PersistentStorage } from "@recurrent/sdk";
import {
  readSession,
  SESSION_KEYS,
  type SessionEntries,
  type SessionState,
  userIdOf,
} from "./session-storage.ts";

/** Reads the stored session, and remembers who was signed in. */
export interface SessionReader {
  /** The same object until the session changes. */
  readonly state: () => SessionState;
  /** The state that `state` returned last, without reading the storage. */
  readonly lastState: () => SessionState | undefined;
  /** Last signed-in person of this tab; null for nobody. */
  readonly lastUserId: () => string | null;
  /** Id of the user whom a session of this tab had; undefined if unknown. */
  readonly userIdIn: (sessionId: string) => string | undefined;
}

export function createSessionReader(storage: PersistentStorage): SessionReader {
  let cached: { entries: SessionEntries; state: SessionState } | null = null;
  let lastUserId: string | null = null;
  /** Ids of users by session. */
  const users = new Map<string, string>();

  function state(): SessionState {
    const now = readEntries(storage);
    const known = cached;
    if (known && SESSION_KEYS.every((key) => known.entries[key] === now[key])) return known.state;
    cached = { entries: now, state: readSession(now) };
    lastUserId = userIdOf(cached.state) ?? lastUserId;
    if (cached.state.kind === "signed-in") users.set(cached.state.sessionId, cached.state.user.id);
    return cached.state;
  }

  return {
    state,
    lastState: () => cached?.state,
    lastUserId() {
      state();
      return lastUserId;
    },
    userIdIn: (sessionId) => users.get(sessionId),
  };
}

export function readEntries(storage: PersistentStorage): SessionEntries {
  return {
    user: storage.get("user"),
    company: storage.get("company"),
    timeToExpire: storage.get("timeToExpire"),
  };
}

export function writeEntries(storage: PersistentStorage, next: SessionEntries): void {
  for (const key of SESSION_KEYS) {
    const value = next[key];
    if (value === null) storage.remove(key);
    else storage.set(key, value);
  }
}
