import { expect, it } from "vitest";
import { cutMiddle } from "./cut-middle.ts";

const length = (part: string): number => part.length;

it.each([
  ["short", 12, "short"],
  ["exactly twelv", 13, "exactly twelv"],
  ["Vera Lindqvist-21", 12, "Vera Li…t-21"],
  ["Vera    Lindqvist", 12, "Vera…vist"],
  ["Vera Lindq …st-21", 15, "Vera Lind…st-21"],
  ["👩‍✈️👩‍✈️👩‍✈️👩‍✈️", 16, "👩‍✈️👩‍✈️…👩‍✈️"],
  ["👩‍✈️👩‍✈️👩‍✈️", 4, "…"],
  ["e\u0301".repeat(6), 9, `${"e\u0301".repeat(3)}…e\u0301`],
  ["", 3, ""],
])("cuts %j to %i as %j", (text, max, cut) => {
  expect(cutMiddle(text, max, length)).toBe(cut);
});
