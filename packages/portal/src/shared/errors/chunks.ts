import { openStorage } from "@recurrent/sdk";

/** A chunk that could not be loaded or evaluated. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  /** True: the network failed or a new version replaced it. False: it threw. */
  readonly isMissing: boolean;

  constructor(
    message: string,
    { isMissing = true, ...options }: ErrorOptions & { isMissing?: boolean } = {},
  ) {
    super(message, options);
    this.isMissing = isMissing;
  }
}

/** Messages of the engines for a module or style sheet that could not be fetched. */
const NOT_FETCHED =
  /dynamically imported module|module script failed|MIME type|preload CSS|^Load failed$|^Failed to fetch$|NetworkError/i;

/** SyntaxErrors that running code throws: a wrong pattern, or invalid JSON. */
const THROWN_SYNTAX = /regular expression|JSON|(?:^|\W)eval/i;

/**
 * True when an import failed because the module did not arrive, or arrived as something else: a web
 * page, half a file, or the module of another build. False for a module that ran and threw.
 */
export function isMissingModule(error: unknown): boolean {
  if (error instanceof ChunkLoadError) return error.isMissing;
  if (!(error instanceof Error)) return false;
  if (error.name === "SyntaxError") return !THROWN_SYNTAX.test(error.message);
  if (error.name === "NetworkError" || NOT_FETCHED.test(error.message)) return true;
  return error.cause !== undefined && isMissingModule(error.cause);
}

export interface ReloadOnce {
  /** Notes the one reload of each chunk; null where the browser stores nothing. */
  readonly notes: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  readonly reload: () => void;
}

const KEY = "recurrent-reloaded-for ";

/**
 * Loads a chunk. If it does not arrive, reloads the page once, since the usual cause is a newer
 * build. A chunk that throws would throw again, so it is not reloaded.
 *
 * @param name each chunk has one reload of its own, also when several fail at once
 * @throws ChunkLoadError when it fails again, nothing can be noted, or the chunk throws
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
    if (!isMissingModule(cause)) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ChunkLoadError(`The part "${name}" of the portal failed: ${reason}`, {
        cause,
        isMissing: false,
      });
    }
    if (note(notes, KEY + name)) {
      reload();
      // The page is reloading: nothing should be drawn.
      return new Promise<never>(() => undefined);
    }
    throw new ChunkLoadError(`The part "${name}" of the portal could not be loaded.`, { cause });
  }
}

/** @returns false where it was noted before, or nothing can be noted */
function note(notes: ReloadOnce["notes"], key: string): boolean {
  try {
    if (!notes || notes.getItem(key) !== null) return false;
    notes.setItem(key, "");
    return true;
  } catch {
    // Without a note a second reload could not be told from the first.
    return false;
  }
}

/** @param path the in-app path to come back to */
export function reloadAt(path: string): ReloadOnce {
  return {
    notes: openStorage(() => sessionStorage),
    reload() {
      // The router changes the address only once a page can be drawn.
      history.replaceState(null, "", `#${path}`);
      location.reload();
    },
  };
}

export function reloadPage(): void {
  location.reload();
}
