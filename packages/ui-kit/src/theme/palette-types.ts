import type { StatusTone } from "./tokens.ts";

/** The three colours of a status tone, as resolved for one scheme. */
export interface TonePalette {
  main: string;
  text: string;
  soft: string;
}

/** Ink colours of the sidebar and of the login panel. */
export interface NavPalette {
  bg: string;
  hover: string;
  active: string;
  /** The highlighted entry (Train Now). */
  go: string;
  goHover: string;
  accent: string;
  line: string;
  text: string;
  strong: string;
  label: string;
}

/** What Recurrent adds to the palette of MUI. */
export interface RecurrentPalette {
  /** Edges of inputs, outlined buttons, check boxes, switches that are off. */
  control: string;
  focus: string;
  /** Box shadow of what floats. */
  pop: string;
  scrim: string;
  tooltip: string;
  nav: NavPalette;
  status: Record<StatusTone, TonePalette> & {
    /** The sign inside a solid status shape. */
    glyph: string;
  };
}

declare module "@mui/material/styles" {
  // Makes `theme.vars` certain, so that no style needs a fallback for a theme without variables.
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
    /** Text in this colour on a page surface. */
    text: string;
    /** A quiet surface in this colour. */
    soft: string;
    /** The surface of a filled button in this colour. */
    fill: string;
  }
  interface SimplePaletteColorOptions {
    text?: string;
    soft?: string;
    fill?: string;
  }
}

declare module "@mui/material/Alert" {
  interface AlertPropsColorOverrides {
    secondary: true;
  }
}
