/**
 * The order of two days, 'YYYY-MM-DD': of four-figure years they compare as texts. None, as of what never
 * expires, comes after every day.
 */
export function byDay(one: string | null, other: string | null): number {
  const [first, second] = [one ?? NEVER, other ?? NEVER];
  return first < second ? -1 : Number(first > second);
}

/** Comes after every day. */
export const NEVER = "9999-99-99";
