/**
 * The figures everything visible is made of. Colours are sRGB hex strings, measures are CSS pixels.
 * `tokens.test.ts` holds every pair that may meet on screen to WCAG 2.2 AA.
 */

/** The two colour schemes; the same words are the values of `<html data-theme>`. */
export type Scheme = "light" | "dark";

/** One colour in both schemes. */
export type SchemePair = Readonly<Record<Scheme, string>>;

const pair = (light: string, dark: string): SchemePair => ({ light, dark });

/** Everything that is not a status. */
export const COLOUR = {
  canvas: pair("#FAF9F6", "#151514"),
  surface: pair("#FFFFFF", "#1D1D1B"),
  sunken: pair("#F5F3EE", "#191918"),
  hover: pair("#F6F4F0", "#252523"),
  pressed: pair("#EDEAE4", "#2D2D2A"),
  line: pair("#E6E3DC", "#32312E"),
  control: pair("#8B877E", "#7F7B72"),
  text: pair("#1A1C20", "#EDEBE6"),
  text2: pair("#55524B", "#B8B4AB"),
  text3: pair("#6A665E", "#9B978D"),
  accent: pair("#1D5BD6", "#2E6DE0"),
  accentHover: pair("#174AB0", "#255FCB"),
  accentText: pair("#1A54C8", "#8AB4FF"),
  accentSoft: pair("#ECF2FD", "#1B2740"),
  onAccent: pair("#FFFFFF", "#FFFFFF"),
  focus: pair("#1D5BD6", "#8AB4FF"),
  danger: pair("#B3241A", "#FF8577"),
  dangerFill: pair("#BC281D", "#C7372B"),
  nav: pair("#131A24", "#0D1118"),
  navHover: pair("#1C2531", "#171D27"),
  navActive: pair("#263243", "#212A38"),
  navGo: pair("#1E3764", "#1B3158"),
  navGoHover: pair("#274880", "#23406F"),
  navAccent: pair("#8AB4FF", "#8AB4FF"),
  navLine: pair("#28313E", "#222934"),
  navText: pair("#C3CAD5", "#BEC5D0"),
  navStrong: pair("#FFFFFF", "#FFFFFF"),
  navLabel: pair("#8C96A6", "#8590A0"),
  tooltip: pair("#131A24", "#3A3936"),
  glyph: pair("#FFFFFF", "#151514"),
} as const satisfies Record<string, SchemePair>;

/** The tones a status may have; `neutral` is for whatever needs nobody's attention. */
export type StatusTone = "expired" | "risk" | "behind" | "current" | "neutral";

/** `main` draws the sign, `text` writes the word, `soft` fills the surface behind them. */
export interface ToneColours {
  main: SchemePair;
  text: SchemePair;
  soft: SchemePair;
}

/** Status colours: nothing but a status may wear them. */
export const STATUS_COLOUR: Readonly<Record<StatusTone, ToneColours>> = {
  expired: {
    main: pair("#C22B1E", "#FF7B6C"),
    text: pair("#A92116", "#FF9185"),
    soft: pair("#FCEDEB", "#33201D"),
  },
  risk: {
    main: pair("#C27400", "#F0B040"),
    text: pair("#875000", "#F3BC5C"),
    soft: pair("#FCF3E1", "#30271A"),
  },
  behind: {
    main: pair("#6D41C6", "#B59AFF"),
    text: pair("#5F35B5", "#C0A9FF"),
    soft: pair("#F3EFFC", "#262134"),
  },
  current: {
    main: pair("#0E7F63", "#48C39D"),
    text: pair("#0B6650", "#62CDAB"),
    soft: pair("#E8F5F0", "#182B26"),
  },
  neutral: {
    main: pair("#6A665E", "#A19D93"),
    text: pair("#55524B", "#B8B4AB"),
    soft: pair("#F1EFEA", "#292926"),
  },
};

/**
 * Backgrounds of initials avatars (shell 9: nine fixed colours). Muted from slate to taupe, because
 * anything saturated would read as a status; white letters stand on all of them.
 */
export const AVATAR_GREYS = [
  "#4A5568",
  "#55606B",
  "#5B5F73",
  "#4F6272",
  "#625D6C",
  "#5B6359",
  "#6B6157",
  "#66605F",
  "#4C5F66",
] as const;

/** Marks drawn on ink (sidebar, login panel) and on paper. */
export const MARK_ACCENT = { onInk: "#6EA1FF", onPaper: "#1D5BD6" } as const;

/** Shadows lift only what floats: menus, dialogs, notices. */
export const POP: SchemePair = {
  light: "0 1px 2px rgb(20 22 28 / 6%), 0 8px 24px rgb(20 22 28 / 12%)",
  dark: "0 0 0 1px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 50%)",
};

/** What lies between a dialog or the phone drawer and the page. */
export const SCRIM = "rgb(14 18 25 / 56%)";

/** Two weights and no third. */
export const WEIGHT = { regular: 400, strong: 560 } as const;

/** The families of `fonts.css`, then what the machine has. */
export const FONT_FAMILY =
  '"Inter Variable", "Inter Fallback", Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Window widths at which a layout changes. */
export const BREAKPOINT = { xs: 0, sm: 600, md: 860, lg: 1180, xl: 1536 } as const;

/** Fixed measures of the shell. */
export const MEASURE = {
  radius: 8,
  sidebar: 240,
  sidebarCollapsed: 64,
  drawer: 288,
  topBar: 56,
  content: 1312,
  form: 376,
} as const;

/**
 * Figures that stand in columns: dates, scores, counts, ids. The tracking takes back the width of
 * Inter's tabular hyphen, so that 2026-11-20 reads as one date.
 */
export const TABULAR_FIGURES = {
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.02em",
} as const;
