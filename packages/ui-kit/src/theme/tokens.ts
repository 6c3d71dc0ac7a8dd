/**
 * Colours are sRGB hex strings, measures CSS pixels. `tokens.test.ts` checks all pairs for WCAG 2.2
 * AA.
 */

/** Values of `<html data-theme>`. */
export type Scheme = "light" | "dark";

export type SchemePair = Readonly<Record<Scheme, string>>;

const pair = (light: string, dark = light): SchemePair => ({ light, dark });

/** `main` for the icon, `text` for the word, `soft` for the background. */
const tone = (main: SchemePair, text: SchemePair, soft: SchemePair) => ({ main, text, soft });

/** Only for statuses; `neutral` is for those that need no attention. */
export const STATUS_COLOUR = {
  expired: tone(pair("#C22B1E", "#FF7B6C"), pair("#A92116", "#FF9185"), pair("#FCEDEB", "#33201D")),
  risk: tone(pair("#C27400", "#F0B040"), pair("#875000", "#F3BC5C"), pair("#FCF3E1", "#30271A")),
  behind: tone(pair("#6D41C6", "#B59AFF"), pair("#5F35B5", "#C0A9FF"), pair("#F3EFFC", "#262134")),
  current: tone(pair("#0E7F63", "#48C39D"), pair("#0B6650", "#62CDAB"), pair("#E8F5F0", "#182B26")),
  neutral: tone(pair("#6A665E", "#A19D93"), pair("#55524B", "#B8B4AB"), pair("#F1EFEA", "#292926")),
};

export type StatusTone = keyof typeof STATUS_COLOUR;

const TEXT_SECONDARY = pair("#55524B", "#B8B4AB");
const TEXT_TERTIARY = pair("#6A665E", "#9B978D");
const HOVER = pair("#F6F4F0", "#252523");
const PRESSED = pair("#EDEAE4", "#2D2D2A");
const ACCENT_TEXT = pair("#1A54C8", "#8AB4FF");
const ACCENT_SOFT = pair("#ECF2FD", "#1B2740");
const DANGER = pair("#B3241A", "#FF8577");
const WHITE = pair("#FFFFFF");

/** Complete, so that MUI computes no colours. */
export const PALETTE = {
  background: {
    default: pair("#FAF9F6", "#151514"),
    paper: pair("#FFFFFF", "#1D1D1B"),
    sunken: pair("#F5F3EE", "#191918"),
  },
  text: {
    primary: pair("#1A1C20", "#EDEBE6"),
    secondary: TEXT_SECONDARY,
    tertiary: TEXT_TERTIARY,
    disabled: TEXT_TERTIARY,
  },
  divider: pair("#E6E3DC", "#32312E"),
  /** Borders of inputs, outlined buttons, check boxes, inactive switches. */
  control: pair("#8B877E", "#7F7B72"),
  focus: pair("#1D5BD6", "#8AB4FF"),
  /** Background of a delete button. */
  danger: pair("#BC281D", "#C7372B"),
  /** The only shadow. */
  pop: pair(
    "0 1px 2px rgb(20 22 28 / 6%), 0 8px 24px rgb(20 22 28 / 12%)",
    "0 0 0 1px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 50%)",
  ),
  action: {
    active: TEXT_SECONDARY,
    hover: HOVER,
    focus: HOVER,
    selected: PRESSED,
    disabled: TEXT_TERTIARY,
    disabledBackground: PRESSED,
  },
  primary: {
    main: pair("#1D5BD6", "#2E6DE0"),
    dark: pair("#174AB0", "#255FCB"),
    text: ACCENT_TEXT,
    soft: ACCENT_SOFT,
    contrastText: WHITE,
  },
  secondary: STATUS_COLOUR.neutral,
  error: { main: DANGER, text: DANGER, soft: STATUS_COLOUR.expired.soft, contrastText: WHITE },
  success: STATUS_COLOUR.current,
  warning: STATUS_COLOUR.risk,
  info: { main: ACCENT_TEXT, text: ACCENT_TEXT, soft: ACCENT_SOFT },
  /** Dark background of the sidebar and the login panel. */
  nav: {
    bg: pair("#131A24", "#0D1118"),
    hover: pair("#1C2531", "#171D27"),
    active: pair("#263243", "#212A38"),
    /** Highlighted entry (Train Now). */
    go: pair("#1E3764", "#1B3158"),
    accent: pair("#8AB4FF"),
    line: pair("#28313E", "#222934"),
    text: pair("#C3CAD5", "#BEC5D0"),
    strong: WHITE,
    label: pair("#8C96A6", "#8590A0"),
    /** Wing of the product's mark. */
    mark: pair("#6EA1FF"),
  },
  status: {
    ...STATUS_COLOUR,
    /** Icon inside a solid status shape. */
    glyph: pair("#FFFFFF", "#151514"),
  },
  LinearProgress: { primaryBg: PRESSED, errorBg: PRESSED },
  Skeleton: { bg: PRESSED },
  Tooltip: { bg: pair("#131A24", "#3A3936") },
};

/**
 * Avatar backgrounds (shell 9: nine fixed colours). Muted, because a saturated colour would look
 * like a status.
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

export const WEIGHT = { regular: 400, strong: 560 } as const;

/** Size and line height in pixels, tracking in em. On phones, `bodyPhone` replaces `body`. */
export const TEXT = {
  count: { size: 32, line: 40, weight: WEIGHT.strong, tracking: -0.035 },
  title: { size: 20, line: 28, weight: WEIGHT.strong, tracking: -0.016 },
  heading: { size: 16, line: 24, weight: WEIGHT.strong, tracking: -0.008 },
  body: { size: 14, line: 20, weight: WEIGHT.regular, tracking: 0 },
  bodyPhone: { size: 15, line: 22, weight: WEIGHT.regular, tracking: 0 },
  strong: { size: 14, line: 20, weight: WEIGHT.strong, tracking: 0 },
  small: { size: 13, line: 18, weight: WEIGHT.regular, tracking: 0 },
  label: { size: 13, line: 18, weight: WEIGHT.strong, tracking: 0 },
  caption: { size: 12, line: 16, weight: WEIGHT.regular, tracking: 0 },
} as const;

export const BREAKPOINT = { xs: 0, sm: 600, md: 860, lg: 1180, xl: 1536 } as const;

/** Layout sizes. */
export const MEASURE = {
  radius: 8,
  sidebar: 240,
  sidebarCollapsed: 80,
  drawer: 288,
  topBar: 56,
  tabs: 44,
  content: 1312,
  form: 376,
} as const;

/** Height of an on-screen keyboard, where the browser lays it over the page. */
export const COVERED_BELOW = "var(--covered-below, 0px)";

/** In px: below this visible height, nothing is pinned to the window's edges. */
export const MIN_PINNED_HEIGHT = 320;

/** Faint underline of links, since colour alone is not visible to everybody. */
export const LINK_LINE = {
  textDecoration: "underline",
  textDecorationThickness: 1,
  textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
  textUnderlineOffset: 3,
  "&:hover": { textDecorationColor: "currentColor" },
} as const;

/**
 * For columns of dates, scores, counts and ids. The tracking compensates for Inter's wide tabular
 * hyphen.
 */
export const TABULAR_FIGURES = {
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.02em",
} as const;
