import type { OperationId } from "./contract.ts";

/**
 * Operations the sandbox answers 501 so far, after it has checked token, permission and company as
 * for any other. Every other operation must have a handler, or the sandbox does not compile.
 */
export const NOT_YET = [
  "eventList",
  "eventCreate",
  "eventShow",
  "eventUpdate",
  "eventEnable",
  "eventDisable",
  "eventDelete",
  "eventFileDelete",
  "eventFileDownload",
  "personEventList",
  "personEventCreate",
  "personEventShow",
  "personEventUpdate",
  "personEventEnable",
  "personEventDisable",
  "personEventDelete",
  "personEventFileDelete",
  "personEventFileDownload",
] as const satisfies readonly OperationId[];

export type NotYet = (typeof NOT_YET)[number];
