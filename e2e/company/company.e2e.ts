/** A company over several pages and tabs (shell 2.14, 2.15); the stories check single pages. */
import { watchCalls } from "../support/calls.ts";
import { choose } from "../support/choose.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const update = (page: Page) => page.getByRole("button", { name: "Update" });
const edit = (page: Page) => page.getByRole("link", { name: "Edit", exact: true });
const displayName = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 2 }).first();
const frame = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("shows, changes and deletes a company", async ({ page, context }) => {
  const calls = watchCalls(page, "PUT", "/companies/1");
  await signInAt(page, "admin@recurrent.test", "/company/profile");
  await expect(displayName(page)).toHaveText("Aurora Air Charter");
  await expect(frame(page)).toContainText("Aurora Air Charter");
  const other = await context.newPage();
  await other.goto("/#/company/profile");
  await expect(displayName(other)).toHaveText("Aurora Air Charter");

  await test.step("opens the form with Edit and returns to the company with Cancel", async () => {
    await edit(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Edit Company" })).toBeVisible();
    await expect(field(page, "Company Name")).toHaveValue("Aurora Air Charter");
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/#\/company\/profile$/);
  });

  await test.step("asks before a changed form is left with Back", async () => {
    await edit(page).click();
    await expect(page).toHaveURL(/#\/company\/profile\/edit$/);
    await field(page, "Company Name").focus();
    // Both in one task: nothing that the page puts off until later may be needed to ask.
    await page.evaluate(() => {
      document.execCommand("insertText", false, "Nothing of it");
      history.back();
    });
    const question = page.getByRole("alertdialog", { name: "Unsaved changes" });
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/#\/company\/profile$/);
    await expect(displayName(page)).toHaveText("Aurora Air Charter");
  });

  await test.step("sends {id, name, salesForce, tier, roles, rpes}, shows a notice and returns", async () => {
    await edit(page).click();
    await field(page, "Company Name").fill("Aurora Air Charter & Sons");
    await choose(page.getByRole("combobox", { name: "Tier" }), "Essentials");
    await field(page, "Salesforce account").fill("https://crm.example.test/42");
    const roles = page.getByRole("group", { name: "Roles", exact: true });
    await roles.getByRole("switch", { checked: false }).first().click();
    await update(page).click();
    await expect(page.getByText("Data updated successfully!")).toBeVisible();
    await expect(page).toHaveURL(/#\/company\/profile$/);
    expect(calls.list).toHaveLength(1);
    expect(Object.keys(calls.bodies()[0] as object).toSorted()).toEqual([
      "id",
      "name",
      "roles",
      "rpes",
      "salesForce",
      "tier",
    ]);
    await expect(page.getByRole("link", { name: "https://crm.example.test/42" })).toBeVisible();
    await expect(page.getByRole("main").getByText("Essentials")).toBeVisible();
  });

  await test.step("shows the new name in menu and other tabs after an update, without a reload", async () => {
    for (const tab of [page, other]) {
      await expect(displayName(tab)).toHaveText("Aurora Air Charter & Sons");
      await expect(frame(tab)).toContainText("Aurora Air Charter & Sons");
    }
    await other.close();
  });

  await test.step("asks 'Do you really want to delete this company?', then opens home", async () => {
    await edit(page).click();
    await page.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Confirmation" });
    await expect(question).toContainText("Do you really want to delete this company?");
    await question.getByRole("button", { name: "Cancel" }).click();
    // While the dialog fades, a query by role finds its own Delete.
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/#\/company\/profile\/edit$/);
    await page.getByRole("button", { name: "Delete" }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL(/#\/dashboard\/training-status/);
    await expect(frame(page)).not.toContainText("Aurora Air Charter");
  });
});
