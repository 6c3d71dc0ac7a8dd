import { describe, expect, it } from "vitest";
import { AVATAR_GREYS } from "./tokens.ts";
import type { Scheme } from "./tokens.ts";
import { colourAt, contrast, MEETINGS, pairsOf } from "./testing/contrast.ts";

const below = (scheme: Scheme, minimum: 3 | 4.5) =>
  MEETINGS.filter(({ needed }) => needed === minimum)
    .flatMap(pairsOf)
    .map(({ ink, ground }) => ({
      label: `${ink} on ${ground}`,
      ratio: contrast(colourAt(ink)[scheme], colourAt(ground)[scheme]),
    }))
    .filter(({ ratio }) => ratio < minimum);

describe.each(["light", "dark"] as const)("contrast in the %s scheme", (scheme) => {
  it("gives every text 4.5 to 1", () => {
    expect(below(scheme, 4.5)).toEqual([]);
  });

  it("gives every sign and edge 3 to 1", () => {
    expect(below(scheme, 3)).toEqual([]);
  });
});

it("gives white initials 4.5 to 1 on every grey", () => {
  expect(AVATAR_GREYS.filter((grey) => contrast("#FFFFFF", grey) < 4.5)).toEqual([]);
});

it("measures contrast as WCAG does", () => {
  expect(contrast("#FFFFFF", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
});
