import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EVENTS_DOCUMENTS } from "../shared/routes/actions.ts";
import { menuFor } from "../shared/routes/menu.ts";
import { PERSONAS } from "../testing/personas.ts";
import { ACCOUNT, PROFILES } from "../testing/harness-people.ts";
import { createHarnessApp } from "../testing/harness-context.ts";
import { browserTabs } from "../testing/tabs.ts";
import { syncSession } from "./sync-session.ts";

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined });
});

type Who = "companyManager" | "managerWhoTrains" | "trainee" | "admin" | "withoutRights";

const all = PERSONAS.companyManager.permissions;
const without = (...names: string[]) => all.filter((name) => !names.includes(name));
const settings = (value: boolean) => [{ type: EVENTS_DOCUMENTS, value }];
const ON = { ...ACCOUNT, settings: settings(true) };
const TRAINEE = { roles: ["Trainee"], permissions: ["profile_show"], isTrainee: true };

interface Change {
  acl?: object;
  person?: object;
  account?: unknown;
}

/** Refetches the session of someone at a path, and returns the effects. */
function refetched(who: Who, path: string, { acl, person, account = ON }: Change) {
  const went: string[] = [];
  const app = createHarnessApp({ path: () => path, go: (to) => went.push(to) }, { as: who });
  syncSession(app);
  const invalidate = vi.spyOn(app.queries, "invalidateQueries");
  const reset = vi.spyOn(app.queries, "resetQueries");
  const before = PROFILES[who];
  const profile = { ...before, ...person, acl: { ...before.acl, ...acl } };
  app.session.applyReplies({ profile, account });
  const read = reset.mock.calls.length > 0 ? "reset" : invalidate.mock.calls[0]?.[0]?.refetchType;
  return { left: went, read, state: app.session.state() };
}

it.each<[what: string, Who, path: string, Change, left: boolean, read: string | undefined]>([
  [
    "the dashboards taken, on a board",
    "companyManager",
    "/dashboard/training-status",
    { acl: { permissions: without("companies_dashboard") } },
    true,
    "none",
  ],
  [
    "the dashboards taken, on a filtered board",
    "companyManager",
    "/dashboard/event-status?status=expired",
    { acl: { permissions: without("companies_dashboard") } },
    true,
    "none",
  ],
  [
    "the dashboards taken, on the wall's paper",
    "companyManager",
    "/dashboard/training-status/print",
    { acl: { permissions: without("companies_dashboard") } },
    true,
    "none",
  ],
  [
    "the dashboards taken, on another page",
    "companyManager",
    "/company/groups",
    { acl: { permissions: without("companies_dashboard") } },
    false,
    "active",
  ],
  [
    "the groups taken, in the list",
    "companyManager",
    "/company/groups?search=b",
    { acl: { permissions: without("companies_groups_index") } },
    true,
    "none",
  ],
  [
    "the groups taken, in a form",
    "companyManager",
    "/company/groups/7/edit",
    { acl: { permissions: without("companies_groups_update") } },
    true,
    "none",
  ],
  [
    "a button taken",
    "companyManager",
    "/company/groups",
    { acl: { permissions: without("companies_groups_create") } },
    false,
    "active",
  ],
  [
    "the people taken, on a tab of a person",
    "companyManager",
    "/company/users/105?tab=events",
    { acl: { permissions: without("companies_users_show") } },
    true,
    "none",
  ],
  [
    "every permission taken, on the profile",
    "companyManager",
    "/profile",
    { acl: { permissions: [] } },
    true,
    "none",
  ],
  [
    "every permission taken, on a page of all",
    "companyManager",
    "/404",
    { acl: { permissions: [] } },
    false,
    "active",
  ],
  [
    "the role changed from manager to trainee",
    "companyManager",
    "/company/users/active",
    { acl: TRAINEE },
    true,
    "none",
  ],
  [
    "the training given",
    "companyManager",
    "/company/users/active",
    { acl: { isTrainee: true } },
    false,
    "active",
  ],
  [
    "a role given",
    "companyManager",
    "/company/users/active",
    { acl: { roles: ["Company Manager", "Admin"] } },
    false,
    "active",
  ],
  [
    "a role as a constant",
    "admin",
    "/settings",
    { acl: { roles: ["ROLE_ADMIN"] } },
    false,
    "active",
  ],
  [
    "the role Admin taken",
    "admin",
    "/settings",
    { acl: { roles: ["Customer Support"] } },
    true,
    "none",
  ],
  [
    "the training taken, on the schedule",
    "managerWhoTrains",
    "/my/schedule",
    { acl: { isTrainee: false } },
    true,
    "none",
  ],
  [
    "the training taken, on an own record on paper",
    "managerWhoTrains",
    "/my/record/print?version=4",
    { acl: { isTrainee: false } },
    true,
    "none",
  ],
  [
    "the flag taken, while the role stays",
    "trainee",
    "/my/program",
    { acl: { isTrainee: false } },
    false,
    "active",
  ],
  [
    "the role taken, while the flag stays",
    "trainee",
    "/my/program",
    { acl: { roles: [] } },
    false,
    "active",
  ],
  [
    "role and flag of a trainee taken",
    "trainee",
    "/my/training",
    { acl: { roles: [], isTrainee: false } },
    true,
    "none",
  ],
  [
    "own events switched off, on one of them",
    "trainee",
    "/my/events/4",
    { account: { ...ACCOUNT, settings: settings(false) } },
    false,
    "active",
  ],
  [
    "own events gone from the settings",
    "trainee",
    "/my/events",
    { account: { ...ACCOUNT, settings: [] } },
    false,
    "active",
  ],
  [
    "own events switched off, elsewhere",
    "trainee",
    "/my/training",
    { account: { ...ACCOUNT, settings: settings(false) } },
    false,
    "active",
  ],
  [
    "another tier",
    "trainee",
    "/my/records",
    { account: { ...ON, tier: { id: 2, name: "Essentials", slug: "essentials" } } },
    false,
    "active",
  ],
  [
    "a feature given",
    "trainee",
    "/my/records",
    { account: { ...ON, features: ["calendar"] } },
    false,
    "active",
  ],
  [
    "another name of the company",
    "companyManager",
    "/company/profile",
    { account: { ...ON, name: "Aurora Jet" } },
    false,
    undefined,
  ],
  [
    "another name of the person",
    "companyManager",
    "/profile",
    { person: { fullName: "Noor Bakker" } },
    false,
    undefined,
  ],
  [
    "another username",
    "companyManager",
    "/profile",
    { person: { username: "noor.new@aurora.test" } },
    false,
    undefined,
  ],
  [
    "a suspension",
    "trainee",
    "/my/training",
    { person: { settings: [{ type: "suspend", value: { status: true } }] } },
    false,
    undefined,
  ],
  [
    "another company",
    "companyManager",
    "/company/groups",
    { account: { ...ON, id: 4, name: "Borealis" } },
    false,
    "reset",
  ],
  [
    "another company without groups",
    "companyManager",
    "/company/groups",
    { account: { ...ON, id: 4 }, acl: { permissions: without("companies_groups_index") } },
    true,
    "reset",
  ],
  ["nothing", "companyManager", "/dashboard/training-status", {}, false, undefined],
])("follows changed access: %s", (_what, who, path, change, left, read) => {
  expect(refetched(who, path, change)).toMatchObject({ left: left ? [path] : [], read });
});

it("follows changed access in every tab, each at its own page", () => {
  const openTab = browserTabs();
  const tabAt = (path: string) => {
    const went: string[] = [];
    const app = createHarnessApp(
      { path: () => path, go: (to) => went.push(to) },
      { as: "companyManager" },
      openTab(),
    );
    syncSession(app);
    return { ...app, went };
  };
  const tabs = ["/profile", "/company/groups", "/dashboard/event-status"].map(tabAt);
  // Each has signed in for itself.
  for (const { went } of tabs) went.length = 0;
  const { acl } = PROFILES.companyManager;
  const permissions = without("companies_groups_index");
  tabs[0]?.session.applyReplies({
    profile: { ...PROFILES.companyManager, acl: { ...acl, permissions } },
  });
  expect(tabs.map(({ went }) => went)).toEqual([[], ["/company/groups"], []]);
});

it.each<[string, unknown, unknown]>([
  ["a web page", "<!doctype html>", "<!doctype html>"],
  ["an empty answer", "", undefined],
  ["no content", null, null],
  ["a list", [], []],
  ["an empty object", {}, ON],
  ["another person", { ...PROFILES.trainee }, ON],
  ["a person without a username", { ...PROFILES.companyManager, username: "" }, ON],
])("keeps the session when the hosts answer with %s", (_what, profile, account) => {
  const went: string[] = [];
  const path = "/dashboard/training-status";
  const app = createHarnessApp(
    { path: () => path, go: (to) => went.push(to) },
    { as: "companyManager" },
  );
  const before = app.session.state();
  syncSession(app);
  app.session.applyReplies({ profile, account });
  expect(app.session.state()).toEqual(before);
  expect(went).toEqual([]);
});

it.each<[string, Change, string[], string[]]>([
  ["groups", { acl: { permissions: without("companies_groups_index") } }, ["Groups"], []],
  ["people", { acl: { permissions: without("companies_users_index") } }, ["People"], []],
  [
    "training",
    { acl: { roles: ["Company Manager", "Trainee"] } },
    [],
    ["Train Now", "Schedule", "Events / Documents"],
  ],
  ["administration", { acl: { roles: ["Company Manager", "Admin"] } }, [], ["Permissions"]],
])("updates the menu when access to %s changes", (_what, change, removed, added) => {
  const labels = (state: ReturnType<typeof refetched>["state"]) =>
    state.kind === "signed-in"
      ? menuFor(state.subject).flatMap(({ items }) => items.map(({ label }) => label))
      : [];
  const before = labels(refetched("companyManager", "/profile", {}).state);
  const after = labels(refetched("companyManager", "/profile", change).state);
  expect(before).toEqual(expect.arrayContaining(removed));
  expect(after.filter((label) => removed.includes(label))).toEqual([]);
  expect(after).toEqual(expect.arrayContaining(added));
});
