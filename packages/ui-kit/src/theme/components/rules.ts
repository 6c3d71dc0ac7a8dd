import type { CSSObject, Theme } from "@mui/material/styles";
import { BREAKPOINT } from "../tokens.ts";

/** Media query of phones: `theme.breakpoints` is not there yet while the theme is made. */
export const PHONE = `@media (max-width:${BREAKPOINT.sm - 0.05}px)`;

/** The styles of a component of which the root alone is styled. */
export function root(styles: CSSObject | ((theme: Theme) => CSSObject)) {
  const rule = ({ theme }: { theme: Theme }) =>
    typeof styles === "function" ? styles(theme) : styles;
  return { styleOverrides: { root: rule } };
}
