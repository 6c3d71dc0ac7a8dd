import { describe, expect, it } from "vitest";
import { parseStored } from "./session-storage.ts";

describe("stored JSON", () => {
  it.each([
    [null, null],
    ["", null],
    ["{nonsense", null],
    ['{"a":1}', { a: 1 }],
  ])("reads stored %j as %j", (text, value) => {
    expect(parseStored(text)).toEqual(value);
  });
});
