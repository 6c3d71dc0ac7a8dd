import { loadChunk, reloadAt } from "../../shared/errors/chunks.ts";

// The form renders without its calls.
const load = () => import("./start-session.ts");

/**
 * @param path of the form, shown again if a newer build reloads the page
 * @throws ChunkLoadError
 */
export function signInCalls(path: string): ReturnType<typeof load> {
  return loadChunk("sign-in-calls", load, reloadAt(path));
}

export function prefetchSignInCalls(): void {
  // `signInCalls` shows a failure.
  load().catch(() => undefined);
}
