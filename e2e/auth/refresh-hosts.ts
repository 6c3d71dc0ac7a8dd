import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { bundlePage, EMPTY_PAGE } from "../support/page-with-sdk.ts";

/** Both hosts and the page in one server, strict about tokens and counting refreshes. */
export interface RefreshHosts {
  readonly origin: string;
  /** Accepts this token for a refresh from now on, and resets the count. */
  accept(token: string): void;
  /** The number of refreshes requested, granted or not. */
  refreshes(): number;
  /** The reply to a refresh. */
  answer: { delayMs: number };
  /** Delays replies to refreshes until the returned function is called. */
  holdReplies(): () => void;
  close(): Promise<void>;
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

/** Builds the page and starts the server on a free port. */
export async function startRefreshHosts(): Promise<RefreshHosts> {
  const script = await bundlePage(new URL("refresh-page.ts", import.meta.url));
  const answer = { delayMs: 0 };
  let replyHold: Promise<void> = Promise.resolve();
  let valid = "";
  let count = 0;

  const server = createServer((request, response) => {
    const bearer = request.headers.authorization?.replace("Bearer ", "") ?? "";
    switch (request.url) {
      case "/":
        response.writeHead(200, { "content-type": "text/html" });
        response.end(EMPTY_PAGE);
        return;
      case "/page.js":
        response.writeHead(200, { "content-type": "text/javascript" });
        response.end(script);
        return;
      case "/api/auth/refresh": {
        count += 1;
        // A token is good for one refresh: a second one with the old token is refused.
        const granted = bearer === valid;
        if (granted) valid = `${valid}'`;
        const reply = () => {
          if (granted) json(response, 200, { access_token: valid, expires_in: 3600 });
          else json(response, 401, { message: "Token has been used." });
        };
        setTimeout(() => void replyHold.then(reply), answer.delayMs);
        return;
      }
      case "/api/dashboard/training_status":
        if (bearer === valid) json(response, 200, []);
        else json(response, 401, { message: "Unauthenticated." });
        return;
      default:
        json(response, 404, {});
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    answer,
    accept(token) {
      valid = token;
      count = 0;
    },
    refreshes: () => count,
    holdReplies() {
      const { promise, resolve } = Promise.withResolvers<void>();
      replyHold = promise;
      return resolve;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
