import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { getResponse, type HttpHandler } from "msw";
import { createControls, type SandboxControls } from "../control/controls.ts";
import { controlHandlers } from "../control/http-controls.ts";
import { createHandlers, type ContractCheck } from "../handlers/dispatch.ts";
import { nodeAssets } from "../assets/node-assets.ts";
import type { World } from "../world/world.ts";
import { preflight, withCors } from "./cors.ts";
import { staticPage } from "./static-pages.ts";
import { type StreamedForms, streamedForms } from "./streamed-form.ts";

export interface ServeOptions {
  world: World;
  /** Ports of the two hosts; 0 takes a free one. */
  authPort: number;
  apiPort: number;
  /** Address to listen on. */
  hostname?: string;
  check?: ContractCheck;
}

export interface RunningSandbox {
  authHost: string;
  apiHost: string;
  controls: SandboxControls;
  /** Takes no more calls, lets those under way finish (at most half a minute), then lets go of the world. */
  stop(): Promise<void>;
}

/** How long calls under way may take to finish when the sandbox is told to stop: a long upload, say. */
const FAREWELL_MS = 30_000;

/** How often connections are looked for that have nothing under way any more. */
const LOOK_MS = 50;

/** Names the handlers know the hosts by; what a client called stands in for them. */
const AUTH = "http://auth.sandbox";
const API = "http://api.sandbox";

/** Serves both hosts over HTTP from one world, until stopped. */
export async function serve(options: ServeOptions): Promise<RunningSandbox> {
  const hostname = options.hostname ?? "127.0.0.1";
  const controls = createControls(options.world);
  const forms = streamedForms();
  const handlersOf = handlersByOrigin(options, controls, forms);
  const servers = new Map<string, Server>();
  for (const [host, port] of [
    [AUTH, options.authPort],
    [API, options.apiPort],
  ] as const) {
    const server = createAdaptorServer({
      // the platform's own Request and Response, as MSW expects them
      overrideGlobalObjects: false,
      fetch: async (request, bindings) => {
        const { incoming, outgoing } = bindings as HttpBindings;
        const response = await respond(host, request, handlersOf, (called) => {
          forms.expect(called, incoming);
        });
        if (response.type !== "error") {
          return response;
        }
        // a network failure has no status: the connection goes
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      },
    }) as Server;
    await listen(server, port, hostname);
    servers.set(host, server);
  }
  const addressOf = (host: string): string => {
    const address = servers.get(host)?.address() as AddressInfo;
    return `http://${hostname === "127.0.0.1" ? "localhost" : hostname}:${address.port}`;
  };
  return {
    authHost: addressOf(AUTH),
    apiHost: addressOf(API),
    controls,
    stop: async () => {
      await Promise.all([...servers.values()].map(close));
      await options.world.close();
    },
  };
}

/** The handlers, whose replies name the sandbox by the address it was called at. */
function handlersByOrigin(
  { world, check }: ServeOptions,
  controls: SandboxControls,
  forms: StreamedForms,
): (origin: string) => HttpHandler[] {
  const known = new Map<string, HttpHandler[]>();
  return (origin) => {
    let handlers = known.get(origin);
    if (handlers === undefined) {
      handlers = [
        ...controlHandlers(controls, [AUTH, API]),
        ...createHandlers({
          world,
          authHost: AUTH,
          apiHost: API,
          pagesUrl: `${origin}/sandbox/`,
          isRemote: true,
          loadAssets: () => Promise.resolve(nodeAssets),
          readForm: forms.read,
          ...(check === undefined ? {} : { check }),
        }),
      ];
      known.set(origin, handlers);
    }
    return handlers;
  };
}

async function respond(
  host: string,
  request: Request,
  handlersOf: (origin: string) => HttpHandler[],
  expectForm: (called: Request) => void,
): Promise<Response> {
  if (request.method === "OPTIONS") {
    return preflight(request);
  }
  const url = new URL(request.url);
  const page = await staticPage(url.pathname);
  if (page !== null) {
    return withCors(request, page);
  }
  const isForm = request.headers.get("content-type")?.includes("multipart/form-data") === true;
  const body = isForm ? null : request.body;
  const called = new Request(`${host}${url.pathname}${url.search}`, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    ...(body === null ? {} : { body, duplex: "half" }),
  });
  if (isForm) {
    expectForm(called);
  }
  const response = await getResponse(handlersOf(url.origin), called);
  if (response === undefined) {
    return withCors(request, Response.json({ message: "Address not found." }, { status: 404 }));
  }
  return response.type === "error" ? response : withCors(request, response);
}

function listen(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const farewell = setTimeout(() => {
      server.closeAllConnections();
    }, FAREWELL_MS);
    // one that was busy is kept open for the next call, which must not come
    const look = setInterval(() => {
      server.closeIdleConnections();
    }, LOOK_MS);
    server.close(() => {
      clearTimeout(farewell);
      clearInterval(look);
      resolve();
    });
  });
}
