export { Avatar } from "./avatar/Avatar.tsx";
export type { AvatarProps } from "./avatar/Avatar.tsx";
export { initialsOf } from "./avatar/initials.ts";
export { KitLink } from "./links/KitLink.tsx";
export type { KitLinkProps } from "./links/KitLink.tsx";
export { LinkAnchor } from "./links/LinkAnchor.tsx";
export type { LinkComponent, LinkComponentProps } from "./links/LinkContext.ts";
export { LinkProvider } from "./links/LinkProvider.tsx";
export type { LinkProviderProps } from "./links/LinkProvider.tsx";
export { CONDITIONS, conditionsOf } from "./status/conditions.ts";
export type { ConditionFlags, ConditionId } from "./status/conditions.ts";
export { ConditionIcons } from "./status/ConditionIcons.tsx";
export type { ConditionIconsProps } from "./status/ConditionIcons.tsx";
export { STATUS, statusOf } from "./status/status.ts";
export type { StatusFacts, StatusId } from "./status/status.ts";
export { StatusIcon } from "./status/StatusIcon.tsx";
export type { StatusIconProps } from "./status/StatusIcon.tsx";
export { StatusPill } from "./status/StatusPill.tsx";
export type { StatusPillProps } from "./status/StatusPill.tsx";
export { StatusWord } from "./status/StatusWord.tsx";
export type { StatusWordProps } from "./status/StatusWord.tsx";
export { Suspended } from "./status/Suspended.tsx";
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
