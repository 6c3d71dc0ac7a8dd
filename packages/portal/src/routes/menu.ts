import { type AccessRule, type AccessSubject, isAllowed } from "../access/rule.ts";
import type { RouteFact, RouteId, RouteName } from "./table.ts";

/** The routes that the menu leads to. */
export type MenuRoute = Extract<
  RouteId,
  | "dashboard@training-status"
  | "dashboard@event-status"
  | "companies_groups@index"
  | "companies_users@active"
  | "companies_users@historical"
  | "system@settings"
  | "my@training"
  | "my@program"
  | "my@schedule"
  | "my@records"
  | "my_events@index"
>;

/** One entry of the sidebar; `route` names where it leads. */
export interface MenuItem {
  readonly label: string;
  readonly route: MenuRoute;
  readonly rule?: AccessRule;
  /** Drawn as the one thing to do next. */
  readonly highlight?: true;
}

/** Entries under one heading. The group's rule holds for all of them, besides their own. */
export interface MenuGroup {
  readonly id: "management" | "settings" | "my-training";
  readonly label: string;
  readonly rule: AccessRule;
  readonly items: readonly MenuItem[];
}

/** The sidebar menu (shell 2.2). */
const MENU: readonly MenuGroup[] = [
  {
    id: "management",
    label: "Management",
    rule: { permissions: ["companies_dashboard"] },
    items: [
      { label: "Training Status", route: "dashboard@training-status" },
      { label: "Event / Document Status", route: "dashboard@event-status" },
      {
        label: "Groups",
        route: "companies_groups@index",
        rule: { permissions: ["companies_groups_index"] },
      },
      {
        label: "People",
        route: "companies_users@active",
        rule: { permissions: ["companies_users_index"] },
      },
      {
        label: "Historical",
        route: "companies_users@historical",
        rule: { roles: ["Company Manager", "Training Manager"] },
      },
    ],
  },
  {
    id: "settings",
    label: "Settings",
    rule: { roles: ["Admin"] },
    items: [{ label: "Permissions", route: "system@settings" }],
  },
  {
    id: "my-training",
    label: "My Training",
    // The menu asks for the role alone, while the routes also let `acl.isTrainee` in (shell 6).
    rule: { roles: ["Trainee"] },
    items: [
      { label: "Train Now", route: "my@training", highlight: true },
      { label: "Program", route: "my@program" },
      { label: "Schedule", route: "my@schedule" },
      { label: "Training Record", route: "my@records" },
      { label: "Events / Documents", route: "my_events@index" },
    ],
  },
];

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
  list?: MenuRoute,
): MenuItem | undefined {
  const items = groups.flatMap((group) => group.items);
  const own = items.find((item) => item.route === page.name);
  const near = items.filter((item) => areaOf(item.route) === areaOf(page.name));
  return own ?? near.find((item) => item.route === list) ?? near[0];
}

/** "companies_users" of "companies_users@show". System pages have nothing in common. */
function areaOf(name: RouteName): string {
  const area = name.split("@", 1)[0] ?? name;
  return area === "system" ? name : area;
}
