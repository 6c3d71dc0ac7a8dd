/**
 * A proxy in front of one host that lets everything pass and holds it against the contract. The
 * judge is express-openapi-validator, on the bundled OpenAPI document: none of our generated code,
 * schemas or handlers has a part in it.
 */
import { createServer, request as callPlain, type IncomingMessage } from "node:http";
import { request as callTls } from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream";
import express, { type NextFunction, type Request, type Response } from "express";
import { middleware } from "express-openapi-validator";
import type { OpenAPIV3, OpenApiRequest } from "express-openapi-validator/dist/framework/types.js";
import { declaredIn } from "./declared-by-contract.ts";
import { readForm } from "./form.ts";

/** Carried by a reply that breaks the contract, or answers a request that does. */
export const VIOLATION = "x-contract-violation";

/** Where a proxy tells what it has seen since it started, as a `Seen`. */
export const SEEN = "/__contract";

/** A call through a proxy. */
export interface Seen {
  violations: readonly Violation[];
  /** Operations that were answered with success, by id. */
  exercised: readonly string[];
  /** All operations of the contract, by id. */
  operations: readonly string[];
}

/** Something that the contract does not allow. */
export interface Violation {
  /** Operation id, or method and path of a call that the contract does not know. */
  operation: string;
  part: "request" | "reply";
  text: string;
  /** Where in a JSON reply, as a JSON pointer behind '/response', and what is wrong there. */
  fields?: readonly { path: string; message: string }[];
}

/** A running proxy. */
export interface ValidatingProxy {
  origin: string;
  /** Calls so far. */
  seen: () => Seen;
  /**
   * Reads no form with files from now on until the function it gives is called: an upload stands still as
   * soon as the connection holds all it can, a few megabytes.
   */
  holdUploads: () => () => void;
  close: () => Promise<void>;
}

export interface ProxyOptions {
  /** The bundled OpenAPI document of the host. */
  contract: object;
  /** Address of the host; calls go below it. */
  upstream: string;
  /** The host is called by the name of the proxy, by which it names itself; by its own when left out. */
  isStandIn?: boolean;
  /** Port to listen on; 0, the default, takes a free one. */
  port?: number;
  /**
   * Header of a reply that was asked to be broken, in lower case: such a reply passes unjudged, and
   * counts for nothing. What was asked is judged all the same.
   */
  provoked?: string;
}

/** One call on its way through. */
interface Passage {
  body: Buffer;
  /** Undefined for none, and for an unreadable body. */
  sent?: unknown;
  /** True once the host was called. */
  isForwarded: boolean;
  reply?: { status: number; headers: IncomingMessage["headers"]; bytes: Buffer };
  violations: Violation[];
  /** Violations by typed values, which the host should refuse. */
  typed?: string;
}

/**
 * True when all errors are typed texts that are too long or no address, or unions that contain
 * them, which the validator reports by each form.
 */
const isTyped = ({ errors = [] }: Error & { errors?: { path: string; errorCode?: string }[] }) => {
  const typed = errors.filter(
    ({ path, errorCode = "" }) =>
      errorCode.startsWith("maxLength.") ||
      (errorCode.startsWith("pattern.") && /\/(username|email)$/.test(path)),
  );
  return (
    typed.length > 0 &&
    errors.every(
      (error) =>
        typed.includes(error) || typed.some((text) => text.path.startsWith(`${error.path}/`)),
    )
  );
};

/** Only what lies under /api/ is the contract's: not the controls and pages of the sandbox. */
const isContracts = (request: Request): boolean =>
  request.method !== "OPTIONS" && request.path.startsWith("/api/");

const operationOf = (request: Request): string => {
  const { openapi } = request as unknown as OpenApiRequest;
  const schema = openapi && "schema" in openapi ? openapi.schema : undefined;
  return schema?.operationId ?? `${request.method} ${request.path}`;
};

/** Starts a proxy that listens on localhost. */
export async function startProxy(options: ProxyOptions): Promise<ValidatingProxy> {
  const declared = declaredIn(options.contract);
  const violations: Violation[] = [];
  const exercised = new Set<string>();
  const passages = new WeakMap<object, Passage>();
  let uploadsMayPass: Promise<void> = Promise.resolve();

  const seen = (): Seen => ({
    violations,
    exercised: [...exercised],
    operations: [...declared.operations],
  });
  const note = (
    request: Request,
    part: Violation["part"],
    text: string,
    fields?: Violation["fields"],
  ): void => {
    const operation = operationOf(request);
    const violation: Violation = { operation, part, text, ...(fields && { fields }) };
    violations.push(violation);
    passages.get(request)?.violations.push(violation);
  };

  const upstream = options.upstream.replace(/\/+$/, "");
  const call = upstream.startsWith("https:") ? callTls : callPlain;
  /** Passes a call on; what answers it is the caller's. */
  const forward = (request: Request, response: Response, body?: Buffer) =>
    new Promise<IncomingMessage>((resolve) => {
      const url = new URL(upstream + request.originalUrl);
      const host = options.isStandIn === true ? request.headers.host : url.host;
      // A body to be read must not be compressed.
      const headers = { ...request.headers, host, "accept-encoding": "identity" };
      const passed = call(url, { method: request.method, headers }, resolve);
      // A host that drops the connection is passed on as just that.
      passed.on("error", () => response.destroy());
      response.on("close", () => passed.destroy());
      if (body) passed.end(body);
      else pipeline(request, passed, () => undefined);
    });

  const app = express().disable("x-powered-by").disable("etag");

  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 hears of a rejection
  app.use(async (request, response, next) => {
    if (request.path === SEEN) {
      response.json(seen());
      return;
    }
    if (!isContracts(request)) {
      relay(response, await forward(request, response));
      return;
    }
    const type = request.headers["content-type"] ?? "";
    const isForm = type.startsWith("multipart/form-data");
    if (isForm) await uploadsMayPass;
    const body = await buffer(request);
    const passage: Passage = { body, isForwarded: false, violations: [] };
    passages.set(request, passage);
    // The validator judges what goes into `json`, and hands it to this; what was received is sent.
    response.json = () => {
      const { status, headers, bytes } = passage.reply ?? { status: 502, headers: {}, bytes: body };
      response.writeHead(status, marked(headers, passage));
      return response.end(bytes);
    };
    try {
      if (body.length > 0) {
        passage.sent = isForm
          ? await readForm(body, type)
          : (JSON.parse(body.toString()) as unknown);
        // The validator may change what it is given.
        request.body = structuredClone(passage.sent);
      }
    } catch (error) {
      note(request, "request", `cannot be read as ${type}: ${String(error)}`);
    }
    next();
  });

  app.use(
    middleware({
      // It changes the document it is given.
      apiSpec: structuredClone(options.contract) as OpenAPIV3.DocumentV3_1,
      validateRequests: { allowUnknownQueryParameters: false },
      validateResponses: {
        allErrors: true,
        onError: (error, _body, request) =>
          note(
            request,
            "reply",
            error.message,
            error.errors.map(({ path, message }) => ({ path, message })),
          ),
      },
      // The host checks the token.
      validateSecurity: { handlers: { bearer: () => true } },
      fileUploader: false,
    }),
  );

  const answer = async (request: Request, response: Response): Promise<void> => {
    const passage = passages.get(request);
    if (!passage) return;
    passage.isForwarded = true;
    const sent = passage.body.length === 0 ? undefined : (passage.sent ?? null);
    for (const what of declared.beyond(operationOf(request), request.path, sent)) {
      note(request, "request", what);
    }
    const reply = await forward(request, response, passage.body);
    const status = reply.statusCode ?? 0;
    if (passage.typed !== undefined && status !== 422) note(request, "request", passage.typed);
    if (options.provoked !== undefined && reply.headers[options.provoked] !== undefined) {
      response.writeHead(status, marked(reply.headers, passage));
      pipeline(reply, response, () => undefined);
      return;
    }
    const operation = operationOf(request);
    const allowed = declared.mediaTypes(operation, status);
    const type = (reply.headers["content-type"] ?? "").split(";", 1)[0] ?? "";
    const complaint = misfit(status, type, allowed);
    if (complaint) note(request, "reply", complaint);
    if (allowed && status < 300) exercised.add(operation);

    if (type !== "" && type !== "application/json") {
      response.writeHead(status, marked(reply.headers, passage));
      pipeline(reply, response, () => undefined);
      return;
    }
    const bytes = await buffer(reply);
    passage.reply = { status, headers: reply.headers, bytes };
    response.status(status);
    let body: unknown;
    try {
      body = bytes.length === 0 ? undefined : JSON.parse(bytes.toString());
    } catch (error) {
      note(request, "reply", `is not JSON: ${String(error)}`);
    }
    response.json(body);
  };

  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 hears of a rejection
  app.use(answer);
  const complain = async (
    error: Error,
    request: Request,
    response: Response,
    // It has four parameters, or Express takes it for something else.
    _next: NextFunction,
  ): Promise<void> => {
    // A closed connection is no breach of the contract.
    if (passages.get(request)?.isForwarded !== false) {
      response.destroy();
      return;
    }
    const passage = passages.get(request);
    if (passage && isTyped(error)) passage.typed = error.message;
    else note(request, "request", error.message);
    await answer(request, response);
  };
  app.use(complain);

  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    seen,
    holdUploads: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      uploadsMayPass = promise;
      return resolve;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with the reply as it is. */
function relay(response: Response, reply: IncomingMessage): void {
  response.writeHead(reply.statusCode ?? 502, reply.headers);
  pipeline(reply, response, () => undefined);
}

/** The validator checks no failure of a host, and no media type but JSON. */
function misfit(status: number, type: string, allowed: readonly string[] | undefined) {
  if (status >= 500) return `the host failed: ${status}`;
  if (!allowed) return `status ${status} is not declared`;
  const fits =
    allowed.length === 0 ? type === "" : allowed.includes(type) || allowed.includes("*/*");
  return fits ? undefined : `is '${type}', declared: ${allowed.join(", ") || "no body"}`;
}

function marked(headers: IncomingMessage["headers"], { violations }: Passage) {
  if (violations.length === 0) return headers;
  const text = violations.map(({ operation, part, text: what }) => `${operation} ${part}: ${what}`);
  // A header is one line of plain letters.
  return {
    ...headers,
    [VIOLATION]: text
      .join("; ")
      .replaceAll(/[^\x20-\x7e]/g, "?")
      .slice(0, 2000),
  };
}
