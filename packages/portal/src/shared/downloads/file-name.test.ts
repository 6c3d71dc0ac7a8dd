import { expect, it } from "vitest";
import { fileNameOf } from "./file-name.ts";

it.each([
  ["Łukasz Wiśniewski-2026-11-21", "Łukasz Wiśniewski-2026-11-21"],
  ["a/b: c?-2026-11-21.zip", "a-b- c--2026-11-21.zip"],
  ["CON", "CON_"],
  ["..", "download"],
])("makes %j safe as %j", (name, safe) => {
  expect(fileNameOf(name)).toBe(safe);
});

it.each(["x", "ž", "王", "👩‍✈️", "/"])("keeps the day behind a long name of '%s'", (letter) => {
  const name = fileNameOf(`${letter.repeat(300)}-2026-11-21.ics`);
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
  expect(name).toMatch(/-2026-11-21\.ics$/);
});
