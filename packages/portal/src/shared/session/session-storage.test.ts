import { describe, expect, it } from "vitest";
import { parseKept } from "./session-storage.ts";

describe("stored JSON", () => {
  it.each([
    [null, null],
    ["", null],
    ["{nonsense", null],
    ['{"a":1}', { a: 1 }],
  ])("reads stored %j as %j", (text, value) => {
    expect(parseKept(text)).toEqual(value);
  });
});
