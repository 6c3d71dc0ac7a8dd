import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fromRoot } from "./paths.mjs";
import { storedTypes } from "./stored-types.ts";

const ROWS = readFileSync(fromRoot("packages/sandbox/src/model/rows.ts"), "utf8");
const TYPES = readFileSync(fromRoot("packages/sandbox/src/types.ts"), "utf8");

/** Both sources with `text` replaced, which one of them must have. */
function changed(text: string, replacement: string): string {
  expect(ROWS + TYPES).toContain(text);
  const [rows, types] = [ROWS, TYPES].map((source) => source.replace(text, replacement));
  return storedTypes(rows ?? "", types ?? "");
}

it.each([
  ["  rate?: number;", "  share?: number;"],
  ["  rate?: number;", ""],
  ["  times?: number;", "  times?: string;"],
  ["  delayMs?: number;", "  delayMs: number;"],
  ["  matched: number;", "  matches: number;"],
  ["  failed: number;", "  failed: number; lastAt?: number;"],
  ['number | "timeout" | "drop"', 'number | "timeout" | "broken"'],
  ["interface Fault extends FaultRequest", "interface Fault"],
  ["  clockOffset: number;", "  clockOffset?: number;"],
  ["  start?: Instant | undefined;", ""],
  ["  firstDay: Day;", "  firstDay: Day; theme?: string;"],
  ["  linkId: string;", "  link: string;"],
  ["  passwordDigest: string | null;", "  passwordDigest: string;"],
])("differs when %j becomes %j", (text, replacement) => {
  expect(changed(text, replacement)).not.toBe(storedTypes(ROWS, TYPES));
});

it.each([
  ["close(graceMs?: number)", "close()"],
  ["  hostname?: string | undefined;", ""],
  ["/** An active fault with its counts. */", ""],
  ["  clockOffset: number;", "\n\n  clockOffset:\n number; // of real time"],
  ["export interface OutboxMail", "export interface Mail"],
])("is the same when %j becomes %j", (text, replacement) => {
  expect(changed(text, replacement)).toBe(storedTypes(ROWS, TYPES));
});
