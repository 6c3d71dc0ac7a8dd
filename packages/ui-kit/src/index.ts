export { Avatar } from "./avatar/Avatar.tsx";
export type { AvatarProps } from "./avatar/Avatar.tsx";
export { initialsOf } from "./avatar/initials.ts";
export { AppShell } from "./layout/AppShell.tsx";
export type { AppShellProps } from "./layout/AppShell.tsx";
export { AuthLayout } from "./layout/AuthLayout.tsx";
export type { AuthLayoutProps } from "./layout/AuthLayout.tsx";
export { BoardSkeleton } from "./layout/BoardSkeleton.tsx";
export type { BoardSkeletonProps } from "./layout/BoardSkeleton.tsx";
export { Brand } from "./layout/Brand.tsx";
export { CentredLayout } from "./layout/CentredLayout.tsx";
export type { CentredLayoutProps } from "./layout/CentredLayout.tsx";
export { Footer } from "./layout/Footer.tsx";
export type { FooterProps } from "./layout/Footer.tsx";
export { FormSkeleton } from "./layout/FormSkeleton.tsx";
export { Loading } from "./layout/Loading.tsx";
export { Mark } from "./layout/Mark.tsx";
export { MessagePage } from "./layout/MessagePage.tsx";
export type { MessagePageProps } from "./layout/MessagePage.tsx";
export { PageFallback } from "./layout/PageFallback.tsx";
export type { PageFallbackProps, PageShape } from "./layout/PageFallback.tsx";
export { PageTitle } from "./layout/PageTitle.tsx";
export type { PageTitleProps } from "./layout/PageTitle.tsx";
export type {
  IconSource,
  NavCompany,
  NavGroup,
  NavItem,
  UserMenuItem,
} from "./layout/shell-types.ts";
export { TableSkeleton } from "./layout/TableSkeleton.tsx";
export type { TableSkeletonProps } from "./layout/TableSkeleton.tsx";
export { visuallyHidden } from "./layout/visually-hidden.ts";
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
