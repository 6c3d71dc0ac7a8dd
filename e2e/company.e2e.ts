import { expectAccessible } from "./support/axe.ts";
import { watchCalls } from "./support/calls.ts";
import { faults } from "./support/sandbox.ts";
import { enter, enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";
const ADMIN = "admin@recurrent.test";
const SUPPORT = "support@recurrent.test";
const TRAINING_MANAGER = "training.manager@aurora.test";
const COMPANY = "/api/companies/*";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const update = (page: Page) => page.getByRole("button", { name: "Update" });
const edit = (page: Page) => page.getByRole("link", { name: "Edit", exact: true });
const list = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const frame = (page: Page) => page.getByRole("navigation", { name: "Main" });

const show = (page: Page, username: string) => enterAt(page, username, "/company/profile");
const editor = async (page: Page, username: string) => {
  await enterAt(page, username, "/company/profile/edit");
  await expect(field(page, "Company Name")).not.toHaveValue("");
};

test("shell 2.14: Company Name and Operational Information with the RPE and Roles lists", async ({
  page,
}) => {
  await show(page, MANAGER);
  await expect(page.getByRole("heading", { level: 1, name: "Company Profile" })).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText("Aurora Air Charter");
  const operational = page.getByRole("region", { name: "Operational Information" });
  await expect(operational.getByText("Registry, Purpose, Equipment")).toBeVisible();
  await expect(operational.getByText("Roles", { exact: true })).toBeVisible();
  expect(await operational.getByRole("listitem").count()).toBeGreaterThan(1);
  await expectAccessible(page, "Company Profile");
});

for (const [username, sees] of [
  [ADMIN, true],
  [SUPPORT, true],
  [MANAGER, false],
  [TRAINING_MANAGER, false],
] as const) {
  test(`shell 2.14: ${username} ${sees ? "sees" : "does not see"} Tier and the CRM account`, async ({
    page,
  }) => {
    await show(page, username);
    await expect(page.getByText("Company Name")).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByText("Tier", { exact: true })).toBeVisible({ visible: sees });
    await expect(main.getByText("Salesforce account")).toBeVisible({ visible: sees });
    const link = main.getByRole("link", { name: /^https:/ });
    await expect(link).toHaveCount(sees ? 1 : 0);
    if (sees) await expect(link).toHaveAttribute("rel", /noopener/);
  });
}

test("shell 2.14: Edit leads to Edit Company and needs companies_update", async ({ page }) => {
  await show(page, MANAGER);
  await edit(page).click();
  await expect(page).toHaveURL(/#\/company\/profile\/edit$/);
  await expect(page.getByRole("heading", { level: 1, name: "Edit Company" })).toBeVisible();
  await page.goto("/#/logout");
  await show(page, TRAINING_MANAGER);
  await expect(page.getByText("Company Name")).toBeVisible();
  await expect(edit(page)).toBeHidden();
  await page.goto("/#/company/profile/edit");
  await expect(page).toHaveURL(/#\/forbidden$/);
});

test("shell 2.15: Tier and CRM account are for Admin and Customer Support only", async ({
  page,
}) => {
  await editor(page, MANAGER);
  await expect(field(page, "Salesforce account")).toBeHidden();
  await expect(page.getByRole("combobox", { name: "Tier" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Delete" })).toBeHidden();
  await page.goto("/#/logout");
  await editor(page, SUPPORT);
  await expect(page.getByRole("combobox", { name: "Tier" })).toBeVisible();
  await expect(field(page, "Salesforce account")).toHaveAttribute("type", "url");
  await expect(page.getByRole("button", { name: "Delete" })).toBeVisible();
  await expectAccessible(page, "Edit Company");
});

test("shell 2.15: the CRM account has an inline error", async ({ page }) => {
  const calls = watchCalls(page, "PUT", "/companies/1");
  await editor(page, ADMIN);
  await field(page, "Salesforce account").fill("javascript:alert(1)");
  await update(page).click();
  await expect(field(page, "Salesforce account")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Salesforce account")).toBeFocused();
  await expect(
    page.getByText("Enter an address that begins with http:// or https://."),
  ).toBeVisible();
  expect(calls.list).toEqual([]);
});

test("shell 2.15: both switch lists offer all RPEs and roles there are", async ({ page }) => {
  await editor(page, MANAGER);
  for (const name of ["Registry, Purpose, Equipment", "Roles"]) {
    const switches = list(page, name).getByRole("switch");
    expect(await switches.count()).toBeGreaterThan(2);
    await expect(list(page, name).getByRole("switch", { checked: false }).first()).toBeVisible();
  }
});

test("shell 2.15: Update sends {id, name, salesForce, tier, roles, rpes}, says so and returns after 400 ms", async ({
  page,
}) => {
  await editor(page, ADMIN);
  const calls: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") calls.push(request.postDataJSON());
  });
  await field(page, "Company Name").fill("Aurora Air Charter & Sons");
  await page.getByRole("combobox", { name: "Tier" }).selectOption({ label: "Essentials" });
  await field(page, "Salesforce account").fill("https://crm.example.test/42");
  await list(page, "Roles").getByRole("switch", { checked: false }).first().click();
  await update(page).click();
  await expect(page.getByText("Data updated successfully!")).toBeVisible();
  await expect(page).toHaveURL(/#\/company\/profile$/);
  expect(calls).toHaveLength(1);
  expect(Object.keys(calls[0] as object).toSorted()).toEqual([
    "id",
    "name",
    "roles",
    "rpes",
    "salesForce",
    "tier",
  ]);
  await expect(page.getByRole("definition").first()).toHaveText("Aurora Air Charter & Sons");
  await expect(page.getByRole("link", { name: "https://crm.example.test/42" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Essentials")).toBeVisible();
});

test("issue: after an update the menu and other tabs show the new name without a reload", async ({
  page,
  context,
}) => {
  await editor(page, MANAGER);
  const other = await context.newPage();
  await other.goto("/#/company/profile");
  await expect(other.getByRole("definition").first()).toHaveText("Aurora Air Charter");
  await field(page, "Company Name").fill("Aurora Renamed");
  await field(page, "Company Name").press("Enter");
  await expect(page).toHaveURL(/#\/company\/profile$/);
  for (const tab of [page, other]) {
    await expect(tab.getByRole("definition").first()).toHaveText("Aurora Renamed");
    await expect(frame(tab)).toContainText("Aurora Renamed");
  }
});

test("shell 2.15: Cancel leads to the company; a changed form asks first", async ({ page }) => {
  await editor(page, MANAGER);
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
  await expect(page.getByRole("definition").first()).toHaveText("Aurora Air Charter");
});

test("issue, forms: what the server refuses stands at the field and in the alert", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 422/);
  await editor(page, MANAGER);
  await field(page, "Company Name").fill("x".repeat(5_000));
  await update(page).click();
  await expect(field(page, "Company Name")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Company Name")).toBeFocused();
  await expect(page.getByRole("alert").filter({ has: page.getByRole("list") })).toBeVisible();
});

test("decisions: Delete asks 'Do you really want to delete this company?' and leads home", async ({
  page,
}) => {
  await editor(page, ADMIN);
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

test("states: a company that cannot be loaded says so and can be tried again", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 500/);
  await enter(page, MANAGER);
  await expect(page.getByRole("button", { name: /^User menu/ })).toBeVisible();
  await faults(page, [{ path: COMPANY, method: "GET", status: 500 }]);
  await page.goto("/#/company/profile");
  await expect(page.getByText("The company could not be loaded")).toBeVisible();
  await faults(page, []);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("definition").first()).toHaveText("Aurora Air Charter");
});
