import type { Load } from "./load.ts";

/** The middle of some numbers; of an even count, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) throw new Error("There is no middle of nothing.");
  const lower = sorted.length % 2 === 0 ? sorted[half - 1] : upper;
  return ((lower ?? upper) + upper) / 2;
}

/** The smallest of the values that at least `part` of them do not exceed: 0.95 for the 95th percentile. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
  if (value === undefined) throw new Error("There is no part of nothing.");
  return value;
}

/** The median of each measure over several loads of a page. */
export function summary(loads: readonly Load[]): Load {
  const of = (key: keyof Load): number => median(loads.map((load) => load[key]));
  return {
    jsKb: of("jsKb"),
    totalKb: of("totalKb"),
    requests: of("requests"),
    firstPaint: of("firstPaint"),
    largestPaint: of("largestPaint"),
    ready: of("ready"),
    shift: of("shift"),
    cpu: of("cpu"),
    heapMb: of("heapMb"),
  };
}

/** A limit on one measure of one page, absolute or against another page. */
export interface Limit {
  page: string;
  measure: keyof Load;
  most: number;
  /** The page that `most` is a multiple of, loaded in the same rounds. */
  times?: string;
}

/** A limit with what was measured. */
export interface Comparison extends Limit {
  value: number;
  holds: boolean;
}

/**
 * Compares the median of each page with its limit, or the median of its ratios to the other page, round by
 * round: a slow moment of the machine stretches both loads of a round. Skips limits whose pages were not
 * measured.
 * @param measured the loads of each page, in order of the rounds
 */
export function compareWithLimit(
  measured: ReadonlyMap<string, readonly Load[]>,
  limits: readonly Limit[],
): readonly Comparison[] {
  return limits.flatMap((limit) => {
    const loads = measured.get(limit.page);
    const others = limit.times === undefined ? undefined : measured.get(limit.times);
    if (!loads || (limit.times !== undefined && !others)) return [];
    const values = loads.flatMap((load, at) => {
      if (others === undefined) return [load[limit.measure]];
      const other = others[at];
      return other ? [load[limit.measure] / other[limit.measure]] : [];
    });
    const value = median(values);
    return [{ ...limit, value, holds: value <= limit.most }];
  });
}
