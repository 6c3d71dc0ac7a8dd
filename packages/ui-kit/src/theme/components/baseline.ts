import type { Components, Theme } from "@mui/material/styles";
import { TABULAR_FIGURES } from "../tokens.ts";
import { BODY_SIZE } from "../typography.ts";
import { PHONE } from "./phone.ts";

/** The bare elements of a page: text, focus ring, dates. */
export const baseline: Components<Theme>["MuiCssBaseline"] = {
  styleOverrides: (theme) => ({
    html: {
      WebkitTextSizeAdjust: "100%",
      colorScheme: "light",
      ...BODY_SIZE.wide,
      [PHONE]: BODY_SIZE.phone,
    },
    'html[data-theme="dark"]': { colorScheme: "dark" },
    body: {
      fontOpticalSizing: "auto",
      textRendering: "optimizeLegibility",
      WebkitFontSmoothing: "antialiased",
    },
    ":focus-visible": {
      outline: `2px solid ${theme.vars.palette.focus}`,
      outlineOffset: 2,
      borderRadius: theme.vars.shape.borderRadius,
    },
    time: { whiteSpace: "nowrap", ...TABULAR_FIGURES },
    "@media (prefers-reduced-motion: reduce)": {
      "*, *::before, *::after": {
        animationDuration: "0.01ms !important",
        animationIterationCount: "1 !important",
        // A duration alone would make every element pass a change on a frame later than its parent.
        transition: "none !important",
        scrollBehavior: "auto !important",
      },
    },
  }),
};
