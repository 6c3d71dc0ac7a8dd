import { TYPING, TYPING_LIMITS } from "./limits.ts";
import { serveTypingCases } from "./cases.ts";
import { measureTyping } from "./typing.ts";

async function typedAmong(people: number, rounds: number, withBare: boolean) {
  const served = await serveTypingCases(people, withBare);
  try {
    return await measureTyping(served.cases, rounds);
  } finally {
    await served.close();
  }
}

/**
 * Typing in the search of People with 1,000 and with 100,000 of them.
 * @param rounds how often the words are typed in each page
 * @returns everything that was measured, and whether the limit was exceeded
 */
export async function reportMemoryGrowth(
  rounds: number,
): Promise<{ isOver: boolean; details: object }> {
  const medianAmong = async (people: number): Promise<number> => {
    const median = (await typedAmong(people, rounds, false)).get(TYPING.people)?.median;
    if (median === undefined) throw new Error("Nothing was typed.");
    return median;
  };
  const few = await medianAmong(TYPING_LIMITS.few);
  const many = await medianAmong(TYPING_LIMITS.many);
  const growth = { few, many, times: many / few, most: TYPING_LIMITS.timesFew };
  console.table(growth);
  return { isOver: growth.times > growth.most, details: { growth } };
}

/**
 * Typing in the search of People with 10,000 of them, compared with the same grid in a bare page.
 * @param rounds how often the words are typed in each page
 * @returns everything that was measured, and whether a limit was exceeded
 */
export async function reportTyping(rounds: number): Promise<{ isOver: boolean; details: object }> {
  const measured = await typedAmong(TYPING_LIMITS.people, rounds, true);
  const own = measured.get(TYPING.people);
  const bare = measured.get(TYPING.bare);
  const find = measured.get(TYPING.find);
  if (!own || !bare || !find) throw new Error("Nothing was typed.");

  console.table(
    Object.fromEntries(
      [...measured].map(([name, { median, p95, keys, rows }]) => [
        name,
        { median: +median.toFixed(1), p95: +p95.toFixed(1), keys, rows },
      ]),
    ),
  );
  const verdicts = [
    { measure: "p95, ms", value: own.p95, most: TYPING_LIMITS.p95 },
    { measure: "p95 / bare page", value: own.p95 / bare.p95, most: TYPING_LIMITS.timesBare },
    { measure: "find anything, median, ms", value: find.median, most: TYPING_LIMITS.find },
    { measure: "rows in the document", value: own.rows, most: TYPING_LIMITS.rows },
  ];
  console.table(
    verdicts.map(({ measure, value, most }) => ({
      "10,000 people": measure,
      value: +value.toFixed(2),
      most,
      verdict: value <= most ? "kept" : "OVER",
    })),
  );
  return {
    isOver: verdicts.some(({ value, most }) => value > most),
    details: { typing: Object.fromEntries(measured), typingVerdicts: verdicts },
  };
}
