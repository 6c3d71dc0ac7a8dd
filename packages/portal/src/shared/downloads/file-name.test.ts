import { expect, it } from "vitest";
import { cutMiddle, toFileName } from "./file-name.ts";

it.each([
  ["Łukasz Wiśniewski-2026-11-21", "Łukasz Wiśniewski-2026-11-21"],
  ["a/b: c?-2026-11-21.zip", "a-b- c--2026-11-21.zip"],
  ["CON", "CON_"],
  ["..", "download"],
])("makes %j safe as %j", (name, safe) => {
  expect(toFileName(name)).toBe(safe);
});

it.each(["x", "ž", "王", "👩‍✈️", "/"])("keeps the day behind a long name of '%s'", (letter) => {
  const name = toFileName(`${letter.repeat(300)}-2026-11-21.ics`);
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
  expect(name).toMatch(/-2026-11-21\.ics$/);
});

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
