import type { Components, Theme } from "@mui/material/styles";

/** Date fields and their calendar. */
export const pickers: Components<Theme> = {};
