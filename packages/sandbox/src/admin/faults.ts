import * as zod from "zod";
import { OPERATIONS } from "../generated/operations.ts";
import type { Address } from "../handlers/address.ts";
import { HttpError } from "../handlers/call.ts";
import type { Fault, FaultEffect, FaultRequest } from "../types.ts";
import { randomFor } from "../model/random.ts";
import type { Transaction, Database } from "../store/database.ts";

/** The message names valid arguments; over HTTP the status is 422. */
export class ControlError extends HttpError {
  override readonly name = "ControlError";

  constructor(message: string) {
    super(422, { message });
  }
}

// runs before the schema is made: zod would try to compile it, which a strict CSP reports
zod.config({ jitless: true });

/** Error messages quote the descriptions. */
const FAULT = zod.strictObject({
  path: zod.string().startsWith("/").describe("a path as called, such as '/api/companies/*/users'"),
  method: zod.string().exactOptional().describe("a text such as 'GET'"),
  status: zod
    .union([zod.int().min(200).max(599), zod.enum(["timeout", "drop", "malformed", "html"])])
    .exactOptional()
    .describe("a number from 200 to 599, 'timeout', 'drop', 'malformed' or 'html'"),
  rate: zod.number().gt(0).max(1).exactOptional().describe("a number above 0 and at most 1"),
  times: zod.int().min(1).exactOptional().describe("a whole number, 1 or more"),
  delayMs: zod.number().min(0).exactOptional().describe("a number of milliseconds, 0 or more"),
});

/** Counts are accepted, but a fault that is set again starts from zero. */
const FAULTS = zod.array(
  FAULT.extend({ matched: zod.number().exactOptional(), failed: zod.number().exactOptional() }),
);

export function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const called = path.split("/");
  return (
    wanted.length === called.length &&
    wanted.every((segment, index) => segment === "*" || segment === called[index])
  );
}

/** Rejects a fault that no call can match, since it would look like a call that never fails. */
function requireOperation({ path, method }: FaultRequest): void {
  const segments = path.split("/");
  const methods = Object.values<Address>(OPERATIONS)
    .filter((address) => {
      const called = address.path.split("/").map((part, at) => filled(part, segments[at] ?? ""));
      return matchesPath(path, called.join("/"));
    })
    .map((address) => address.method.toUpperCase());
  if (methods.length === 0) {
    throw new ControlError(`No operation of the contract has the path ${path}; * is one segment.`);
  }
  const called = method?.toUpperCase();
  if (called !== undefined && !methods.includes(called)) {
    throw new ControlError(
      `No operation of the contract is ${called} ${path}; that path takes ${[...new Set(methods)].join(", ")}.`,
    );
  }
}

/** Ids are whole numbers, tokens and hashes any text. */
function filled(expected: string, segment: string): string {
  const takes = expected.endsWith("Id}") ? /^\d+$/ : /./;
  return expected.startsWith("{") && takes.test(segment) ? segment : expected;
}

/**
 * Chooses the first matching fault that is not used up.
 *
 * @returns the fault or null, and the faults with new counts (the same list if none matched)
 */
export function chooseFault(faults: Fault[], seed: number, method: string, path: string) {
  const index = faults.findIndex(
    (fault) =>
      matchesPath(fault.path, path) &&
      (fault.method === undefined || fault.method.toUpperCase() === method.toUpperCase()) &&
      (fault.times === undefined || fault.failed < fault.times),
  );
  const fault = faults[index];
  if (fault === undefined) {
    return { fault: null, faults };
  }
  const draw = randomFor(seed, "fault", fault.path, fault.matched).next();
  const isHit = draw < (fault.rate ?? 1);
  const counted = {
    ...fault,
    matched: fault.matched + 1,
    failed: fault.failed + (isHit ? 1 : 0),
  };
  return { fault: isHit ? counted : null, faults: faults.with(index, counted) };
}

export function readFaults(input: unknown): Fault[] {
  const { data, error } = FAULTS.safeParse(input);
  if (error === undefined) {
    return data.map((fault) => {
      requireOperation(fault);
      return { ...fault, matched: 0, failed: 0 };
    });
  }
  const [issue] = error.issues;
  const fields: Readonly<Record<string, zod.ZodType>> = FAULT.shape;
  if (issue?.code === "unrecognized_keys") {
    throw new ControlError(
      `A fault has no '${issue.keys.join("', '")}'; it takes ${Object.keys(fields).join(", ")}.`,
    );
  }
  const field = String(issue?.path[1]);
  const takes = fields[field]?.description;
  throw new ControlError(
    takes === undefined
      ? "faults takes a list of {path, method?, status?, rate?, times?, delayMs?}."
      : `The ${field} of a fault must be ${takes}.`,
  );
}

/**
 * Counts the call.
 *
 * @returns the effect of a fault, if any, and the delay in milliseconds
 */
export function applyFaults({ tables, settings }: Transaction, method: string, path: string) {
  const { fault, faults } = chooseFault(settings.faults, settings.seed, method, path);
  if (faults !== settings.faults) {
    tables.settings.put({ ...settings, faults });
  }
  return { effect: fault?.status, wait: settings.latency + (fault?.delayMs ?? 0) };
}

export async function faultReply(effect: FaultEffect, signal: AbortSignal): Promise<Response> {
  // the contract check of end-to-end tests ignores replies with this header
  const fault = { "x-sandbox-fault": String(effect) };
  switch (effect) {
    case "timeout":
      if (!signal.aborted) {
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
      }
      return Response.error();
    case "drop":
      return Response.error();
    case "malformed":
      return new Response('{"data": [{"id": 1, "na', {
        headers: { "content-type": "application/json", ...fault },
      });
    case "html":
      return new Response("<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>", {
        status: 502,
        headers: { "content-type": "text/html; charset=utf-8", ...fault },
      });
    case 204:
    case 205:
    case 304:
      return new Response(null, { status: effect, headers: fault });
    default: {
      const message = `The sandbox was told to answer ${effect}.`;
      const body = effect === 422 ? { message, errors: { sandbox: [message] } } : { message };
      return Response.json(body, { status: effect, headers: fault });
    }
  }
}

/** The call continues, or is cut off because the database was reset. */
export type DelayEnd = "over" | "cut-off";

const running = new WeakMap<Database, Set<(end: DelayEnd) => void>>();

export function delay(database: Database, milliseconds: number): Promise<DelayEnd> {
  const { promise, resolve } = Promise.withResolvers<DelayEnd>();
  const delays = running.get(database) ?? new Set();
  running.set(database, delays.add(resolve));
  const timer = setTimeout(() => resolve("over"), milliseconds);
  return promise.finally(() => {
    clearTimeout(timer);
    delays.delete(resolve);
  });
}

/**
 * With new faults, delayed calls continue; after a reset they are cut off, or they would write into
 * the new data.
 */
export function endDelays(database: Database, end: DelayEnd): void {
  for (const resolve of running.get(database) ?? []) resolve(end);
}
