import type { LucideIcon } from "lucide-react";
import { type AccessRule, type AccessSubject, isAllowed } from "../access/rule.ts";
import { allRoutes, type MenuEntry, type RouteDefinition, type RouteId, ruleOf } from "./table.ts";

export interface MenuItem {
  readonly label: string;
  readonly route: RouteDefinition;
  readonly icon: LucideIcon;
  /** Applies in addition to the group's; undefined for none. */
  readonly rule: AccessRule | undefined;
  /** Shown in the accent colour. */
  readonly highlight: boolean;
}

/** The group's rule applies as well. */
export interface MenuGroup {
  readonly id: MenuEntry["group"];
  readonly label: string;
  readonly rule: AccessRule;
  readonly items: readonly MenuItem[];
}

const GROUPS: readonly Omit<MenuGroup, "items">[] = [
  { id: "management", label: "Management", rule: { permissions: ["companies_dashboard"] } },
  { id: "settings", label: "Settings", rule: { roles: ["Admin"] } },
  // The menu requires the role; routes also accept `acl.isTrainee` (shell 6).
  { id: "my-training", label: "My Training", rule: { roles: ["Trainee"] } },
];

const MENU: readonly MenuGroup[] = GROUPS.map((group) => ({
  ...group,
  items: allRoutes().flatMap((route) =>
    route.menu?.group === group.id ? [itemOf(route, route.menu)] : [],
  ),
}));

function itemOf(route: RouteDefinition, { label, icon, rule, highlight }: MenuEntry): MenuItem {
  return {
    label: label ?? route.title,
    route,
    icon,
    rule: rule && ruleOf(rule),
    highlight: highlight ?? false,
  };
}

export function menuFor(subject: AccessSubject): MenuGroup[] {
  return MENU.filter((group) => isAllowed(group.rule, subject))
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => isAllowed(item.rule, subject)),
    }))
    .filter((group) => group.items.length > 0);
}

export function allMenuItems(): { readonly group: MenuGroup; readonly item: MenuItem }[] {
  return MENU.flatMap((group) => group.items.map((item) => ({ group, item })));
}

/**
 * Person Detail, for example, marks People.
 *
 * @param list of the area that contains the subject; default the first
 */
export function activeEntry(
  groups: readonly MenuGroup[],
  page: RouteDefinition,
  list?: RouteId,
): MenuItem | undefined {
  const items = groups.flatMap((group) => group.items);
  const own = items.find((item) => page.path.startsWith(item.route.path));
  const near = items.filter((item) => areaOf(item.route.id) === areaOf(page.id));
  return own ?? near.find((item) => item.route.id === list) ?? near[0];
}

/** "companies_users" of "companies_users@show". */
function areaOf(id: RouteId): string {
  const area = id.split("@", 1)[0] ?? id;
  return area === "system" ? id : area;
}
