import { openStorage } from "@recurrent/sdk";

/** A part of the portal could not be fetched: the network failed, or a new version replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** What reloading needs of its surroundings. */
export interface ReloadOnce {
  /** Where each part's one reload is noted; null where the browser keeps nothing. */
  readonly notes: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  readonly reload: () => void;
}

const KEY = "recurrent-reloaded-for ";

/**
 * Loads a chunk. When that fails the page is reloaded once, which mends the usual cause, a newer
 * build; a second failure is thrown for the error screen to explain.
 *
 * @param name tells chunks apart: each has one reload of its own, also when several fail at once
 * @throws ChunkLoadError when the chunk fails again, or nothing can be noted
 */
export async function loadChunk<T>(
  name: string,
  load: () => Promise<T>,
  { notes, reload }: ReloadOnce,
): Promise<T> {
  try {
    const loaded = await load();
    notes?.removeItem(KEY + name);
    return loaded;
  } catch (cause) {
    if (note(notes, KEY + name)) {
      reload();
      // The page is going away; nothing should be drawn meanwhile.
      return new Promise<never>(() => undefined);
    }
    throw new ChunkLoadError(`The part "${name}" of the portal could not be loaded.`, { cause });
  }
}

/** Notes that the page is reloaded for a part. @returns false where it was before, or nothing can be noted */
function note(notes: ReloadOnce["notes"], key: string): boolean {
  try {
    if (!notes || notes.getItem(key) !== null) return false;
    notes.setItem(key, "");
    return true;
  } catch {
    // Without a note a second reload could not be told from the first one.
    return false;
  }
}

/** Reloading for a chunk that failed, in this browser. @param path the in-app path to come back at */
export function reloadAt(path: string): ReloadOnce {
  return {
    notes: openStorage(() => sessionStorage),
    reload() {
      // The router changes the address only once a page can be drawn, which this one could not.
      history.replaceState(null, "", `#${path}`);
      location.reload();
    },
  };
}

/** Tries again, with whatever the server has by now. */
export function reloadPage(): void {
  location.reload();
}
