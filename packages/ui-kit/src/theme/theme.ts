import { createTheme } from "@mui/material/styles";
import type { Shadows } from "@mui/material/styles";
import { components } from "./components.ts";
import { paletteOf } from "./palette.ts";
import { BREAKPOINT, MEASURE } from "./tokens.ts";
import { typography } from "./typography.ts";

// One shadow, and it follows the scheme: the variable is written by the palette.
const pop = "var(--mui-palette-pop)";
const shadows = ["none", ...Array.from({ length: 24 }, () => pop)] as Shadows;

/**
 * Recurrent's MUI theme. Colours are CSS variables (`theme.vars.palette.…`), and both schemes are in
 * one style sheet: `<html data-theme="light|dark">` picks, without rendering anything again.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "data-theme" },
  colorSchemes: {
    light: { palette: paletteOf("light") },
    dark: { palette: paletteOf("dark") },
  },
  breakpoints: { values: { ...BREAKPOINT } },
  shape: { borderRadius: MEASURE.radius },
  spacing: 8,
  shadows,
  typography,
  components,
});
