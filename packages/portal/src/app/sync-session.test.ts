import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ACCOUNT, PROFILES } from "../testing/harness-people.ts";
import { createHarnessApp, type HarnessSession } from "../testing/harness-context.ts";
import { browserTabs } from "../testing/tabs.ts";
import { syncSession } from "./sync-session.ts";

// Globals of a page that Node lacks; no other process writes to the storage here.
beforeEach(() => {
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

let openTab = browserTabs();
beforeEach(() => {
  openTab = browserTabs();
});

/** A tab of one browser at a path, and the pages that its session has opened. */
function tabAt(path: string, who: HarnessSession = {}) {
  const went: string[] = [];
  const pageNavigator = { path: () => path, go: (to: string) => void went.push(to) };
  const app = createHarnessApp(pageNavigator, who, openTab());
  syncSession(app);
  return { ...app, went };
}

it("leaves a page that a changed person may no longer see, and stays on the others", () => {
  const board = tabAt("/dashboard/training-status", { as: "companyManager" });
  const profile = tabAt("/profile", { as: "companyManager" });
  for (const { session } of [board, profile]) {
    const acl = { roles: ["Trainee"], permissions: ["profile_show"], isTrainee: true };
    session.replaceUser({ ...PROFILES.companyManager, acl });
  }
  expect(board.went).toContain("/dashboard/training-status");
  expect(profile.went).toEqual([]);
});

it("keeps every tab's path when a session expires, and none after Logout", () => {
  const met = tabAt("/profile", { as: "companyManager" });
  const tabs = ["/company/groups?search=b", "/dashboard/event-status"].map((path) => tabAt(path));
  const begin = () => {
    met.session.tokens.setPending({ token: "t", expiresAt: Date.now() + 3_600_000 });
    met.session.begin(PROFILES.companyManager, ACCOUNT);
  };
  begin();
  met.session.end();
  expect(tabs.map(({ session }) => session.returnTo.get())).toEqual([null, null]);
  begin();
  met.session.tokens.clear();
  expect(tabs.map(({ session }) => session.returnTo.get())).toEqual([
    "/company/groups?search=b",
    "/dashboard/event-status",
  ]);
  expect(tabs.map(({ went }) => went.at(-1))).toEqual(["/login", "/login"]);
});

it("opens the intended page once, after a login in another tab", () => {
  const other = tabAt("/login");
  other.session.returnTo.set("/company/groups");
  tabAt("/", { as: "companyManager" });
  expect(other.went).toEqual(["/company/groups"]);
  expect(other.session.returnTo.get()).toBeNull();
});

it("deletes drafts in every tab on Logout, and keeps them when a session ends", async () => {
  const met = tabAt("/profile", { as: "companyManager" });
  const other = tabAt("/company/profile/edit");
  const begin = () => {
    met.session.tokens.setPending({ token: "t", expiresAt: Date.now() + 3_600_000 });
    met.session.begin(PROFILES.companyManager, ACCOUNT);
  };
  const state = met.session.state();
  if (state.kind !== "signed-in") throw new Error("Signed in above.");
  const userId = state.user.id;
  const forms = [met, other].map(({ drafts }) => drafts.open({ userId, path: "/profile" }));
  const drafts = () => Promise.all(forms.map(async (form) => (await form.read())?.values ?? null));
  const write = (values: object) =>
    Promise.all(forms.map((form) => form.write({ values, base: {} })));
  begin();
  await write({ licence: "FCL.1" });

  met.session.tokens.clear();
  expect(await drafts()).toEqual([{ licence: "FCL.1" }, { licence: "FCL.1" }]);
  begin();
  met.session.lock("/profile");
  // 'Log in to another account': the next user may be another person.
  met.session.end();
  expect(await drafts()).toEqual([{ licence: "FCL.1" }, { licence: "FCL.1" }]);

  begin();
  met.session.end();
  // As each form does while its page closes.
  await write({ licence: "FCL.12" });
  expect(await drafts()).toEqual([null, null]);
});
