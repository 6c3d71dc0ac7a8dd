/** Sessions over two windows, and a choice that is made in one of them. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { PASSWORD } from "../../scripts/lib/accounts.ts";
import { storeEntries } from "../support/session-entries.ts";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";

const MANAGER = "company.manager@aurora.test";
const USER_MENU = { role: "button", name: "User menu: ", isPart: true };
const UNLOCK = { role: "button", name: "Unlock" };

/** Longer than any test. */
const HELD_MS = 600_000;

let portal: Portal;

beforeAll(async () => {
  portal = await Portal.open(engine());
  await portal.driver.resize(1280, 800);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.driver.closeOtherWindows();
  await portal.setFaults([]);
  await portal.forget();
});

/** Opens a page in each of two windows of a session. The second one is in front. */
async function openTwoWindows(path: string): Promise<void> {
  await portal.enter(MANAGER);
  await portal.open(path);
  await portal.settle();
  await portal.driver.openWindow();
  await portal.open(path);
  await portal.settle();
}

it("locks, unlocks and signs out every window at once", async () => {
  await portal.signIn(MANAGER);
  await portal.goTo("/company/groups");
  await portal.see({ role: "grid", name: "Groups" });
  await portal.driver.openWindow();
  await portal.open("/company/groups");
  await portal.see({ role: "grid", name: "Groups" });

  await portal.click(USER_MENU);
  await portal.click({ role: "menuitem", name: "Lock" });
  await portal.see(UNLOCK);
  await portal.driver.switchTo(0);
  await portal.see(UNLOCK);
  await portal.seeGone({ role: "grid" });

  await portal.typeInto({ css: "input[type=password]" }, PASSWORD);
  await portal.click(UNLOCK);
  await portal.see(USER_MENU);
  await portal.driver.switchTo(1);
  await portal.see({ role: "heading", name: "Groups" });

  await portal.click(USER_MENU);
  await portal.click({ role: "menuitem", name: "Logout" });
  await portal.see({ role: "button", name: "Submit" });
  await portal.driver.switchTo(0);
  await portal.see({ role: "button", name: "Submit" });
});

it("refreshes an expired token with one request when two windows need it", async () => {
  await openTwoWindows("/company/profile");
  const before = portal.countRefreshes();
  await portal.setFaults([{ path: "/api/auth/refresh", delayMs: HELD_MS }]);
  await portal.driver.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("timeToExpire") ?? "{}") as object;
    localStorage.setItem(
      "timeToExpire",
      JSON.stringify({ ...stored, expireTime: Date.now() - 1000 }),
    );
  });
  // A page that was open before trusts its own clock; a new one reads when the token ends.
  await portal.open("/company/groups");
  await expect.poll(() => portal.countRefreshes()).toBe(before + 1);
  await portal.driver.switchTo(0);
  await portal.open("/company/users/active");
  const waiting = () =>
    portal.driver.evaluate(async () => ((await navigator.locks.query()).pending ?? []).length);
  await expect.poll(waiting).toBe(1);
  expect(await portal.count({ role: "link", name: "Amara Okafor" })).toBe(0);

  await portal.setFaults([]);
  await portal.see({ role: "link", name: "Amara Okafor" });
  await portal.driver.switchTo(1);
  await portal.see({ role: "grid", name: "Groups" });
  await portal.settle();
  await expect.poll(waiting).toBe(0);
  expect(portal.countRefreshes()).toBe(before + 1);
});

it("keeps the chosen dark scheme in every window that is loaded afterwards", async () => {
  await openTwoWindows("/company/groups");
  const scheme = () =>
    portal.driver.evaluate(() => {
      const { dataset } = document.documentElement;
      // The brightest of red, green and blue: 255 is white.
      const [color] = [getComputedStyle(document.body).backgroundColor];
      const parts = (/\d[^)]*/.exec(color)?.[0] ?? "255").split(/[ ,/]+/).slice(0, 3);
      return `${dataset["theme"]} ${Math.max(...parts.map(Number)) < 80 ? "dark" : "light"}`;
    });
  expect(await scheme()).toBe("light light");
  for (let turns = 0; turns < 3 && (await scheme()) !== "dark dark"; turns += 1) {
    await portal.click(USER_MENU);
    await portal.click({ role: "menuitem", name: "Appearance: ", isPart: true });
    await portal.seeGone({ role: "menu" });
  }
  expect(await scheme()).toBe("dark dark");
  await portal.driver.switchTo(0);
  await portal.driver.reload();
  await portal.see(USER_MENU);
  expect(await scheme()).toBe("dark dark");
});

it("begins a session only on a page that has an origin and a storage", async () => {
  const { driver, site } = portal;
  const stored = () => driver.evaluate(() => localStorage.getItem("user"));
  await driver.open("about:blank");
  await driver.evaluate(storeEntries, { user: "somebody" });
  await driver.open(`${site.origin}/config.json`);
  expect(await stored()).toBeNull();
  await driver.evaluate(storeEntries, { user: "somebody" });
  expect(await stored()).toBe("somebody");
});
