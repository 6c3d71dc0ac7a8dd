import type { Conditions } from "@recurrent/sdk";
import { CalendarDays, FoldVertical, Globe, type LucideIcon, Snowflake } from "lucide-react";
import type { StatusTone } from "../theme/tokens.ts";

/** A status as it was given: a name, a code, or null for one that is not known. */
export type StatusValue = string | number | null;

/** What is true of one state wherever it appears: cards, tables, chips, print. */
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

// Case, blanks and underscores do not tell two states apart; a sign or a point in a number does.
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s_]/g, "");

const BY_KEY = new Map<string, StatusId>();
for (const id of Object.keys(STATUS) as StatusId[]) {
  BY_KEY.set(plain(id), id);
  const { code } = STATUS[id];
  if (code !== null) BY_KEY.set(String(code), id);
}
// Topics and lessons say so in short.
BY_KEY.set("behind", "behindSchedule");

/**
 * The facts of a status however the server wrote it: an id (`riskOfExpiry`, `risk_of_expiry`), a code
 * (5) or a code in text ("5"). Anything else is `unknown`, which is neutral and draws nothing; it
 * never throws (decisions, training: unknown status).
 */
export function statusOf(codeOrId: unknown): Facts & { id: StatusId } {
  const isKey = typeof codeOrId === "string" || typeof codeOrId === "number";
  const id = (isKey && BY_KEY.get(plain(String(codeOrId)))) || "unknown";
  return { id, ...STATUS[id] };
}

/** The conditions of a topic (training 4.3) in their order: neither good nor bad, so never coloured. */
export const CONDITIONS: readonly { id: keyof Conditions; word: string; Icon: LucideIcon }[] = [
  { id: "seasonal", word: "Seasonal", Icon: Snowflake },
  { id: "compressed", word: "Compressed", Icon: FoldVertical },
  { id: "expiration", word: "Calendar day expiration", Icon: CalendarDays },
  { id: "internationalProcedures", word: "International Procedures", Icon: Globe },
];

/** The condition that the essentials record and printed pages leave out (training 9). */
export const OMITTED_CONDITION = "internationalProcedures" satisfies keyof Conditions;

/**
 * The conditions that hold, in the alphabet's order.
 * @param omit the condition a place leaves out
 */
export const conditionsOf = (flags: Partial<Conditions>, omit?: keyof Conditions) =>
  CONDITIONS.filter(({ id }) => flags[id] === true && id !== omit);
