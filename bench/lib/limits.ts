import type { Limit } from "./numbers.ts";

/** Names of the pages that are measured. */
export const PAGES = {
  floorLogin: "floor: login",
  floorGrid: "floor: grid",
  login: "login",
  demoLogin: "login, demo",
  board: "first board",
} as const;

/**
 * What every build must keep, in bytes and requests: the same on every machine, so a check that can
 * fail the tests. KB of Brotli bodies.
 */
export const BYTE_LIMITS: readonly Limit[] = [
  { page: PAGES.login, measure: "jsKb", most: 160 },
  { page: PAGES.login, measure: "requests", most: 8 },
  { page: PAGES.demoLogin, measure: "jsKb", most: 250 },
  { page: PAGES.board, measure: "jsKb", most: 300 },
];

/** What the benchmark looks at as well; it needs a quiet machine. */
export const TIME_LIMITS: readonly Limit[] = [
  { page: PAGES.login, measure: "shift", most: 0.01 },
  { page: PAGES.login, measure: "largestPaint", most: 1.25, times: PAGES.floorLogin },
  { page: PAGES.login, measure: "heapMb", most: 1.2, times: PAGES.floorLogin },
  { page: PAGES.demoLogin, measure: "largestPaint", most: 1.15, times: PAGES.login },
  { page: PAGES.board, measure: "ready", most: 1.15, times: PAGES.floorGrid },
];

/** Names of the tables that are typed in. */
export const TYPING = { people: "people", bare: "people, bare page" } as const;

/** With 10,000 people: from a key in the search to the painted result, and what is in the document. */
export const TYPING_LIMITS = {
  people: 10_000,
  /** Milliseconds at the 95th percentile, on two cores that have nothing else to do. */
  p95: 100,
  /** The same as a multiple of the same grid's in a bare page. */
  timesBare: 1.3,
  /** Rows in the document. */
  rows: 100,
} as const;
