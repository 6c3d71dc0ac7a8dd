/** The pairs of colours on screen, and their contrast. */
import { PALETTE, STATUS_COLOUR, type SchemePair } from "../tokens.ts";
import { placed } from "./uses.ts";

/** Relative luminance of an sRGB hex colour, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21, not rounded. MUI's own function rounds dark colours too far. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs of colours: each of the first may be on each of the second. */
export interface Meeting {
  title: string;
  /** The least ratio: 4.5 for text, 3 for signs and edges (WCAG 2.2 AA). */
  needed: 4.5 | 3;
  inks: readonly string[];
  grounds: readonly string[];
  /** Each is on the one at the same position of the list only. */
  isPaired?: true;
}

/** The pairs of a meeting, the ink first. */
export const pairsOf = ({ inks, grounds, isPaired }: Meeting) =>
  inks.flatMap((ink, place) =>
    grounds.filter((_, at) => isPaired !== true || at === place).map((ground) => ({ ink, ground })),
  );

const PAGE = ["background.default", "background.paper", "background.sunken"];
const ROWS = [...PAGE, "action.hover"];
const INKS = ["text.primary", "text.secondary", "primary.text"];
const NAV = ["nav.bg", "nav.hover", "nav.active"];
/** A part of every status colour. */
const ofAll = (part: string) => Object.keys(STATUS_COLOUR).map((tone) => `status.${tone}.${part}`);

/** The pairs that are used. `tokens.test.ts` checks the ratio of each, in both schemes. */
export const MEETINGS: readonly Meeting[] = [
  {
    title: "Text on the page",
    needed: 4.5,
    inks: [...INKS, "text.tertiary", "error.text"],
    grounds: [...ROWS, "action.selected"],
  },
  {
    title: "Text on information and on the ground of a status",
    needed: 4.5,
    inks: INKS,
    grounds: ["primary.soft", ...ofAll("soft")],
  },
  {
    title: "Text on a filled button",
    needed: 4.5,
    inks: ["primary.contrastText", "primary.contrastText", "error.contrastText"],
    grounds: ["primary.main", "primary.dark", "danger"],
    isPaired: true,
  },
  {
    title: "Entries of the sidebar",
    needed: 4.5,
    inks: ["nav.text", "nav.strong"],
    grounds: NAV,
  },
  { title: "Groups of the sidebar", needed: 4.5, inks: ["nav.label"], grounds: ["nav.bg"] },
  {
    title: "Train Now and tooltips",
    needed: 4.5,
    inks: ["nav.strong"],
    grounds: ["nav.go", "primary.main", "Tooltip.bg"],
  },
  { title: "The word of a status", needed: 4.5, inks: ofAll("text"), grounds: ROWS },
  {
    title: "The word of a status on its own ground",
    needed: 4.5,
    inks: ofAll("text"),
    grounds: ofAll("soft"),
    isPaired: true,
  },
  {
    title: "Edges, filled controls and focus",
    needed: 3,
    inks: ["control", "primary.main", "focus"],
    grounds: PAGE,
  },
  {
    title: "Focus and Train Now's icon on ink",
    needed: 3,
    inks: ["nav.accent"],
    grounds: [...NAV, "nav.go"],
  },
  { title: "The wing of the mark", needed: 3, inks: ["nav.mark"], grounds: ["nav.bg"] },
  { title: "The sign of a status", needed: 3, inks: ofAll("main"), grounds: ROWS },
  {
    title: "The sign of a status on its own ground",
    needed: 3,
    inks: ofAll("main"),
    grounds: ofAll("soft"),
    isPaired: true,
  },
  {
    title: "The stroke inside a solid sign",
    needed: 3,
    inks: ["status.glyph"],
    grounds: ofAll("main"),
  },
];

const AT = new Map(placed(PALETTE).map(({ place, pair }) => [place, pair]));

/**
 * The colour of a path such as "text.primary".
 *
 * @throws {Error} for an unknown path
 */
export function colourAt(place: string): SchemePair {
  const pair = AT.get(place);
  if (pair === undefined) throw new Error(`The palette has no colour '${place}'.`);
  return pair;
}
