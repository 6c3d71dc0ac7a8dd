/** Which figures may go into the sections of a day, year first, so that none makes another day of it. */

/** The sections of a day in the order they are shown: how many figures each takes, and up to what. */
const SECTIONS = [
  { length: 4, max: 9999 },
  { length: 2, max: 12 },
  { length: 2, max: 31 },
] as const;

/** The first figure of a month and of a day, where both have two. */
const HIGHEST_FIRST = [9, 1, 3] as const;

/** As long as this between two figures, the field begins the section again. */
const PAUSE_MS = 5000;

/** What was typed in one go: no separator, no other key and no press of the mouse in between. */
export interface TypedRun {
  /** The section that the figures are in. */
  readonly section: number;
  /** Its figures. */
  readonly figures: string;
  /** How many figures were typed since the first of the year; 0 where the run began elsewhere. */
  readonly fromYear: number;
  /** Of the last figure, in milliseconds. */
  readonly at: number;
}

/**
 * The run with another figure.
 *
 * @returns null where no day has this figure there: `3` in the month after `1`, a third one in a day
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

/** True where figures without a separator end in the middle of a month or a day: `2027111`. */
export const endsShort = (run: TypedRun | null): boolean =>
  run !== null && run.fromYear > 4 && run.fromYear % 2 === 1;
