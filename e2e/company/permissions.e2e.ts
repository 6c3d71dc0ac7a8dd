import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const ADMIN = "admin@recurrent.test";
const TRAINEE = "trainee@aurora.test";

const search = (page: Page) =>
  page.getByPlaceholder("Type to find what you are looking for").first();
const rowOf = (page: Page, username: string) => page.getByRole("row").filter({ hasText: username });

async function openPermissions(page: Page): Promise<void> {
  await signInAt(page, ADMIN, "/profile");
  await page.getByRole("link", { name: "Permissions" }).click();
  await expect(page.getByRole("columnheader", { name: "Username" })).toBeVisible();
}

/** Opens the row of a user who is searched for first. */
async function expand(page: Page, username: string): Promise<void> {
  await search(page).fill(username);
  await expect(rowOf(page, username)).toHaveCount(1);
  await rowOf(page, username)
    .getByRole("button", { name: /^Details of/ })
    .click();
}

test("lists users with their roles and permissions in Settings › Permissions", async ({ page }) => {
  await openPermissions(page);

  await test.step("lists users by Id, Username and Name", async () => {
    await expect(page).toHaveURL(/#\/settings$/);
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    for (const name of ["Id", "Username", "Name"]) {
      await expect(page.getByRole("columnheader", { name, exact: true })).toBeVisible();
    }
    expect(await page.getByRole("row").count()).toBeLessThanOrEqual(26);
  });

  await test.step("searches any text literally, and keeps the search in the URL", async () => {
    const entries = await page.evaluate(() => history.length);
    await search(page).fill("(.*+[");
    await expect(page.getByText(/No .*match|Nothing matches/i).first()).toBeVisible();
    await search(page).fill(TRAINEE);
    await expect(rowOf(page, TRAINEE)).toHaveCount(1);
    await expect(page).toHaveURL(/q=trainee%40aurora\.test/);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.reload();
    await expect(search(page)).toHaveValue(TRAINEE);
    await expect(rowOf(page, TRAINEE)).toHaveCount(1);
  });

  await test.step("shows a user's Roles and Permissions when the row is expanded", async () => {
    await expand(page, "training.manager@aurora.test");
    await expect(page.getByText("Training Manager", { exact: true })).toBeVisible();
    await expect(
      page.getByRole("listitem").filter({ hasText: "companies_dashboard" }),
    ).toBeVisible();
  });
});
