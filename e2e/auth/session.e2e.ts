import { PASSWORD } from "../../scripts/lib/accounts.ts";
import { expectTitle, pickFromUserMenu, userMenu } from "../support/shell.ts";
import { signInAs, signIn, submitLogin, terms } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";
const MOVED = "trainee.moved@aurora.test";

const loginForm = (page: Page) => page.getByRole("button", { name: "Submit" });
const lockForm = (page: Page) => page.getByRole("button", { name: "Unlock" });
const board = (page: Page) => page.getByRole("heading", { level: 1, name: "Training Status" });

test("shows the terms after login, and opens the right page on Accept", async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  watch.allow(/status of (305|401)/);
  const everythingStored = () =>
    page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  await test.step("shows /forbidden and /404 without a session, and remembers no route", async () => {
    for (const [path, heading] of [
      ["/forbidden", "Access Forbidden"],
      ["/404", "404 Not Found"],
      ["/no/such/page", "404 Not Found"],
    ] as const) {
      await page.goto(`/#${path}`);
      await expectTitle(page, heading);
      expect(new URL(page.url()).hash).toBe(`#${path}`);
    }
    expect(await page.evaluate(() => localStorage.getItem("intended"))).toBeNull();
  });
  await test.step("keeps what was typed when the password is wrong", async () => {
    await page.goto("/#/login");
    await submitLogin(page, MANAGER, "Wrong#Password1");
    await expect(page.getByText("Invalid username or password.")).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByLabel("Username")).toHaveValue(MANAGER);
  });
  await test.step("opens login for other addresses, reload and a second tab before Accept", async () => {
    await signIn(page, MANAGER);
    expect(await everythingStored()).not.toContain("jwt");
    const second = await context.newPage();
    await second.goto("/#/dashboard/training-status");
    await expect(loginForm(second)).toBeVisible();
    await second.close();
    await page.goto("/#/dashboard/training-status");
    await expect(loginForm(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);
    await expect(terms(page)).toBeHidden();
    await signIn(page, MANAGER);
    await page.reload();
    await expect(loginForm(page)).toBeVisible();
    await expect(terms(page)).toBeHidden();
  });
  await test.step("follows the redirect of a 305 on Accept, and forgets it on Decline", async () => {
    const stored = () => page.evaluate(() => localStorage.getItem("redirect"));
    await signIn(page, MOVED);
    expect(JSON.parse((await stored())!)).toEqual({
      redirect_to: expect.stringMatching(/\/sandbox\/moved\.html$/) as unknown,
    });
    await terms(page).getByRole("button", { name: "Decline" }).click();
    await expect(terms(page)).toBeHidden();
    await expect(page).toHaveURL(/#\/login$/);
    expect(await stored()).toBeNull();
    expect(await everythingStored()).not.toContain("jwt");

    await signIn(page, MOVED);
    await terms(page).getByRole("button", { name: "Accept" }).click();
    await expect(page.getByRole("heading", { name: "Your company has moved" })).toBeVisible();
    await page.goto("/#/dashboard/event-status");
    await expect(loginForm(page)).toBeVisible();
    expect(await stored()).toBeNull();
  });
  await test.step("remembers the intended route through the login", async () => {
    await signInAs(page, MANAGER);
    await expect(page).toHaveURL(/#\/dashboard\/event-status/);
    await expectTitle(page, "Event / Document Status");
  });
});

test("locks and signs out in every tab", async ({ page, context, watch }) => {
  test.slow();
  watch.allow(/status of 401/);
  await signInAs(page, MANAGER);
  await expect(board(page)).toBeVisible();
  const name = /User menu:\s*(.+)/.exec(await userMenu(page).innerText())![1]!;
  const second = await context.newPage();
  await second.goto("/#/dashboard/event-status");
  await expect(second.getByRole("heading", { level: 1 })).toHaveText("Event / Document Status");
  const password = page.getByRole("textbox", { name: "Password", exact: true });

  await test.step("shows only name and password when locked, after reload, Back and in other tabs", async () => {
    await pickFromUserMenu(page, "Lock");
    for (const tab of [page, second]) {
      await expect(lockForm(tab)).toBeVisible();
      await expect(tab.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
      await expect(tab.getByRole("textbox")).toHaveCount(1);
    }
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain("Aurora Air Charter");
    expect(stored).not.toMatch(/"jwt":"[^"]/);

    await page.reload();
    await expect(lockForm(page)).toBeVisible();
    await page.goBack();
    await expect(lockForm(page)).toBeVisible();
    await page.goto("/#/company/profile");
    await expect(lockForm(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/lock$/);
    const third = await context.newPage();
    await third.goto("/#/dashboard/training-status");
    await expect(lockForm(third)).toBeVisible();
    await third.close();
  });
  await test.step("stays locked after a wrong password, and unlocks every tab with the right one", async () => {
    await password.fill("Not#The#Password1");
    await lockForm(page).click();
    await expect(page.getByText("Invalid username or password.")).toBeVisible();
    await expect(lockForm(page)).toBeVisible();
    await password.fill(PASSWORD);
    await lockForm(page).click();
    await expect(lockForm(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(lockForm(second)).toBeHidden();
    await expect(second.getByRole("heading", { level: 1 })).toHaveText("Event / Document Status");
  });
  await test.step("lets another account sign in from the lock screen", async () => {
    await pickFromUserMenu(page, "Lock");
    await page.getByRole("link", { name: "Log in to another account" }).click();
    await expect(loginForm(page)).toBeVisible();
    await signInAs(page, "trainee@aurora.test");
    await expect(page).toHaveURL(/#\/my\/training$/);
  });
  await test.step("ends the session in every tab on Logout and clears both storages", async () => {
    await expect(userMenu(second)).toBeVisible();
    await pickFromUserMenu(page, "Logout");
    await expect(loginForm(page)).toBeVisible();
    await expect(loginForm(second)).toBeVisible();
    const stored = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(
      stored.filter((key) => ["user", "company", "timeToExpire", "redirect"].includes(key)),
    ).toEqual([]);

    await page.goBack();
    await expect(loginForm(page)).toBeVisible();
    await expect(page.getByText("Aurora Air Charter")).toBeHidden();
  });
});
