import Tooltip from "@mui/material/Tooltip";
import { styled } from "@mui/material/styles";
import { LinkAnchor } from "../links/LinkAnchor.tsx";
import { WEIGHT } from "../theme/tokens.ts";
import { Icon } from "./Icon.tsx";
import { visuallyHidden } from "./visually-hidden.ts";
import type { NavItem } from "./shell-types.ts";

export interface NavEntryProps {
  item: NavItem;
  /** Icons only; the label moves into a tooltip. */
  collapsed: boolean;
  /** A row a thumb can hit, in the phone's drawer. */
  roomy?: boolean;
  onFollow?: () => void;
}

const Anchor = styled(LinkAnchor)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 34,
  padding: "6px 8px",
  marginBottom: 2,
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.nav.text,
  textDecoration: "none",
  "& svg": { flex: "none", color: theme.vars.palette.nav.label },
  "&:hover": {
    color: theme.vars.palette.nav.strong,
    backgroundColor: theme.vars.palette.nav.hover,
  },
  '&[aria-current="page"]': {
    color: theme.vars.palette.nav.strong,
    fontWeight: WEIGHT.strong,
    backgroundColor: theme.vars.palette.nav.active,
    "& svg": { color: theme.vars.palette.nav.strong },
  },
  "&[data-highlight]": {
    color: theme.vars.palette.nav.strong,
    // A frame, for the ground says which page is open.
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.nav.goHover}`,
    "& svg": { color: theme.vars.palette.nav.accent },
    "&:hover": { backgroundColor: theme.vars.palette.nav.go },
  },
  '&[data-highlight][aria-current="page"]': {
    boxShadow: "none",
    backgroundColor: theme.vars.palette.primary.main,
    "& svg": { color: theme.vars.palette.nav.strong },
  },
  "&[data-collapsed]": { justifyContent: "center" },
  "&[data-roomy]": { minHeight: 44 },
}));

const Label = styled("span")({ minWidth: 0, overflowWrap: "anywhere" });
const HiddenLabel = styled("span")(visuallyHidden);

/** One link of the sidebar. */
export function NavEntry({ item, collapsed, roomy = false, onFollow }: NavEntryProps) {
  const { label, href, icon, active = false, highlight = false, onIntent } = item;
  return (
    <Tooltip title={collapsed ? label : ""} placement="right">
      <Anchor
        href={href}
        {...(active && { "aria-current": "page" })}
        {...(highlight && { "data-highlight": "" })}
        {...(collapsed && { "data-collapsed": "" })}
        {...(roomy && { "data-roomy": "" })}
        {...(onFollow && { onClick: onFollow })}
        {...(onIntent && { onPointerEnter: onIntent, onFocus: onIntent })}
      >
        <Icon source={icon} />
        {collapsed ? <HiddenLabel>{label}</HiddenLabel> : <Label>{label}</Label>}
      </Anchor>
    </Tooltip>
  );
}
