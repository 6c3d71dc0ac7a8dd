import { loadChunk, reloadAt } from "../../kernel/errors/chunks.ts";

// The calls are not needed to draw a form, so they are not part of what draws it.
const load = () => import("./enter.ts");

/**
 * The calls that sign in.
 *
 * @param path of the form that makes them, to come back to when a newer build makes it reload
 * @throws ChunkLoadError
 */
export function signInCalls(path: string): ReturnType<typeof load> {
  return loadChunk("sign-in-calls", load, reloadAt(path));
}

/** Fetches them ahead: for the first sign that somebody types. */
export function prepareSignInCalls(): void {
  // A failure is met again, and explained, when they are needed.
  load().catch(() => undefined);
}
