import { expect, it } from "vitest";
import { breakpointFor, widthNeeded } from "./table-breakpoint.ts";

it.each([
  ["one name", [{}], 252, "table"],
  ["two names", [{}, {}], 452, "table"],
  ["a topic, a lesson and a day", [{}, {}, { width: 152 }], 604, "middle-table"],
  [
    "a name that takes less, and two controls",
    [{ minWidth: 172 }, { width: 160 }, { width: 176 }],
    560,
    "table",
  ],
  ["an event with its dates", [{}, { width: 152 }, { width: 264 }], 668, "middle-table"],
  ["the record", [{}, { width: 152 }, { width: 128 }, { width: 252 }], 784, "wide-table"],
] as const)("%s", (_, columns, needed, room) => {
  expect(widthNeeded(columns)).toBeCloseTo(needed);
  expect(breakpointFor(columns)).toBe(room);
});

it("needs room for two columns beside the name where the others scroll", () => {
  expect(
    breakpointFor(
      Array.from({ length: 12 }, () => ({ minWidth: 130 })),
      true,
    ),
  ).toBe("scrolling-table");
});
