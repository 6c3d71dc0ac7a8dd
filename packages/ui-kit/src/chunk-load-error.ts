/** Event on the window when lazily loaded code fails to load; `detail` is the error. */
export const CHUNK_LOAD_ERROR = "recurrent:missing-part";

/** The page shows the error. */
export function reportChunkLoadError(detail: unknown): void {
  dispatchEvent(new CustomEvent(CHUNK_LOAD_ERROR, { detail }));
}
