import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { createControls } from "../admin/controls.ts";
import { endDelays } from "../handlers/faults.ts";
import { answerControl, CONTROLS } from "../admin/http-controls.ts";
import type { OperationRoute } from "../handlers/operation-route.ts";
import { answer, type Backend, withRequestId } from "../handlers/dispatch.ts";
import type { AnsweredRequest, SandboxControls, SandboxOptions } from "../types.ts";
import { forbidOrigin, mayControl, withCors } from "./origins.ts";
import { manifest, staticPage } from "./package.ts";
import { streamedReader } from "./streamed-body.ts";

type Listening = "authPort" | "apiPort" | "hostname" | "origins";

export interface ServeOptions
  extends Pick<Backend, "database" | "check">, Pick<SandboxOptions, Listening> {
  /** Receives each call; its reply waits until this resolves. */
  onRequest?: ((request: AnsweredRequest) => void | Promise<void>) | undefined;
}

export interface RunningSandbox {
  /** Origin of the auth host, such as 'http://localhost:4100'. */
  readonly authHost: string;
  /** Origin of the main host. */
  readonly apiHost: string;
  readonly controls: SandboxControls;
  /**
   * Closes both hosts and the database.
   *
   * @param graceMs how long running calls may go on, in milliseconds; default 1,000
   */
  readonly stop: (graceMs?: number) => Promise<void>;
}

const GRACE_MS = 1000;

const IDLE_CHECK_MS = 50;

/** Rejects with the system's error when it cannot listen, and closes the database then. */
export async function serve(options: ServeOptions): Promise<RunningSandbox> {
  const { database, check, hostname = "127.0.0.1", origins = [], onRequest } = options;
  const controls = createControls(database);
  const backend: Backend = { database, check, reader: streamedReader, readAsset: readFile };

  const respond = async (
    host: OperationRoute["host"],
    request: Request,
    incoming: IncomingMessage,
  ) => {
    const { pathname, origin } = new URL(request.url);
    if (pathname === "/healthz") return withRequestId(await health(controls));
    if (pathname.startsWith(CONTROLS)) return answerControl(controls, request, streamedReader);
    const page = await staticPage(pathname);
    return (
      page ??
      answer(backend, request, {
        hosts: [host],
        callerIp: incoming.socket.remoteAddress ?? null,
        pagesUrl: `${origin}/sandbox/`,
        portalUrl: `${request.headers.get("origin") ?? ""}/`,
      })
    );
  };

  const respondTo = async (
    host: OperationRoute["host"],
    request: Request,
    incoming: IncomingMessage,
  ) => {
    const isControl = new URL(request.url).pathname.startsWith(CONTROLS);
    if (isControl && !mayControl(request, { hostname, origins })) return forbidOrigin();
    const isPreflight = request.method === "OPTIONS";
    return withCors(
      request,
      isPreflight ? new Response(null, { status: 204 }) : await respond(host, request, incoming),
    );
  };

  const serverOf = (host: OperationRoute["host"]): Server =>
    createAdaptorServer({
      // Keeps the platform's Request and Response.
      overrideGlobalObjects: false,
      fetch: async (request, bindings) => {
        const { incoming, outgoing } = bindings as HttpBindings;
        const begun = performance.now();
        const response = await respondTo(host, request, incoming);
        const isBroken = response.type === "error";
        await onRequest?.({
          method: request.method,
          url: request.url,
          status: isBroken ? null : response.status,
          milliseconds: performance.now() - begun,
        });
        if (!isBroken) return response;
        // A network failure has no status, so the connection is closed.
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      },
    }) as Server;
  const [auth, api] = [serverOf("auth"), serverOf("main")];
  let stopped: Promise<void> | undefined;
  const stop = (graceMs = GRACE_MS): Promise<void> =>
    (stopped ??= Promise.all([close(auth, graceMs), close(api, graceMs)]).then(() => {
      // A fault's delay would keep the process running with a closed database.
      endDelays(database, "cut-off");
      return database.close();
    }));
  const listen = async (server: Server, port = 0): Promise<string> => {
    server.listen(port, hostname);
    // Rejects when the port is in use.
    await once(server, "listening");
    const name = hostname === "127.0.0.1" ? "localhost" : hostname;
    const { port: chosenPort } = server.address() as AddressInfo;
    return `http://${name.includes(":") ? `[${name}]` : name}:${chosenPort}`;
  };
  try {
    const authHost = await listen(auth, options.authPort);
    const apiHost = await listen(api, options.apiPort);
    return { authHost, apiHost, controls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function health(controls: SandboxControls): Promise<Response> {
  try {
    const { now } = await controls.state();
    return Response.json({ status: "ok", version: manifest.version, now });
  } catch (error) {
    return Response.json({ status: "failed", message: String(error) }, { status: 503 });
  }
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection that was busy stays open for a next call, which must not come.
    const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(idleCheck);
      resolve();
    });
  });
}
