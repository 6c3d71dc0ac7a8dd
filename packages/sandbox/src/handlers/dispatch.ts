import { http, HttpResponse, type HttpHandler } from "msw";
import { delay } from "../control/delays.ts";
import { digestOf } from "../control/digest.ts";
import { judge } from "../control/faults.ts";
import { OPERATIONS } from "../generated/operations.ts";
import type { ReadAsset } from "../assets/assets.ts";
import type { FaultEffect } from "../types.ts";
import type { FileContent } from "../world/persistence/persistence.ts";
import type { Scope, World } from "../world/world.ts";
import type { Call, Later } from "./call.ts";
import type { Address, OperationId } from "./contract.ts";
import { fieldsOf } from "./fields.ts";
import { entityTag } from "./preconditions.ts";
import { notFound, Refusal } from "./refusal.ts";
import { readBody, type ReadForm } from "./request-body.ts";
import { randomId } from "./sessions.ts";

/** A call as the contract speaks of it. */
export interface CheckedCall extends Pick<Call, "params" | "query" | "body"> {
  method: string;
  /** As called, without the query. */
  path: string;
}

/** Looks at what goes in and out; see `createContractCheck`. */
export interface ContractCheck {
  request(operation: OperationId, call: CheckedCall): void;
  reply(operation: OperationId, call: CheckedCall, reply: unknown): void;
}

export interface DispatchOptions {
  world: World;
  /** Origins of the two hosts, without a path. */
  authHost: string;
  apiHost: string;
  /** Where a call of these handlers comes from. */
  sourceOf: (request: Request) => CallSource;
  /** Reads the fonts of documents. */
  readAsset: ReadAsset;
  check?: ContractCheck | undefined;
}

/** Who calls, and how the form of the call is read. */
export interface CallSource extends Pick<Call, "address" | "pagesUrl" | "portalUrl"> {
  readForm: ReadForm;
}

/** Carried by a reply that a fault made: whoever holds replies against the contract leaves it out. */
const FAULT_HEADER = "x-sandbox-fault";

/**
 * MSW handlers for every operation of both hosts, and one behind them that answers 404 for anything
 * else there. The same ones serve the page and HTTP.
 */
export function createHandlers(options: DispatchOptions): HttpHandler[] {
  const operations = Object.entries(OPERATIONS) as [OperationId, Address][];
  const ordered = operations.toSorted(([, a], [, b]) => openness(a.path) - openness(b.path));
  return [
    ...ordered.map(([operation, address]) => {
      const host = address.host === "auth" ? options.authHost : options.apiHost;
      const path = address.path.replaceAll(/\{(\w+)\}/g, ":$1");
      return http[address.method](`${host}${path}`, async ({ request, params }) =>
        numbered(await answer(options, operation, request, params)),
      );
    }),
    ...[options.authHost, options.apiHost].map((host) =>
      http.all(`${host}/*`, () => numbered(toResponse(notFound("Address")))),
    ),
  ];
}

/** A reply, itself, with a number of its own; no cache keeps it: it is for this caller, and for now. */
export function numbered(response: Response): Response {
  // a network failure has no headers
  if (response.type !== "error") {
    response.headers.set("cache-control", "no-store");
    response.headers.set("x-request-id", randomId().slice(0, 16));
  }
  return response;
}

/** Fixed segments before parameters, so that `/groups/trainees` is tried before `/groups/{id}`. */
function openness(path: string): number {
  return path.split("{").length;
}

async function answer(
  options: DispatchOptions,
  operation: OperationId,
  request: Request,
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): Promise<Response> {
  const packed: FileContent[] = [];
  try {
    const given = await prepare(options, request, params, packed);
    const path = new URL(request.url).pathname;
    const called = { ...given, method: request.method, path };
    options.check?.request(operation, called);
    // with the first call: a page that only shows the sign-in form needs none of it
    const { perform } = await import("./perform.ts");
    // in a transaction of its own: a refusal must not undo what is counted of a fault
    const { effect, wait } = await options.world.transact(({ tables, settings }) => {
      const { fault, faults } = judge(settings.faults, settings.seed, request.method, path);
      if (faults !== settings.faults) {
        tables.settings.put({ ...settings, faults });
      }
      return { effect: fault?.status, wait: settings.latency + (fault?.delayMs ?? 0) };
    });
    if (wait > 0 && (await delay(options.world, wait)) === "cut-off") {
      return HttpResponse.error();
    }
    if (effect !== undefined) {
      return await fail(effect, request.signal);
    }
    const outcome = await options.world.transact((scope) =>
      perform(operation, { ...given, ...scope }),
    );
    return await success(options, operation, called, outcome);
  } catch (error) {
    return toResponse(error);
  } finally {
    // refused, or cut off: what was not stored goes
    for (const content of packed) {
      options.world.discard(content);
    }
  }
}

/**
 * Everything about a call that has to be waited for, read before the world is locked. Files are noted in
 * `packed` as they come, also when the call goes wrong after them.
 */
async function prepare(
  options: DispatchOptions,
  request: Request,
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
  packed: FileContent[],
): Promise<Omit<Call, keyof Scope>> {
  const { readForm, ...source } = options.sourceOf(request);
  const body = await readBody(request, readForm, async (bytes) => {
    const content = await options.world.pack(bytes);
    packed.push(content);
    return content;
  });
  const { password } = fieldsOf(body);
  return {
    ...source,
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, String(value ?? "")]),
    ),
    query: new URL(request.url).searchParams,
    body,
    readFile: (id) => options.world.readFile(id),
    passwordDigest: typeof password === "string" ? await digestOf(password) : null,
    token: /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null,
    ifMatch: request.headers.get("if-match"),
    readAsset: options.readAsset,
  };
}

async function success(
  { check }: DispatchOptions,
  operation: OperationId,
  called: CheckedCall,
  outcome: unknown,
): Promise<Response> {
  if (outcome instanceof Refusal) {
    throw outcome;
  }
  const reply = typeof outcome === "function" ? await (outcome as Later<unknown>)() : outcome;
  check?.reply(operation, called, reply);
  if (reply instanceof Response) {
    return reply;
  }
  const tag = entityTag(operation, reply);
  return HttpResponse.json(reply as object, tag === null ? {} : { headers: { etag: tag } });
}

/** The answer of a call that failed: a refusal as it says, anything else as a server error. */
export function toResponse(error: unknown): Response {
  if (error instanceof Refusal) {
    return HttpResponse.json(error.body, { status: error.status, headers: error.headers });
  }
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return HttpResponse.json({ message, exception: name }, { status: 500 });
}

async function fail(effect: FaultEffect, signal: AbortSignal): Promise<Response> {
  const fault = { [FAULT_HEADER]: String(effect) };
  switch (effect) {
    // until the caller has given up waiting
    case "timeout":
      if (!signal.aborted) {
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
      }
      return HttpResponse.error();
    case "drop":
      return HttpResponse.error();
    case "malformed":
      return new HttpResponse('{"data": [{"id": 1, "na', {
        headers: { "content-type": "application/json", ...fault },
      });
    case "html":
      return new HttpResponse("<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>", {
        status: 502,
        headers: { "content-type": "text/html; charset=utf-8", ...fault },
      });
    default:
      return failureOf(effect, fault);
  }
}

/** A failure by number, with the body such a failure has. */
function failureOf(status: number, headers: Record<string, string>): Response {
  if (status === 204 || status === 205 || status === 304) {
    return new HttpResponse(null, { status, headers });
  }
  const message = `The sandbox was told to answer ${status}.`;
  const body = status === 422 ? { message, errors: { sandbox: [message] } } : { message };
  return HttpResponse.json(body, { status, headers });
}
