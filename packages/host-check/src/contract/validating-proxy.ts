/**
 * Passes everything to a host and validates it by the bundled OpenAPI document, with
 * express-openapi-validator and none of our generated code.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import express, { type NextFunction, type Request, type Response } from "express";
import { middleware } from "express-openapi-validator";
import type { OpenAPIV3 } from "express-openapi-validator/dist/framework/types.js";
import { type Declared, declaredIn } from "./declared-by-contract.ts";
import { readForm } from "./form.ts";
import { createForward, type Forward, relay } from "./forward.ts";
import { isStorable, judgeReply, parseReply } from "./reply-rules.ts";
import {
  createRecorder,
  operationOf,
  type Passage,
  type Recorder,
  type Seen,
  withViolations,
} from "./violations.ts";

/** Path of the `Seen` of a proxy. */
export const SEEN = "/__contract";

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

/** What the steps of a call share. */
interface Proxy {
  declared: Declared;
  recorder: Recorder;
  forward: Forward;
  provoked: string | undefined;
}

function sendAsReceived(response: Response, passage: Passage): Response {
  const { status, headers, bytes } = passage.reply ?? {
    status: 502,
    headers: {},
    bytes: passage.body,
  };
  // No phrase, as over HTTP/2.
  response.writeHead(status, "", withViolations(headers, passage));
  return response.end(bytes);
}

/** Reads a request of the contract for the validator; forwards any other at once. */
async function receive(
  { forward, recorder }: Proxy,
  uploadsMayPass: Promise<void>,
  request: Request,
  response: Response,
  next: NextFunction,
): Promise<void> {
  if (request.path === SEEN) {
    response.json(recorder.seen());
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
  const passage = recorder.begin(request, body);
  // The validator checks the argument of `json`, then calls this.
  response.json = () => sendAsReceived(response, passage);
  try {
    if (body.length > 0) {
      passage.sent = isForm ? await readForm(body, type) : (JSON.parse(body.toString()) as unknown);
      // The validator may change its input.
      request.body = structuredClone(passage.sent);
    }
  } catch (error) {
    recorder.note(request, "request", `cannot be read as ${type}: ${String(error)}`);
  }
  next();
}

/** Forwards a request that the validator has seen, and gives it the reply. */
async function answer(proxy: Proxy, request: Request, response: Response): Promise<void> {
  const { declared, recorder, forward, provoked } = proxy;
  const passage = recorder.passageOf(request);
  if (!passage) return;
  passage.isForwarded = true;
  const operation = operationOf(request);
  const sent = passage.body.length === 0 ? undefined : (passage.sent ?? null);
  for (const what of declared.undeclaredParts(operation, request.path, sent)) {
    recorder.note(request, "request", what);
  }
  const reply = await forward(request, response, passage.body);
  const { headers, statusCode: status = 0 } = reply;
  if (passage.typed !== undefined && status !== 422) {
    recorder.note(request, "request", passage.typed);
  }
  if (provoked !== undefined && headers[provoked] !== undefined) {
    relay(response, reply, withViolations(headers, passage));
    return;
  }
  if (isStorable(headers)) {
    recorder.note(request, "reply", "is not no-store", { header: "Cache-Control" });
  }
  const allowed = declared.mediaTypes(operation, status);
  const { complaint, isLostWrite, isJson } = judgeReply(
    request.method,
    status,
    headers["content-type"],
    allowed,
  );
  if (complaint) recorder.note(request, "reply", complaint, isLostWrite ? { isLostWrite } : {});
  if (allowed && status < 300) recorder.noteSuccess(operation);
  if (!isJson) {
    relay(response, reply, withViolations(headers, passage));
    return;
  }
  const bytes = await buffer(reply);
  passage.reply = { status, headers, bytes };
  response.status(status);
  let body: unknown;
  try {
    body = parseReply(bytes, headers["content-encoding"]);
  } catch (error) {
    recorder.note(request, "reply", `is not JSON: ${String(error)}`);
    // The validator would take the reply for empty.
    sendAsReceived(response, passage);
    return;
  }
  response.json(body);
}

/** Forwards a request that the validator refuses, too. */
async function complain(
  proxy: Proxy,
  error: Error,
  request: Request,
  response: Response,
): Promise<void> {
  const passage = proxy.recorder.passageOf(request);
  // A closed connection is no breach of the contract.
  if (passage?.isForwarded !== false) {
    response.destroy();
    return;
  }
  if (isTyped(error)) passage.typed = error.message;
  else proxy.recorder.note(request, "request", error.message);
  await answer(proxy, request, response);
}

const validatorOf = (contract: object, recorder: Recorder) =>
  middleware({
    // It changes the document.
    apiSpec: structuredClone(contract) as OpenAPIV3.DocumentV3_1,
    validateRequests: { allowUnknownQueryParameters: false },
    validateResponses: {
      allErrors: true,
      onError: (error, _body, request) =>
        recorder.note(request, "reply", error.message, {
          fields: error.errors.map(({ path, message }) => ({ path, message })),
        }),
    },
    // The host checks the token.
    validateSecurity: { handlers: { bearer: () => true } },
    fileUploader: false,
  });

export async function startProxy(options: ProxyOptions): Promise<ValidatingProxy> {
  const declared = declaredIn(options.contract);
  const recorder = createRecorder(declared.operations);
  const forward = createForward(options.upstream, options.isStandIn === true);
  const proxy: Proxy = { declared, recorder, forward, provoked: options.provoked };
  let uploadsMayPass: Promise<void> = Promise.resolve();

  const app = express().disable("x-powered-by").disable("etag");
  app.use((request, response, next) => receive(proxy, uploadsMayPass, request, response, next));
  app.use(validatorOf(options.contract, recorder));
  app.use((request, response) => answer(proxy, request, response));
  // Express recognises an error handler by its four parameters.
  app.use((error: Error, request: Request, response: Response, _next: NextFunction) =>
    complain(proxy, error, request, response),
  );

  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    seen: recorder.seen,
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
