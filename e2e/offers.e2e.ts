/**
 * What the pages offer each role beyond what all may do (shell 6), one sign-in a role. The rules behind
 * it are held against every account in rules/roles.test.ts.
 */
import {
  description,
  link,
  MEDICAL,
  MEDICAL_ID,
  PERSON,
  shownEvent,
} from "./support/event-pages.ts";
import { button, fact, field, toggle } from "./support/person-form.ts";
import { enterAt } from "./support/sign-in.ts";
import { expectTitle } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const ADMIN = "admin@recurrent.test";
const SUPPORT = "support@recurrent.test";
const MANAGER = "company.manager@aurora.test";
const TRAINING_MANAGER = "training.manager@aurora.test";

/** People of the sandbox's world. */
const ADMIN_ID = 101;
const TRAINEE_ID = 105;

const edit = (page: Page) => page.getByRole("link", { name: "Edit", exact: true });

/** Looks at the company that is open. */
async function expectInternals(page: Page, sees: boolean): Promise<void> {
  await expect(page.getByText("Company Name")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("Tier", { exact: true })).toBeVisible({ visible: sees });
  await expect(main.getByText("Salesforce account")).toBeVisible({ visible: sees });
  const account = main.getByRole("link", { name: /^https:/ });
  await expect(account).toHaveCount(sees ? 1 : 0);
  if (sees) await expect(account).toHaveAttribute("rel", /noopener/);
}

async function openCompanyForm(page: Page): Promise<void> {
  await page.goto("/#/company/profile/edit");
  await expect(field(page, "Company Name")).not.toHaveValue("");
}

/** Settings and the menu's entry for them. */
async function expectSettingsRefused(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: "Training Status" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Permissions" })).toBeHidden();
  await page.goto("/#/settings");
  await expect(page).toHaveURL(/#\/forbidden$/);
}

async function expectEventsOnlyToLookAt(page: Page): Promise<void> {
  await page.goto(`/#${PERSON.list}`);
  await expect(link(page, MEDICAL)).toBeVisible();
  await expect(link(page, "New")).toBeHidden();
  await link(page, MEDICAL).click();
  await expect(shownEvent(page, MEDICAL)).toBeVisible();
  await expect(link(page, "Edit")).toBeHidden();
  await expect(button(page, "Archive")).toBeHidden();
  await page.goto(`/#${PERSON.update(MEDICAL_ID)}`);
  await expect(description(page)).toHaveAttribute("readonly", "");
  await expect(button(page, "Update")).toBeHidden();
  await expect(button(page, "Delete")).toBeHidden();
}

test(`what the pages offer ${ADMIN}`, async ({ page }) => {
  await enterAt(page, ADMIN, "/company/profile");

  await test.step("shell 2.14: sees Tier and the CRM account", () => expectInternals(page, true));

  await test.step("shell 2.23: Edit of internal staff", async () => {
    await page.goto(`/#/company/users/${ADMIN_ID}`);
    await expect(fact(page, "User Type")).toHaveText("Admin");
    await expect(edit(page)).toBeVisible();
  });

  await test.step("shell 2.21: User Type(s) has the external types first, then the internal ones after a divider", async () => {
    await page.goto("/#/company/users/create");
    await expect(page.getByRole("heading", { name: "User Type(s)" })).toBeVisible();
    const names = await page
      .getByRole("switch")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent));
    expect(names.slice(0, 8)).toEqual([
      "Company Manager",
      "Training Manager",
      "Trainee",
      "Super",
      "Admin",
      "Customer Support",
      "Support",
      "Ctops",
    ]);
    await expect(page.getByText("Internal", { exact: true })).toBeVisible();
  });

  await test.step("decisions, Events: without a manager's role there is no New, Edit or Archive", () =>
    expectEventsOnlyToLookAt(page));
});

test(`what the pages offer ${SUPPORT}`, async ({ page }) => {
  await enterAt(page, SUPPORT, "/company/profile");

  await test.step("shell 2.14: sees Tier and the CRM account", () => expectInternals(page, true));

  await test.step("shell 2.15: Tier and CRM account are for Admin and Customer Support only", async () => {
    await openCompanyForm(page);
    await expect(page.getByRole("combobox", { name: "Tier" })).toBeVisible();
    await expect(field(page, "Salesforce account")).toHaveAttribute("type", "url");
    await expect(button(page, "Delete")).toBeVisible();
  });

  await test.step("shell 2.22: Admin and Customer Support see passwords and User Type/Role", async () => {
    await page.goto(`/#/company/users/${TRAINEE_ID}/edit`);
    await expect(field(page, "Password")).toBeVisible();
    await expect(field(page, "Confirm Password")).toBeVisible();
    await expect(page.getByRole("heading", { name: "User Type/Role" })).toBeVisible();
    await expect(toggle(page, "Trainee")).toBeChecked();
    await expect(toggle(page, "Ctops")).not.toBeChecked();
  });

  await test.step("decisions, Events: without a manager's role there is no New, Edit or Archive", () =>
    expectEventsOnlyToLookAt(page));

  await test.step("shell 2.24: Settings are for Admin only", () => expectSettingsRefused(page));
});

test(`what the pages offer ${MANAGER}`, async ({ page }) => {
  await enterAt(page, MANAGER, "/company/profile");

  await test.step("shell 2.14: does not see Tier and the CRM account", () =>
    expectInternals(page, false));

  await test.step("shell 2.15: Tier and CRM account are for Admin and Customer Support only", async () => {
    await openCompanyForm(page);
    await expect(field(page, "Salesforce account")).toBeHidden();
    await expect(page.getByRole("combobox", { name: "Tier" })).toBeHidden();
    await expect(button(page, "Delete")).toBeHidden();
  });

  await test.step("shell 6: New leads to Create Person, with companies_users_store only", async () => {
    await page.goto("/#/company/users/active");
    await page.getByRole("link", { name: "New" }).click();
    await expectTitle(page, "Create Person");
  });

  await test.step("shell 2.23: managers cannot edit internal staff", async () => {
    await page.goto(`/#/company/users/${ADMIN_ID}`);
    await expect(fact(page, "User Type")).toHaveText("Admin");
    await expect(edit(page)).toBeHidden();
    await page.goto(`/#/company/users/${ADMIN_ID}/edit`);
    await expect(page.getByLabel("First Name")).toHaveAttribute("readonly");
    await expect(button(page, "Update")).toBeHidden();
    await expect(button(page, "Delete")).toBeHidden();
  });

  await test.step("shell 2.24: Settings are for Admin only", () => expectSettingsRefused(page));
});

test(`what the pages offer ${TRAINING_MANAGER}`, async ({ page }) => {
  await enterAt(page, TRAINING_MANAGER, "/company/profile");

  await test.step("shell 2.14: does not see Tier and the CRM account, and has no Edit", async () => {
    await expectInternals(page, false);
    await expect(edit(page)).toBeHidden();
  });

  await test.step("shell 6: no New without companies_users_store", async () => {
    await page.goto("/#/company/users/active");
    await expectTitle(page, "People");
    await expect(page.getByRole("grid").getByRole("rowheader").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "New" })).toBeHidden();
  });

  await test.step("shell 2.22: training managers cannot delete", async () => {
    await page.goto(`/#/company/users/${TRAINEE_ID}/edit`);
    await expect(button(page, "Update")).toBeVisible();
    await expect(button(page, "Delete")).toBeHidden();
  });

  await test.step("shell 2.14: Edit Company needs companies_update", async () => {
    await page.goto("/#/company/profile/edit");
    await expect(page).toHaveURL(/#\/forbidden$/);
  });
});
