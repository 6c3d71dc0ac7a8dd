import type { CSSObject, Theme, ThemeOptions } from "@mui/material/styles";
import { BREAKPOINT, MEASURE, MIN_PINNED_HEIGHT } from "../tokens.ts";

/** Styles of components as `createTheme` takes them: with `Components<Theme>` all of MUI's are compared, for seconds. */
export type ThemeComponents = NonNullable<ThemeOptions["components"]>;

/** Media query of phones: `theme.breakpoints` is not there yet while the theme is made. */
export const PHONE = `@media (max-width:${BREAKPOINT.sm - 0.05}px)`;

/**
 * Media query of fingers: phones, and tablets of any width. Targets are 44 px there, and what is typed in has
 * 16 px, below which iOS zooms into the field.
 */
export const TOUCH = `${PHONE}, (pointer: coarse)`;

/** Media query of windows high enough to lose a second row, that of the tabs, at their top. */
export const BELOW_BAR = "@media (min-height: 560px)";

/**
 * Media query of windows so low that rows pinned to their edges would leave too little between them: a page at
 * 400 % (256 px of 1024), a phone on its side with its keyboard. There everything scrolls with the page.
 */
export const LOW = `@media (max-height:${MIN_PINNED_HEIGHT - 0.05}px)`;

/**
 * The `position` of what is pinned to an edge of the window. The page around sets the property where the window is
 * low, and where a keyboard leaves little of it. No type names a variable.
 */
export const PINNED = "var(--pinned, sticky)" as "sticky";

/** Where the window's sticky rows end: the top bar, and the tabs below it where a page has some. */
export const STUCK = `var(--stuck, ${MEASURE.topBar}px)`;

/** The styles of a component of which the root alone is styled. */
export function root(styles: CSSObject | ((theme: Theme) => CSSObject)) {
  const rule = ({ theme }: { theme: Theme }) =>
    typeof styles === "function" ? styles(theme) : styles;
  return { styleOverrides: { root: rule } };
}

/**
 * What is joined to the top bar: right under it and from edge to edge; the shell cuts off what reaches
 * over. The painted edge lies behind the content and before the page.
 */
export const joinedToBar = ({ vars, breakpoints }: Theme) =>
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
