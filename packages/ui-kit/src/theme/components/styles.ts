import type { CSSObject, Theme, ThemeOptions } from "@mui/material/styles";
import { BREAKPOINT, MEASURE, MIN_PINNED_HEIGHT } from "../tokens.ts";

/** As `createTheme` takes them: `Components<Theme>` would compare all of MUI's, for seconds. */
export type ThemeComponents = NonNullable<ThemeOptions["components"]>;

/** Phones: `theme.breakpoints` does not exist while the theme is made. */
export const PHONE = `@media (max-width:${BREAKPOINT.sm - 0.05}px)`;

/** Phones and tablets. Targets are 44 px there, and fields have 16 px, below which iOS zooms. */
export const TOUCH = `${PHONE}, (pointer: coarse)`;

/** Windows high enough for a second sticky row, that of the tabs. */
export const BELOW_APP_BAR = "@media (min-height: 560px)";

/**
 * Windows too low for sticky rows: a page at 400 % (256 px of 1024), a phone on its side with its
 * keyboard. There everything scrolls.
 */
export const LOW = `@media (max-height:${MIN_PINNED_HEIGHT - 0.05}px)`;

/**
 * `position` of pinned elements; the page sets the variable in low windows and above a keyboard.
 * The type knows no variables.
 */
export const PINNED = "var(--pinned, sticky)" as "sticky";

/** End of the sticky rows: the top bar, and tabs below it. */
export const STICKY = `var(--stuck, ${MEASURE.topBar}px)`;

/** Styles of a component's root. */
export function root(styles: CSSObject | ((theme: Theme) => CSSObject)) {
  const rule = ({ theme }: { theme: Theme }) =>
    typeof styles === "function" ? styles(theme) : styles;
  return { styleOverrides: { root: rule } };
}

/**
 * Right under the top bar and from edge to edge; the layout clips the rest. The border is behind
 * the content and before the page.
 */
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
    },
    [breakpoints.down("sm")]: { margin: "calc(-1 * var(--page-top, 16px)) -16px 16px" },
  }) as const;
