/**
 * Which digits may be typed into the sections of a day, year first, so that none makes another day
 * of it.
 */

/** Digits and maximum of each section, in the order shown. */
const SECTIONS = [
  { length: 4, max: 9999 },
  { length: 2, max: 12 },
  { length: 2, max: 31 },
] as const;

/** Highest first digit of a month and of a day. */
const HIGHEST_FIRST = [9, 1, 3] as const;

/** After this pause the field begins the section again. */
const PAUSE_MS = 5000;

/** Digits typed without a separator, another key or a press between. */
export interface TypedRun {
  /** Index of the section. */
  readonly section: number;
  readonly figures: string;
  /** Digits since the start of the year; 0 where the run began elsewhere. */
  readonly fromYear: number;
  /** Time of the last digit, in milliseconds. */
  readonly at: number;
}

/**
 * Adds a digit.
 *
 * @returns null where no day has this digit: `3` in the month after `1`, a third one in a day
 */
export function withFigure(
  run: TypedRun | null,
  { section, figure, at }: { section: number; figure: string; at: number },
): TypedRun | null {
  const rule = SECTIONS[section];
  if (rule === undefined) return null;
  const isSame = run?.section === section && at - run.at < PAUSE_MS;
  const figures = isSame ? run.figures + figure : figure;
  const isNext = run !== null && run.section + 1 === section;
  const before = isSame || isNext ? run.fromYear : 0;
  const fromYear = before > 0 || section === 0 ? before + 1 : 0;
  const isFirst = figures.length === 1 && fromYear > 0;
  const fits =
    figures.length <= rule.length &&
    Number(figures) <= rule.max &&
    !(isFirst && Number(figure) > (HIGHEST_FIRST[section] ?? 0));
  return fits ? { section, figures, fromYear, at } : null;
}

/** Digits without a separator end within a month or a day: `2027111`. */
export const endsShort = (run: TypedRun | null): boolean =>
  run !== null && run.fromYear > 4 && run.fromYear % 2 === 1;
