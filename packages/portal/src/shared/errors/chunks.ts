import { openStorage } from "@recurrent/sdk";

/** A part of the portal that cannot be used. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  /** It could not be fetched: the network failed, or a new version replaced it. False: it has an error of its own. */
  readonly isMissing: boolean;

  constructor(
    message: string,
    { isMissing = true, ...options }: ErrorOptions & { isMissing?: boolean } = {},
  ) {
    super(message, options);
    this.isMissing = isMissing;
  }
}

/** What the engines say of a module or a style sheet that they could not fetch. */
const NOT_FETCHED =
  /dynamically imported module|module script failed|MIME type|preload CSS|^Load failed$|^Failed to fetch$|NetworkError/i;

/** Errors of this kind that code throws while it runs: a wrong pattern, or data that is no JSON. */
const THROWN_SYNTAX = /regular expression|JSON|(?:^|\W)eval/i;

/**
 * Whether an import failed because the module did not arrive, or arrived as something else: a web page, half a
 * file, or the module of another build. False for a module that ran and threw.
 */
export function isMissingModule(error: unknown): boolean {
  if (error instanceof ChunkLoadError) return error.isMissing;
  if (!(error instanceof Error)) return false;
  if (error.name === "SyntaxError") return !THROWN_SYNTAX.test(error.message);
  if (error.name === "NetworkError" || NOT_FETCHED.test(error.message)) return true;
  return error.cause !== undefined && isMissingModule(error.cause);
}

/** What reloading needs of its surroundings. */
export interface ReloadOnce {
  /** Where each part's one reload is noted; null where the browser keeps nothing. */
  readonly notes: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  readonly reload: () => void;
}

const KEY = "recurrent-reloaded-for ";

/**
 * Loads a chunk. When it does not arrive the page is reloaded once, which solves the usual cause, a newer
 * build; a second failure is thrown for the error screen to explain. A chunk that throws while it is
 * evaluated would throw again, so that is explained at once.
 *
 * @param name tells chunks apart: each has one reload of its own, also when several fail at once
 * @throws ChunkLoadError when the chunk fails again, or nothing can be noted, or it throws itself
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
