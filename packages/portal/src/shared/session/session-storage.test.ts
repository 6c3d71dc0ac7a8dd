import { describe, expect, it } from "vitest";
import { parseKept } from "./session-storage.ts";

describe("kept JSON", () => {
  it.each([
    [null, null],
    ["", null],
    ["{nonsense", null],
    ['{"a":1}', { a: 1 }],
  ])("reads stored %j as %j", (text, value) => {
    expect(parseKept(text)).toEqual(value);
  });
});
