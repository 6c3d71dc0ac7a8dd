/** A part of the portal could not be fetched: the network failed, or a new version replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** What reloading needs of its surroundings. */
export interface ReloadOnce {
  /** Where the one reload is noted; null where the browser keeps nothing. */
  readonly notes: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  readonly reload: () => void;
}

const KEY = "recurrent-reloaded-for";

/**
 * Loads a chunk. When that fails the page is reloaded once, which mends the usual cause, a newer
 * build; a second failure is thrown for the error screen to explain.
 *
 * @param name tells chunks apart, so that one that fails does not use up the reload of another
 * @throws ChunkLoadError when the chunk fails again, or nothing can be noted
 */
export async function loadChunk<T>(
  name: string,
  load: () => Promise<T>,
  { notes, reload }: ReloadOnce,
): Promise<T> {
  try {
    const loaded = await load();
    if (read(notes) === name) write(notes, null);
    return loaded;
  } catch (cause) {
    if (read(notes) !== name && write(notes, name)) {
      reload();
      // The page is going away; nothing should be drawn meanwhile.
      return new Promise<never>(() => undefined);
    }
    throw new ChunkLoadError(`The part "${name}" of the portal could not be loaded.`, { cause });
  }
}

function read(notes: ReloadOnce["notes"]): string | null {
  try {
    return notes?.getItem(KEY) ?? null;
  } catch {
    // A storage that refuses is an empty one; then write() fails too and nothing is reloaded.
    return null;
  }
}

function write(notes: ReloadOnce["notes"], name: string | null): boolean {
  try {
    if (name === null) notes?.removeItem(KEY);
    else notes?.setItem(KEY, name);
    return notes !== null;
  } catch {
    // Without a note a second reload could not be told from the first one.
    return false;
  }
}
