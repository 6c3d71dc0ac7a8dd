import { createPersistentStorage } from "@recurrent/sdk";
import { memoryStorage } from "@recurrent/sdk/testing/memory-storage";
import { expect, it } from "vitest";
import { PROFILES } from "../../testing/harness-people.ts";
import { createHarnessApp } from "../../testing/harness-context.ts";
import { browserTabs } from "../../testing/tabs.ts";
import { rememberReturnTo, takeReturnTo } from "./return-to.ts";
import { createSession, type Session } from "./session.ts";

type Who = keyof typeof PROFILES;

function signIn(session: Session, who: Who): void {
  session.tokens.setPending({ token: who, expiresAt: Date.now() + 3_600_000 });
  session.begin(PROFILES[who], { id: 3, name: "Aurora Air Charter" });
}

/**
 * The host rejects the session of `who` on a page, and `next` signs in: returns the page that opens then.
 */
function afterEnd(who: Who, path: string, pending: string, next: Who): string {
  const pageNavigator = { path: () => path, pendingPath: () => pending, go: () => undefined };
  const { session } = createHarnessApp(pageNavigator, { as: who });
  session.tokens.clear();
  rememberReturnTo({ session, pageNavigator });
  signIn(session, next);
  return takeReturnTo(session);
}

const BOARD = "/dashboard/event-status";
const MANAGER = "companyManager";

it.each<[what: string, Who, path: string, pending: string, next: Who, led: string]>([
  ["the page that is shown", MANAGER, BOARD, BOARD, MANAGER, BOARD],
  ["the page asked for, before it is drawn", MANAGER, "/profile", BOARD, MANAGER, BOARD],
  [
    "its filters and sort",
    MANAGER,
    "/profile",
    `${BOARD}?status=expired&sort=-fullName&page=2`,
    MANAGER,
    `${BOARD}?status=expired&sort=-fullName&page=2`,
  ],
  [
    "a search that was typed last",
    MANAGER,
    "/company/groups?search=b",
    "/company/groups?search=be",
    MANAGER,
    "/company/groups?search=be",
  ],
  [
    "a search with a percent sign",
    MANAGER,
    BOARD,
    "/company/groups?search=50%25",
    MANAGER,
    "/company/groups?search=50%25",
  ],
  [
    "a search with an apostrophe",
    MANAGER,
    BOARD,
    "/company/groups?search=O%E2%80%99Neil",
    MANAGER,
    "/company/groups?search=O%E2%80%99Neil",
  ],
  [
    "the tab of a person",
    MANAGER,
    "/company/users/active",
    "/company/users/105?tab=events&eventId=7",
    MANAGER,
    "/company/users/105?tab=events&eventId=7",
  ],
  [
    "the other tab of the same person",
    MANAGER,
    "/company/users/105?tab=events",
    "/company/users/105?tab=record",
    MANAGER,
    "/company/users/105?tab=record",
  ],
  [
    "a form",
    MANAGER,
    "/company/groups/7",
    "/company/groups/7/edit",
    MANAGER,
    "/company/groups/7/edit",
  ],
  [
    "a page for paper",
    "trainee",
    "/my/records",
    "/my/record/print?date=2026-11-01&version=4",
    "trainee",
    "/my/record/print?date=2026-11-01&version=4",
  ],
  ["a route that only leads on", MANAGER, BOARD, "/dashboard", MANAGER, "/dashboard"],
  [
    "the way out of a lesson",
    "trainee",
    "/my/schedule",
    "/training_exit?training=training",
    "trainee",
    "/training_exit?training=training",
  ],
  ["home", MANAGER, BOARD, "/", MANAGER, "/"],
  ["the page shown when login is on its way", MANAGER, BOARD, "/login", MANAGER, BOARD],
  [
    "the page shown when an unknown one is asked for",
    MANAGER,
    BOARD,
    "/no/such/page",
    MANAGER,
    BOARD,
  ],
  ["the page shown under /forbidden", MANAGER, BOARD, "/forbidden", MANAGER, BOARD],
  ["home instead of a logout", MANAGER, BOARD, "/logout", MANAGER, "/"],
  ["home instead of a lock", MANAGER, BOARD, "/lock", MANAGER, "/"],
  ["the page asked for from the lock", MANAGER, "/lock", BOARD, MANAGER, BOARD],
  ["home for another manager", MANAGER, BOARD, BOARD, "trainingManager", "/"],
  ["home for another trainee", "trainee", "/my/events/4", "/my/events/4", "lapsedTrainee", "/"],
  ["home for a trainee after a manager", MANAGER, BOARD, BOARD, "trainee", "/"],
  ["home for a manager after a trainee", "trainee", "/my/records", "/my/schedule", MANAGER, "/"],
  ["home for internal staff", MANAGER, "/company/users/105", "/company/users/105", "admin", "/"],
  ["the settings of an administrator", "admin", "/settings", "/settings", "admin", "/settings"],
])("remembers %s", (_what, who, path, pending, next, led) => {
  expect(afterEnd(who, path, pending, next)).toBe(led);
});

it.each<[path: string, next: Who, led: string]>([
  [BOARD, MANAGER, BOARD],
  [BOARD, "trainee", "/"],
  ["/dashboard", "trainee", "/"],
  ["/company", "trainee", "/"],
  ["/my", MANAGER, "/"],
  ["/my", "trainee", "/my"],
  ["/settings", MANAGER, "/"],
  ["/settings", "admin", "/settings"],
  ["/profile", "trainee", "/profile"],
  ["/profile", "withoutRights", "/"],
  ["/company/users/105?tab=events", "withoutRights", "/"],
  ["/login", MANAGER, "/"],
  ["/logout", MANAGER, "/"],
  ["/lock", MANAGER, "/"],
  ["/404", MANAGER, "/"],
  ["//evil.test", MANAGER, "/"],
])("opens after a sign-in from %s as %s: %s", (path, next, led) => {
  const { session } = createHarnessApp({ path: () => "/login", go: () => undefined }, {});
  session.returnTo.set(path);
  signIn(session, next);
  expect(takeReturnTo(session)).toBe(led === "/" ? "/" : path);
  expect(takeReturnTo(session)).toBe("/");
});

it("opens home when the person has lost the role for the page", () => {
  const pageNavigator = {
    path: () => "/settings",
    pendingPath: () => "/settings",
    go: () => undefined,
  };
  const { session } = createHarnessApp(pageNavigator, { as: "admin" });
  session.tokens.clear();
  rememberReturnTo({ session, pageNavigator });
  session.tokens.setPending({ token: "t", expiresAt: Date.now() + 3_600_000 });
  const { acl } = PROFILES.admin;
  session.begin({ ...PROFILES.admin, acl: { ...acl, roles: ["Customer Support"] } }, null);
  expect(takeReturnTo(session)).toBe("/");
});

/** Two tabs of one browser, each on its own page when the session ends in the first. */
function twoTabs() {
  const storage = memoryStorage();
  const openTab = browserTabs();
  const open = () => createSession(createPersistentStorage(storage, null), openTab());
  const first = open();
  signIn(first, MANAGER);
  const second = open();
  second.state();
  first.tokens.clear();
  for (const [session, path] of [
    [first, BOARD],
    [second, "/company/groups?search=b"],
  ] as const) {
    rememberReturnTo({ session, pageNavigator: { path: () => path, pendingPath: () => path } });
  }
  return { first, second, storage, open };
}

it("keeps the page of each tab, also after it has read the shared storage", () => {
  const { first, second } = twoTabs();
  first.resync();
  signIn(first, MANAGER);
  expect([first, second].map(takeReturnTo)).toEqual([BOARD, "/company/groups?search=b"]);
});

it("opens home in every tab when another person signs in", () => {
  const { first, second } = twoTabs();
  signIn(first, "trainingManager");
  expect([first, second].map(takeReturnTo)).toEqual(["/", "/"]);
});

it.each<[Who, string]>([
  [MANAGER, "/company/groups?search=b"],
  ["trainingManager", "/"],
])("remembers the person of the page over a reload: %s opens %s", (who, led) => {
  const { open } = twoTabs();
  const reloaded = open();
  signIn(reloaded, who);
  expect(takeReturnTo(reloaded)).toBe(led);
});

it("begins another session when somebody else unlocks", () => {
  const { session } = createHarnessApp({ path: () => BOARD, go: () => undefined }, { as: MANAGER });
  session.lock("/company/users/105");
  const events: string[] = [];
  session.subscribe(({ event }) => events.push(event));
  signIn(session, "trainee");
  expect(events).toEqual(["signed-in"]);
  expect(session.lockedFrom()).toBeNull();
});
