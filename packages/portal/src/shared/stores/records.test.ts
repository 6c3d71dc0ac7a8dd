import { describe, expect, it } from "vitest";
import { parseRecord } from "./records.ts";

describe("stored JSON", () => {
  it.each([
    [null, null],
    ["", null],
    ["{nonsense", null],
    ["null", null],
    ["7", null],
    ['"/people"', null],
    ['[{"a":1}]', null],
    ['{"a":1}', { a: 1 }],
  ])("reads stored %j as %j", (text, value) => {
    expect(parseRecord(text)).toEqual(value);
  });
});
