/**
 * A service worker of a browser has no `XMLHttpRequest`, and its `fetch` reports progress only of a
 * stream, which browsers refuse over HTTP/1.1.
 */
export const isServiceWorker = (): boolean =>
  "registration" in globalThis && typeof XMLHttpRequest === "undefined";
