import type { CSSObject, Theme, ThemeOptions } from "@mui/material/styles";
import { BREAKPOINT, MEASURE, MIN_PINNED_HEIGHT } from "./tokens.ts";

/** MUI's `Components<Theme>` would take seconds to type-check. */
export type ThemeComponents = NonNullable<ThemeOptions["components"]>;

/** `theme.breakpoints` does not exist before the theme. */
export const PHONE = `@media (max-width:${BREAKPOINT.sm - 0.05}px)`;

/** Phones and tablets: targets have 44 px, and fields 16 px, since iOS zooms smaller text. */
export const TOUCH = `${PHONE}, (pointer: coarse)`;

/** Placeholders of a toolbar's fields, which are narrow beside larger text. */
export const TOOL_PLACEHOLDER: CSSObject = {
  [TOUCH]: { "& input::placeholder": { fontSize: "min(0.8125rem, 3.4vw)" } },
};

/** Of a field for a day. Grows with the text size: a truncated day would look like another one. */
export const DATE_FIELD_WIDTH = "var(--date-field-width, 13rem)";

/** Sets that width where the field has a second button. */
export const WITH_CLEAR_BUTTON = { [TOUCH]: { "--date-field-width": "15rem" } };

/** Windows high enough for sticky tabs. */
export const BELOW_APP_BAR = "@media (min-height: 560px)";

/** Windows too low for sticky rows: at 400 % zoom, or a phone in landscape with its keyboard. */
export const LOW = `@media (max-height:${MIN_PINNED_HEIGHT - 0.05}px)`;

/** The page sets the variable in low windows and above a keyboard; the type knows no variables. */
export const PINNED = "var(--pinned, sticky)" as "sticky";

/** Buttons of a group of which one is chosen: the current page, or the pressed one. */
export const SEGMENTS = {
  "& > :is([aria-current], [aria-pressed=true])": {
    "&, &:hover": { bgcolor: "primary.soft", color: "primary.text" },
  },
  "& > :not([aria-current], [aria-pressed=true])": { fontWeight: "fontWeightRegular" },
} as const;

/** Bottom of the sticky rows: the top bar, and tabs below it. */
export const STICKY = `var(--stuck, ${MEASURE.topBar}px)`;

export const focusRing = ({ vars }: Theme) => ({
  outline: `2px solid ${vars.palette.focus}`,
  outlineOffset: 2,
});

export function root(styles: CSSObject | ((theme: Theme) => CSSObject)) {
  const rule = ({ theme }: { theme: Theme }) =>
    typeof styles === "function" ? styles(theme) : styles;
  return { styleOverrides: { root: rule } };
}

/** Below the top bar and from edge to edge; the layout clips the rest. */
export const stickyStyles = ({ vars, breakpoints }: Theme) =>
  ({
    position: "relative",
    isolation: "isolate",
    margin: "calc(-1 * var(--page-top, 24px)) 0 24px",
    "&::before": {
      content: '""',
      position: "absolute",
      zIndex: -1,
      inset: "0 -100vmax",
      borderBottom: `1px solid ${vars.palette.divider}`,
      backgroundColor: vars.palette.background.paper,
      "@media print": { inset: 0 },
    },
    [breakpoints.down("sm")]: { margin: "calc(-1 * var(--page-top, 16px)) -16px 16px" },
  }) as const;

/**
 * A container that is too narrow for a label beside its value. Only large text makes it so (WCAG 1.4.4): in a
 * window of 320 px, cards have more than 15 rem.
 */
export const LARGE_TEXT = "@container (max-width: 14.99rem)";

/** On paper in place of a skeleton: an empty place would pass for nothing to report. */
export const STILL_LOADING = {
  "@media print": {
    "&::before": { content: '"Still loading when this was printed"' },
    "& > *": { display: "none !important" },
  },
} as const;
