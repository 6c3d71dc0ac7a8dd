import { describe, expect, it } from "vitest";
import { formatCount } from "./format-count.ts";

describe("formatCount", () => {
  it.each([
    [0, "0 files"],
    [1, "1 file"],
    [2, "2 files"],
    [1000, "1000 files"],
  ])("formats %i as '%s'", (count, text) => expect(formatCount(count, "file")).toBe(text));

  it("takes another word for several", () => {
    expect(formatCount(1, "person", "people")).toBe("1 person");
    expect(formatCount(3, "person", "people")).toBe("3 people");
  });
});
