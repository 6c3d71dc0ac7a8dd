import { PASSWORD } from "../scripts/lib/accounts.ts";
import { watchCalls } from "./support/calls.ts";
import { pickFromUserMenu, userMenu } from "./support/shell.ts";
import { acceptTerms, enter, signIn, terms } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { passTrainingExit } from "./support/training-page.ts";
import type { Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";

const loginForm = (page: Page) => page.getByRole("button", { name: "Submit" });
const lockForm = (page: Page) => page.getByRole("button", { name: "Unlock" });
const board = (page: Page) => page.getByRole("heading", { level: 1, name: "Training Status" });

test("shell 2.5: the login form, the terms and what is there before they are accepted", async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  watch.expect(/status of 401/);
  const password = page.getByRole("textbox", { name: "Password", exact: true });
  await page.goto("/#/login");
  await test.step("nothing is sent unless both fields are filled", async () => {
    const calls = watchCalls(page, "POST", "");
    await loginForm(page).click();
    await page.getByLabel("Username").fill(MANAGER);
    await loginForm(page).click();
    await page.getByLabel("Username").fill("");
    await password.fill(PASSWORD);
    await password.press("Enter");
    await expect(loginForm(page)).toBeEnabled();
    await expect(terms(page)).toBeHidden();
    expect(calls.list).toEqual([]);
  });
  await test.step("a wrong password stays on the form with what was typed", async () => {
    await page.getByLabel("Username").fill(MANAGER);
    await password.fill("Wrong#Password1");
    await loginForm(page).click();
    await expect(page.getByText("Invalid username or password.")).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByLabel("Username")).toHaveValue(MANAGER);
  });
  await test.step("the terms stand in a titled frame; Decline leaves nothing usable", async () => {
    await signIn(page, MANAGER);
    const frame = terms(page).locator("iframe");
    await expect(frame).toHaveAttribute("title", /Terms and Conditions/);
    await expect(frame).toHaveAttribute("sandbox", /.*/);
    await terms(page).getByRole("button", { name: "Decline" }).click();
    await expect(terms(page)).toBeHidden();
    await expect(page).toHaveURL(/#\/login$/);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain("jwt");
    await page.goto("/#/dashboard/training-status");
    await expect(loginForm(page)).toBeVisible();
  });
  await test.step("decisions: before Accept any other address, a reload and a second tab lead to login", async () => {
    await signIn(page, MANAGER);
    await page.goto("/#/dashboard/training-status");
    await expect(loginForm(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);
    await signIn(page, MANAGER);
    const second = await context.newPage();
    await second.goto("/#/dashboard/training-status");
    await expect(loginForm(second)).toBeVisible();
    await page.reload();
    await expect(loginForm(page)).toBeVisible();
    await expect(terms(page)).toBeHidden();
  });
});

test("shell 4: the intended route is remembered through the login", async ({ page }) => {
  await page.goto("/#/dashboard/event-status");
  await expect(loginForm(page)).toBeVisible();
  await enter(page, MANAGER);
  await expect(page).toHaveURL(/#\/dashboard\/event-status/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Event / Document Status" }),
  ).toBeVisible();
});

test("shell 2.7, 2.6: Lock and Logout hold in every tab", async ({ page, context, watch }) => {
  test.slow();
  watch.expect(/status of 401/);
  await enter(page, MANAGER);
  await expect(board(page)).toBeVisible();
  const name = /User menu:\s*(.+)/.exec(await userMenu(page).innerText())![1]!;
  const second = await context.newPage();
  await second.goto("/#/dashboard/event-status");
  await expect(second.getByRole("heading", { level: 1 })).toHaveText("Event / Document Status");
  const password = page.getByRole("textbox", { name: "Password", exact: true });

  await test.step("Lock shows name and password only, and survives reload, Back, a typed address and a third tab", async () => {
    await pickFromUserMenu(page, "Lock");
    for (const tab of [page, second]) {
      await expect(lockForm(tab)).toBeVisible();
      await expect(tab.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
      await expect(tab.getByRole("textbox")).toHaveCount(1);
    }
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain("Aurora Air Charter");
    expect(kept).not.toMatch(/"jwt":"[^"]/);

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
  await test.step("a wrong password keeps the lock, the right one ends it in every tab", async () => {
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
  await test.step("Logout ends the session in every tab and clears both storages", async () => {
    await pickFromUserMenu(page, "Logout");
    await expect(loginForm(page)).toBeVisible();
    await expect(loginForm(second)).toBeVisible();
    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(
      kept.filter((key) => ["user", "company", "timeToExpire", "redirect"].includes(key)),
    ).toEqual([]);

    await page.goBack();
    await expect(loginForm(page)).toBeVisible();
    await expect(page.getByText("Aurora Air Charter")).toBeHidden();
  });
  await test.step("from the lock another account can log in", async () => {
    await enter(page, MANAGER);
    await pickFromUserMenu(page, "Lock");
    await page.getByRole("link", { name: "Log in to another account" }).click();
    await expect(loginForm(page)).toBeVisible();
    await enter(page, "trainee@aurora.test");
    await expect(page).toHaveURL(/#\/my\/training$/);
  });
});

test("a storage that is full or holds nonsense does not stop the start", async ({ page }) => {
  await page.addInitScript(() => {
    // The terms' frame is a place without storage.
    if (window !== window.top) return;
    localStorage.setItem("user", "{nonsense");
    localStorage.setItem("company", "[1,2");
    localStorage.setItem("timeToExpire", "tomorrow");
    localStorage.setItem("intended", "javascript:alert(1)");
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/");
  await enter(page, MANAGER);
  await expect(board(page)).toBeVisible();
});

test("decisions: the intended route is an in-app path only", async ({ page }) => {
  await page.goto("/#/login");
  await expect(loginForm(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem("intended", "https://evil.example/"));
  await signIn(page, MANAGER);
  await page.evaluate(() => localStorage.setItem("intended", "//evil.example/"));
  await acceptTerms(page);
  await expect(board(page)).toBeVisible();
});

test("training 2.3: leaving a lesson waits, then leads to Train Now or home", async ({ page }) => {
  await page.clock.install();
  await enter(page, "trainee@aurora.test");
  await page.goto("/#/training_exit?training=training");
  await passTrainingExit(page);
  await expect(page).toHaveURL(/#\/my\/training$/);
  await page.goto("/#/training_exit");
  await passTrainingExit(page);
  await expect(page).not.toHaveURL(/training_exit/);
});
