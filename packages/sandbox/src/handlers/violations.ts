import type { Violation } from "../types.ts";

export function violationText({ method, path, side, field, problem }: Violation): string {
  return `${method} ${path} breaks the contract: ${side} ${field}: ${problem}`;
}

/** Its violation was reported. */
export class ReportedError extends Error {}

export function warnOfViolation(violation: Violation): void {
  // oxlint-disable-next-line no-console -- for whoever develops a client against the sandbox
  console.warn(violationText(violation));
}
