import { randomFor } from "../world/random.ts";
import { ControlError } from "./control-error.ts";

/** What a fault does to a call it matches, instead of the call. */
export type FaultEffect = number | "timeout" | "drop" | "malformed" | "html";

/** A failure to show, as given to the `faults` control. */
export interface FaultRequest {
  /** Path as called; `*` stands for any one segment. */
  path: string;
  /** In upper or lower case; any method when left out. */
  method?: string;
  /** Left out: the call goes on as usual, after `delayMs`. */
  status?: FaultEffect;
  /** Share of the calls that fail, above 0 and at most 1; all of them when left out. */
  rate?: number;
  /** How many calls fail before the fault is over; without end when left out. */
  times?: number;
  /** Milliseconds to wait first. */
  delayMs?: number;
}

/** A fault in force. */
export interface Fault extends FaultRequest {
  /** Calls that matched, whether or not they failed: `rate` draws from this number. */
  matched: number;
  /** Calls that failed. */
  failed: number;
}

/** What the faults in force say about one call. */
export interface Verdict {
  /** The fault that strikes, or null. */
  fault: Fault | null;
  /** The faults with their counts brought up to date; the same list when nothing matched. */
  faults: Fault[];
}

const EFFECTS: ReadonlySet<unknown> = new Set(["timeout", "drop", "malformed", "html"]);

/** Whether the path of a fault matches a path as called. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const called = path.split("/");
  return (
    wanted.length === called.length &&
    wanted.every((segment, index) => segment === "*" || segment === called[index])
  );
}

/** Judges a call by the faults in force: the first that matches and is not over decides. */
export function judge(faults: Fault[], seed: number, method: string, path: string): Verdict {
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

/** Reads what the `faults` control was given; throws a ControlError that names what is wrong. */
export function readFaults(input: unknown): Fault[] {
  if (!Array.isArray(input)) {
    throw new ControlError(
      "faults takes a list of {path, method?, status?, rate?, times?, delayMs?}.",
    );
  }
  return input.map((item: unknown) => ({ ...readFault(item), matched: 0, failed: 0 }));
}

function readFault(item: unknown): FaultRequest {
  const { path, method, status, rate, times, delayMs } = Object(item) as Record<string, unknown>;
  if (typeof path !== "string" || !path.startsWith("/")) {
    throw new ControlError("A fault needs a path as called, such as '/api/companies/*/users'.");
  }
  if (method !== undefined && typeof method !== "string") {
    throw new ControlError(`${path}: method must be a text such as 'GET'.`);
  }
  if (status !== undefined && !isEffect(status)) {
    throw new ControlError(
      `${path}: status must be a number from 200 to 599, 'timeout', 'drop', 'malformed' or 'html'.`,
    );
  }
  return {
    path,
    ...(method === undefined ? {} : { method }),
    ...(status === undefined ? {} : { status }),
    ...optional(path, "rate", rate, (value) => value > 0 && value <= 1),
    ...optional(path, "times", times, (value) => Number.isInteger(value) && value > 0),
    ...optional(path, "delayMs", delayMs, (value) => value >= 0),
  };
}

function isEffect(value: unknown): value is FaultEffect {
  return typeof value === "number"
    ? Number.isInteger(value) && value >= 200 && value <= 599
    : EFFECTS.has(value);
}

function optional(
  path: string,
  key: "rate" | "times" | "delayMs",
  value: unknown,
  accepts: (value: number) => boolean,
): Partial<FaultRequest> {
  if (value === undefined || value === null) {
    return {};
  }
  if (typeof value !== "number" || !accepts(value)) {
    throw new ControlError(`${path}: ${key} is not a number that makes sense there.`);
  }
  return { [key]: value };
}
