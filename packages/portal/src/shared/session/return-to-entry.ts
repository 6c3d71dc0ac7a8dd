import type { PersistentStorage } from "@recurrent/sdk";
import { address, inAppPath } from "../routes/address.ts";
import { parseRecord } from "../stores/records.ts";

/** `userId` is null for anybody. */
interface ReturnTo {
  readonly path: string;
  readonly userId: string | null;
}

const HOME = address("home");

/** The entry `intended` (shell 3): the page to open after the next login. */
export interface ReturnToEntry {
  /**
   * Works even when storage fails.
   *
   * @param userId the only person to open it for; null, the default, for anybody
   */
  readonly set: (path: string, userId?: string | null) => void;
  /** Null if there is none, or if it belongs to somebody else than who is signed in. */
  readonly get: () => string | null;
  readonly clear: () => void;
}

/** @param signedInId id of the person who is signed in, or null */
export function createReturnToEntry(
  storage: PersistentStorage,
  signedInId: () => string | null,
): ReturnToEntry {
  /** Other tabs may write the shared storage. */
  let setHere: string | null = null;

  return {
    set(path, userId = null) {
      setHere = serialize({ path: inAppPath(path) ?? HOME, userId });
      storage.set("intended", setHere);
    },
    get() {
      const { path, userId } = parse(setHere ?? storage.get("intended"));
      const reader = signedInId();
      const isOfAnother = userId !== null && reader !== null && userId !== reader;
      return isOfAnother ? null : inAppPath(path);
    },
    clear() {
      setHere = null;
      storage.remove("intended");
    },
  };
}

/** Only the path if it is for anybody (shell 3). */
function serialize({ path, userId }: ReturnTo): string {
  return userId === null ? path : JSON.stringify({ path, userId });
}

/** The path is not checked. */
function parse(text: string | null): { path: unknown; userId: string | null } {
  const stored = parseRecord(text);
  if (!stored) return { path: text, userId: null };
  // An unreadable owner matches nobody.
  return { path: stored["path"], userId: String(stored["userId"]) };
}
