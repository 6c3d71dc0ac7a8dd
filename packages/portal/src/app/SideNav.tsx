import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import List from "@mui/material/List";
import ListItemButton, { type ListItemButtonProps } from "@mui/material/ListItemButton";
import Typography from "@mui/material/Typography";
import { PanelLeftClose, PanelLeftOpen, X } from "lucide-react";
import { useId } from "react";
import { Mark } from "@recurrent/ui-kit";
import visuallyHidden from "@mui/utils/visuallyHidden";
import type { FooterProps } from "../shared/layout/Footer.tsx";
import type { MenuGroup, MenuItem } from "../shared/routes/menu.ts";
import type { RouteId } from "../shared/routes/table.ts";

/** A link for those who may open the company page. */
interface NavCompany {
  name: string;
  tier?: string | undefined;
  href?: string | undefined;
  /** True on the company's own pages. Default false. */
  isCurrent?: boolean;
}

export interface NavContent {
  company?: NavCompany | undefined;
  /** Groups of entries. */
  menu: readonly MenuGroup[];
  active?: MenuItem | undefined;
  /** Route of the page that is loading. */
  coming?: RouteId | undefined;
  footer: FooterProps;
}

interface SideNavProps extends NavContent {
  collapsed: boolean;
  inDrawer?: boolean;
  onToggle: () => void;
}

export function SideNav(props: SideNavProps) {
  const { company, menu, collapsed, inDrawer = false, onToggle } = props;
  const id = useId();
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{
        display: "contents",
        // Touch targets.
        ...(inDrawer && { "& .MuiListItemButton-root": { minHeight: 44 } }),
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", flex: "none", minHeight: 56, px: 2.25 }}>
        <ButtonBase
          href="#/"
          sx={{
            flex: 1,
            justifyContent: collapsed ? "center" : "flex-start",
            gap: 1,
            minWidth: 0,
            minHeight: inDrawer ? 44 : 0,
            typography: "h3",
            color: "nav.strong",
            borderRadius: 1,
          }}
        >
          <Mark variant="ink" />
          <Box component="span" sx={collapsed ? visuallyHidden : LABEL}>
            {props.footer.product}
          </Box>
        </ButtonBase>
        {inDrawer && (
          <IconButton
            aria-label="Close menu"
            onClick={onToggle}
            edge="end"
            sx={{ color: "nav.label", "&:hover": { color: "nav.strong", bgcolor: "nav.hover" } }}
          >
            <X size={18} />
          </IconButton>
        )}
      </Box>
      {company !== undefined && !collapsed && <Company {...company} />}
      {menu.map((group) => (
        <Box key={group.id} sx={{ p: collapsed ? "12px 4px 4px" : "12px 12px 4px" }}>
          <Typography
            component="div"
            variant="caption"
            id={`${id}-${group.id}`}
            sx={collapsed ? visuallyHidden : { px: 1, pb: 0.75, color: "nav.label" }}
          >
            {group.label}
          </Typography>
          {collapsed && <Box sx={{ height: "1px", mx: 1, mb: 1, bgcolor: "nav.line" }} />}
          <List disablePadding aria-labelledby={`${id}-${group.id}`}>
            {group.items.map((item) => (
              <li key={item.route.id}>
                <NavEntry
                  icon={item.icon}
                  label={item.label}
                  href={`#${item.route.path}`}
                  selected={item === props.active}
                  aria-current={item === props.active ? "page" : undefined}
                  data-coming={item.route.id === props.coming || undefined}
                  data-highlight={item.highlight || undefined}
                  collapsed={collapsed}
                />
              </li>
            ))}
          </List>
        </Box>
      ))}
      {!inDrawer && (
        <Box sx={{ mt: "auto", p: collapsed ? "8px 4px 12px" : "8px 12px 12px" }}>
          <NavEntry
            icon={collapsed ? PanelLeftOpen : PanelLeftClose}
            label={collapsed ? "Expand menu" : "Collapse menu"}
            collapsed={collapsed}
            onClick={onToggle}
          />
        </Box>
      )}
    </Box>
  );
}

type NavEntryProps = Pick<MenuItem, "icon" | "label"> &
  Pick<ListItemButtonProps, "aria-current" | "onClick" | "selected"> & {
    href?: string;
    collapsed: boolean;
  };

const LABEL = { minWidth: 0, overflowWrap: "anywhere" } as const;

/** In the collapsed sidebar, the label is below the icon, unless the window is too low for them. */
const BELOW_ICON = {
  flexDirection: "column",
  justifyContent: "center",
  gap: 0.5,
  // The longest word, 'Permissions', fits beside the border of the dark scheme.
  p: "8px 2px",
  "& > span": { ...LABEL, fontSize: "0.6875rem", lineHeight: 14 / 11, textAlign: "center" },
  "@media (max-height: 559.95px)": { "& > span": visuallyHidden },
} as const;

function NavEntry({ label, icon: Sign, collapsed, ...button }: NavEntryProps) {
  return (
    <ListItemButton
      {...button}
      // Low windows show the icon alone.
      {...(collapsed && { title: label })}
      sx={collapsed ? BELOW_ICON : { "& > span": LABEL }}
    >
      <Sign size={18} />
      <span>{label}</span>
    </ListItemButton>
  );
}

function Company({ name, tier, href, isCurrent = false }: NavCompany) {
  return (
    <Box
      {...(href !== undefined && { component: ButtonBase, href })}
      {...(isCurrent && { "aria-current": "page" })}
      sx={{
        display: "block",
        flex: "none",
        m: "0 12px 8px",
        p: 1,
        border: 1,
        borderColor: "nav.line",
        borderRadius: 1,
        textAlign: "start",
        color: "nav.strong",
        ...(href !== undefined && { "&:hover": { bgcolor: "nav.hover" } }),
        "&[aria-current], &[aria-current]:hover": {
          bgcolor: "nav.active",
          "& > div": { color: "nav.strong" },
        },
      }}
    >
      <Typography component="div" variant="subtitle2" sx={{ overflowWrap: "anywhere" }}>
        {name}
      </Typography>
      <Typography component="div" variant="caption" sx={{ color: "nav.label" }}>
        {tier}
      </Typography>
    </Box>
  );
}
