import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import Breadcrumbs from "@mui/material/Breadcrumbs";
import ButtonBase from "@mui/material/ButtonBase";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import { useTheme } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { User } from "@recurrent/sdk";
import { ChevronDown, ChevronRight, type LucideIcon, Menu as MenuIcon, Search } from "lucide-react";
import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import {
  Avatar,
  BELOW_APP_BAR,
  AppLink,
  LOW,
  MEASURE,
  PINNED,
  StatusPill,
  type StatusValue,
  STICKY,
  useCloseOnNavigation,
  useLayoutOf,
  VisuallyHidden,
} from "@recurrent/ui-kit";
import { Footer, PAGE_INSET } from "../shared/layout/Footer.tsx";
import { PageTitle } from "../shared/layout/PageTitle.tsx";
import { type NavContent, SideNav } from "./SideNav.tsx";
import visuallyHidden from "@mui/utils/visuallyHidden";

export interface TrailStep {
  label: string;
  /** Left out for the page itself. */
  href?: string | undefined;
}

/** A link when it has `href`, else a command. */
export interface UserMenuItem {
  id: string;
  label: string;
  icon: LucideIcon;
  href?: string;
  onSelect?: () => void;
  separated?: boolean;
}

export interface AppShellProps extends NavContent {
  /** The page's `h1`. */
  title: string;
  /** Empty for a page of the menu. */
  trail: readonly TrailStep[];
  /** Shown beside the trail once the page's head has scrolled away (`PageHeader`). */
  status?: StatusValue | undefined;
  /** The focus moves to the title when it changes. Default: the title. */
  routeKey?: string;
  /** Focuses the title on mount, after sign-in and unlock. */
  focusOnMount?: boolean;
  user: Pick<User, "fullName" | "avatar">;
  userMenu: readonly UserMenuItem[];
  /** Opens the command palette. */
  onFind: () => void;
  /** Stored choice. Below 1180 px the sidebar is collapsed anyway. */
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  /** Errors above the page. */
  banner?: ReactNode;
  /** Above the title bar; scrolls away with the page. */
  announcements?: ReactNode;
  /** In the title bar: unfolds announcements that were read. */
  announcementsButton?: ReactNode;
  children: ReactNode;
}

/**
 * Layout of signed-in pages (shell 2.2). The sidebar is permanent and collapsible on wide windows,
 * icons below 1180 px (its button opens the drawer), and a drawer below 600 px.
 */
export function AppShell(props: AppShellProps) {
  const { title, trail, footer, collapsed, onCollapsedChange } = props;
  const { breakpoints } = useTheme();
  const phone = useMediaQuery(breakpoints.down("sm"), { noSsr: true });
  const narrow = useMediaQuery(breakpoints.down("lg"), { noSsr: true });
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = () => setDrawerOpen(false);
  useCloseOnNavigation(drawerOpen, closeDrawer);
  const main = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  // A title of two lines or a larger text size make it higher.
  const barHeight = useLayoutOf(bar, ({ offsetHeight }) => offsetHeight, MEASURE.topBar);
  const railed = narrow || collapsed;

  return (
    <Box sx={{ display: "flex", minHeight: "100dvh", "@media print": { display: "block" } }}>
      <SkipLink target={main} />
      {!phone && (
        <Drawer
          variant="permanent"
          sx={{
            width: railed ? MEASURE.sidebarCollapsed : MEASURE.sidebar,
            "& > .MuiDrawer-paper": {
              left: "env(safe-area-inset-left, 0px)",
              pb: "env(safe-area-inset-bottom)",
            },
          }}
        >
          <SideNav
            {...props}
            collapsed={railed}
            onToggle={() => (narrow ? setDrawerOpen(true) : onCollapsedChange(!collapsed))}
          />
        </Drawer>
      )}
      <Drawer
        open={narrow && drawerOpen}
        onClose={closeDrawer}
        // Any link closes the drawer, also that of the current page.
        onClick={({ target }) => target instanceof Element && target.closest("a") && closeDrawer()}
        slotProps={{
          paper: {
            "aria-label": "Menu",
            sx: {
              pl: "env(safe-area-inset-left)",
              pb: "env(safe-area-inset-bottom)",
              overscrollBehavior: "contain",
            },
          },
        }}
      >
        <SideNav {...props} collapsed={false} inDrawer onToggle={closeDrawer} />
      </Drawer>
      {/* Clips bars inside the page (tabs, a form's buttons) that paint beyond both edges. */}
      <Stack
        sx={{
          "--top-bar": `${barHeight}px`,
          "--stuck": "var(--top-bar)",
          [LOW]: { "--pinned": "static", "--stuck": "0px", "--foot-room": "8px" },
          timelineScope: "--page-head",
          flex: 1,
          minWidth: 0,
          overflowX: "clip",
          // Joins the tabs of the page, which stick below it.
          [BELOW_APP_BAR]: {
            "&:has(> main > * > nav) > header": { borderBottomColor: "transparent" },
          },
        }}
      >
        {props.announcements}
        <AppBar
          component="header"
          ref={bar}
          sx={{
            position: PINNED,
            gap: { xs: 0.5, sm: 1.5 },
            paddingInline: PAGE_INSET,
            "@media print": { position: "static" },
          }}
        >
          {phone && (
            <IconButton edge="start" aria-label="Open menu" onClick={() => setDrawerOpen(true)}>
              <MenuIcon size={18} />
            </IconButton>
          )}
          <Box sx={{ flex: 1, minWidth: 0, py: 0.75, pr: { xs: 1, sm: 0 } }}>
            {trail.length > 0 && (
              <Box
                sx={{
                  display: "flex",
                  alignItems: "center",
                  columnGap: 1,
                  "& > nav": { minWidth: 0 },
                }}
              >
                <Trail steps={trail} />
                <Box aria-hidden sx={AFTER_HEAD}>
                  <StatusPill status={props.status} />
                </Box>
              </Box>
            )}
            <PageTitle
              look="bar"
              focusKey={props.routeKey ?? title}
              focusOnMount={props.focusOnMount ?? false}
            >
              {title}
            </PageTitle>
          </Box>
          {props.announcementsButton}
          <Tooltip title="Find anything (Ctrl+K)">
            <IconButton aria-label="Find anything" onClick={props.onFind}>
              <Search size={18} />
            </IconButton>
          </Tooltip>
          <UserMenu {...props} />
        </AppBar>
        <Box
          component="main"
          id="main"
          ref={main}
          tabIndex={-1}
          sx={{
            flex: "1 0 auto",
            // Replacing a page's skeleton must not push the footer through the window.
            "&:has(output[aria-busy=true])": { minHeight: "100dvh" },
            // The first element of a page may reach up to the title bar (`TabsBar`), unless an
            // error does.
            "--page-top": { xs: "16px", sm: "24px" },
            "&:has(> [data-slot]:not(:empty))": { "--page-top": "0px" },
            "& > [data-slot]:not(:empty)": { mb: 2 },
            pt: { xs: 2, sm: 3 },
            pb: { xs: 4, sm: 5 },
            paddingInline: PAGE_INSET,
            // Keeps focused elements clear of the sticky title bar. Padding of the scroller would
            // do so too, but focusing the bar's user menu would then scroll the page to its top.
            "&, & :is(a, button, input, select, textarea, [tabindex])": {
              scrollMarginTop: `calc(${STICKY} + 16px)`,
            },
            // Also clear of the pinned buttons of a form.
            "&:has([data-pinned]) :is(a, button)": { scrollMarginBottom: "var(--foot-room, 84px)" },
            // The skip link focuses it; a ring around the whole page would say nothing.
            "&:focus-visible": { outline: 0 },
          }}
        >
          <Box data-slot>{props.banner}</Box>
          {props.children}
        </Box>
        <Footer {...footer} />
      </Stack>
    </Box>
  );
}

/** Appears while the page's head scrolls away; always in browsers without scroll timelines. */
const AFTER_HEAD = {
  // Reduces the line to its letters.
  marginBlock: -1,
  // On a phone the text shrinks before the name; the sign stays.
  flexShrink: 1000,
  minWidth: 40,
  "@keyframes after-head": { from: { opacity: 0 } },
  animation: "after-head linear both",
  animationTimeline: "--page-head",
  animationRange: "exit 0% exit 100%",
  "@media (prefers-reduced-motion: reduce)": { animationTimingFunction: "step-end" },
} as const;

/** The page's head says the same name until it has scrolled away. */
const OWN_NAME = { ...AFTER_HEAD, marginBlock: 0, minWidth: 0, flexShrink: 1 } as const;

/**
 * First stop of the Tab key. Focuses by script: in a hash router, following `#main` would navigate.
 */
function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  return (
    <AppLink
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        target.current?.focus();
        target.current?.scrollIntoView();
      }}
      sx={{
        position: "absolute",
        left: 8,
        top: -64,
        zIndex: "tooltip",
        px: 2,
        py: 1,
        border: 1,
        borderColor: "control",
        borderRadius: 1,
        bgcolor: "background.paper",
        "&:focus": { top: 8 },
      }}
    >
      Skip to content
    </AppLink>
  );
}

/** 'People › Amara Okafor' on one line, truncated. */
function Trail({ steps }: { steps: readonly TrailStep[] }) {
  return (
    <Breadcrumbs
      aria-label="Breadcrumb"
      separator={<ChevronRight size={12} />}
      // In a low window the bar does not stay, and may be as high as these words need.
      sx={{
        "& li:has(> [aria-current]), & li:has(+ li > [aria-current])": OWN_NAME,
        [LOW]: {
          "& > ol": { flexWrap: "wrap" },
          "& li > *, & li > a > span": { whiteSpace: "normal" },
        },
      }}
    >
      {steps.map(({ label, href }) =>
        href === undefined ? (
          <span key={label} title={label} aria-current="page">
            {label}
          </span>
        ) : (
          <AppLink key={label} href={href} color="inherit" title={label}>
            <span>{label}</span>
          </AppLink>
        ),
      )}
    </Breadcrumbs>
  );
}

function UserMenu({ user, userMenu }: Pick<AppShellProps, "user" | "userMenu">) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  const close = () => setAnchor(null);
  useCloseOnNavigation(open, close);
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={open}
        {...(open && { "aria-controls": id })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          flex: "none",
          gap: 1,
          minWidth: 44,
          minHeight: { xs: 44, sm: 40 },
          maxWidth: { xs: 44, sm: "17.5rem" },
          pl: { xs: 0, sm: 0.75 },
          pr: { xs: 0, sm: 1 },
          mr: { xs: -0.75, sm: -1 },
          borderRadius: 1,
          "&:hover": { bgcolor: "action.hover" },
          "& > svg": { display: { xs: "none", sm: "block" }, flex: "none", color: "text.tertiary" },
        }}
      >
        <Avatar fullName={user.fullName} image={user.avatar} size={30} />
        <VisuallyHidden>User menu:</VisuallyHidden>
        {/* On phones the name is visually hidden. */}
        <Typography
          component="span"
          noWrap
          sx={(theme) => ({ [theme.breakpoints.down("sm")]: visuallyHidden })}
        >
          {user.fullName}
        </Typography>
        <ChevronDown size={16} />
      </ButtonBase>
      <Menu
        id={id}
        open={open}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: -12, horizontal: "right" }}
        slotProps={{ list: { "aria-label": "User menu" } }}
      >
        {userMenu.map(({ id: key, label, icon: Sign, href, onSelect, separated = false }) => (
          <MenuItem
            key={key}
            {...(href !== undefined && { component: AppLink, href, underline: "none" })}
            onClick={() => {
              close();
              onSelect?.();
            }}
            sx={separated ? { borderTop: 1, borderColor: "divider" } : {}}
          >
            <Sign size={18} />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
