import type { TypographyVariantsOptions } from "@mui/material/styles";
import { FONT_FAMILY, WEIGHT } from "./tokens.ts";

/** Sizes go out in rem, so that a reader's own text size counts. */
const rem = (px: number): string => `${px / 16}rem`;

const step = (size: number, line: number, weight: number, tracking = "0") => ({
  fontSize: rem(size),
  lineHeight: line / size,
  fontWeight: weight,
  letterSpacing: tracking,
});

/**
 * Body text grows by a pixel on phones. It does so through variables: a media query inside the variant
 * would win over every typography a component is given later.
 */
export const BODY_SIZE = {
  wide: { "--body-size": rem(14), "--body-line": "calc(20 / 14)" },
  phone: { "--body-size": rem(15), "--body-line": "calc(22 / 15)" },
} as const;

const strong = step(14, 20, WEIGHT.strong);

/** Seven steps: count, title, heading, body, strong, small, caption. */
export const typography: TypographyVariantsOptions = {
  fontFamily: FONT_FAMILY,
  fontWeightLight: WEIGHT.regular,
  fontWeightRegular: WEIGHT.regular,
  fontWeightMedium: WEIGHT.strong,
  fontWeightBold: WEIGHT.strong,
  h1: step(32, 40, WEIGHT.strong, "-0.035em"),
  h2: step(20, 28, WEIGHT.strong, "-0.016em"),
  h3: step(16, 24, WEIGHT.strong, "-0.008em"),
  h4: strong,
  h5: strong,
  h6: strong,
  subtitle1: strong,
  subtitle2: step(13, 18, WEIGHT.strong),
  body1: {
    ...step(14, 20, WEIGHT.regular),
    fontSize: "var(--body-size)",
    lineHeight: "var(--body-line)",
  },
  body2: step(13, 18, WEIGHT.regular),
  caption: step(12, 16, WEIGHT.regular),
  overline: { ...step(12, 16, WEIGHT.regular), textTransform: "none" },
  button: { ...strong, textTransform: "none" },
};
