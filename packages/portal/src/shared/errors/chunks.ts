import { openStorage } from "@recurrent/sdk";

export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  /** False if the chunk threw. */
  readonly isMissing: boolean;

  constructor(
    message: string,
    { isMissing = true, ...options }: ErrorOptions & { isMissing?: boolean } = {},
  ) {
    super(message, options);
    this.isMissing = isMissing;
  }
}

/** Browsers' messages for a module or style sheet that was not fetched. */
const NOT_FETCHED =
  /dynamically imported module|module script failed|MIME type|preload CSS|^Load failed$|^Failed to fetch$|NetworkError/i;

/** SyntaxErrors of running code: an invalid pattern or JSON. */
const THROWN_SYNTAX = /regular expression|JSON|(?:^|\W)eval/i;

/**
 * True if the module did not arrive, or arrived as a web page, half a file or part of another
 * build.
 */
export function isMissingModule(error: unknown): boolean {
  if (error instanceof ChunkLoadError) return error.isMissing;
  if (!(error instanceof Error)) return false;
  if (error.name === "SyntaxError") return !THROWN_SYNTAX.test(error.message);
  if (error.name === "NetworkError" || NOT_FETCHED.test(error.message)) return true;
  return error.cause !== undefined && isMissingModule(error.cause);
}

export interface ReloadOnce {
  /** Null where the browser stores nothing. */
  readonly notes: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  readonly reload: () => void;
}

const KEY = "recurrent-reloaded-for ";

/**
 * Reloads the page once for a missing chunk, since the usual cause is a newer build.
 *
 * @param name each chunk has its own reload, also when several fail at once
 * @throws ChunkLoadError when it fails again or throws, or nothing can be stored
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
      // Nothing should be drawn while the page reloads.
      return new Promise<never>(() => undefined);
    }
    throw new ChunkLoadError(`The part "${name}" of the portal could not be loaded.`, { cause });
  }
}

/** @returns false if already noted, or if nothing can be stored */
function note(notes: ReloadOnce["notes"], key: string): boolean {
  try {
    if (!notes || notes.getItem(key) !== null) return false;
    notes.setItem(key, "");
    return true;
  } catch {
    // Without the note, the page might reload forever.
    return false;
  }
}

/** @param path opened after the reload */
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
