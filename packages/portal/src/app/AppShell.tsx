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
  /** Left out for the current page. */
  href?: string | undefined;
}

export interface UserMenuItem {
  id: string;
  label: string;
  icon: LucideIcon;
  href?: string;
  onSelect?: () => void;
  separated?: boolean;
}

export interface AppShellProps extends NavContent {
  title: string;
  /** Empty for a page of the menu. */
  trail: readonly TrailStep[];
  /** Shown once `PageHeader` has scrolled away. */
  status?: StatusValue | undefined;
  /** A change moves the focus to the title. Default: the title. */
  routeKey?: string;
  /** Focuses the title on mount, after sign-in and unlock. */
  focusOnMount?: boolean;
  user: Pick<User, "fullName" | "avatar">;
  userMenu: readonly UserMenuItem[];
  /** Opens the command palette. */
  onFind: () => void;
  /** Below 1180 px the sidebar is always collapsed. */
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  /** Errors above the page. */
  banner?: ReactNode;
  /** Above the title bar; scrolls away with the page. */
  announcements?: ReactNode;
  /** Opens announcements that were read. */
  announcementsButton?: ReactNode;
  /** Element beside the title, for the views of a page. */
  onViewsElement?: (element: HTMLElement | null) => void;
  children: ReactNode;
}

/**
 * Layout of signed-in pages (shell 2.2). The sidebar collapses below 1180 px and becomes a drawer
 * below 600 px.
 */
export function AppShell(props: AppShellProps) {
  const { title, trail, footer, collapsed, onCollapsedChange, onViewsElement } = props;
  const { breakpoints } = useTheme();
  const isOwn = props.active?.route.menu?.group === "my-training";
  const isPhone = useMediaQuery(breakpoints.down("sm"), { noSsr: true });
  const isNarrow = useMediaQuery(breakpoints.down("lg"), { noSsr: true });
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = () => setDrawerOpen(false);
  useCloseOnNavigation(isDrawerOpen, closeDrawer);
  const main = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  // Two-line titles and larger text make the bar higher.
  const barHeight = useLayoutOf(bar, ({ offsetHeight }) => offsetHeight, MEASURE.topBar);
  const isCollapsed = isNarrow || collapsed;

  return (
    <Box
      sx={{
        display: "flex",
        minHeight: "100dvh",
        "@media print": { display: "block", minHeight: 0 },
      }}
    >
      <SkipLink target={main} />
      {!isPhone && (
        <Drawer
          variant="permanent"
          sx={{
            width: isCollapsed ? MEASURE.sidebarCollapsed : MEASURE.sidebar,
            "& > .MuiDrawer-paper": {
              left: "env(safe-area-inset-left, 0px)",
              pb: "env(safe-area-inset-bottom)",
            },
          }}
        >
          <SideNav
            {...props}
            collapsed={isCollapsed}
            onToggle={() => (isNarrow ? setDrawerOpen(true) : onCollapsedChange(!collapsed))}
          />
        </Drawer>
      )}
      <Drawer
        open={isNarrow && isDrawerOpen}
        onClose={closeDrawer}
        // Also for a link to the current page, which does not navigate.
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
      {/* Clips tabs and form buttons, whose bars paint beyond both edges. */}
      <Stack
        sx={{
          "--top-bar": `${barHeight}px`,
          "--stuck": "var(--top-bar)",
          [LOW]: { "--pinned": "static", "--stuck": "0px", "--foot-room": "8px" },
          timelineScope: "--page-head",
          flex: 1,
          minWidth: 0,
          overflowX: "clip",
          // Otherwise Chromium may squeeze the announcements, below the title bar, once the page grows.
          "& > *": { flexShrink: 0 },
          // Joins the page's tabs, which stick below it.
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
          {isPhone && (
            <IconButton edge="start" aria-label="Open menu" onClick={() => setDrawerOpen(true)}>
              <MenuIcon size={18} />
            </IconButton>
          )}
          <Box
            data-printed={[props.company?.name, isOwn && props.user.fullName]
              .filter(Boolean)
              .join(" · ")}
            sx={{
              flex: 1,
              minWidth: 0,
              py: 0.75,
              pr: { xs: 1, sm: 0 },
              // Menus, which name the company and whose pages these are, are not printed.
              "@media print": { "&::before": { content: "attr(data-printed)" } },
            }}
          >
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
                <Box aria-hidden sx={STATUS}>
                  <StatusPill status={props.status} />
                </Box>
              </Box>
            )}
            <PageTitle
              variant="bar"
              focusKey={props.routeKey ?? title}
              focusOnMount={props.focusOnMount ?? false}
            >
              {title}
            </PageTitle>
          </Box>
          <Box ref={onViewsElement} sx={{ display: "contents" }} />
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
            // Stops the footer from jumping when data replaces the skeleton.
            "&:has(output[aria-busy=true])": { minHeight: "100dvh" },
            // `TabsBar` moves up by this much unless an alert is above it.
            "--page-top": { xs: "16px", sm: "24px" },
            "&:has(> [data-slot]:not(:empty))": { "--page-top": "0px" },
            "& > [data-slot]:not(:empty)": { mb: 2 },
            pt: { xs: 2, sm: 3 },
            pb: { xs: 4, sm: 5 },
            // Room below the last line could be a sheet of its own.
            "@media print": { pt: 1, pb: 0 },
            paddingInline: PAGE_INSET,
            // Keeps focused elements clear of the title bar. With scroll padding instead, focusing
            // the user menu would scroll the page to the top.
            "&, & :is(a, button, input, select, textarea, [tabindex])": {
              scrollMarginTop: `calc(${STICKY} + 16px)`,
            },
            "&:has([data-pinned]) :is(a, button)": { scrollMarginBottom: "var(--foot-room, 84px)" },
            // The skip link focuses this element, which needs no ring.
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

/** Appears once the name in the page's head has scrolled away; always visible without scroll timelines. */
const AFTER_HEAD = {
  minWidth: 0,
  "& > *": { maxWidth: "100%" },
  "@keyframes after-head": { from: { opacity: 0 } },
  animation: "after-head linear both",
  animationTimeline: "--page-head",
  // Most of the name is covered by then.
  animationRange: "exit 0% exit 70%",
  "@media (prefers-reduced-motion: reduce)": { animationTimingFunction: "step-end" },
} as const;

const STATUS = {
  ...AFTER_HEAD,
  // The pill must not make the line higher.
  marginBlock: -1,
  flex: "none",
  "&:empty": { display: "none" },
  // On phones the name needs the room of the word.
  "&& [data-words]": { display: { xs: "none", sm: "flex" } },
  "&& > span": { paddingRight: { xs: "4px", sm: 1 } },
} as const;

/** Focuses by script: in a hash router, a link to `#main` would navigate. */
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
      // In a low window the bar is not sticky, so its text may wrap.
      sx={{
        "& li:has(> [aria-current]), & li:has(+ li > [aria-current])": AFTER_HEAD,
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
