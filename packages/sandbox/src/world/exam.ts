import type { Random } from "./random.ts";

/** The id of a registration's attempt, counted from 0. */
export function attemptId(registrationId: number, index: number): number {
  return registrationId * 100 + index + 1;
}

/**
 * Indexes of the questions answered wrongly in an attempt, ascending: fewer than one in five in an
 * exam that is passed, at least one in four in one that is not.
 */
export function wrongAnswers(random: Random, questions: number, passed: boolean): number[] {
  const misses = passed
    ? random.int(0, Math.floor(questions / 6))
    : random.int(Math.ceil(questions / 4), Math.ceil(questions / 2));
  const chosen = new Set<number>();
  while (chosen.size < Math.min(misses, questions)) {
    chosen.add(random.int(0, questions - 1));
  }
  return [...chosen].sort((a, b) => a - b);
}
