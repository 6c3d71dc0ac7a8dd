import { type AccessRule, type AccessSubject, isAllowed } from "../access/rule.ts";
import { allRoutes, type MenuPlace, type RouteFact, type RouteId, ruleOf } from "./table.ts";

/** One entry of the sidebar, and the route where it leads. */
export type MenuItem = ReturnType<typeof itemOf>;

/** Entries under one heading. The group's rule holds for all of them, besides their own. */
export interface MenuGroup {
  readonly id: MenuPlace["group"];
  readonly label: string;
  readonly rule: AccessRule;
  readonly items: readonly MenuItem[];
}

const GROUPS: readonly Omit<MenuGroup, "items">[] = [
  { id: "management", label: "Management", rule: { permissions: ["companies_dashboard"] } },
  { id: "settings", label: "Settings", rule: { roles: ["Admin"] } },
  // The menu asks for the role alone, while the routes also let `acl.isTrainee` in (shell 6).
  { id: "my-training", label: "My Training", rule: { roles: ["Trainee"] } },
];

/** The sidebar menu (shell 2.2), from the route table. */
const MENU: readonly MenuGroup[] = GROUPS.map((group) => ({
  ...group,
  items: allRoutes().flatMap((route) =>
    route.menu?.group === group.id ? [itemOf(route, route.menu)] : [],
  ),
}));

function itemOf(route: RouteFact, { label, icon, rule, highlight }: MenuPlace) {
  return {
    label: label ?? route.title,
    route,
    icon,
    rule: rule && ruleOf(rule),
    highlight: highlight ?? false,
  };
}

/** The part of the menu that `subject` may see; groups left without entries are dropped. */
export function menuFor(subject: AccessSubject): MenuGroup[] {
  return MENU.filter((group) => isAllowed(group.rule, subject))
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => isAllowed(item.rule, subject)),
    }))
    .filter((group) => group.items.length > 0);
}

/** Every entry with its group, whoever may see it. */
export function allMenuItems(): { readonly group: MenuGroup; readonly item: MenuItem }[] {
  return MENU.flatMap((group) => group.items.map((item) => ({ group, item })));
}

/**
 * The entry that the page belongs to: its own, else one of the same area, so that Person Detail keeps
 * People marked. Undefined for pages outside of the menu.
 *
 * @param list the one of its area that what is shown is listed in; the first where that is not known
 */
export function activeEntry(
  groups: readonly MenuGroup[],
  page: RouteFact,
  list?: RouteId,
): MenuItem | undefined {
  const items = groups.flatMap((group) => group.items);
  // Also the page that its address stands below.
  const own = items.find((item) => page.path.startsWith(item.route.path));
  const near = items.filter((item) => areaOf(item.route.id) === areaOf(page.id));
  return own ?? near.find((item) => item.route.id === list) ?? near[0];
}

/** "companies_users" of "companies_users@show". System pages have nothing in common. */
function areaOf(id: RouteId): string {
  const area = id.split("@", 1)[0] ?? id;
  return area === "system" ? id : area;
}
