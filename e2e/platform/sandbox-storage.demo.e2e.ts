/** The data of the sandbox in the page: only in this browser, shared by all its tabs. */
import { countOf, link, MANAGER, open, table } from "../groups/group-pages.ts";
import { faults, newestMail, resetSandboxWithPeople } from "../support/sandbox.ts";
import { expectTitle, menu, userMenu } from "../support/shell.ts";
import { signInAs, signInAt, signIn, terms } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const firstName = (page: Page) => page.getByRole("textbox", { name: "First Name", exact: true });

test("keeps the demo's data over a reload, shared by tabs, separate per browser", async ({
  page,
  context,
  browser,
  baseURL,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to load resource|net::/);
  const answered = page.waitForResponse(/\/api\/dashboard\/training_status$/);
  await signInAs(page, MANAGER);
  await expect(page.getByRole("grid")).toBeVisible();

  await test.step("answers both hosts by a service worker, and makes no call outside the browser", async () => {
    expect((await answered).fromServiceWorker()).toBe(true);
    const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
    expect(workers).toHaveLength(1);
  });

  await test.step("breaks a call off on request, which can then be retried", async () => {
    await faults(page, [{ path: "/api/companies/*/users", status: "drop" }]);
    await menu(page).getByRole("link", { name: "People", exact: true }).click();
    await expectTitle(page, "People");
    await expect(page.getByText("Whoops! There was an error.").first()).toBeVisible({
      timeout: 20_000,
    });
    await faults(page, []);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("grid")).toBeVisible();
  });

  await test.step("keeps what was written over a reload and in every tab", async () => {
    await page.goto("/#/profile");
    await expect(firstName(page)).toHaveValue("Noor");
    await firstName(page).fill("Zoë");
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page.getByText("Data updated successfully!")).toBeVisible();
    await page.reload();
    await expect(firstName(page)).toHaveValue("Zoë");
  });

  await test.step("shows a group changed in one tab in the other, without a reload", async () => {
    const other = await context.newPage();
    await other.goto("/#/company/groups");
    await expect(link(other, "Medevac")).toBeVisible();
    await expect(userMenu(other)).toContainText("Zoë van der Berg");
    await open(page, "Medevac", "edit");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Air ambulance");
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page.getByText("Group updated successfully")).toBeVisible();
    await expect(link(other, "Air ambulance")).toBeVisible();
  });

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const apart = await elsewhere.newPage();
  await signInAs(apart, MANAGER);
  await expect(userMenu(apart)).toContainText("Noor van der Berg");
  await elsewhere.close();
});

test("signs in by the mail of the page, and to a company that has moved", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 305/);
  await test.step("shows the mail of a forgotten password in the page, with a link that works", async () => {
    const username = "trainee.done@aurora.test";
    await page.goto("/#/reset-password");
    await page.getByLabel("Username").fill(username);
    await page.getByRole("button", { name: "Send link" }).click();
    await expectTitle(page, "Login");
    const { link: address } = await newestMail(page, username);
    await page.goto(`/${address}`);
    await expectTitle(page, "Set New Password");
    await expect(page.getByLabel("Username")).toHaveValue(username);
  });

  await test.step("opens the page of a company that has moved on Accept", async () => {
    await signIn(page, "trainee.moved@aurora.test");
    await terms(page).getByRole("button", { name: "Accept" }).click();
    await expect(page.getByRole("heading", { name: "Your company has moved" })).toBeVisible();
  });
});

test("holds a company of 10,000 people in the page", async ({ page }) => {
  test.slow();
  await page.goto("/#/login");
  await resetSandboxWithPeople(page, 10_000);
  await signInAt(page, MANAGER, "/company/groups/create");
  await expect(table(page, "Add trainees")).toBeVisible();
  expect(await countOf(page, "Add trainees")).toBeGreaterThan(5000);
});
