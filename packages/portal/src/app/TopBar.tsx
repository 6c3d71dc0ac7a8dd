import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import Breadcrumbs from "@mui/material/Breadcrumbs";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { User } from "@recurrent/sdk";
import { ChevronDown, ChevronRight, type LucideIcon, Menu as MenuIcon, Search } from "lucide-react";
import { type ReactNode, type RefObject, useId, useState } from "react";
import {
  Avatar,
  AppLink,
  LOW,
  PINNED,
  StatusPill,
  type StatusValue,
  useCloseOnNavigation,
  usePageFooter,
  VisuallyHidden,
} from "@recurrent/ui-kit";
import { PAGE_INSET } from "../shared/layout/Footer.tsx";
import { PageTitle } from "../shared/layout/PageTitle.tsx";
import type { NavContent } from "./SideNav.tsx";
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

export interface TopBarContent {
  title: string;
  /** Empty for a page of the menu. */
  trail: readonly TrailStep[];
  /** Shown once `PageHeader` has scrolled away. */
  status?: StatusValue | undefined;
  /** A change moves the focus to the title. Default: the title. */
  routeKey?: string;
  /** Focuses the title on mount, after sign-in and unlock. */
  focusOnMount?: boolean;
  /** `YYYY-MM-DD` in UTC, for paper. */
  today: string;
  user: Pick<User, "fullName" | "avatar">;
  userMenu: readonly UserMenuItem[];
  /** Opens the command palette. */
  onFind: () => void;
  /** Opens announcements that were read. */
  announcementsButton?: ReactNode;
  /** Element beside the title, for the views of a page. */
  onViewsElement?: (element: HTMLElement | null) => void;
}

interface TopBarProps extends TopBarContent, Pick<NavContent, "active" | "company"> {
  ref: RefObject<HTMLElement | null>;
  isPhone: boolean;
  /** Opens the menu of phones. */
  onOpenMenu: () => void;
}

/** Where the user is, and what is on every page. */
export function TopBar({
  ref,
  active,
  company,
  title,
  trail,
  status,
  routeKey,
  focusOnMount = false,
  today,
  user,
  userMenu,
  onFind,
  announcementsButton,
  onViewsElement,
  isPhone,
  onOpenMenu,
}: TopBarProps) {
  const isOwn = active?.route.menu?.group === "my-training";
  // Menus, which name the company and whose pages these are, are not printed. A sheet without a day cannot
  // be filed.
  const owner = [company?.name, isOwn && user.fullName, today].filter(Boolean).join(" · ");
  // The first step is a list, the others are whose page it is.
  const subjects = trail.slice(1).map(({ label }) => label);
  usePageFooter([title, ...subjects, owner].join(" · "));
  return (
    <AppBar
      component="header"
      ref={ref}
      sx={{
        position: PINNED,
        gap: { xs: 0.5, sm: 1.5 },
        paddingInline: PAGE_INSET,
        // The sheet has margins.
        "@media print": { position: "static", paddingInline: 0 },
      }}
    >
      {isPhone && (
        <IconButton edge="start" aria-label="Open menu" onClick={onOpenMenu}>
          <MenuIcon size={18} />
        </IconButton>
      )}
      <Box
        data-printed={owner}
        sx={{
          flex: 1,
          minWidth: 0,
          py: 0.75,
          pr: { xs: 1, sm: 0 },
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
              // The footer of the sheet says it.
              displayPrint: "none",
            }}
          >
            <Trail steps={trail} />
            <Box aria-hidden sx={STATUS}>
              <StatusPill status={status} />
            </Box>
          </Box>
        )}
        <PageTitle variant="bar" focusKey={routeKey ?? title} focusOnMount={focusOnMount}>
          {title}
        </PageTitle>
      </Box>
      <Box ref={onViewsElement} sx={{ display: "contents" }} />
      {announcementsButton}
      <Tooltip title="Find anything (Ctrl+K)">
        <IconButton aria-label="Find anything" onClick={onFind}>
          <Search size={18} />
        </IconButton>
      </Tooltip>
      <UserMenu user={user} userMenu={userMenu} />
    </AppBar>
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

function UserMenu({ user, userMenu }: Pick<TopBarContent, "user" | "userMenu">) {
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
