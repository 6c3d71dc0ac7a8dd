/** Sessions over two windows, and a browser that refuses to store. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD } from "../../scripts/lib/accounts.ts";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";

const MANAGER = "company.manager@aurora.test";
const USER_MENU = { role: "button", name: "User menu: ", isPart: true };
const UNLOCK = { role: "button", name: "Unlock" };

let portal: Portal;

beforeAll(async () => {
  portal = await Portal.open(engine());
  await portal.driver.resize(1280, 800);
});
afterAll(() => portal.close());

it("locks, unlocks and signs out every window at once", async () => {
  await portal.signIn(MANAGER);
  await portal.settle();
  await portal.driver.openWindow();
  await portal.open("/company/groups");
  await portal.see(USER_MENU);

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

it("renews a token that has run out, once for both windows", async () => {
  await portal.signIn(MANAGER);
  await portal.settle();
  const before = portal.sandbox.auth.seen();
  await portal.driver.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("timeToExpire") ?? "{}") as object;
    localStorage.setItem(
      "timeToExpire",
      JSON.stringify({ ...kept, expireTime: Date.now() - 1000 }),
    );
  });
  await portal.open("/company/groups");
  await portal.see({ role: "grid" });
  expect(portal.sandbox.auth.seen()).not.toEqual(before);
  await portal.driver.switchTo(1);
  await portal.open("/company/groups");
  await portal.see({ role: "grid" });
});

it("follows the dark scheme that is chosen, in every window", async () => {
  await portal.forget();
  await portal.signIn(MANAGER);
  await portal.settle();
  const scheme = () => portal.driver.evaluate(() => document.documentElement.dataset["theme"]);
  while ((await scheme()) !== "dark") {
    await portal.click(USER_MENU);
    await portal.click({ role: "menuitem", name: "Appearance: ", isPart: true });
    await portal.seeGone({ role: "menu" });
  }
  await portal.open("/company/groups");
  await expect.poll(scheme).toBe("dark");
});
