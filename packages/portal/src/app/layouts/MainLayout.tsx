import Box from "@mui/material/Box";
import { AppShell, ConfirmProvider, type NavGroup, type TrailStep } from "@recurrent/ui-kit";
import { useState } from "react";
import {
  NavigationType,
  Outlet,
  useLocation,
  useMatches,
  useNavigationType,
} from "react-router-dom";
import { isAllowed } from "../../access/rule.ts";
import { AnnouncementArea } from "../../features/announcements/AnnouncementArea.tsx";
import { useAnnouncementsSettled } from "../../features/announcements/useAnnouncementsSettled.ts";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { setPreferences, usePreferences } from "../../preferences/preferences-store.ts";
import { href } from "../../routes/address.ts";
import { placeOf } from "../../routes/place.ts";
import {
  activeEntry,
  type MenuGroup,
  menuFor,
  type MenuItem,
  type MenuRoute,
} from "../../routes/menu.ts";
import { type RouteFact, routeById } from "../../routes/table.ts";
import { BannerAlert } from "../BannerAlert.tsx";
import { fetchAhead } from "../navigation.ts";
import { type PageSubject, PageSubjectContext } from "../page-subject.ts";
import { factOf } from "../router-facts.ts";
import { useRuntime, useSignedIn } from "../runtime-context.ts";
import { useFooter } from "../useFooter.ts";
import { MENU_ICONS } from "./menu-icons.ts";
import { useUserMenu } from "./useUserMenu.ts";

/** The frame of every signed-in page (shell 2.2). */
export function MainLayout() {
  const runtime = useRuntime();
  const { user, company, subject } = useSignedIn();
  const { collapsed } = usePreferences();
  const { pathname, search } = useLocation();
  const fact = factOf(useMatches().at(-1)) ?? routeById("home");
  const userMenu = useUserMenu();
  const footer = useFooter();
  const settled = useAnnouncementsSettled();
  // The page the portal was opened on leaves the focus where the browser puts it.
  const arrived = useNavigationType() !== NavigationType.Pop;

  const menu = menuFor(subject);
  const [about, setAbout] = useState<PageSubject | null>(null);
  const [list, setList] = useState<MenuRoute>();
  // Until it is known what the next page is about, the mark stays where it was.
  const active = activeEntry(menu, fact, about?.list ?? list);
  if (active?.route !== list) setList(active?.route);
  const groups = menu.map(toNavGroup);
  const mayOpenCompany = isAllowed(routeById("companies@show").rule, subject);

  function toNavGroup({ id, label, items }: MenuGroup): NavGroup {
    return {
      id,
      label,
      items: items.map((item) => {
        const row = routeById(item.route);
        return {
          id: item.route,
          label: item.label,
          href: `#${row.path}`,
          icon: MENU_ICONS[item.route],
          active: item === active,
          highlight: item.highlight ?? false,
          onIntent: () => fetchAhead(runtime, row.path),
        };
      }),
    };
  }

  return (
    <AppShell
      {...(company && {
        company: {
          name: company.name,
          ...(company.tier && { tier: company.tier.name }),
          ...(mayOpenCompany && { href: href("companies@show") }),
        },
      })}
      groups={groups}
      title={fact.title}
      trail={trailOf(fact, active, about)}
      routeKey={placeOf(pathname + search)}
      focusOnMount={arrived}
      user={user}
      userMenu={userMenu}
      footer={footer}
      collapsed={collapsed}
      onCollapsedChange={(next) => setPreferences({ collapsed: next })}
      banner={<BannerAlert />}
      announcements={<AnnouncementArea />}
    >
      <Box sx={settled ? {} : { visibility: "hidden" }}>
        <ConfirmProvider>
          <LeaveGuard>
            <PageSubjectContext value={setAbout}>
              <Outlet />
            </PageSubjectContext>
          </LeaveGuard>
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
  const first = list ? [{ label: list.label, href: `#${routeById(list.route).path}` }] : [];
  return about ? [...first, { label: about.name, href: about.href }] : first;
}
