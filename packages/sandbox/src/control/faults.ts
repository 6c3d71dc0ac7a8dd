import * as zod from "zod";
import { OPERATIONS } from "../generated/operations.ts";
import type { Address } from "../handlers/contract.ts";
import type { Fault, FaultRequest } from "../types.ts";
import { randomFor } from "../world/random.ts";

/** A control was given something it cannot use; the message says what it takes. */
export class ControlError extends Error {
  override readonly name = "ControlError";
}

// before the schema is made: a strict Content-Security-Policy reports that zod tries to compile it
zod.config({ jitless: true });

const EFFECT = zod.union([
  zod.int().min(200).max(599),
  zod.enum(["timeout", "drop", "malformed", "html"]),
]);

const FAULT: zod.ZodType<FaultRequest> = zod.strictObject({
  path: zod.string().startsWith("/"),
  method: zod.string().exactOptional(),
  status: EFFECT.exactOptional(),
  rate: zod.number().gt(0).max(1).exactOptional(),
  times: zod.int().min(1).exactOptional(),
  delayMs: zod.number().min(0).exactOptional(),
  // of a fault in force that is given back with others; it begins anew
  matched: zod.number().exactOptional(),
  failed: zod.number().exactOptional(),
});

/** Whether the path of a fault matches a path as called. */
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
  const addresses: Address[] = Object.values(OPERATIONS);
  const methods = addresses
    .filter((address) => {
      const taken = address.path.split("/").map((part, at) => filled(part, asked[at] ?? ""));
      return matchesPath(path, taken.join("/"));
    })
    .map((address) => address.method.toUpperCase());
  if (methods.length === 0) {
    throw new ControlError(`No operation of the contract has the path ${path}; * is one segment.`);
  }
  if (method !== undefined && !methods.includes(method.toUpperCase())) {
    throw new ControlError(
      `No operation of the contract is ${method.toUpperCase()} ${path}; that path takes ${[...new Set(methods)].join(", ")}.`,
    );
  }
}

/** A parameter of an address with what it takes: an id is a whole number here, a token or hash any text. */
function filled(part: string, segment: string): string {
  const takes = part.endsWith("Id}") ? /^\d+$/ : /./;
  return part.startsWith("{") && takes.test(segment) ? segment : part;
}

/**
 * Judges a call by the faults in force: the first that matches and is not over decides.
 *
 * @returns the fault that strikes, or null, and the faults with their counts brought up to date; the same list
 * when nothing matched
 */
export function judge(faults: Fault[], seed: number, method: string, path: string) {
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
  const strikes = draw < (fault.rate ?? 1);
  const counted = {
    ...fault,
    matched: fault.matched + 1,
    failed: fault.failed + (strikes ? 1 : 0),
  };
  return { fault: strikes ? counted : null, faults: faults.with(index, counted) };
}

/** What a part of a fault takes, for whoever gave it something else. */
const TAKES: Readonly<Record<string, string>> = {
  path: "a path as called, such as '/api/companies/*/users'",
  method: "a text such as 'GET'",
  status: "a number from 200 to 599, 'timeout', 'drop', 'malformed' or 'html'",
  rate: "a number above 0 and at most 1",
  times: "a whole number, 1 or more",
  delayMs: "a number of milliseconds, 0 or more",
};

/** Reads what the `faults` control was given; throws a ControlError that names what is wrong. */
export function readFaults(input: unknown): Fault[] {
  const { data, error } = zod.array(FAULT).safeParse(input);
  if (error === undefined) {
    return data.map((fault) => {
      requireOperation(fault);
      return { ...fault, matched: 0, failed: 0 };
    });
  }
  const [issue] = error.issues;
  if (issue?.code === "unrecognized_keys") {
    throw new ControlError(
      `A fault has no '${issue.keys.join("', '")}'; it takes ${Object.keys(TAKES).join(", ")}.`,
    );
  }
  const part = String(issue?.path[1]);
  throw new ControlError(
    part in TAKES
      ? `The ${part} of a fault must be ${TAKES[part]}.`
      : "faults takes a list of {path, method?, status?, rate?, times?, delayMs?}.",
  );
}
