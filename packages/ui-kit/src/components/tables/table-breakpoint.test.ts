import { describe, expect, it } from "vitest";
import { breakpointFor, columnWidths, widthNeeded } from "./table-breakpoint.ts";

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
  [
    "an event with its dates",
    [{}, { width: 152 }, { width: 264, minWidth: 232 }],
    636,
    "middle-table",
  ],
  [
    "the record",
    [{ minWidth: 196 }, { width: 148 }, { width: 108 }, { width: 136, takesRest: true }],
    640,
    "middle-table",
  ],
  ["four wide columns", [{}, { width: 152 }, { width: 128 }, { width: 252 }], 784, "wide-table"],
] as const)("computes the width of %s", (_, columns, needed, room) => {
  expect(widthNeeded(columns)).toBeCloseTo(needed);
  expect(breakpointFor(columns)).toBe(room);
});

it("needs no space for a column that hides first", () => {
  const columns = [
    { minWidth: 194 },
    { minWidth: 150 },
    { width: 136, minWidth: 116, hidesFirst: true },
    { width: 256, minWidth: 164 },
  ];
  expect(breakpointFor(columns)).toBe("table");
  expect(breakpointFor(columns.map(({ width, minWidth }) => ({ width, minWidth })))).toBe(
    "wide-table",
  );
});

it("needs space for two columns beside the name when the others scroll", () => {
  expect(
    breakpointFor(
      Array.from({ length: 12 }, () => ({ minWidth: 130 })),
      true,
    ),
  ).toBe("scrolling-table");
});

describe("columns with a minimum width", () => {
  it("keeps the width of columns that have one only", () => {
    expect(columnWidths([{}, { width: 152 }, { width: 80, minWidth: 80 }])).toEqual([
      undefined,
      "9.5rem",
      "5rem",
    ]);
  });

  it("shares the space beyond the minimum by how much each column lacks, text too", () => {
    const columns = [{}, { width: 160, minWidth: 128 }, { width: 256, minWidth: 160 }];
    expect(widthNeeded(columns)).toBe(52 + 200 + 128 + 160);
    expect(columnWidths(columns)).toEqual([
      undefined,
      "clamp(8rem, 8rem + (100cqi - 33.75rem) * 0.1538, 10rem)",
      "clamp(10rem, 10rem + (100cqi - 33.75rem) * 0.4615, 16rem)",
    ]);
  });

  it("gives one column what is left beyond a long name", () => {
    const columns = [{}, { width: 116 }, { width: 136, takesRest: true }];
    expect(columnWidths(columns)).toEqual([undefined, "7.25rem", "max(8.5rem, 100cqi - 36.5rem)"]);
  });
});
