import { create } from "storybook/theming";
import { getProperty } from "./get-property.ts";
import { MEASURE, PALETTE, type Scheme } from "../packages/ui-kit/src/theme/tokens.ts";

const FONT = '"Inter Variable", Inter, sans-serif';

/** Storybook's own interface in the product's colours. */
function themeOf(scheme: Scheme) {
  const { action, background, control, divider, primary, text } = PALETTE;
  return create({
    base: scheme,
    // HTML in place of a picture, which Storybook allows: the mark with the name next to it.
    brandTitle: '<img src="./favicon.svg" alt="" width="28" height="28"><span>Recurrent</span>',
    brandUrl: "./",
    brandImage: null as unknown as string,
    fontBase: FONT,
    appBg: background.sunken[scheme],
    appContentBg: background.default[scheme],
    appPreviewBg: background.default[scheme],
    appHoverBg: action.selected[scheme],
    appBorderColor: divider[scheme],
    appBorderRadius: MEASURE.radius,
    barBg: background.paper[scheme],
    barTextColor: text.secondary[scheme],
    barHoverColor: text.primary[scheme],
    barSelectedColor: primary.text[scheme],
    buttonBg: background.paper[scheme],
    buttonBorder: control[scheme],
    colorPrimary: primary.main[scheme],
    // The ground of the selected entry, with white on it; on a docs page the colour of links.
    colorSecondary: primary.main[scheme],
    inputBg: background.paper[scheme],
    inputBorder: control[scheme],
    inputBorderRadius: MEASURE.radius,
    inputTextColor: text.primary[scheme],
    textColor: text.primary[scheme],
    textMutedColor: text.secondary[scheme],
  });
}

/** Storybook's theme in either scheme. */
export const STORYBOOK_THEMES = { light: themeOf("light"), dark: themeOf("dark") };

/** The scheme that the toolbar is set to. */
export const schemeIn = (globals: unknown): Scheme =>
  getProperty(globals, "scheme") === "dark" ? "dark" : "light";
