import { describe, expect, it } from "vitest";
import { AVATAR_GREYS, PALETTE, STATUS_COLOUR } from "./tokens.ts";
import type { Scheme, SchemePair, StatusTone } from "./tokens.ts";

/** Relative luminance of an sRGB hex colour, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5, 7)].map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

type Pair = [label: string, ink: SchemePair, ground: SchemePair];

/** The colour at a place such as "text.primary". */
function at(place: string): SchemePair {
  const found = place
    .split(".")
    .reduce<unknown>((colours, name) => (colours as Record<string, unknown>)[name], PALETTE);
  expect(found, place).toEqual({ light: expect.any(String), dark: expect.any(String) });
  return found as SchemePair;
}

const cross = (inks: readonly string[], grounds: readonly string[]): Pair[] =>
  inks.flatMap((ink) =>
    grounds.map((ground): Pair => [`${ink} on ${ground}`, at(ink), at(ground)]),
  );

const same = (hex: string): SchemePair => ({ light: hex, dark: hex });
const PAGE = ["background.default", "background.paper", "background.sunken", "action.hover"];
const TONES = Object.keys(STATUS_COLOUR) as StatusTone[];

const tonesOn = (part: "main" | "text"): Pair[] =>
  TONES.flatMap((tone) =>
    [...PAGE.map(at), STATUS_COLOUR[tone].soft].map((ground): Pair => [
      `${tone} ${part} on ${ground.light}`,
      STATUS_COLOUR[tone][part],
      ground,
    ]),
  );

const INKS = ["text.primary", "text.secondary", "primary.text"];

const TEXT: Pair[] = [
  ...cross([...INKS, "text.tertiary", "error.text"], [...PAGE, "action.selected"]),
  ...cross(INKS, ["primary.soft"]),
  ...cross(["primary.contrastText"], ["primary.main", "primary.dark"]),
  ...cross(["error.contrastText"], ["danger"]),
  ...cross(["nav.strong"], ["Tooltip.bg", "nav.go", "nav.goHover", "primary.main"]),
  ...cross(["nav.text", "nav.strong"], ["nav.bg", "nav.hover", "nav.active"]),
  ...cross(["nav.label"], ["nav.bg"]),
  ...tonesOn("text"),
  ...TONES.flatMap((tone) =>
    INKS.map((ink): Pair => [`${ink} on soft ${tone}`, at(ink), STATUS_COLOUR[tone].soft]),
  ),
  ...AVATAR_GREYS.map((grey): Pair => [`initials on ${grey}`, same("#FFFFFF"), same(grey)]),
];

const GRAPHIC: Pair[] = [
  ...cross(["control", "primary.main", "focus"], PAGE.slice(0, 3)),
  ...cross(["nav.accent"], ["nav.bg", "nav.hover", "nav.active", "nav.go", "nav.goHover"]),
  ...cross(["nav.mark"], ["nav.bg"]),
  ...tonesOn("main"),
  ...TONES.map((tone): Pair => [`glyph in ${tone}`, at("status.glyph"), STATUS_COLOUR[tone].main]),
];

const below = (pairs: readonly Pair[], scheme: Scheme, needed: number) =>
  pairs
    .map(([label, ink, ground]) => ({ label, ratio: contrast(ink[scheme], ground[scheme]) }))
    .filter(({ ratio }) => ratio < needed);

describe.each(["light", "dark"] as const)("contrast in the %s scheme", (scheme) => {
  it("gives every text 4.5 to 1", () => {
    expect(below(TEXT, scheme, 4.5)).toEqual([]);
  });

  it("gives every sign and edge 3 to 1", () => {
    expect(below(GRAPHIC, scheme, 3)).toEqual([]);
  });
});

it("measures as WCAG does", () => {
  expect(contrast("#FFFFFF", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
});
