import type { Day } from "./days.ts";

/** Document states in the order of their priority on the board (shell 2.12). */
export const EVENT_STATUSES = ["expired", "riskOfExpiry", "current"] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** At risk when it expires in less than so many days. */
const EVENT_RISK_DAYS = 30;

/**
 * A document's state on a day. It is good through the day it expires on; one without an expiry
 * never lapses.
 */
export function eventStatus(expiryAt: Day | null, today: Day): EventStatus {
  if (expiryAt === null || expiryAt - today >= EVENT_RISK_DAYS) {
    return "current";
  }
  return expiryAt < today ? "expired" : "riskOfExpiry";
}
