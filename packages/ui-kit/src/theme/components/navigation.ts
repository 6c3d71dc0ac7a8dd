import type { Components, Theme } from "@mui/material/styles";

/** The sidebar, the bars and the trail. */
export const navigation: Components<Theme> = {};
