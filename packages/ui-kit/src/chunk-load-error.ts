/** Event on the window when lazily loaded code fails to load; `detail` is the error. */
export const CHUNK_LOAD_ERROR = "recurrent:missing-part";

/** The page shows the error. */
export function reportChunkLoadError(detail: unknown): void {
  dispatchEvent(new CustomEvent(CHUNK_LOAD_ERROR, { detail }));
}

/** Event on the window when lazily loaded code is waited for; `detail` is its promise. */
export const CHUNK_LOADING = "recurrent:loading-part";

/** The page shows that it is loading. */
export function showChunkLoading<Loaded>(detail: Promise<Loaded>): Promise<Loaded> {
  // Later, for React calls `lazy` while it renders.
  queueMicrotask(() => dispatchEvent(new CustomEvent(CHUNK_LOADING, { detail })));
  return detail;
}
