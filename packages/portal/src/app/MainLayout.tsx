// oxlint-disable-next-line import/no-unassigned-import -- Logout deletes drafts without a network, too
import "../shared/session/draft-table.ts";
import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import { ConfirmProvider, PHONE } from "@recurrent/ui-kit";
import { AppShell } from "./AppShell.tsx";
import type { TrailStep, UserMenuItem } from "./TopBar.tsx";
import { useToday } from "../shared/dates/days.ts";
import { useStore } from "../shared/stores/store.ts";
import { Keyboard, Lock, LogOut, Monitor, Moon, Sun, UserRound } from "lucide-react";
import { Suspense, useCallback, useEffect, useState } from "react";
import {
  NavigationType,
  Outlet,
  useLocation,
  useNavigation,
  useNavigationType,
} from "react-router-dom";
import {
  AnnouncementArea,
  useAnnouncements,
  useAnnouncementsSettled,
} from "../features/announcements/AnnouncementArea.tsx";
import { AnnouncementsButton } from "../features/announcements/AnnouncementsButton.tsx";
import { type Preferences, setPreferences, usePreferences } from "../shared/stores/preferences.ts";
import { href, pageKey, routeAt } from "../shared/routes/address.ts";
import { activeEntry, menuFor, type MenuItem } from "../shared/routes/menu.ts";
import { type RouteDefinition, routeById, type RouteId } from "../shared/routes/table.ts";
import { DIALOG, MENU } from "../shared/context/open-parts.ts";
import { BannerAlert } from "../shared/components/Notices.tsx";
import {
  type PageSubject,
  PageSubjectContext,
  TopBarContext,
  useRouteDefinition,
} from "../shared/context/page.ts";
import { lazyDialog, useOpenLazyDialog } from "../shared/context/lazy-dialog.ts";
import { useFocusOnPress } from "./useFocusOnPress.ts";
import {
  useFooter,
  useMayOpen,
  useAppContext,
  useSignedIn,
} from "../shared/context/app-context.ts";

// Exported here so that login, which preloads both, imports no table code.
export { loadGrid } from "@recurrent/ui-kit";

const KEYS = lazyDialog(async () => (await import("./KeyboardDialog.tsx")).KeyboardDialog);
const FIND = lazyDialog(
  async () => (await import("../features/command-palette/CommandPalette.tsx")).CommandPalette,
);

export function MainLayout() {
  const { user, company, subject } = useSignedIn();
  const { pathname, search } = useLocation();
  const route = useRouteDefinition() ?? routeById("system@not-found");
  const { collapsed, hasSingleKeyShortcuts } = usePreferences();
  const [showKeys, keysDialog] = useDialog(KEYS);
  const [find, commandPalette] = useDialog(FIND);
  useShortcuts(hasSingleKeyShortcuts, showKeys, find);
  useFocusOnPress();
  useLoadWhenIdle(FIND.load);
  const userMenu = useUserMenu(showKeys);
  const today = useToday();
  const footer = useFooter();
  const page = pageKey(pathname + search);
  const announcements = useAnnouncements(page);
  const isSettled = useAnnouncementsSettled();
  // On the first page, the browser's own focus stays.
  const isNavigation = useNavigationType() !== NavigationType.Pop;

  const menu = menuFor(subject);
  const [about, setAbout] = useState<PageSubject | null>(null);
  const [list, setList] = useState<RouteId>();
  const [viewsElement, setViewsElement] = useState<HTMLElement | null>(null);
  // Stays marked until the next page's subject is known.
  const active = activeEntry(menu, route, about?.list ?? list);
  if (active?.route.id !== list) setList(active?.route.id);
  const coming = routeAt(useNavigation().location?.pathname ?? "");
  const mayOpenCompany = useMayOpen()("companies@show");

  return (
    <AppShell
      company={
        company
          ? {
              name: company.name,
              tier: company.tier?.name,
              href: mayOpenCompany ? href("companies@show") : undefined,
              isCurrent: route.id === "companies@show" || route.id === "companies@edit",
            }
          : undefined
      }
      menu={menu}
      active={active}
      coming={coming?.id}
      title={route.title}
      trail={trailOf(route, active, about)}
      status={about?.status}
      routeKey={page}
      focusOnMount={isNavigation}
      today={today}
      user={user}
      userMenu={userMenu}
      onFind={find}
      footer={footer}
      collapsed={collapsed}
      onCollapsedChange={(next) => setPreferences({ collapsed: next })}
      banner={<BannerAlert />}
      announcements={<AnnouncementArea {...announcements.area} />}
      announcementsButton={<AnnouncementsButton {...announcements.button} />}
      onViewsElement={setViewsElement}
    >
      <Box sx={isSettled ? {} : { visibility: "hidden" }}>
        <ConfirmProvider>
          <PageSubjectContext value={setAbout}>
            <TopBarContext value={viewsElement}>
              <Outlet />
            </TopBarContext>
          </PageSubjectContext>
          {commandPalette}
          {keysDialog}
        </ConfirmProvider>
      </Box>
    </AppShell>
  );
}

function useDialog({ load, Dialog }: typeof KEYS) {
  const open = useOpenLazyDialog();
  const [isShown, setShown] = useState<boolean | null>(null);
  const show = useCallback(() => open({ load, show: () => setShown(true) }), [open, load]);
  const dialog = isShown !== null && (
    <Suspense>
      <Dialog open={isShown} onClose={() => setShown(false)} />
    </Suspense>
  );
  return [show, dialog] as const;
}

/** Without a request for so long, the first page has loaded; WebKit has no `requestIdleCallback`. */
const IDLE_AFTER_MS = 2000;

function useLoadWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        stop();
        if (window.navigator.onLine) load().catch(() => undefined);
      }, IDLE_AFTER_MS);
    };
    const requests = new PerformanceObserver(wait);
    const stop = () => {
      clearTimeout(timer);
      requests.disconnect();
    };
    requests.observe({ type: "resource" });
    wait();
    return stop;
  }, [load]);
}

function trailOf(
  { id, path }: RouteDefinition,
  list: MenuItem | undefined,
  about: PageSubject | null,
): readonly TrailStep[] {
  // The company is in no list.
  if (id === "companies@edit") {
    return [{ label: routeById("companies@show").title, href: href("companies@show") }];
  }
  if (!path.includes("/:id") && !path.endsWith("/create")) return [];
  const first = list ? [{ label: list.label, href: `#${list.route.path}` }] : [];
  return about ? [...first, { label: about.name, href: about.href }] : first;
}

type Scheme = Preferences["scheme"];

const SCHEMES: Readonly<Record<Scheme, { word: string; icon: typeof Sun; next: Scheme }>> = {
  light: { word: "Light", icon: Sun, next: "dark" },
  dark: { word: "Dark", icon: Moon, next: "system" },
  system: { word: "System", icon: Monitor, next: "light" },
};

/** With a keyboard on it, a phone still opens the list by '?'. */
const PHONE_WITHOUT_KEYS = `${PHONE} and (pointer: coarse)`;

/** The user menu of shell 2.2, with further entries. */
function useUserMenu(showKeys: () => void): UserMenuItem[] {
  const mayOpen = useMayOpen();
  const { commands } = useAppContext();
  const { scheme } = usePreferences();
  const ofPage = useStore(commands);
  const hasKeys = !useMediaQuery(PHONE_WITHOUT_KEYS, { noSsr: true });
  const { word, icon, next } = SCHEMES[scheme];
  const profile: UserMenuItem = {
    id: "profile",
    label: "My Profile",
    icon: UserRound,
    href: href("users@profile"),
  };
  const keys: UserMenuItem = {
    id: "keys",
    label: "Keyboard shortcuts",
    icon: Keyboard,
    separated: true,
    onSelect: showKeys,
  };
  return [
    ...(mayOpen("users@profile") ? [profile] : []),
    { id: "lock", label: "Lock", icon: Lock, href: href("system@lock") },
    { id: "logout", label: "Logout", icon: LogOut, href: href("system@logout") },
    ...ofPage.map(({ id, label, icon: sign, run }, at): UserMenuItem => ({
      id,
      label,
      icon: sign,
      separated: at === 0,
      onSelect: run,
    })),
    ...(hasKeys ? [keys] : []),
    {
      id: "scheme",
      label: `Appearance: ${word}`,
      icon,
      separated: !hasKeys,
      onSelect: () => setPreferences({ scheme: next }),
    },
  ];
}

/** Elements that take typed letters. */
const TAKEN = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
const OPEN = `${DIALOG}, ${MENU}`;

/**
 * A closing dialog is still drawn but has returned the focus; without any focus, it counts as open.
 */
function isForOpenPart(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body) {
    return document.querySelector(OPEN) !== null;
  }
  return target.closest(OPEN) !== null;
}

/** Ctrl+K and ⌘K also work in fields, except in notes, where they make a link. */
function shortcutOf(event: KeyboardEvent, single: boolean): "find" | "search" | "help" | null {
  const { target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, key } = event;
  if (defaultPrevented || altKey) return null;
  if (isForOpenPart(target)) return null;
  if (ctrlKey !== metaKey && !shiftKey && key.toLowerCase() === "k") return "find";
  if (!single || ctrlKey || metaKey) return null;
  if (target instanceof Element && target.closest(TAKEN)) return null;
  return key === "/" ? "search" : key === "?" ? "help" : null;
}

/**
 * @param single enables single keys (WCAG 2.1.4)
 * @param showHelp must be stable between renders, as must `find`
 */
export function useShortcuts(single: boolean, showHelp: () => void, find: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = shortcutOf(event, single);
      if (wanted === "help") showHelp();
      if (wanted === "find") {
        // Stops the browser's own search.
        event.preventDefault();
        find();
      }
      if (wanted !== "search") return;
      const searches = document.querySelectorAll<HTMLInputElement>("main input[type=search]");
      const search = [...searches].find((field) => field.checkVisibility());
      if (!search) return;
      event.preventDefault();
      search.focus();
      search.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [single, showHelp, find]);
}
