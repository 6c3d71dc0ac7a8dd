import type { StatusTone } from "../theme/tokens.ts";

/** Every state the product's signs can show. */
export type StatusId =
  | "expired"
  | "riskOfExpiry"
  | "behindSchedule"
  | "current"
  | "completed"
  | "started"
  | "delivered"
  | "scheduled"
  | "suspended"
  | "unknown";

/** What is true of one state wherever it appears: cards, tables, chips, print. */
export interface StatusFacts {
  id: StatusId;
  /** The number topics and lessons carry (training, status codes), or null where there is none. */
  code: number | null;
  /** Other ids the server uses for the same state. */
  aliases: readonly string[];
  /** The word beside the sign, exactly as required; empty for a state nobody knows. */
  word: string;
  tone: StatusTone;
  /**
   * Solid shapes say whether a person may fly, rings how far a lesson has come, a frame that somebody
   * paused it, and `none` draws nothing.
   */
  form: "solid" | "ring" | "frame" | "none";
}

const facts = (
  id: StatusId,
  word: string,
  tone: StatusTone,
  form: StatusFacts["form"],
  code: number | null = null,
  aliases: readonly string[] = [],
): StatusFacts => ({ id, code, aliases, word, tone, form });

/** The product's alphabet, most urgent first. */
export const STATUS: Readonly<Record<StatusId, StatusFacts>> = {
  expired: facts("expired", "Expired", "expired", "solid", 6),
  riskOfExpiry: facts("riskOfExpiry", "At Risk Of Expiry", "risk", "solid", 5),
  behindSchedule: facts("behindSchedule", "Behind Schedule", "behind", "solid", 3, ["behind"]),
  current: facts("current", "Current", "current", "solid"),
  completed: facts("completed", "Completed", "current", "ring", 4),
  started: facts("started", "Started", "neutral", "ring", 2),
  delivered: facts("delivered", "Delivered", "neutral", "ring", 1),
  scheduled: facts("scheduled", "Scheduled", "neutral", "ring", 0),
  suspended: facts("suspended", "Suspended", "neutral", "frame"),
  unknown: facts("unknown", "", "neutral", "none"),
};

// Case, blanks and underscores do not tell two states apart; a sign or a point in a number does.
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s_]/g, "");

const BY_KEY = new Map<string, StatusFacts>();
for (const entry of Object.values(STATUS)) {
  for (const key of [entry.id, ...entry.aliases]) BY_KEY.set(plain(key), entry);
  if (entry.code !== null) BY_KEY.set(String(entry.code), entry);
}

/**
 * The facts of a status however the server wrote it: an id (`riskOfExpiry`, `risk_of_expiry`), a code
 * (5) or a code in text ("5"). Anything else is `unknown`, which is neutral and draws nothing; it
 * never throws (decisions, training: unknown status).
 */
export function statusOf(codeOrId: unknown): StatusFacts {
  if (typeof codeOrId !== "string" && typeof codeOrId !== "number") return STATUS.unknown;
  return BY_KEY.get(plain(String(codeOrId))) ?? STATUS.unknown;
}
