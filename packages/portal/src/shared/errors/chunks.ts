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

/** What the site answers to a request for the page that is open. */
export type Site = "same-build" | "newer-build" | "unreachable";

export interface ReloadOnce {
  /** Null where the browser stores nothing. */
  readonly notes: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  readonly ask: () => Promise<Site>;
  /** Does nothing and returns false if work on the page would be lost. */
  readonly reload: () => boolean;
}

const KEY = "recurrent-reloaded-for ";

/**
 * Loads a chunk. If it is missing because the site has a newer build, the page is reloaded once; if the
 * build is the same, the chunk is tried again. Without an answer of the site nothing is reloaded, since the
 * browser's error page would replace the portal.
 *
 * @param name each chunk has its own reload, also when several fail at once
 * @throws ChunkLoadError when it stays missing or throws
 */
export async function loadChunk<T>(
  name: string,
  load: () => Promise<T>,
  { notes, ask, reload }: ReloadOnce,
): Promise<T> {
  const attempt = async (): Promise<T> => {
    const loaded = await load();
    unnote(notes, KEY + name);
    return loaded;
  };
  try {
    return await attempt();
  } catch (cause) {
    if (!isMissingModule(cause)) throw failureOf(name, cause);
    const site = await ask();
    if (site === "same-build") {
      return attempt().catch((error: unknown) => {
        throw failureOf(name, error);
      });
    }
    if (site === "newer-build" && note(notes, KEY + name)) {
      // Nothing should be drawn while the page reloads.
      if (reload()) return new Promise<never>(() => undefined);
      unnote(notes, KEY + name);
    }
    throw failureOf(name, cause);
  }
}

function failureOf(name: string, cause: unknown): ChunkLoadError {
  if (isMissingModule(cause)) {
    return new ChunkLoadError(`The part "${name}" of the portal could not be loaded.`, { cause });
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ChunkLoadError(`The part "${name}" of the portal failed: ${reason}`, {
    cause,
    isMissing: false,
  });
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

/** A page that has loaded must not fail since the storage is broken. */
function unnote(notes: ReloadOnce["notes"], key: string): void {
  try {
    notes?.removeItem(key);
  } catch {
    // It stays noted: a later build is not reloaded by itself.
  }
}

const MAX_ANSWER_MS = 10_000;

/** A build is recognised by its first script, whose name changes with its content. */
async function askSite(): Promise<Site> {
  const first = document.querySelector("script[type=module][src]")?.getAttribute("src");
  try {
    const reply = await fetch(location.pathname + location.search, {
      cache: "no-store",
      signal: AbortSignal.timeout(MAX_ANSWER_MS),
    });
    if (!reply.ok) return "unreachable";
    return (await reply.text()).includes(first ?? "") ? "same-build" : "newer-build";
  } catch {
    return "unreachable";
  }
}

/**
 * @param path opened after the reload
 * @param isReplaced true if it takes the place of the current history entry
 */
export function reloadAt(path: string, isReplaced = true): ReloadOnce {
  return {
    notes: openStorage(() => sessionStorage),
    ask: askSite,
    reload() {
      // What would ask before the page is left, such as a transfer.
      if (!dispatchEvent(new Event("beforeunload", { cancelable: true }))) return false;
      const hash = `#${path}`;
      // The router changes the address only once a page can be drawn.
      if (location.hash !== hash) {
        history[isReplaced ? "replaceState" : "pushState"](null, "", hash);
      }
      location.reload();
      return true;
    },
  };
}

export const SITE_UNREACHABLE =
  "The portal cannot be reached. Check your connection, then try again.";

/** @param onUnreachable called instead if the site does not answer: the browser's error page would replace the portal */
export async function reloadPage(onUnreachable: () => void): Promise<void> {
  if ((await askSite()) === "unreachable") onUnreachable();
  else location.reload();
}
