/**
 * Counts requests to the servers of this process, and the time since the last: a page waits for their
 * replies.
 */
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

interface Traffic {
  /** Calls that wait for their reply. */
  open: number;
  lastEnd: number;
  /** Method and path of every call, as they came. */
  calls: string[];
}

const byPort = new Map<string, Traffic>();

const at = (port: string): Traffic => {
  const traffic = byPort.get(port) ?? { open: 0, lastEnd: 0, calls: [] };
  byPort.set(port, traffic);
  return traffic;
};

const portOf = (origin: string): string => new URL(origin).port;

subscribe("http.server.request.start", (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  const traffic = at(String(request.socket.localPort));
  traffic.open += 1;
  traffic.calls.push(`${request.method} ${request.url}`);
  // Counts also requests whose page was closed before the reply came.
  response.once("close", () => {
    traffic.open -= 1;
    traffic.lastEnd = performance.now();
  });
});

/** The time in milliseconds since these servers were last busy. 0 while a reply is pending. */
export function quietMs(origins: readonly string[]): number {
  const all = origins.map((origin) => at(portOf(origin)));
  if (all.some(({ open }) => open > 0)) return 0;
  return performance.now() - Math.max(...all.map(({ lastEnd }) => lastEnd));
}

/** The number of requests of one kind to a server, such as 'POST /api/auth/refresh'. */
export const requestCount = (origin: string, call: string): number =>
  at(portOf(origin)).calls.filter((path) => path === call).length;
