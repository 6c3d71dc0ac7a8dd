import type { StatusTone } from "../theme/tokens.ts";

/** A status as it was given: a name, a code, or null for one that is not known. */
export type StatusValue = string | number | null;

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
}

const facts = (
  id: StatusId,
  word: string,
  tone: StatusTone,
  code: number | null = null,
  aliases: readonly string[] = [],
): StatusFacts => ({ id, code, aliases, word, tone });

/** The product's alphabet, most urgent first. */
export const STATUS: Readonly<Record<StatusId, StatusFacts>> = {
  expired: facts("expired", "Expired", "expired", 6),
  riskOfExpiry: facts("riskOfExpiry", "At Risk Of Expiry", "risk", 5),
  behindSchedule: facts("behindSchedule", "Behind Schedule", "behind", 3, ["behind"]),
  current: facts("current", "Current", "current"),
  completed: facts("completed", "Completed", "current", 4),
  started: facts("started", "Started", "neutral", 2),
  delivered: facts("delivered", "Delivered", "neutral", 1),
  scheduled: facts("scheduled", "Scheduled", "neutral", 0),
  suspended: facts("suspended", "Suspended", "neutral"),
  unknown: facts("unknown", "", "neutral"),
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

/** Facts about a topic or a lesson that are neither good nor bad, so they are never coloured. */
export type ConditionId = "seasonal" | "compressed" | "expiration" | "international_procedures";

/**
 * The flags of a topic, as the server sends them or as one reads them in code; true, 1 and "1" count as
 * set.
 */
export type ConditionFlags = Partial<Record<ConditionId | "internationalProcedures", unknown>>;

/** Words and order of the conditions (training, condition flags). */
export const CONDITIONS: readonly { id: ConditionId; word: string }[] = [
  { id: "seasonal", word: "Seasonal" },
  { id: "compressed", word: "Compressed" },
  { id: "expiration", word: "Calendar day expiration" },
  { id: "international_procedures", word: "International Procedures" },
];

const isSet = (flag: unknown): boolean => flag === true || flag === 1 || flag === "1";

/**
 * The conditions that hold, in the alphabet's order.
 * @param omit the condition a place leaves out: essentials and print omit `international_procedures`.
 */
export function conditionsOf(
  flags: ConditionFlags,
  omit?: ConditionId,
): readonly { id: ConditionId; word: string }[] {
  const holds = (id: ConditionId): boolean =>
    isSet(flags[id]) || (id === "international_procedures" && isSet(flags.internationalProcedures));
  return CONDITIONS.filter(({ id }) => holds(id) && id !== omit);
}
