/**
 * The purpose of each value of the theme, in the words of a designer. The pages under Foundations and the
 * exported design tokens both read it here.
 */
import type { TypographyProps } from "@mui/material/Typography";
import {
  type BREAKPOINT,
  type MEASURE,
  PALETTE,
  type SchemePair,
  STATUS_COLOUR,
  type TEXT,
  type WEIGHT,
} from "../tokens.ts";

/** A colour with its path in the palette, such as "text.primary". */
export interface PlacedColour {
  place: string;
  pair: SchemePair;
}

const isPair = (colours: object): colours is SchemePair => "light" in colours;

/** Every colour of a part of the palette. The one shadow, `pop`, is no colour. */
export function placed(colours: object, before = ""): PlacedColour[] {
  return Object.entries<object>({ ...colours }).flatMap(([name, colour]) => {
    const place = before + name;
    if (place === "pop") return [];
    return isPair(colour) ? [{ place, pair: colour }] : placed(colour, `${place}.`);
  });
}

/** Groups of colours by purpose. Colours that only MUI needs are left out, since they repeat others. */
export const COLOUR_GROUPS = {
  "Surfaces and lines": {
    "background.default": "The page",
    "background.paper": "Cards, tables, dialogs, fields",
    "background.sunken": "Table heads, open rows, drop areas, fields that are read-only",
    "action.hover": "A row or entry under the pointer",
    "action.selected": "A chosen row; the track of a bar; what stands in for text",
    divider: "Hairlines. Decoration: nothing depends on seeing one",
    control: "Edges of fields, outlined buttons, check boxes, switches that are off",
    focus: "The ring around what has the focus, and the edge of its field",
  },
  Text: {
    "text.primary": "Text",
    "text.secondary": "What explains: labels of values, dates beside a name, icons",
    "text.tertiary": "Captions, placeholders, what is switched off",
    "primary.text": "Links and plain buttons",
    "error.text": "What a field refuses, and Delete as a plain button",
  },
  "Actions and messages": {
    "primary.main": "The one filled button of a view, a switch that is on, a chosen box",
    "primary.dark": "The same under the pointer",
    "primary.soft": "A quiet ground: information, a file held above its drop area",
    "primary.contrastText": "Text on a filled button",
    danger: "The filled button that deletes, in the dialog that asks",
    "error.soft": "The ground of a message about a failure",
    "Tooltip.bg": "The ground of a tooltip, with white text",
  },
  "Sidebar and login panel": {
    "nav.bg": "The ink ground, dark in both schemes",
    "nav.hover": "An entry under the pointer",
    "nav.active": "The entry whose page is open",
    "nav.go": "Train Now under the pointer",
    "nav.accent": "Train Now's icon; the focus ring on ink",
    "nav.line": "Hairlines on ink",
    "nav.text": "Entries",
    "nav.strong": "The open entry, the product's name",
    "nav.label": "Titles of groups, icons",
    "nav.mark": "The wing of the mark",
  },
} as const satisfies Record<string, Record<string, string>>;

/** The elements that a status colour paints. */
export const STATUS_PART: Readonly<Record<keyof (typeof STATUS_COLOUR)["expired"], string>> = {
  main: "the sign",
  text: "the word",
  soft: "the ground behind both",
};

/** The purpose of a colour, by its path. */
export const COLOUR_USE: ReadonlyMap<string, string> = new Map([
  ...Object.values(COLOUR_GROUPS).flatMap((group) => Object.entries<string>(group)),
  ...Object.keys(STATUS_COLOUR).flatMap((tone) =>
    Object.entries(STATUS_PART).map(
      ([part, use]) => [`status.${tone}.${part}`, `Status ${tone}: ${use}`] as const,
    ),
  ),
  ["status.glyph", "The stroke inside a solid status sign"],
]);

/** The colours that have a use of their own, in the order of the pages. */
export const COLOURS: readonly PlacedColour[] = [...COLOUR_USE.keys()].flatMap((place) =>
  placed(PALETTE).filter((colour) => colour.place === place),
);

interface TextUse {
  /** The name in code. */
  variant: NonNullable<TypographyProps["variant"]>;
  use: string;
  example: string;
}

export const TEXT_USE: Readonly<Record<keyof typeof TEXT, TextUse>> = {
  count: { variant: "h1", use: "The number of a stat card", example: "58" },
  title: {
    variant: "h2",
    use: "Login, the topic of a lesson, pages that are only a message",
    example: "Upset Prevention and Recovery",
  },
  heading: {
    variant: "h3",
    use: "The title of a page in the top bar, of a dialog, of a table",
    example: "Display record for 2026-11-20",
  },
  body: {
    variant: "body1",
    use: "Everything that is read",
    example: "Training continues to be delivered while trainee is suspended.",
  },
  bodyPhone: {
    variant: "body1",
    use: "The same below 600 px, by itself",
    example: "Training continues to be delivered while trainee is suspended.",
  },
  strong: {
    variant: "subtitle1",
    use: "Names in tables, titles of sections, buttons",
    example: "Łukasz Wiśniewski",
  },
  small: {
    variant: "body2",
    use: "Table heads, hints, chips, the word beside a status",
    example: "Completed 2026-02-02, expires 2028-02-02",
  },
  label: { variant: "subtitle2", use: "Labels of fields", example: "Date of return" },
  caption: {
    variant: "caption",
    use: "Footer, groups of the sidebar, sizes of files",
    example: "© 2006 - 2026 Recurrent All Rights Reserved.",
  },
};

export const WEIGHT_USE: Readonly<Record<keyof typeof WEIGHT, string>> = {
  regular: "What is read",
  strong: "What is looked for: names, titles, counts, buttons",
};

/** The distances in use, in steps of eight pixels, and their purpose. */
export const SPACE_USE: readonly (readonly [steps: number, use: string])[] = [
  [0.5, "A sign and its word"],
  [1, "Buttons beside each other; an icon and its text"],
  [1.5, "Within a chip, a tile or a small card"],
  [2, "Inside a card; beside a page on phones; cells of a table"],
  [3, "Between blocks; above a page"],
  [4, "Beside a page; between sections"],
  [5, "Below a page"],
  [6, "Around the one block of an empty page"],
];

export const MEASURE_USE: Readonly<Record<keyof typeof MEASURE, string>> = {
  radius: "The one radius: cards, fields, buttons, dialogs",
  sidebar: "Width of the sidebar",
  sidebarCollapsed: "Width of the folded sidebar",
  drawer: "Width of the sidebar on phones, where it opens over the page",
  topBar: "Height of the bar with the page's title",
  tabs: "Height of the tabs below it",
  content: "Widest content of a page",
  form: "Width of the sign-in form",
};

export const BREAKPOINT_USE: Readonly<Record<keyof typeof BREAKPOINT, string>> = {
  xs: "Phones: rows become blocks, controls are 44 px high, the sidebar opens over the page",
  sm: "Tablets: the sidebar is folded, stat cards stand in twos",
  md: "Small laptops: sections of a form stand beside their titles, stat cards in one row",
  lg: "Laptops: the sidebar is open",
  xl: "Large screens: content keeps its width, in the middle",
};

/** The durations in use, by MUI's names. */
export const DURATION_USE = {
  shortest: "Switches; a record that is loaded again grows pale",
  shorter: "Tooltips",
  leavingScreen: "Dialogs, the sidebar of phones and the preview of a person leave",
  enteringScreen: "The same come",
  short: "Colours of buttons and fields under the pointer",
  standard: "The line under the tabs moves; parts of a form unfold",
} as const;

/** The curves in use, by MUI's names. */
export const EASING_USE = {
  easeOut: "What comes in: fast at first, it settles",
  sharp: "What leaves",
  easeInOut: "What moves from one place to another or changes its colour",
} as const;
