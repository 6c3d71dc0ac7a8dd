/**
 * Passes everything to a host and validates it by the bundled OpenAPI document, with
 * express-openapi-validator and none of our generated code.
 */
import { createServer, request as callPlain, type IncomingMessage } from "node:http";
import { request as callTls } from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import express, { type NextFunction, type Request, type Response } from "express";
import { middleware } from "express-openapi-validator";
import type { OpenAPIV3, OpenApiRequest } from "express-openapi-validator/dist/framework/types.js";
import { declaredIn } from "./declared-by-contract.ts";
import { readForm } from "./form.ts";

/** Header of a reply that breaks the contract, or whose request does. */
export const VIOLATION = "x-contract-violation";

/** Path of the `Seen` of a proxy. */
export const SEEN = "/__contract";

/** Of all calls since the start of a proxy. */
export interface Seen {
  violations: readonly Violation[];
  /** Ids of operations with a successful reply. */
  exercised: readonly string[];
  /** Ids of all operations of the contract. */
  operations: readonly string[];
}

export interface Violation {
  /** Operation id, or method and path of an unknown call. */
  operation: string;
  part: "request" | "reply";
  text: string;
  /** `path` is '/response' and a JSON pointer into the reply. */
  fields?: readonly { path: string; message: string }[];
  /** True if a write is lost although its call succeeds. */
  isLostWrite?: boolean;
}

export interface ValidatingProxy {
  origin: string;
  seen: () => Seen;
  /**
   * Reads no multipart form until the returned function is called: an upload stops when the buffers
   * of the connection are full, after a few megabytes.
   */
  holdUploads: () => () => void;
  close: () => Promise<void>;
}

export interface ProxyOptions {
  /** The bundled OpenAPI document of the host. */
  contract: object;
  /** Address of the host; calls go below it. */
  upstream: string;
  /** Sends the proxy's `Host` header, by which the host names itself. Default: the host's own. */
  isStandIn?: boolean;
  /** Default 0: any free port. */
  port?: number;
  /**
   * Header of a provoked failure, in lower case: such a reply passes unchecked and does not count,
   * but its request is checked.
   */
  provoked?: string;
}

interface Passage {
  body: Buffer;
  /** Undefined without a body, or for an unreadable one. */
  sent?: unknown;
  isForwarded: boolean;
  reply?: { status: number; headers: IncomingMessage["headers"]; bytes: Buffer };
  violations: Violation[];
  /** A violation by typed values, which the host should refuse. */
  typed?: string;
}

/**
 * True if all errors are typed texts that are too long or no address, or unions around them, which
 * the validator reports too.
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

/** The controls and pages of the sandbox are not in the contract. */
const isContracts = (request: Request): boolean =>
  request.method !== "OPTIONS" && request.path.startsWith("/api/");

const operationOf = (request: Request): string => {
  const { openapi } = request as unknown as OpenApiRequest;
  const schema = openapi && "schema" in openapi ? openapi.schema : undefined;
  return schema?.operationId ?? `${request.method} ${request.path}`;
};

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
    more: Pick<Violation, "fields" | "isLostWrite"> = {},
  ): void => {
    const operation = operationOf(request);
    const violation: Violation = { operation, part, text, ...more };
    violations.push(violation);
    passages.get(request)?.violations.push(violation);
  };

  const upstream = options.upstream.replace(/(?<!\/)\/+$/, "");
  const call = upstream.startsWith("https:") ? callTls : callPlain;
  /** Only forwards: the caller sends the response. */
  const forward = (request: Request, response: Response, body?: Buffer) =>
    new Promise<IncomingMessage>((resolve) => {
      const url = new URL(upstream + request.originalUrl);
      const host = options.isStandIn === true ? request.headers.host : url.host;
      // The proxy cannot read a compressed body.
      const headers = { ...request.headers, host, "accept-encoding": "identity" };
      const passed = call(url, { method: request.method, headers }, resolve);
      // A connection that the host drops is dropped here too.
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
    // The validator checks the argument of `json`, then calls this, which sends the reply as
    // received.
    response.json = () => {
      const { status, headers, bytes } = passage.reply ?? { status: 502, headers: {}, bytes: body };
      response.writeHead(status, withViolations(headers, passage));
      return response.end(bytes);
    };
    try {
      if (body.length > 0) {
        passage.sent = isForm
          ? await readForm(body, type)
          : (JSON.parse(body.toString()) as unknown);
        // The validator may change its input.
        request.body = structuredClone(passage.sent);
      }
    } catch (error) {
      note(request, "request", `cannot be read as ${type}: ${String(error)}`);
    }
    next();
  });

  app.use(
    middleware({
      // It changes the document.
      apiSpec: structuredClone(options.contract) as OpenAPIV3.DocumentV3_1,
      validateRequests: { allowUnknownQueryParameters: false },
      validateResponses: {
        allErrors: true,
        onError: (error, _body, request) =>
          note(request, "reply", error.message, {
            fields: error.errors.map(({ path, message }) => ({ path, message })),
          }),
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
    for (const what of declared.undeclaredParts(operationOf(request), request.path, sent)) {
      note(request, "request", what);
    }
    const reply = await forward(request, response, passage.body);
    const status = reply.statusCode ?? 0;
    if (passage.typed !== undefined && status !== 422) note(request, "request", passage.typed);
    if (options.provoked !== undefined && reply.headers[options.provoked] !== undefined) {
      response.writeHead(status, withViolations(reply.headers, passage));
      pipeline(reply, response, () => undefined);
      return;
    }
    const operation = operationOf(request);
    const allowed = declared.mediaTypes(operation, status);
    const type = mediaTypeOf(reply.headers["content-type"]);
    const isLostWrite = isFollowedByGet(request.method, status);
    const complaint = isLostWrite
      ? `is redirected by ${status}, which clients follow by GET`
      : misfit(status, type, allowed);
    if (complaint) note(request, "reply", complaint, isLostWrite ? { isLostWrite } : {});
    if (allowed && status < 300) exercised.add(operation);

    // A client reads JSON of any type, so its fields are validated too.
    const isRead = type === "" || type === JSON_TYPE || allowed?.includes(JSON_TYPE) === true;
    if (!isRead) {
      response.writeHead(status, withViolations(reply.headers, passage));
      pipeline(reply, response, () => undefined);
      return;
    }
    const bytes = await buffer(reply);
    passage.reply = { status, headers: reply.headers, bytes };
    response.status(status);
    let body: unknown;
    try {
      const source = decompress(bytes, reply.headers["content-encoding"]).toString();
      body = source === "" ? undefined : JSON.parse(source);
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
    // Express recognises an error handler by its four parameters.
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

function relay(response: Response, reply: IncomingMessage): void {
  response.writeHead(reply.statusCode ?? 502, reply.headers);
  pipeline(reply, response, () => undefined);
}

const JSON_TYPE = "application/json";

/** Without parameters, in lower case; '' if there is none. */
const mediaTypeOf = (contentType = ""): string =>
  (contentType.split(";", 1)[0] ?? "").trim().toLowerCase();

/** True for a write that `fetch` repeats as a GET, whose reply looks like a success. */
const isFollowedByGet = (method: string, status: number): boolean =>
  (status === 303 && method !== "GET") || ([301, 302].includes(status) && method === "POST");

/** A host may compress although the request says not to. */
function decompress(bytes: Buffer, encoding = ""): Buffer {
  switch (encoding.trim().toLowerCase()) {
    case "gzip":
    case "x-gzip":
      return gunzipSync(bytes);
    case "deflate":
      return inflateSync(bytes);
    case "br":
      return brotliDecompressSync(bytes);
    default:
      return bytes;
  }
}

/** The validator checks neither failures of a host nor media types other than JSON. */
function misfit(status: number, type: string, allowed: readonly string[] | undefined) {
  if (status >= 500) return `the host failed: ${status}`;
  if (!allowed) return `status ${status} is not declared`;
  const fits =
    allowed.length === 0 ? type === "" : allowed.includes(type) || allowed.includes("*/*");
  return fits ? undefined : `is '${type}', declared: ${allowed.join(", ") || "no body"}`;
}

function withViolations(headers: IncomingMessage["headers"], { violations }: Passage) {
  if (violations.length === 0) return headers;
  const text = violations.map(({ operation, part, text: what }) => `${operation} ${part}: ${what}`);
  // A header is one line of ASCII.
  return {
    ...headers,
    [VIOLATION]: text
      .join("; ")
      .replaceAll(/[^\x20-\x7e]/g, "?")
      .slice(0, 2000),
  };
}
