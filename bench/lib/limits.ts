import type { Limit } from "./numbers.ts";

/** Names of the pages that are measured, each near the one that it is compared with. */
export const PAGES = {
  baselineLogin: "baseline: login",
  login: "login",
  demoLogin: "login, demo",
  baselineGrid: "baseline: grid",
  board: "first board",
  boardRows: "first board, rows",
} as const;

/**
 * Bytes and requests are the same on every machine, so this check can fail the tests. KB of Brotli
 * bodies.
 */
export const BYTE_LIMITS: readonly Limit[] = [
  { page: PAGES.login, measure: "jsKb", most: 175 },
  { page: PAGES.login, measure: "requests", most: 9 },
  { page: PAGES.demoLogin, measure: "jsKb", most: 260 },
  { page: PAGES.board, measure: "jsKb", most: 355 },
];

/**
 * Uncompressed scripts, which a phone must parse. Larger ones are listed by prefix, with the
 * reason.
 */
export const CHUNK_LIMIT = {
  mostKb: 500,
  larger: {
    base: "what every page needs (React, MUI's core, router, query cache): in two, both would be asked for at once",
    paper:
      "the PDF library of the sandbox, in the demo build alone, loaded when a paper is first asked for",
  },
} as const satisfies { mostKb: number; larger: Readonly<Record<string, string>> };

/** Needs a quiet machine. */
export const TIME_LIMITS: readonly Limit[] = [
  { page: PAGES.login, measure: "shift", most: 0.01 },
  { page: PAGES.login, measure: "largestPaint", most: 1.25, times: PAGES.baselineLogin },
  { page: PAGES.login, measure: "ready", most: 1.2, times: PAGES.baselineLogin },
  { page: PAGES.login, measure: "heapMb", most: 1.25, times: PAGES.baselineLogin },
  { page: PAGES.demoLogin, measure: "largestPaint", most: 1.15, times: PAGES.login },
  { page: PAGES.board, measure: "ready", most: 1.1, times: PAGES.baselineGrid },
  { page: PAGES.boardRows, measure: "ready", most: 1.4, times: PAGES.baselineGrid },
];

/** Names of what is typed in. */
export const TYPING = {
  people: "people",
  find: "find anything",
  bare: "people, bare page",
} as const;

/** With 10,000 people: from a key in the search to the painted result, and what is in the document. */
export const TYPING_LIMITS = {
  people: 10_000,
  /** Milliseconds at the 95th percentile, on two idle cores. */
  p95: 100,
  /** Milliseconds at the median for a key in the command palette. */
  find: 50,
  /** The limit of a key as a multiple of the same grid's in a bare page. */
  timesBare: 1.3,
  /** Rows in the document. */
  rows: 100,
  /** A key in the search of many people may take `timesFew` times as long as with few. */
  few: 1000,
  many: 100_000,
  timesFew: 2,
} as const;

/** An import of the SDK's package, and what it may cost a web page: KB of Brotli, minified. */
export interface ImportLimit {
  name: string;
  statement: string;
  /** A baseline has no limit. */
  most?: number;
}

/** Other packages that these imports need. */
export const IMPORT_PACKAGES = ["axios", "@tanstack/react-query", "react"];

export const IMPORT_LIMITS: readonly ImportLimit[] = [
  { name: "baseline: axios alone", statement: 'export { create } from "axios";' },
  { name: "one reader", statement: 'export { readCompany } from "@recurrent/sdk/raw";', most: 1 },
  { name: "one call", statement: 'export { companyShow } from "@recurrent/sdk";', most: 25.5 },
  {
    name: "whole client",
    statement: 'export { createRecurrent } from "@recurrent/sdk";',
    most: 34.3,
  },
  // The same code compresses to 0.1 KB more or less, by the order of its functions alone.
  { name: "every export", statement: 'export * from "@recurrent/sdk";', most: 38.5 },
  {
    name: "one hook",
    statement: 'export { useCompanyShow } from "@recurrent/sdk/react";',
    most: 30,
  },
];
