import type { PersistentStorage } from "@recurrent/sdk";
import { address, inAppPath } from "../routes/address.ts";
import { parseStored, recordOrNull } from "./session-storage.ts";

/** `userId` is null for anybody. */
interface ReturnTo {
  readonly path: string;
  readonly userId: string | null;
}

const HOME = address("home");

/** The entry `intended` (shell 3): the page to open after the next login. */
export function createReturnToEntry(storage: PersistentStorage) {
  /** Other tabs may write the shared storage. */
  let setHere: string | null = null;

  return {
    /**
     * Works even when storage fails.
     *
     * @param userId the only person to open it for; null for anybody
     */
    set(path: string, userId: string | null = null) {
      setHere = serialize({ path: inAppPath(path) ?? HOME, userId });
      storage.set("intended", setHere);
    },
    /** @param signedInId who is signed in; somebody else's path is null to them */
    get(signedInId: string | null): string | null {
      const { path, userId } = parse(setHere ?? storage.get("intended"));
      const isOfAnother = userId !== null && signedInId !== null && userId !== signedInId;
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
  const stored = recordOrNull(parseStored(text));
  if (!stored) return { path: text, userId: null };
  // An unreadable owner matches nobody.
  return { path: stored["path"], userId: String(stored["userId"]) };
}
