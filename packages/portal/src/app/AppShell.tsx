import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import Stack from "@mui/material/Stack";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import {
  BELOW_APP_BAR,
  AppLink,
  LOW,
  MEASURE,
  STICKY,
  useCloseOnNavigation,
  useLayoutOf,
} from "@recurrent/ui-kit";
import { Footer, PAGE_INSET } from "../shared/layout/Footer.tsx";
import { type NavContent, SideNav } from "./SideNav.tsx";
import { TopBar, type TopBarContent } from "./TopBar.tsx";

export interface AppShellProps extends NavContent, TopBarContent {
  /** Below 1180 px the sidebar is always collapsed. */
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  /** Errors above the page. */
  banner?: ReactNode;
  /** Above the title bar; scrolls away with the page. */
  announcements?: ReactNode;
  children: ReactNode;
}

/**
 * Layout of signed-in pages (shell 2.2). The sidebar collapses below 1180 px and becomes a drawer
 * below 600 px.
 */
export function AppShell(props: AppShellProps) {
  const { footer, collapsed, onCollapsedChange } = props;
  const { breakpoints } = useTheme();
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
        <TopBar {...props} ref={bar} isPhone={isPhone} onOpenMenu={() => setDrawerOpen(true)} />
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
            paddingInline: PAGE_INSET,
            // Room below the last line could be a sheet of its own, and the sheet has margins.
            "@media print": { pt: 1, pb: 0, paddingInline: 0 },
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
