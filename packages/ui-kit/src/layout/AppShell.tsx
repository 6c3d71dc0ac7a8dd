import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Menu } from "lucide-react";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { useClosedByNavigation } from "../links/useClosedByNavigation.ts";
import { MEASURE } from "../theme/tokens.ts";
import { Footer, PAGE_INSET } from "./Footer.tsx";
import type { FooterProps } from "./Footer.tsx";
import { Icon } from "./Icon.tsx";
import { PageTitle } from "./PageTitle.tsx";
import { SideNav } from "./SideNav.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { Trail } from "./Trail.tsx";
import type { TrailStep } from "./Trail.tsx";
import { UserMenu } from "./UserMenu.tsx";
import type { NavCompany, NavGroup, UserMenuItem } from "./shell-types.ts";

export interface AppShellProps {
  product: string;
  /** Where the mark leads. Default `#/`. */
  homeHref?: string;
  company?: NavCompany;
  groups: readonly NavGroup[];
  /** The route's title: the page's `h1`. */
  title: string;
  /** Where the page is, and whose it is; nothing for a page of the menu. */
  trail?: readonly TrailStep[];
  /** What identifies the route; focus moves to the title when it changes. Default: the title. */
  routeKey?: string;
  /** The shell has just replaced another page (sign-in, unlock): its title takes the focus at once. */
  focusOnMount?: boolean;
  user: { fullName: string; avatar?: string | null };
  userMenu: readonly UserMenuItem[];
  footer: FooterProps;
  /** The remembered choice. Below 1180 px the sidebar is collapsed whatever it says. */
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  /** Errors, above everything else. */
  banner?: ReactNode;
  announcements?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every signed-in page (shell 2.2): sidebar, title bar with the user menu, slots for
 * errors and announcements, the page, the footer. The sidebar is permanent and collapsible on wide
 * windows, icons only below 1180 px (its button then opens the drawer), and a drawer below 600 px.
 */
export function AppShell({
  product,
  homeHref = "#/",
  company,
  groups,
  title,
  trail,
  routeKey = title,
  focusOnMount = false,
  user,
  userMenu,
  footer,
  collapsed,
  onCollapsedChange,
  banner,
  announcements,
  children,
}: AppShellProps) {
  const { breakpoints } = useTheme();
  const phone = useMediaQuery(breakpoints.down("sm"), { noSsr: true });
  const narrow = useMediaQuery(breakpoints.down("lg"), { noSsr: true });
  const [drawerOpen, setDrawerOpen] = useState(false);
  useClosedByNavigation(drawerOpen, () => setDrawerOpen(false));
  const main = useRef<HTMLElement>(null);
  const railed = narrow || collapsed;
  const nav = { product, homeHref, groups, ...(company && { company }) };

  return (
    <Box sx={{ display: "flex", minHeight: "100dvh", "@media print": { display: "block" } }}>
      <SkipLink target={main} />
      {!phone && (
        <Drawer
          variant="permanent"
          sx={{ width: railed ? MEASURE.sidebarCollapsed : MEASURE.sidebar }}
        >
          <SideNav
            {...nav}
            collapsed={railed}
            onToggle={() => (narrow ? setDrawerOpen(true) : onCollapsedChange(!collapsed))}
          />
        </Drawer>
      )}
      <Drawer
        open={narrow && drawerOpen}
        onClose={() => setDrawerOpen(false)}
        slotProps={{ paper: { "aria-label": "Menu" } }}
      >
        <SideNav {...nav} collapsed={false} inDrawer onToggle={() => setDrawerOpen(false)} />
      </Drawer>
      {/* Bars inside the page (tabs, a form's buttons) paint beyond both edges and are cut off here. */}
      <Stack sx={{ flex: 1, minWidth: 0, overflowX: "clip" }}>
        <AppBar component="header" sx={{ gap: { xs: 0.5, sm: 1.5 }, paddingInline: PAGE_INSET }}>
          {phone && (
            <IconButton
              aria-label="Open menu"
              onClick={() => setDrawerOpen(true)}
              sx={{ ml: "-10px" }}
            >
              <Icon source={Menu} />
            </IconButton>
          )}
          <Box sx={{ flex: 1, minWidth: 0, py: 0.75 }}>
            {trail !== undefined && trail.length > 0 && <Trail steps={trail} />}
            <PageTitle look="bar" focusKey={routeKey} focusOnMount={focusOnMount}>
              {title}
            </PageTitle>
          </Box>
          <UserMenu user={user} items={userMenu} />
        </AppBar>
        <Box
          component="main"
          id="main"
          ref={main}
          tabIndex={-1}
          sx={{
            flex: "1 0 auto",
            // What stands first in a page may reach up to the title bar (`TabsBar`), unless a slot does.
            "--page-top": { xs: "16px", sm: "24px" },
            "&:has(> [data-slot]:not(:empty))": { "--page-top": "0px" },
            // A slot whose content draws nothing takes no room.
            "& > [data-slot]": { mb: 2, "&:empty": { display: "none" } },
            "& > [data-slot]:empty + [data-slot]": { mt: { xs: -2, sm: 0 } },
            pt: { xs: 2, sm: 3 },
            pb: { xs: 4, sm: 5 },
            paddingInline: PAGE_INSET,
            // What is focused never hides under the sticky title bar. A padding of the scroller would
            // do it too, but then focusing the bar's own user menu throws the page back to its top.
            "&, & :is(a, button, input, select, textarea, [tabindex])": {
              scrollMarginTop: `${MEASURE.topBar + 16}px`,
            },
            // Takes the focus from the skip link; a ring around the whole page would say nothing.
            "&:focus-visible": { outline: 0 },
          }}
        >
          <Box data-slot>{banner}</Box>
          {/* On phones from edge to edge, right under the title bar when nothing stands between. */}
          <Box data-slot sx={{ mx: { xs: -2, sm: 0 } }}>
            {announcements}
          </Box>
          {children}
        </Box>
        <Footer {...footer} />
      </Stack>
    </Box>
  );
}
