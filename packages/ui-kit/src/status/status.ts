import type { StatusTone } from "../theme/tokens.ts";

/** A status as it was given: a name, a code, or null for one that is not known. */
export type StatusValue = string | number | null;

interface Facts {
  /** The number topics and lessons carry (training, status codes), or null where there is none. */
  code: number | null;
  /** The word beside the sign, exactly as required; empty for a state that is not known. */
  word: string;
  tone: StatusTone;
}

/** Every state the product's signs can show, most urgent first, wherever it appears. */
export const STATUS = {
  expired: { code: 6, word: "Expired", tone: "expired" },
  riskOfExpiry: { code: 5, word: "At Risk Of Expiry", tone: "risk" },
  behindSchedule: { code: 3, word: "Behind Schedule", tone: "behind" },
  current: { code: null, word: "Current", tone: "current" },
  completed: { code: 4, word: "Completed", tone: "current" },
  started: { code: 2, word: "Started", tone: "neutral" },
  delivered: { code: 1, word: "Delivered", tone: "neutral" },
  scheduled: { code: 0, word: "Scheduled", tone: "neutral" },
  suspended: { code: null, word: "Suspended", tone: "neutral" },
  unknown: { code: null, word: "", tone: "neutral" },
} satisfies Record<string, Facts>;

export type StatusId = keyof typeof STATUS;

/** What is true of one state wherever it appears: cards, tables, chips, print. */
export interface StatusFacts extends Facts {
  id: StatusId;
}

const UNKNOWN: StatusFacts = { id: "unknown", ...STATUS.unknown };

// Case, blanks and underscores do not tell two states apart; a sign or a point in a number does.
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s_]/g, "");

const BY_KEY = new Map<string, StatusFacts>();
for (const id of Object.keys(STATUS) as StatusId[]) {
  const facts = { id, ...STATUS[id] };
  BY_KEY.set(plain(id), facts);
  if (facts.code !== null) BY_KEY.set(String(facts.code), facts);
  // Topics and lessons say so in short.
  if (id === "behindSchedule") BY_KEY.set("behind", facts);
}

/**
 * The facts of a status however the server wrote it: an id (`riskOfExpiry`, `risk_of_expiry`), a code
 * (5) or a code in text ("5"). Anything else is `unknown`, which is neutral and draws nothing; it
 * never throws (decisions, training: unknown status).
 */
export function statusOf(codeOrId: unknown): StatusFacts {
  if (typeof codeOrId !== "string" && typeof codeOrId !== "number") return UNKNOWN;
  return BY_KEY.get(plain(String(codeOrId))) ?? UNKNOWN;
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
