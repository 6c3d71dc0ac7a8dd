import { numberOrNull, text } from "./read.ts";

/** How an event or document stands; a name that is not known here is kept. */
export type EventStatusId = "expired" | "riskOfExpiry" | "current" | (string & {});

/** Status codes as on topics (training 4.2): the same icons stand for them. */
const BY_CODE: ReadonlyMap<number, EventStatusId> = new Map([
  [4, "current"],
  [5, "riskOfExpiry"],
  [6, "expired"],
]);

const BY_NAME: ReadonlyMap<string, EventStatusId> = new Map([
  ["expired", "expired"],
  ["riskofexpiry", "riskOfExpiry"],
  ["atriskofexpiry", "riskOfExpiry"],
  ["atrisk", "riskOfExpiry"],
  ["current", "current"],
  ["completed", "current"],
]);

/** Reads a status, a name or a code (decisions: Events); null when missing or an unknown code. */
export function readEventStatus(input: unknown): EventStatusId | null {
  const code = numberOrNull(input);
  if (code !== null) return BY_CODE.get(code) ?? null;
  const name = text(input).trim();
  if (name === "") return null;
  return BY_NAME.get(name.toLowerCase().replace(/[^a-z]/g, "")) ?? name;
}

const DAY_MS = 86_400_000;

/** Fewer days than this to the expiry are a risk (shell 9). */
const RISK_DAYS = 30;

/**
 * The status to show: the server's, or, only where it says nothing, what the expiry day tells. An
 * event without an expiry is current.
 *
 * @param today 'YYYY-MM-DD' in UTC. An event is good through its expiry day.
 */
export function shownEventStatus(
  event: { status: EventStatusId | null; expiryAt: string | null },
  today: string,
): EventStatusId {
  if (event.status !== null) return event.status;
  if (event.expiryAt === null) return "current";
  const days = Math.round((Date.parse(event.expiryAt) - Date.parse(today)) / DAY_MS);
  if (days < 0) return "expired";
  return days < RISK_DAYS ? "riskOfExpiry" : "current";
}
