import type { TypographyVariantsOptions } from "@mui/material/styles";
import { BREAKPOINT, FONT_FAMILY, WEIGHT } from "./tokens.ts";

/** Sizes go out in rem, so that a reader's own text size counts. */
const rem = (px: number): string => `${px / 16}rem`;

const step = (size: number, line: number, weight: number, tracking = "0") => ({
  fontSize: rem(size),
  lineHeight: line / size,
  fontWeight: weight,
  letterSpacing: tracking,
});

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
    [`@media (max-width:${BREAKPOINT.sm - 0.05}px)`]: step(15, 22, WEIGHT.regular),
  },
  body2: step(13, 18, WEIGHT.regular),
  caption: step(12, 16, WEIGHT.regular),
  overline: { ...step(12, 16, WEIGHT.regular), textTransform: "none" },
  button: { ...strong, textTransform: "none" },
};
