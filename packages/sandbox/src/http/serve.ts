import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { getResponse } from "msw";
import { createControls } from "../control/controls.ts";
import { endDelays } from "../control/delays.ts";
import { answerControl, CONTROLS } from "../control/http-controls.ts";
import {
  type CallSource,
  type ContractCheck,
  createHandlers,
  numbered,
  toResponse,
} from "../handlers/dispatch.ts";
import { tooLarge } from "../handlers/json-body.ts";
import { notFound } from "../handlers/refusal.ts";
import { platformForm } from "../handlers/request-body.ts";
import type { AnsweredRequest, SandboxControls } from "../types.ts";
import type { World } from "../world/world.ts";
import { mayControl } from "./control-access.ts";
import { preflight, withCors } from "./cors.ts";
import { jsonBytes } from "./json-bytes.ts";
import { manifest } from "./package.ts";
import { staticPage } from "./static-pages.ts";
import { streamedForm } from "./streamed-form.ts";

export interface ServeOptions {
  world: World;
  /** Ports of the two hosts; 0 takes a free one. */
  authPort: number;
  apiPort: number;
  /** Address to listen on. */
  hostname?: string | undefined;
  /** Origins whose pages may use the controls, besides the sandbox's own; none when left out. */
  origins?: readonly string[] | undefined;
  check?: ContractCheck | undefined;
  /** Told of every call, once its reply begins. */
  onRequest?: ((request: AnsweredRequest) => void) | undefined;
}

/** Both hosts, while they run. */
export type RunningSandbox = Awaited<ReturnType<typeof serve>>;

/** How long calls under way may take to finish when nothing else is said. */
const GRACE_MS = 1000;

/** How often connections are looked for that have nothing under way any more. */
const LOOK_MS = 50;

/** Names the handlers know the hosts by; what a client called stands in for them. */
const AUTH = "http://auth.sandbox";
const API = "http://api.sandbox";

/**
 * Serves both hosts over HTTP from one world, until stopped. Rejects where it cannot listen, with the
 * system's own error; the world is let go of then.
 */
export async function serve(options: ServeOptions) {
  const { world, check, hostname = "127.0.0.1", origins = [], onRequest } = options;
  const controls = createControls(world);
  const sources = new WeakMap<Request, CallSource>();
  const handlers = createHandlers({
    world,
    authHost: AUTH,
    apiHost: API,
    // each request that the handlers see is put there below
    sourceOf: (request) => sources.get(request) as CallSource,
    readAsset: readFile,
    check,
  });

  const respond = async (host: string, request: Request, incoming: IncomingMessage) => {
    const { pathname, search, origin } = new URL(request.url);
    if (pathname === "/healthz") {
      return numbered(await health(controls));
    }
    const page = await staticPage(pathname);
    if (page !== null) {
      return page;
    }
    const isForm = request.headers.get("content-type")?.includes("multipart/form-data") === true;
    const body = isForm ? null : await jsonBytes(request.body);
    if (body === null && !isForm) {
      return numbered(toResponse(tooLarge()));
    }
    const called = new Request(`${host}${pathname}${search}`, {
      method: request.method,
      headers: request.headers,
      signal: request.signal,
      ...(body === null || body.length === 0 ? {} : { body }),
    });
    if (pathname.startsWith(CONTROLS)) {
      return answerControl(controls, called);
    }
    sources.set(called, {
      address: incoming.socket.remoteAddress ?? null,
      pagesUrl: `${origin}/sandbox/`,
      portalUrl: `${request.headers.get("origin") ?? ""}/`,
      // the request that the handlers see has no body then
      readForm: isForm ? (_, pack) => streamedForm(called, incoming, pack) : platformForm,
    });
    return (await getResponse(handlers, called)) ?? toResponse(notFound("Address"));
  };

  /** The same for pages of other origins, which the controls are kept from. */
  const respondTo = async (host: string, request: Request, incoming: IncomingMessage) => {
    const isControl = new URL(request.url).pathname.startsWith(CONTROLS);
    if (isControl && !mayControl(request, { hostname, origins })) {
      return barred();
    }
    if (request.method === "OPTIONS") {
      return preflight(request);
    }
    const response = await respond(host, request, incoming);
    return response.type === "error" ? response : withCors(request, response);
  };

  const serverOf = (host: string): Server =>
    createAdaptorServer({
      // the platform's own Request and Response, as MSW expects them
      overrideGlobalObjects: false,
      fetch: async (request, bindings) => {
        const { incoming, outgoing } = bindings as HttpBindings;
        const begun = performance.now();
        const response = await respondTo(host, request, incoming);
        onRequest?.({
          method: request.method,
          url: request.url,
          status: response.type === "error" ? null : response.status,
          milliseconds: performance.now() - begun,
        });
        if (response.type !== "error") {
          return response;
        }
        // a network failure has no status: the connection goes
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      },
    }) as Server;
  const [auth, api] = [serverOf(AUTH), serverOf(API)];
  let stopped: Promise<void> | undefined;
  /**
   * Takes no more calls, lets those under way finish, for a second at most when nothing else is said,
   * then lets go of the world. Once stopped it stays so.
   */
  const stop = (graceMs = GRACE_MS): Promise<void> =>
    (stopped ??= Promise.all([close(auth, graceMs), close(api, graceMs)]).then(() => {
      // what a fault holds would go on in a world that is closed, and keep the process alive until then
      endDelays(world, "cut-off");
      return world.close();
    }));
  try {
    await listen(auth, options.authPort, hostname);
    await listen(api, options.apiPort, hostname);
  } catch (error) {
    await stop();
    throw error;
  }
  const addressOf = (server: Server): string => {
    const { port } = server.address() as AddressInfo;
    const name = hostname === "127.0.0.1" ? "localhost" : hostname;
    return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
  };
  return { authHost: addressOf(auth), apiHost: addressOf(api), controls, stop };
}

/** Whether the world can be read, and which release reads it: 200, else 503. */
async function health(controls: SandboxControls): Promise<Response> {
  try {
    const { now } = await controls.state();
    return Response.json({ status: "ok", version: manifest.version, now });
  } catch (error) {
    return Response.json({ status: "failed", message: String(error) }, { status: 503 });
  }
}

/** Without the headers that would let a page of another origin read it, or ask on after a preflight. */
function barred(): Response {
  const message =
    "The controls answer the sandbox's own pages, those of the origins it was started with (--origin), " +
    "and tools, under the sandbox's own name.";
  return Response.json({ message }, { status: 403 });
}

async function listen(server: Server, port: number, hostname: string): Promise<void> {
  server.listen(port, hostname);
  // rejects with the error of a port that cannot be had
  await once(server, "listening");
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const farewell = setTimeout(() => server.closeAllConnections(), graceMs);
    // one that was busy is kept open for the next call, which must not come
    const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    server.close(() => {
      clearTimeout(farewell);
      clearInterval(look);
      resolve();
    });
  });
}
