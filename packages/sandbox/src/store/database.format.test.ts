import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makeTables } from "../model/tables.ts";
import { FORMAT } from "./database.ts";

const SETTINGS = {
  id: "settings",
  format: "",
  seed: 2026,
  people: 80,
  firstDay: 20_000,
  clockOffset: 0,
  latency: 0,
  faults: [],
} as const;

/** Types of the rows, without comments and layout. */
function rowTypes(): string {
  const source = readFileSync(new URL("../model/rows.ts", import.meta.url), "utf8");
  return source.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, "").replaceAll(/\s+/g, " ");
}

/** Every authored row, and those derived from a seed. */
function authoredRows(): string {
  const tables = makeTables({ ...SETTINGS, faults: [] });
  return JSON.stringify(Object.entries(tables).map(([name, table]) => [name, [...table.values()]]));
}

describe("the format of stored data", () => {
  it("is another when a row or the authored data changes", () => {
    const hash = createHash("sha256").update(rowTypes()).update(authoredRows()).digest("hex");
    const format = hash.slice(0, 12);
    expect(
      FORMAT,
      `The stored rows or the authored data have changed. Data of visitors must be made anew: set FORMAT in store/database.ts to "${format}".`,
    ).toBe(format);
  });
});
