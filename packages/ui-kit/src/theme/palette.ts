import type { PaletteOptions } from "@mui/material/styles";
import type { RecurrentPalette, TonePalette } from "./palette-types.ts";
import { COLOUR, POP, SCRIM, STATUS_COLOUR } from "./tokens.ts";
import type { Scheme, StatusTone } from "./tokens.ts";

/**
 * The tokens of one scheme under the keys of MUI. `success`, `warning`, `info` and `secondary` are
 * bound to tokens as well, so that no component can bring in a colour of MUI's own.
 */
export function paletteOf(scheme: Scheme): PaletteOptions & RecurrentPalette {
  const colour = (name: keyof typeof COLOUR): string => COLOUR[name][scheme];
  const tone = (name: StatusTone): TonePalette => ({
    main: STATUS_COLOUR[name].main[scheme],
    text: STATUS_COLOUR[name].text[scheme],
    soft: STATUS_COLOUR[name].soft[scheme],
  });
  const filled = (name: StatusTone) => ({ ...tone(name), fill: tone(name).main });

  return {
    background: {
      default: colour("canvas"),
      paper: colour("surface"),
      sunken: colour("sunken"),
    },
    text: {
      primary: colour("text"),
      secondary: colour("text2"),
      tertiary: colour("text3"),
      disabled: colour("text3"),
    },
    divider: colour("line"),
    control: colour("control"),
    focus: colour("focus"),
    pop: POP[scheme],
    scrim: SCRIM,
    tooltip: colour("tooltip"),
    action: {
      active: colour("text2"),
      hover: colour("hover"),
      selected: colour("pressed"),
      disabled: colour("text3"),
      disabledBackground: colour("pressed"),
    },
    primary: {
      main: colour("accent"),
      dark: colour("accentHover"),
      text: colour("accentText"),
      soft: colour("accentSoft"),
      fill: colour("accent"),
      contrastText: colour("onAccent"),
    },
    secondary: filled("neutral"),
    error: {
      main: colour("danger"),
      text: colour("danger"),
      soft: STATUS_COLOUR.expired.soft[scheme],
      fill: colour("dangerFill"),
      contrastText: colour("onAccent"),
    },
    success: filled("current"),
    warning: filled("risk"),
    info: {
      main: colour("accentText"),
      text: colour("accentText"),
      soft: colour("accentSoft"),
      fill: colour("accent"),
    },
    nav: {
      bg: colour("nav"),
      hover: colour("navHover"),
      active: colour("navActive"),
      go: colour("navGo"),
      goHover: colour("navGoHover"),
      accent: colour("navAccent"),
      line: colour("navLine"),
      text: colour("navText"),
      strong: colour("navStrong"),
      label: colour("navLabel"),
    },
    status: {
      expired: tone("expired"),
      risk: tone("risk"),
      behind: tone("behind"),
      current: tone("current"),
      neutral: tone("neutral"),
      glyph: colour("glyph"),
    },
  };
}
