import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { styled } from "@mui/material/styles";
import { PanelLeftClose, PanelLeftOpen, X } from "lucide-react";
import { useId } from "react";
import { LinkAnchor } from "../links/LinkAnchor.tsx";
import { Icon } from "./Icon.tsx";
import { Mark } from "./Mark.tsx";
import { NavCompanyBlock } from "./NavCompanyBlock.tsx";
import { NavEntry } from "./NavEntry.tsx";
import { visuallyHidden } from "./visually-hidden.ts";
import type { NavCompany, NavGroup } from "./shell-types.ts";

export interface SideNavProps {
  product: string;
  /** Where the mark leads. */
  homeHref: string;
  company?: NavCompany;
  groups: readonly NavGroup[];
  collapsed: boolean;
  /** In a drawer: roomy rows, a close button, no collapsing. */
  inDrawer?: boolean;
  /** Collapse, expand or (in a drawer) close. */
  onToggle: () => void;
}

const Rail = styled("nav")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  overflow: "hidden auto",
  scrollbarWidth: "thin",
  scrollbarColor: `${theme.vars.palette.nav.active} transparent`,
  color: theme.vars.palette.nav.text,
  backgroundColor: theme.vars.palette.nav.bg,
  "& :focus-visible": { outlineColor: theme.vars.palette.nav.accent },
  ...theme.applyStyles("dark", { borderRight: `1px solid ${theme.vars.palette.nav.line}` }),
}));

const Home = styled(LinkAnchor)(({ theme }) => ({
  ...theme.typography.h3,
  display: "flex",
  alignItems: "center",
  gap: 8,
  flex: 1,
  minWidth: 0,
  letterSpacing: "-0.012em",
  color: theme.vars.palette.nav.strong,
  textDecoration: "none",
  borderRadius: theme.vars.shape.borderRadius,
}));

const Toggle = styled("button")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 34,
  padding: "6px 8px",
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  font: "inherit",
  color: theme.vars.palette.nav.label,
  background: "none",
  cursor: "pointer",
  "&:hover": {
    color: theme.vars.palette.nav.strong,
    backgroundColor: theme.vars.palette.nav.hover,
  },
}));

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
  const onFollow = inDrawer ? { onFollow: onToggle } : {};
  return (
    <Rail aria-label="Main">
      <Box sx={{ display: "flex", alignItems: "center", flex: "none", minHeight: 56, px: 2.25 }}>
        <Home href={homeHref} {...(inDrawer && { onClick: onToggle })}>
          <Box component="span" sx={{ display: "flex", flex: "none" }}>
            <Mark ground="ink" />
          </Box>
          <Box component="span" sx={collapsed ? visuallyHidden : { overflowWrap: "anywhere" }}>
            {product}
          </Box>
        </Home>
        {inDrawer && (
          <Toggle
            type="button"
            aria-label="Close menu"
            onClick={onToggle}
            sx={{ p: 1.625, mr: -1.625 }}
          >
            <Icon source={X} />
          </Toggle>
        )}
      </Box>
      {company !== undefined && !collapsed && <NavCompanyBlock company={company} {...onFollow} />}
      {groups.map((group) => (
        <Box key={group.id} sx={{ p: "12px 12px 4px" }}>
          <Box
            id={`${id}-${group.id}`}
            sx={
              collapsed
                ? { ...visuallyHidden }
                : { px: 1, pb: 0.75, typography: "caption", color: "nav.label" }
            }
          >
            {group.label}
          </Box>
          {collapsed && <Box sx={{ height: "1px", mx: 1, mb: 1, bgcolor: "nav.line" }} />}
          <Box
            component="ul"
            aria-labelledby={`${id}-${group.id}`}
            sx={{ m: 0, p: 0, listStyle: "none" }}
          >
            {group.items.map((item) => (
              <li key={item.id}>
                <NavEntry item={item} collapsed={collapsed} roomy={inDrawer} {...onFollow} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
      {!inDrawer && (
        <Box sx={{ mt: "auto", p: "8px 12px 12px" }}>
          <Tooltip title={collapsed ? toggleLabel : ""} placement="right">
            <Toggle
              type="button"
              onClick={onToggle}
              sx={{ width: "100%", ...(collapsed && { justifyContent: "center" }) }}
            >
              <Icon source={collapsed ? PanelLeftOpen : PanelLeftClose} />
              <Box component="span" sx={collapsed ? visuallyHidden : {}}>
                {toggleLabel}
              </Box>
            </Toggle>
          </Tooltip>
        </Box>
      )}
    </Rail>
  );
}
