/** Passes requests to a host and its replies back. */
import { request as callPlain, type IncomingMessage } from "node:http";
import { request as callTls } from "node:https";
import { pipeline } from "node:stream";
import type { Request, Response } from "express";

/**
 * Only forwards: the caller sends the response.
 *
 * @param body undefined to pass the request on as it arrives
 */
export type Forward = (
  request: Request,
  response: Response,
  body?: Buffer,
) => Promise<IncomingMessage>;

/**
 * The address of a redirect for the caller of a proxy: what lies below the host goes through the
 * proxy again, and nothing else does.
 *
 * @param asked address at the host that was redirected
 * @param below address of the host, without a final slash
 * @param proxy origin of the proxy
 */
export function redirectThrough(location: string, asked: URL, below: string, proxy: string) {
  if (!URL.canParse(location, asked)) return location;
  const { href } = new URL(location, asked);
  const host = new URL(below).href.replace(/\/$/, "");
  const rest = href.slice(host.length);
  return href.startsWith(host) && /^[/?#]|^$/.test(rest) ? proxy + rest : href;
}

/**
 * @param upstream address of the host
 * @param isStandIn true to send the `Host` header of the request
 */
export function createForward(upstream: string, isStandIn: boolean): Forward {
  const origin = upstream.replace(/(?<!\/)\/+$/, "");
  const call = origin.startsWith("https:") ? callTls : callPlain;
  return (request, response, body) =>
    new Promise<IncomingMessage>((resolve) => {
      const url = new URL(origin + request.originalUrl);
      const host = isStandIn ? request.headers.host : url.host;
      // The proxy cannot read a compressed body.
      const headers = { ...request.headers, host, "accept-encoding": "identity" };
      const passed = call(url, { method: request.method, headers }, (reply) => {
        const { location } = reply.headers;
        if (location !== undefined) {
          const proxy = `http://${request.headers.host ?? ""}`;
          reply.headers.location = redirectThrough(location, url, origin, proxy);
        }
        resolve(reply);
      });
      // A connection that the host drops is dropped here too.
      passed.on("error", () => response.destroy());
      response.on("close", () => passed.destroy());
      if (body) passed.end(body);
      else pipeline(request, passed, () => undefined);
    });
}

/** Sends a reply as it arrives, but without a phrase, as over HTTP/2. */
export function relay(
  response: Response,
  reply: IncomingMessage,
  headers: IncomingMessage["headers"] = reply.headers,
): void {
  response.writeHead(reply.statusCode ?? 502, "", headers);
  pipeline(reply, response, () => undefined);
}
