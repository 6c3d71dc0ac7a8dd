import { expectAccessible } from "./support/axe.ts";
import { faults } from "./support/sandbox.ts";
import { enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const ADMIN = "admin@recurrent.test";
const TRAINEE = "trainee@aurora.test";

const search = (page: Page) =>
  page.getByPlaceholder("Type to find what you are looking for").first();
const rowOf = (page: Page, username: string) => page.getByRole("row").filter({ hasText: username });

async function openPermissions(page: Page): Promise<void> {
  await enterAt(page, ADMIN, "/profile");
  await page.getByRole("link", { name: "Permissions" }).click();
  await expect(page.getByRole("columnheader", { name: "Username" })).toBeVisible();
}

/** Opens the row of somebody who is searched for first. */
async function expand(page: Page, username: string): Promise<void> {
  await search(page).fill(username);
  await expect(rowOf(page, username)).toHaveCount(1);
  await rowOf(page, username)
    .getByRole("button", { name: /^Details of/ })
    .click();
}

test("shell 2.24: Settings › Permissions", async ({ page }) => {
  await openPermissions(page);

  await test.step("lists users by Id, Username and Name", async () => {
    await expect(page).toHaveURL(/#\/settings$/);
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    for (const name of ["Id", "Username", "Name"]) {
      await expect(page.getByRole("columnheader", { name, exact: true })).toBeVisible();
    }
    expect(await page.getByRole("row").count()).toBeLessThanOrEqual(26);
  });

  await test.step("a search box 'Type to find what you are looking for', which takes any text literally and lives in the address", async () => {
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

  await test.step("expanding a row shows the user's Roles and Permissions", async () => {
    await expand(page, "training.manager@aurora.test");
    await expect(page.getByRole("term").filter({ hasText: "Roles" })).toBeVisible();
    await expect(page.getByRole("term").filter({ hasText: "Permissions" })).toBeVisible();
    await expect(page.getByText("Training Manager", { exact: true })).toBeVisible();
    await expect(
      page.getByRole("listitem").filter({ hasText: "companies_dashboard" }),
    ).toBeVisible();
    await expectAccessible(page, "Permissions");
  });

  await test.step("issue: what each route and button rule decides for a person, and why", async () => {
    await expand(page, TRAINEE);
    await page.getByRole("button", { name: "Show what this allows" }).click();
    const rules = page.getByRole("region", { name: /^What .* may do$/ });
    const rule = async (name: string) => {
      await rules.getByRole("searchbox").fill(name);
      const row = rules.getByRole("row").filter({ hasText: name });
      await expect(row).toHaveCount(1);
      return row;
    };
    const settings = await rule("system@settings");
    await expect(settings).toContainText("Refused");
    await expect(settings).toContainText("Needs role Admin");
    const profile = await rule("users@profile");
    await expect(profile).toContainText("Allowed");
    await expect(profile).toContainText("Has permission profile_show");
    const button = await rule("Tier and CRM account");
    await expect(button).toContainText("Needs role Admin or role Customer Support");
    // training 6: no company's settings are known for whoever is listed.
    const events = await rule("Events / Documents: New");
    await expect(events).toContainText(
      "Needs role Company Manager, role Training Manager or training of their own in a company with the setting events_documents",
    );
  });
});

test("shell 8: when the load fails, the error's readable text, or 'Error retrieving users, try again later'", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 500/);
  await faults(page, [{ path: "/api/users/roles", status: "malformed" }]);
  await enterAt(page, ADMIN, "/settings");
  await expect(page.getByText("Error retrieving users, try again later")).toBeVisible();
  await faults(page, [{ path: "/api/users/roles", status: 500 }]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("alert")).not.toContainText(
    "Error retrieving users",
  );
  await expect(page.getByText("Whoops! There was an error.")).toBeVisible();
  await faults(page, []);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("columnheader", { name: "Username" })).toBeVisible();
});
