import type { Components, Theme } from "@mui/material/styles";

/** The data grid of flat lists. */
export const grid: Components<Theme> = {};
