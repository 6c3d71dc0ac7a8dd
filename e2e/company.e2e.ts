import { expectAccessible } from "./support/axe.ts";
import { watchCalls } from "./support/calls.ts";
import { choose } from "./support/choose.ts";
import { faults } from "./support/sandbox.ts";
import { enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";
const ADMIN = "admin@recurrent.test";
const COMPANY = "/api/companies/*";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const update = (page: Page) => page.getByRole("button", { name: "Update" });
const edit = (page: Page) => page.getByRole("link", { name: "Edit", exact: true });
const list = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const shownName = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).first();
const frame = (page: Page) => page.getByRole("navigation", { name: "Main" });

const editor = async (page: Page, username: string) => {
  await enterAt(page, username, "/company/profile/edit");
  await expect(field(page, "Company Name")).not.toHaveValue("");
};

test("shell 2.14, 2.15: the company and its form", async ({ page }) => {
  await enterAt(page, MANAGER, "/company/profile");

  await test.step("shell 2.14: Company Name and Operational Information with the RPE and Roles lists", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Company Profile" })).toBeVisible();
    const head = page.getByRole("region", { name: "Aurora Air Charter" });
    await expect(head.getByText("Company Name", { exact: true })).toBeVisible();
    await expect(shownName(page)).toHaveText("Aurora Air Charter");
    const operational = page.getByRole("region", { name: "Operational Information" });
    await expect(operational.getByText("Registry, Purpose, Equipment")).toBeVisible();
    await expect(operational.getByText("Roles", { exact: true })).toBeVisible();
    expect(await operational.getByRole("listitem").count()).toBeGreaterThan(1);
    await expectAccessible(page, "Company Profile");
  });

  await test.step("shell 2.14: Edit leads to Edit Company", async () => {
    await edit(page).click();
    await expect(page).toHaveURL(/#\/company\/profile\/edit$/);
    await expect(page.getByRole("heading", { level: 1, name: "Edit Company" })).toBeVisible();
  });

  await test.step("shell 2.15: both switch lists offer all RPEs and roles there are", async () => {
    await expect(field(page, "Company Name")).not.toHaveValue("");
    for (const name of ["Registry, Purpose, Equipment", "Roles"]) {
      const switches = list(page, name).getByRole("switch");
      expect(await switches.count()).toBeGreaterThan(2);
      await expect(list(page, name).getByRole("switch", { checked: false }).first()).toBeVisible();
    }
  });

  await test.step("shell 2.15: Cancel leads to the company; a changed form asks first", async () => {
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/#\/company\/profile$/);
    await edit(page).click();
    await expect(page).toHaveURL(/#\/company\/profile\/edit$/);
    await expect(field(page, "Company Name")).toHaveValue("Aurora Air Charter");
    await field(page, "Company Name").fill("Nothing of it");
    // Back follows typing as fast as fingers can be, not as fast as a program.
    await field(page, "Company Name").press("Tab");
    await expect(field(page, "Company Name")).not.toBeFocused();
    await page.goBack();
    const question = page.getByRole("alertdialog", { name: "Unsaved changes" });
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/#\/company\/profile$/);
    await expect(shownName(page)).toHaveText("Aurora Air Charter");
  });
});

test("shell 2.15: the company is changed", async ({ page }) => {
  const calls = watchCalls(page, "PUT", "/companies/1");
  await editor(page, ADMIN);
  await expectAccessible(page, "Edit Company");

  await test.step("shell 2.15: the CRM account has an inline error", async () => {
    await field(page, "Salesforce account").fill("javascript:alert(1)");
    await update(page).click();
    await expect(field(page, "Salesforce account")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Salesforce account")).toBeFocused();
    await expect(
      page.getByText("Enter an address that begins with http:// or https://."),
    ).toBeVisible();
    expect(calls.list).toEqual([]);
  });

  await test.step("shell 2.15: Update sends {id, name, salesForce, tier, roles, rpes}, says so and returns after 400 ms", async () => {
    await field(page, "Company Name").fill("Aurora Air Charter & Sons");
    await choose(page.getByRole("combobox", { name: "Tier" }), "Essentials");
    await field(page, "Salesforce account").fill("https://crm.example.test/42");
    await list(page, "Roles").getByRole("switch", { checked: false }).first().click();
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
    await expect(shownName(page)).toHaveText("Aurora Air Charter & Sons");
    await expect(page.getByRole("link", { name: "https://crm.example.test/42" })).toBeVisible();
    await expect(page.getByRole("main").getByText("Essentials")).toBeVisible();
  });

  await test.step("decisions: Delete asks 'Do you really want to delete this company?' and leads home", async () => {
    await edit(page).click();
    await expect(field(page, "Company Name")).toHaveValue("Aurora Air Charter & Sons");
    await page.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Confirmation" });
    await expect(question).toContainText("Do you really want to delete this company?");
    await question.getByRole("button", { name: "Cancel" }).click();
    // While it fades, its own Delete is the one that a role finds.
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/#\/company\/profile\/edit$/);
    await page.getByRole("button", { name: "Delete" }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL(/#\/dashboard\/training-status/);
    await expect(frame(page)).not.toContainText("Aurora Air Charter");
  });
});

test("issue: after an update the menu and other tabs show the new name without a reload", async ({
  page,
  context,
}) => {
  await editor(page, MANAGER);
  const other = await context.newPage();
  await other.goto("/#/company/profile");
  await expect(shownName(other)).toHaveText("Aurora Air Charter");
  await field(page, "Company Name").fill("Aurora Renamed");
  await field(page, "Company Name").press("Enter");
  await expect(page).toHaveURL(/#\/company\/profile$/);
  for (const tab of [page, other]) {
    await expect(shownName(tab)).toHaveText("Aurora Renamed");
    await expect(frame(tab)).toContainText("Aurora Renamed");
  }
});

test("a company that cannot be loaded, and one that is refused", async ({ page, watch }) => {
  watch.expect(/status of (422|500)/);
  await test.step("states: a company that cannot be loaded says so and can be tried again", async () => {
    await faults(page, [{ path: COMPANY, method: "GET", status: 500 }]);
    await enterAt(page, MANAGER, "/company/profile");
    await expect(page.getByText("The company could not be loaded")).toBeVisible();
    await faults(page, []);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(shownName(page)).toHaveText("Aurora Air Charter");
  });

  await test.step("issue, forms: what the server refuses stands at the field and in the alert", async () => {
    await edit(page).click();
    await expect(field(page, "Company Name")).toHaveValue("Aurora Air Charter");
    await field(page, "Company Name").fill("x".repeat(5_000));
    await update(page).click();
    await expect(field(page, "Company Name")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Company Name")).toBeFocused();
    await expect(page.getByRole("alert").filter({ has: page.getByRole("list") })).toBeVisible();
  });
});
