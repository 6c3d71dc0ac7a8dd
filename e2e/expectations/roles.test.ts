/**
 * Every account of the sandbox against every URL and the whole menu, without a browser: the hosts' replies
 * about the person pass through the session's readers into the portal's rules.
 */
import { describe, expect, it } from "vitest";
import { ACTIONS, type ActionId } from "../../packages/portal/src/shared/routes/actions.ts";
import { isAllowed } from "../../packages/portal/src/shared/access/rule.ts";
import { routeAt } from "../../packages/portal/src/shared/routes/address.ts";
import { menuFor } from "../../packages/portal/src/shared/routes/menu.ts";
import { allRoutes, routeById } from "../../packages/portal/src/shared/routes/table.ts";
import {
  readSession,
  signedInEntries,
} from "../../packages/portal/src/shared/session/session-storage.ts";
import { guard, landingOf } from "../../packages/portal/src/shared/session/guard.ts";
import { PERSONAS } from "../../packages/portal/src/testing/personas.ts";
import { ACL_ROLE } from "../../packages/sandbox/src/model/catalogues.ts";
import { mayAdminister, permissionsOf } from "../../packages/sandbox/src/rules/people.ts";
import { testSandbox } from "../../packages/sandbox/src/testing/sandbox.ts";
import { editRestriction } from "../../packages/sdk/src/model/person.ts";
import { ACCOUNTS } from "../../scripts/lib/accounts.ts";
import { HOME_REDIRECTS, MENUS, ACTIONS_BY_ROLE, ROUTES } from "./roles.ts";

const sandbox = await testSandbox({ isChecked: false });
// A 305 never opens the portal: session.e2e.ts.
const people = ACCOUNTS.filter(({ username }) => username !== "trainee.moved@aurora.test");

/** The person as the access rule sees them once signed in. */
async function subjectOf(username: string) {
  const call = await sandbox.as(username);
  const profile = await call("GET", "/api/my/profile");
  const account = await call("GET", "/api/accounts/profile");
  const token = { token: "T", expiresAt: Date.now() + 3_600_000 };
  const session = readSession(signedInEntries(token, "epoch", profile.body, account.body));
  if (session.kind !== "signed-in") throw new Error(`${username} is ${session.kind}.`);
  return session.subject;
}

/** The address with numbers for its ids. */
const filled = (pattern: string): string => pattern.replaceAll(/:\w+/g, "12");

describe.each(people)("$username, $role", async ({ username, role }) => {
  const subject = await subjectOf(username);
  const isLetIn = (path: string): boolean =>
    guard({ kind: "signed-in", subject }, { route: routeAt(path), path }) === null;

  it("opens the start page of the role", () => {
    const path = landingOf(subject);
    expect(HOME_REDIRECTS[path] ?? path).toBe(
      role === "Trainee" ? "/my/training" : "/dashboard/training-status",
    );
  });

  it("shows the menu of the role", () => {
    const shown = menuFor(subject).map(({ label, items }) => [
      label,
      items.map((item) => item.label),
    ]);
    expect(shown).toEqual(MENUS[role]);
  });

  it("opens the role's addresses and refuses all others", () => {
    const opened = ROUTES.filter(([pattern]) => isLetIn(filled(pattern)));
    expect(opened).toEqual(ROUTES.filter(([, , roles]) => roles.includes(role)));
  });

  it("offers the role's buttons and parts of pages, and no others", () => {
    // A setting of the company decides about trainees' own events: events.access.test.ts.
    const expected = (Object.keys(ACTIONS_BY_ROLE) as ActionId[]).filter(
      (id) => role !== "Trainee" || !("traineeSettings" in ACTIONS[id].rule),
    );
    const allowed = expected.filter((id) => isAllowed(ACTIONS[id].rule, subject));
    expect(allowed).toEqual(expected.filter((id) => ACTIONS_BY_ROLE[id].includes(role)));
  });
});

it.each([
  ["trainee@aurora.test", "on", true],
  ["trainee@borealis.test", "off", false],
])("offers %s with events_documents %s their own events: %j", async (username, _setting, isOn) => {
  const subject = await subjectOf(username);
  const own = ["eventNew", "eventCreate", "eventEdit", "eventUpdate", "eventDelete"] as const;
  expect(own.map((id) => isAllowed(ACTIONS[id].rule, subject))).toEqual(own.map(() => isOn));
  expect(isAllowed(ACTIONS.eventArchive.rule, subject)).toBe(false);
});

const roleKeys = Object.keys(ACL_ROLE) as (keyof typeof ACL_ROLE)[];

it.each(roleKeys)("gives %s the same permissions in the sandbox and in PERSONAS", (role) => {
  const granted = permissionsOf({ aclRoleIds: [ACL_ROLE[role]] });
  expect(PERSONAS[role].permissions.toSorted()).toEqual(granted.toSorted());
});

it.each(roleKeys)("agrees in portal, SDK and sandbox whether %s administers", (role) => {
  const staff = { roles: ["Support"], permissions: [] };
  const expected = mayAdminister({ aclRoleIds: [ACL_ROLE[role]] });
  expect(isAllowed(ACTIONS.personPassword.rule, PERSONAS[role])).toBe(expected);
  expect(editRestriction(PERSONAS[role], staff) === null).toBe(expected);
});

describe("the routes of the portal", () => {
  it("gives every route its title or redirect", () => {
    const found = ROUTES.map(([pattern]) => {
      const route = routeAt(filled(pattern));
      const shown = route?.redirectTo ? routeById(route.redirectTo) : route;
      return [pattern, shown?.title, shown === route ? pattern : shown?.path];
    });
    expect(found).toEqual(
      ROUTES.map(([pattern, title]) => [pattern, title, HOME_REDIRECTS[pattern] ?? pattern]),
    );
  });

  it("lists every route that has a rule", () => {
    const withRule = allRoutes().filter(({ rule }) => rule);
    expect(ROUTES.map(([pattern]) => routeAt(filled(pattern))?.id)).toEqual(
      withRule.map(({ id }) => id),
    );
  });
});
