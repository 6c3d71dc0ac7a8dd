import { BREAKPOINT } from "../tokens.ts";

/** Media query of phones: `theme.breakpoints` is not there yet while the theme is made. */
export const PHONE = `@media (max-width:${BREAKPOINT.sm - 0.05}px)`;
