import Box from "@mui/material/Box";
import { ConfirmProvider } from "@recurrent/ui-kit";
import { AppShell, type TrailStep, type UserMenuItem } from "./AppShell.tsx";
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
  useAnnouncementsSettled,
} from "../features/announcements/Announcements.tsx";
import { type Preferences, setPreferences, usePreferences } from "../shared/stores/preferences.ts";
import { href, placeOf, routeAt } from "../shared/routes/address.ts";
import { activeEntry, menuFor, type MenuItem } from "../shared/routes/menu.ts";
import { type RouteFact, routeById, type RouteId } from "../shared/routes/table.ts";
import { BannerAlert } from "../shared/components/Notices.tsx";
import { type PageSubject, PageSubjectContext, useRouteFact } from "../shared/context/page.ts";
import { dialogPart, useOpening } from "../shared/context/parts.ts";
import { useFooter, useMayOpen, useRuntime, useSignedIn } from "../shared/context/runtime.ts";

// From here, so that the login, which asks for both ahead, needs nothing of lists itself.
export { loadGrid } from "@recurrent/ui-kit";

const KEYS = dialogPart(async () => (await import("./KeyboardDialog.tsx")).KeyboardDialog);
const FIND = dialogPart(
  async () => (await import("../features/command-palette/CommandPalette.tsx")).FindDialog,
);

/**
 * A dialog returns the focus to what had it when it opened. A press with the mouse gives a button none in Safari, nor
 * among the buttons of a form, so that the focus would be lost.
 */
function useFocusOnPress(): void {
  useEffect(() => {
    const focusPressed = ({ target }: MouseEvent) => {
      if (document.activeElement !== document.body || !(target instanceof Element)) return;
      target.closest("button")?.focus({ preventScroll: true });
    };
    document.addEventListener("click", focusPressed, true);
    return () => document.removeEventListener("click", focusPressed, true);
  }, []);
}

/** The frame of every signed-in page (shell 2.2). */
export function MainLayout() {
  const { user, company, subject } = useSignedIn();
  const { pathname, search } = useLocation();
  const fact = useRouteFact() ?? routeById("system@not-found");
  const { collapsed, keys } = usePreferences();
  const [showKeys, keysDialog] = useDialog(KEYS);
  const [find, findDialog] = useDialog(FIND);
  useShortcuts(keys, showKeys, find);
  useFocusOnPress();
  useLoadWhenIdle(FIND.load);
  const userMenu = useUserMenu(showKeys);
  const footer = useFooter();
  const settled = useAnnouncementsSettled();
  // The page the portal was opened on leaves the focus where the browser puts it.
  const arrived = useNavigationType() !== NavigationType.Pop;

  const menu = menuFor(subject);
  const [about, setAbout] = useState<PageSubject | null>(null);
  const [list, setList] = useState<RouteId>();
  // Until it is known what the next page is about, the mark stays where it was.
  const active = activeEntry(menu, fact, about?.list ?? list);
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
            }
          : undefined
      }
      menu={menu}
      active={active}
      coming={coming?.id}
      title={fact.title}
      trail={trailOf(fact, active, about)}
      status={about?.status}
      routeKey={placeOf(pathname + search)}
      focusOnMount={arrived}
      user={user}
      userMenu={userMenu}
      onFind={find}
      footer={footer}
      collapsed={collapsed}
      onCollapsedChange={(next) => setPreferences({ collapsed: next })}
      banner={<BannerAlert />}
      announcements={<AnnouncementArea />}
    >
      <Box sx={settled ? {} : { visibility: "hidden" }}>
        <ConfirmProvider>
          <PageSubjectContext value={setAbout}>
            <Outlet />
          </PageSubjectContext>
          {findDialog}
          {keysDialog}
        </ConfirmProvider>
      </Box>
    </AppShell>
  );
}

/** What opens a dialog that every page has, and the dialog: it is loaded only then. */
function useDialog({ load, Dialog }: typeof KEYS) {
  const open = useOpening();
  const [isShown, setShown] = useState<boolean | null>(null);
  const show = useCallback(() => open(load, () => setShown(true)), [open, load]);
  const dialog = isShown !== null && (
    <Suspense>
      <Dialog open={isShown} onClose={() => setShown(false)} />
    </Suspense>
  );
  return [show, dialog] as const;
}

/** What the first page needs has come by then. Not `requestIdleCallback`, which WebKit does not have. */
const IDLE_AFTER_MS = 2000;

/** Loads ahead what a key may open at any moment. */
function useLoadWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without a network nothing is fetched ahead. A failure is met again, and explained, when it is opened.
      if (window.navigator.onLine) load().catch(() => undefined);
    }, IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [load]);
}

/** The way to a page that is about one thing of a list; its name follows as soon as it is known. */
function trailOf(
  { path }: RouteFact,
  list: MenuItem | undefined,
  about: PageSubject | null,
): readonly TrailStep[] {
  if (!path.includes("/:id")) return [];
  const first = list ? [{ label: list.label, href: `#${list.route.path}` }] : [];
  return about ? [...first, { label: about.name, href: about.href }] : first;
}

type Scheme = Preferences["scheme"];

const SCHEMES: Readonly<Record<Scheme, { word: string; icon: typeof Sun; next: Scheme }>> = {
  light: { word: "Light", icon: Sun, next: "dark" },
  dark: { word: "Dark", icon: Moon, next: "system" },
  system: { word: "System", icon: Monitor, next: "light" },
};

/**
 * The user menu (shell 2.2), and below it what the page that is shown can do besides, the list of keys and
 * the colour scheme, which steps on at each choice.
 */
function useUserMenu(showKeys: () => void): UserMenuItem[] {
  const mayOpen = useMayOpen();
  const { commands } = useRuntime();
  const { scheme } = usePreferences();
  const ofPage = useStore(commands);
  const { word, icon, next } = SCHEMES[scheme];
  const profile: UserMenuItem = {
    id: "profile",
    label: "My Profile",
    icon: UserRound,
    href: href("users@profile"),
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
    {
      id: "keys",
      label: "Keyboard shortcuts",
      icon: Keyboard,
      separated: true,
      onSelect: showKeys,
    },
    {
      id: "scheme",
      label: `Appearance: ${word}`,
      icon,
      onSelect: () => setPreferences({ scheme: next }),
    },
  ];
}

/** Where a key is a letter, or belongs to what is open. */
const TAKEN = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
const OPEN = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/**
 * What a key does here: nothing while something is open above the page, and a single key nothing where one is
 * typed. Ctrl+K and ⌘K find anything from a field too, but the notes, where they make a link.
 */
function shortcutOf(event: KeyboardEvent, single: boolean): "find" | "search" | "help" | null {
  const { target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, key } = event;
  if (defaultPrevented || altKey) return null;
  if (document.querySelector(OPEN)) return null;
  if (ctrlKey !== metaKey && !shiftKey && key.toLowerCase() === "k") return "find";
  if (!single || ctrlKey || metaKey) return null;
  if (target instanceof Element && target.closest(TAKEN)) return null;
  return key === "/" ? "search" : key === "?" ? "help" : null;
}

/**
 * The keys of every page: `/` goes to its search, where it has one, `?` tells what keys there are, Ctrl+K and
 * ⌘K find anything.
 *
 * @param single whether the person wants single keys to do something (WCAG 2.1.4)
 * @param showHelp the same function each time, as `find`
 */
export function useShortcuts(single: boolean, showHelp: () => void, find: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = shortcutOf(event, single);
      if (wanted === "help") showHelp();
      if (wanted === "find") {
        // The browser's own search field.
        event.preventDefault();
        find();
      }
      if (wanted !== "search") return;
      const search = document.querySelector<HTMLInputElement>("main input[type=search]");
      if (!search) return;
      // The key itself is no part of what is looked for.
      event.preventDefault();
      search.focus();
      search.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [single, showHelp, find]);
}
