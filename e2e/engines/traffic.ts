/** How long it is since the servers of this process had something to do: what a page waits for comes from them. */
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";

let open = 0;
let lastEnd = 0;

subscribe("http.server.request.start", (message) => {
  open += 1;
  // Also where the page has gone before its reply came.
  (message as { response: ServerResponse }).response.once("close", () => {
    open -= 1;
    lastEnd = performance.now();
  });
});

/** 0 while a reply is on its way. */
export const quietMs = (): number => (open > 0 ? 0 : performance.now() - lastEnd);
