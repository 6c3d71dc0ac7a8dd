import * as zod from "zod";
import { OPERATIONS } from "../generated/operations.ts";
import type { OperationRoute } from "../handlers/operation-route.ts";
import { HttpError } from "../handlers/call.ts";
import { matchesPath } from "../handlers/faults.ts";
import type { Fault, FaultRequest } from "../types.ts";

/** The message names valid arguments; over HTTP the status is 422. */
export class ControlError extends HttpError {
  override readonly name = "ControlError";

  constructor(message: string) {
    super(422, { message });
  }
}

// Runs before the schema is made: zod would try to compile it, which a strict CSP reports.
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

/** Rejects a fault that no call can match, since it would look like a call that never fails. */
function requireOperation({ path, method }: FaultRequest): void {
  const segments = path.split("/");
  const methods = Object.values<OperationRoute>(OPERATIONS)
    .filter((address) => {
      const called = address.path
        .split("/")
        .map((part, at) => fillSegment(part, segments[at] ?? ""));
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
function fillSegment(expected: string, segment: string): string {
  const takes = expected.endsWith("Id}") ? /^\d+$/ : /./;
  return expected.startsWith("{") && takes.test(segment) ? segment : expected;
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
