import { expect, it } from "vitest";
import { formatList } from "./format-list.ts";

it.each([
  [[], ""],
  [["Ana"], "Ana"],
  [["Ana", "Ben"], "Ana and Ben"],
  [["Ana", "Ben", "2 more"], "Ana, Ben and 2 more"],
])("formats %j as '%s'", (items, text) => expect(formatList(items)).toBe(text));

it("formats alternatives", () => {
  expect(formatList(["Ana", "Ben", "Cas"], "disjunction")).toBe("Ana, Ben or Cas");
});
