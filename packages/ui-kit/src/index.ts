export { KitLink } from "./links/KitLink.tsx";
export type { KitLinkProps } from "./links/KitLink.tsx";
export { LinkAnchor } from "./links/LinkAnchor.tsx";
export type { LinkComponent, LinkComponentProps } from "./links/LinkContext.ts";
export { LinkProvider } from "./links/LinkProvider.tsx";
export type { LinkProviderProps } from "./links/LinkProvider.tsx";
export { RecurrentTheme } from "./theme/RecurrentTheme.tsx";
export type { RecurrentThemeProps, SchemeChoice } from "./theme/RecurrentTheme.tsx";
export type { NavPalette, RecurrentPalette, TonePalette } from "./theme/palette-types.ts";
export { theme } from "./theme/theme.ts";
export {
  BREAKPOINT,
  COLOUR,
  MEASURE,
  STATUS_COLOUR,
  TABULAR_FIGURES,
  WEIGHT,
} from "./theme/tokens.ts";
export type { Scheme, SchemePair, StatusTone } from "./theme/tokens.ts";
