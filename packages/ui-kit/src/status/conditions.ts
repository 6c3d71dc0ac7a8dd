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
 * @param omit conditions a place leaves out: essentials and print omit `international_procedures`.
 */
export function conditionsOf(
  flags: ConditionFlags,
  omit: readonly ConditionId[] = [],
): readonly { id: ConditionId; word: string }[] {
  const holds = (id: ConditionId): boolean =>
    isSet(flags[id]) || (id === "international_procedures" && isSet(flags.internationalProcedures));
  return CONDITIONS.filter(({ id }) => holds(id) && !omit.includes(id));
}
