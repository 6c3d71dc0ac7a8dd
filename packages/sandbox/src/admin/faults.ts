/** Faults: how they are read, which call they strike, what it is answered then, and the delay before. */
import * as zod from "zod";
import { OPERATIONS } from "../generated/operations.ts";
import type { Address } from "../handlers/address.ts";
import { HttpError } from "../handlers/call.ts";
import type { Fault, FaultEffect, FaultRequest } from "../types.ts";
import { randomFor } from "../model/random.ts";
import type { Transaction, Database } from "../store/database.ts";

/** A control was given something it cannot use; the message says what it takes. Over HTTP it is 422. */
export class ControlError extends HttpError {
  override readonly name = "ControlError";

  constructor(message: string) {
    super(422, { message });
  }
}

// before the schema is made: a strict Content-Security-Policy reports that zod tries to compile it
zod.config({ jitless: true });

/** The fields of a fault, each with the description that an error message quotes. */
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

/** A fault that is set again starts counting from zero. */
const FAULTS = zod.array(
  FAULT.extend({ matched: zod.number().exactOptional(), failed: zod.number().exactOptional() }),
);

/** Whether the path of a fault matches the path of a call. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const called = path.split("/");
  return (
    wanted.length === called.length &&
    wanted.every((segment, index) => segment === "*" || segment === called[index])
  );
}

/** A fault that no call can ever meet is a mistake in it, and would pass for a call that never fails. */
function requireOperation({ path, method }: FaultRequest): void {
  const asked = path.split("/");
  const methods = Object.values<Address>(OPERATIONS)
    .filter((address) => {
      const taken = address.path.split("/").map((part, at) => filled(part, asked[at] ?? ""));
      return matchesPath(path, taken.join("/"));
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

/** A parameter of an address with what it takes: an id is a whole number here, a token or hash any text. */
function filled(part: string, segment: string): string {
  const takes = part.endsWith("Id}") ? /^\d+$/ : /./;
  return part.startsWith("{") && takes.test(segment) ? segment : part;
}

/**
 * Chooses the fault for a call: the first that matches and is not used up.
 *
 * @returns the fault to apply, or null, and the faults with new counts; the same list when none matched
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

/** Reads what the `faults` control was given; throws a ControlError that names what is wrong. */
export function readFaults(input: unknown): Fault[] {
  const { data, error } = FAULTS.safeParse(input);
  if (error === undefined) {
    return data.map((fault) => {
      requireOperation(fault);
      return { ...fault, matched: 0, failed: 0 };
    });
  }
  const [issue] = error.issues;
  const parts: Readonly<Record<string, zod.ZodType>> = FAULT.shape;
  if (issue?.code === "unrecognized_keys") {
    throw new ControlError(
      `A fault has no '${issue.keys.join("', '")}'; it takes ${Object.keys(parts).join(", ")}.`,
    );
  }
  const part = String(issue?.path[1]);
  const takes = parts[part]?.description;
  throw new ControlError(
    takes === undefined
      ? "faults takes a list of {path, method?, status?, rate?, times?, delayMs?}."
      : `The ${part} of a fault must be ${takes}.`,
  );
}

/**
 * Counts a call against the faults in force. Returns the reply to send instead, and the delay before it.
 */
export function applyFaults({ tables, settings }: Transaction, method: string, path: string) {
  const { fault, faults } = chooseFault(settings.faults, settings.seed, method, path);
  if (faults !== settings.faults) {
    tables.settings.put({ ...settings, faults });
  }
  return { effect: fault?.status, wait: settings.latency + (fault?.delayMs ?? 0) };
}

/** The reply to a call that a fault was applied to. */
export async function faultReply(effect: FaultEffect, signal: AbortSignal): Promise<Response> {
  // a check of replies against the contract leaves out those with this header
  const fault = { "x-sandbox-fault": String(effect) };
  switch (effect) {
    // until the caller has given up waiting
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

/** How a delay ends: the call continues, or it is cut off because the database was reset. */
export type DelayEnd = "over" | "cut-off";

const running = new WeakMap<Database, Set<(end: DelayEnd) => void>>();

/** Delays a call by a number of milliseconds, or until {@link endDelays}. */
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
 * Ends every delay of a world that runs in this page or process. With new faults the calls that the old
 * ones held go on; with a new world they are cut off, or they would write into it.
 */
export function endDelays(database: Database, end: DelayEnd): void {
  for (const resolve of running.get(database) ?? []) resolve(end);
}
