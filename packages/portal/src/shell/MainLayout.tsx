import Box from "@mui/material/Box";
import { ConfirmProvider } from "@recurrent/ui-kit";
import { AppShell, type TrailStep, type UserMenuItem } from "./AppShell.tsx";
import { useStore } from "../kernel/stores/store.ts";
import { Keyboard, Lock, LogOut, Monitor, Moon, Sun, UserRound } from "lucide-react";
import { Suspense, useCallback, useState } from "react";
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
} from "../features/announcements/AnnouncementArea.tsx";
import {
  type Preferences,
  setPreferences,
  usePreferences,
} from "../kernel/preferences/preferences.ts";
import { href } from "../kernel/routes/address.ts";
import { placeOf, routeAt } from "../kernel/routes/match.ts";
import { activeEntry, menuFor, type MenuItem } from "../kernel/routes/menu.ts";
import { type RouteFact, routeById, type RouteId } from "../kernel/routes/table.ts";
import { BannerAlert } from "../kernel/runtime/BannerAlert.tsx";
import { fetchAhead } from "./navigation.ts";
import { type PageSubject, PageSubjectContext } from "../kernel/runtime/page-subject.ts";
import { useRouteFact } from "../kernel/runtime/route-hooks.ts";
import { dialogPart, useOpening } from "../kernel/runtime/useOpening.ts";
import { useFooter, useMayOpen, useRuntime, useSignedIn } from "../kernel/runtime/runtime.ts";
import { useShortcuts } from "./useShortcuts.ts";

// From here, so that the login, which asks for both ahead, needs nothing of lists itself.
export { loadGrid } from "@recurrent/ui-kit";

const KEYS = dialogPart(async () => (await import("./KeyboardDialog.tsx")).KeyboardDialog);
const FIND = dialogPart(async () => (await import("../features/find/FindDialog.tsx")).FindDialog);

/** The frame of every signed-in page (shell 2.2). */
export function MainLayout() {
  const runtime = useRuntime();
  const { user, company, subject } = useSignedIn();
  const { pathname, search } = useLocation();
  const fact = useRouteFact() ?? routeById("system@not-found");
  const { collapsed, keys } = usePreferences();
  // Null until it is wanted: only then is it loaded.
  const [keysShown, setKeysShown] = useState<boolean | null>(null);
  const [finding, setFinding] = useState<boolean | null>(null);
  const open = useOpening();
  const showKeys = useCallback(
    () => open(KEYS.load, () => setKeysShown(true)),
    [open, setKeysShown],
  );
  const find = useCallback(() => open(FIND.load, () => setFinding(true)), [open, setFinding]);
  useShortcuts(keys, showKeys, find);
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
      {...(company && {
        company: {
          name: company.name,
          ...(company.tier && { tier: company.tier.name }),
          ...(mayOpenCompany && { href: href("companies@show") }),
        },
      })}
      menu={menu}
      active={active}
      coming={coming?.id}
      onIntent={({ route }) => fetchAhead(runtime, route.path)}
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
          {finding !== null && (
            <Suspense>
              <FIND.Dialog open={finding} onClose={() => setFinding(false)} />
            </Suspense>
          )}
          {keysShown !== null && (
            <Suspense>
              <KEYS.Dialog open={keysShown} onClose={() => setKeysShown(false)} />
            </Suspense>
          )}
        </ConfirmProvider>
      </Box>
    </AppShell>
  );
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
    { id: "keys", label: "Keyboard", icon: Keyboard, separated: true, onSelect: showKeys },
    {
      id: "scheme",
      label: `Appearance: ${word}`,
      icon,
      onSelect: () => setPreferences({ scheme: next }),
    },
  ];
}
