import { createTheme, type Shadows } from "@mui/material/styles";
import { fields, pickers } from "./fields-styles.ts";
import { grid } from "./grid-styles.ts";
import { page } from "./page-styles.ts";
import { surfaces } from "./surfaces-styles.ts";
import {
  BREAKPOINT,
  MEASURE,
  PALETTE,
  type Scheme,
  type SchemePair,
  TEXT,
  WEIGHT,
} from "./tokens.ts";

type InScheme<Colours> = {
  [Name in keyof Colours]: Colours[Name] extends SchemePair ? string : InScheme<Colours[Name]>;
};
type RecurrentPalette = Pick<
  InScheme<typeof PALETTE>,
  "control" | "danger" | "focus" | "nav" | "pop" | "status"
>;

declare module "@mui/material/styles" {
  // Removes `undefined` from `theme.vars`, so that styles need no fallback.
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends RecurrentPalette {}
  interface PaletteOptions extends Partial<RecurrentPalette> {}
  interface TypeText {
    tertiary: string;
  }
  interface TypeBackground {
    sunken: string;
  }
  interface PaletteColor {
    text: string;
    soft: string;
  }
  interface SimplePaletteColorOptions {
    text?: string;
    soft?: string;
  }
}

declare module "@mui/material/Alert" {
  interface AlertPropsColorOverrides {
    secondary: true;
  }
}

function inScheme<Colours extends object>(colours: Colours, scheme: Scheme): InScheme<Colours> {
  const entries = Object.entries(colours as Record<string, object>).map(([name, colour]) => [
    name,
    "light" in colour ? (colour as SchemePair)[scheme] : inScheme(colour, scheme),
  ]);
  return Object.fromEntries(entries) as InScheme<Colours>;
}

/** In rem, so that the user's text size counts. */
const text = (name: keyof typeof TEXT) => ({
  fontSize: `${TEXT[name].size / 16}rem`,
  lineHeight: TEXT[name].line / TEXT[name].size,
  fontWeight: TEXT[name].weight,
  letterSpacing: `${TEXT[name].tracking}em`,
});

/**
 * Recurrent's MUI theme. Colours are CSS variables (`theme.vars.palette.…`), so that `<html
 * data-theme="light|dark">` changes the scheme without a render.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "data-theme" },
  colorSchemes: {
    light: { palette: inScheme(PALETTE, "light") },
    dark: { palette: inScheme(PALETTE, "dark") },
  },
  breakpoints: { values: { ...BREAKPOINT } },
  shape: { borderRadius: MEASURE.radius },
  focusVisible: { outlineColor: "var(--mui-palette-focus)" },
  // A variable, so that the shadow follows the scheme.
  shadows: ["none", ...Array.from({ length: 24 }, () => "var(--mui-palette-pop)")] as Shadows,
  typography: {
    // The families of `fonts.css`, then system fonts.
    fontFamily:
      '"Inter Variable", "Inter Fallback", Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    fontWeightLight: WEIGHT.regular,
    fontWeightRegular: WEIGHT.regular,
    fontWeightMedium: WEIGHT.strong,
    fontWeightBold: WEIGHT.strong,
    h1: text("count"),
    h2: text("title"),
    h3: text("heading"),
    h6: text("heading"),
    subtitle1: text("strong"),
    subtitle2: text("label"),
    // Variables for a larger size on phones (`MuiCssBaseline`): a media query in the variant would
    // override later typography.
    body1: { ...text("body"), fontSize: "var(--body-size)", lineHeight: "var(--body-line)" },
    body2: text("small"),
    caption: text("caption"),
    button: { ...text("strong"), textTransform: "none" },
  },
  components: {
    ...page,
    ...fields,
    ...surfaces,
    ...grid,
    ...pickers,
  },
});
