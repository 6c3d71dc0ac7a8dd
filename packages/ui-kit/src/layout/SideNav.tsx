import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListSubheader from "@mui/material/ListSubheader";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { PanelLeftClose, PanelLeftOpen, X } from "lucide-react";
import { useId } from "react";
import { Icon } from "./Icon.tsx";
import { Mark } from "./Mark.tsx";
import { visuallyHidden } from "./visually-hidden.ts";
import type { NavCompany, NavGroup, NavItem } from "./shell-types.ts";

export interface SideNavProps {
  product: string;
  /** Where the mark leads. */
  homeHref: string;
  company?: NavCompany;
  groups: readonly NavGroup[];
  /** Icons only; labels move into tooltips. */
  collapsed: boolean;
  /** In a drawer: roomy rows, a close button, no collapsing. */
  inDrawer?: boolean;
  /** Collapse, expand or (in a drawer) close. */
  onToggle: () => void;
}

/** The sidebar's contents, in the page and in the drawer alike. */
export function SideNav({
  product,
  homeHref,
  company,
  groups,
  collapsed,
  inDrawer = false,
  onToggle,
}: SideNavProps) {
  const id = useId();
  const toggleLabel = collapsed ? "Expand menu" : "Collapse menu";
  const following = inDrawer ? { onClick: onToggle } : {};
  return (
    <Box component="nav" aria-label="Main" sx={{ display: "contents" }}>
      <Box sx={{ display: "flex", alignItems: "center", flex: "none", minHeight: 56, px: 2.25 }}>
        <ButtonBase
          href={homeHref}
          {...following}
          sx={{
            flex: 1,
            justifyContent: "flex-start",
            gap: 1,
            minWidth: 0,
            typography: "h3",
            color: "nav.strong",
            borderRadius: 1,
          }}
        >
          <Mark ground="ink" />
          <Box component="span" sx={collapsed ? visuallyHidden : LABEL}>
            {product}
          </Box>
        </ButtonBase>
        {inDrawer && (
          <IconButton
            aria-label="Close menu"
            onClick={onToggle}
            sx={{
              mr: -1.625,
              color: "nav.label",
              "&:hover": { color: "nav.strong", bgcolor: "nav.hover" },
            }}
          >
            <Icon source={X} />
          </IconButton>
        )}
      </Box>
      {company !== undefined && !collapsed && <NavCompanyBlock {...company} {...following} />}
      {groups.map((group) => (
        <Box key={group.id} sx={{ p: "12px 12px 4px" }}>
          <ListSubheader
            component="div"
            disableSticky
            id={`${id}-${group.id}`}
            sx={collapsed ? visuallyHidden : {}}
          >
            {group.label}
          </ListSubheader>
          {collapsed && <Box sx={{ height: "1px", mx: 1, mb: 1, bgcolor: "nav.line" }} />}
          <List disablePadding aria-labelledby={`${id}-${group.id}`}>
            {group.items.map((item) => (
              <ListItem key={item.id} disablePadding>
                <NavEntry item={item} collapsed={collapsed} roomy={inDrawer} {...following} />
              </ListItem>
            ))}
          </List>
        </Box>
      ))}
      {!inDrawer && (
        <Box sx={{ mt: "auto", p: "8px 12px 12px" }}>
          <Tooltip title={collapsed ? toggleLabel : ""} placement="right">
            <ListItemButton onClick={onToggle} sx={collapsed ? CENTRED : {}}>
              <Icon source={collapsed ? PanelLeftOpen : PanelLeftClose} />
              <Box component="span" sx={collapsed ? visuallyHidden : LABEL}>
                {toggleLabel}
              </Box>
            </ListItemButton>
          </Tooltip>
        </Box>
      )}
    </Box>
  );
}

const LABEL = { minWidth: 0, overflowWrap: "anywhere" } as const;
const CENTRED = { justifyContent: "center" } as const;

export interface NavEntryProps {
  item: NavItem;
  collapsed: boolean;
  /** A row a thumb can hit, in the phone's drawer. */
  roomy?: boolean;
  onClick?: () => void;
}

/** One link of the sidebar. */
export function NavEntry({ item, collapsed, roomy = false, ...following }: NavEntryProps) {
  const { label, href, icon, active = false, highlight = false, onIntent } = item;
  return (
    <Tooltip title={collapsed ? label : ""} placement="right">
      <ListItemButton
        href={href}
        selected={active}
        {...(active && { "aria-current": "page" })}
        {...(highlight && { "data-highlight": "" })}
        {...(onIntent && { onPointerEnter: onIntent, onFocus: onIntent })}
        {...following}
        sx={{ ...(collapsed && CENTRED), ...(roomy && { minHeight: 44 }) }}
      >
        <Icon source={icon} />
        <Box component="span" sx={collapsed ? visuallyHidden : LABEL}>
          {label}
        </Box>
      </ListItemButton>
    </Tooltip>
  );
}

const COMPANY = {
  display: "block",
  flex: "none",
  m: "0 12px 8px",
  p: 1,
  border: 1,
  borderColor: "nav.line",
  borderRadius: 1,
  color: "nav.strong",
} as const;

/** Whose people these are, at the head of the sidebar. */
function NavCompanyBlock({
  name,
  tier,
  href,
  ...following
}: NavCompany & { onClick?: () => void }) {
  const text = (
    <>
      <Typography
        component="span"
        variant="subtitle2"
        title={name}
        sx={{
          display: "-webkit-box",
          WebkitBoxOrient: "vertical",
          WebkitLineClamp: 2,
          overflow: "hidden",
          overflowWrap: "anywhere",
        }}
      >
        {name}
      </Typography>
      {tier !== undefined && (
        <Typography
          component="span"
          variant="caption"
          sx={{ display: "block", color: "nav.label" }}
        >
          {tier}
        </Typography>
      )}
    </>
  );
  if (href === undefined) return <Box sx={COMPANY}>{text}</Box>;
  return (
    <ButtonBase
      href={href}
      {...following}
      sx={{ ...COMPANY, textAlign: "start", "&:hover": { bgcolor: "nav.hover" } }}
    >
      {text}
    </ButtonBase>
  );
}
