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
      const passed = call(url, { method: request.method, headers }, resolve);
      // A connection that the host drops is dropped here too.
      passed.on("error", () => response.destroy());
      response.on("close", () => passed.destroy());
      if (body) passed.end(body);
      else pipeline(request, passed, () => undefined);
    });
}

/** Sends a reply as it arrives. */
export function relay(
  response: Response,
  reply: IncomingMessage,
  headers: IncomingMessage["headers"] = reply.headers,
): void {
  response.writeHead(reply.statusCode ?? 502, "", headers);
  pipeline(reply, response, () => undefined);
}
