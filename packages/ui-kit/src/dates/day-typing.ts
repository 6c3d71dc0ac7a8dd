/**
 * Checks digits typed into the sections of a day, year first: none may turn it into another day.
 */

/** In displayed order. */
const SECTIONS = [
  { length: 4, max: 9999 },
  { length: 2, max: 12 },
  { length: 2, max: 31 },
] as const;

/** Highest first digit of each section. */
const HIGHEST_FIRST = [9, 1, 3] as const;

/** After this pause, MUI restarts the section. */
const PAUSE_MS = 5000;

/** Digits typed without a separator, another key or a click in between. */
export interface TypedRun {
  readonly section: number;
  readonly digits: string;
  /** Digits since the start of the year; 0 if the run began in another section. */
  readonly fromYear: number;
  /** In milliseconds. */
  readonly at: number;
}

/** @returns null if no day has this digit: `3` in the month after `1`, a third digit in a day */
export function withDigit(
  run: TypedRun | null,
  { section, digit, at }: { section: number; digit: string; at: number },
): TypedRun | null {
  const rule = SECTIONS[section];
  if (rule === undefined) return null;
  const isSame = run?.section === section && at - run.at < PAUSE_MS;
  const digits = isSame ? run.digits + digit : digit;
  const isNext = run !== null && run.section + 1 === section;
  const before = isSame || isNext ? run.fromYear : 0;
  const fromYear = before > 0 || section === 0 ? before + 1 : 0;
  const isFirst = digits.length === 1 && fromYear > 0;
  const fits =
    digits.length <= rule.length &&
    Number(digits) <= rule.max &&
    !(isFirst && Number(digit) > (HIGHEST_FIRST[section] ?? 0));
  return fits ? { section, digits, fromYear, at } : null;
}

/** True if digits without a separator end inside a month or day: `2027111`. */
export const endsShort = (run: TypedRun | null): boolean =>
  run !== null && run.fromYear > 4 && run.fromYear % 2 === 1;
