import { matchRequestUrl } from "msw";
import { delayCall, faultReply, applyFaults } from "./faults.ts";
import { OPERATIONS } from "../generated/operations.ts";
import { digestOf } from "../rules/people.ts";
import type { FileContent } from "../store/persistence/persistence.ts";
import type { Transaction, Database } from "../store/database.ts";
import { type BodyReader, discard, fieldsOf, type Pack, readBody } from "./body.ts";
import type { OperationRoute } from "./operation-route.ts";
import { type Call, type Deferred, notFound, type OperationId, HttpError } from "./call.ts";
import type { ContractCheck } from "./contract-check.ts";
import { ReportedError } from "./violations.ts";

export interface Backend extends Pick<Call, "readAsset"> {
  database: Database;
  reader: BodyReader;
  check?: ContractCheck | undefined;
}

export interface CallSource extends Pick<Call, "callerIp" | "pagesUrl" | "portalUrl"> {
  /** Both when they have the same origin. */
  hosts: readonly OperationRoute["host"][];
}

export async function answer(
  backend: Backend,
  request: Request,
  source: CallSource,
): Promise<Response> {
  const storedFiles: FileContent[] = [];
  try {
    return withDate(
      backend.database,
      withRequestId(await handleCall(backend, request, source, storedFiles)),
    );
  } catch (error) {
    return withDate(backend.database, withRequestId(toResponse(error, request)));
  } finally {
    // Deletes files that no transaction has stored.
    for (const content of storedFiles) {
      backend.database.files.discard(content);
    }
  }
}

/** Adds sandbox time, from which callers take their day. */
function withDate(database: Database, response: Response): Response {
  // A network failure has no headers.
  if (response.type !== "error") {
    response.headers.set("date", new Date(database.now()).toUTCString());
  }
  return response;
}

/** Also forbids caching. */
export function withRequestId(response: Response): Response {
  // A network failure has no headers.
  if (response.type !== "error") {
    response.headers.set("cache-control", "no-store");
    response.headers.set("x-request-id", crypto.randomUUID().replaceAll("-", "").slice(0, 16));
  }
  return response;
}

export function toResponse(error: unknown, { signal }: Request): Response {
  if (error instanceof HttpError) {
    return Response.json(error.body, { status: error.status, headers: error.headers });
  }
  // A bug of the sandbox, of which the caller sees only the message.
  if (!(error instanceof ReportedError) && !signal.aborted) {
    // oxlint-disable-next-line no-console -- for developers of handlers
    console.error(error);
  }
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return Response.json({ message, exception: name }, { status: 500 });
}

/** @param storedFiles receives files of the call as they arrive, also before a failure */
async function handleCall(
  { database, reader, readAsset, check }: Backend,
  request: Request,
  { hosts, ...source }: CallSource,
  storedFiles: FileContent[],
): Promise<Response> {
  const { headers } = request;
  // A HEAD has the headers of a GET (RFC 9110, 9.3.2).
  const method = request.method === "HEAD" ? "GET" : request.method;
  const url = new URL(request.url);
  const path = url.pathname;
  const found = operationAt(hosts, method, path);
  const address = { method, path, params: found?.params ?? {}, query: url.searchParams };
  if (found === undefined) {
    // Reads to the end, since a caller that is still sending would miss the reply.
    await discard(request);
    if (path.startsWith("/api/")) {
      check?.request(null, { ...address, body: null });
    }
    throw unknownAddress(hosts, method, path);
  }
  const { operation } = found;
  const { body: takes }: OperationRoute = OPERATIONS[operation];
  // Async work must come before the transaction.
  const pack: Pack = async (bytes) => {
    const content = await database.files.pack(bytes);
    storedFiles.push(content);
    return content;
  };
  const read = readBody(request, takes, reader, pack);
  const { value: body, ...sent } = await read.catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 400) {
      const type = headers.get("content-type");
      check?.request(operation, { ...address, body: null, type, unreadable: error.message });
    }
    throw error;
  });
  const called = { ...address, body };
  check?.request(operation, { ...called, ...sent });
  const { password } = fieldsOf(body);
  const call: Omit<Call, keyof Transaction> = {
    ...source,
    ...called,
    passwordDigest: typeof password === "string" ? await digestOf(password) : null,
    token: /^Bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null,
    ifMatch: headers.get("if-match"),
    readFile: (id) => database.files.readFile(id),
    readAsset,
  };
  // Loaded with the first call, since the sign-in form needs none of it.
  const { entityTag, handleRequest } = await import("./handle-request.ts");
  // In its own transaction, so that an error of the call does not undo a fault's count.
  const { effect, wait } = await database.transact((transaction) =>
    applyFaults(transaction, method, path),
  );
  if (wait > 0 && (await delayCall(database, wait)) === "cut-off") return Response.error();
  if (effect !== undefined) return faultReply(effect, request.signal);
  const outcome = await database.transact((transaction) =>
    handleRequest(operation, { ...call, ...transaction }),
  );
  if (outcome instanceof HttpError) throw outcome;
  const reply = typeof outcome === "function" ? await (outcome as Deferred<unknown>)() : outcome;
  check?.reply(operation, called, reply);
  if (reply instanceof Response) return reply;
  const tag = entityTag(operation, reply);
  return Response.json(reply, tag === null ? {} : { headers: { etag: tag } });
}

/** MSW matches absolute URLs; only the path matters here. */
const BASE = "http://sandbox";

/** Fixed segments come first, so that `/groups/trainees` is tried before `/groups/{id}`. */
const ADDRESSES = (Object.entries(OPERATIONS) as [OperationId, OperationRoute][])
  .toSorted(([, one], [, other]) => one.path.split("{").length - other.path.split("{").length)
  .map(([operation, { host, method, path }]) => ({
    operation,
    host,
    method: method.toUpperCase(),
    pattern: BASE + path.replaceAll(/\{(\w+)\}/g, ":$1"),
  }));

function operationAt(hosts: CallSource["hosts"], method: string, path: string) {
  const url = new URL(BASE + path);
  for (const { operation, pattern, ...address } of ADDRESSES) {
    if (hosts.includes(address.host) && address.method === method) {
      const { matches, params = {} } = matchRequestUrl(url, pattern);
      if (matches) {
        const named = Object.entries(params).map(([name, value]) => [name, String(value ?? "")]);
        return { operation, params: Object.fromEntries(named) as Record<string, string> };
      }
    }
  }
  return undefined;
}

const METHODS = [...new Set(ADDRESSES.map(({ method }) => method))];

/** 405 where the address has other methods (RFC 9110, 15.5.6), else 404. */
function unknownAddress(hosts: CallSource["hosts"], method: string, path: string): HttpError {
  const known = METHODS.filter((other) => operationAt(hosts, other, path) !== undefined);
  if (known.length === 0) return notFound("Address");
  const allow = known.flatMap((one) => (one === "GET" ? ["GET", "HEAD"] : one)).join(", ");
  const message = `This address does not take ${method}. It takes ${allow}.`;
  return new HttpError(405, { message }, { allow });
}
