import type { CSSObject, Theme, ThemeOptions } from "@mui/material/styles";
import { BREAKPOINT, MEASURE } from "../tokens.ts";

/** Styles of components as `createTheme` takes them: with `Components<Theme>` all of MUI's are compared, for seconds. */
export type ThemeComponents = NonNullable<ThemeOptions["components"]>;

/** Media query of phones: `theme.breakpoints` is not there yet while the theme is made. */
export const PHONE = `@media (max-width:${BREAKPOINT.sm - 0.05}px)`;

/** Media query of windows high enough to lose a second row, that of the tabs, at their top. */
export const BELOW_BAR = "@media (min-height: 560px)";

/** Where the window's sticky rows end: the top bar, and the tabs below it where a page has some. */
export const STUCK = `var(--stuck, ${MEASURE.topBar}px)`;

/** The styles of a component of which the root alone is styled. */
export function root(styles: CSSObject | ((theme: Theme) => CSSObject)) {
  const rule = ({ theme }: { theme: Theme }) =>
    typeof styles === "function" ? styles(theme) : styles;
  return { styleOverrides: { root: rule } };
}
