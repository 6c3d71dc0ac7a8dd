import { watchCalls } from "./support/calls.ts";
import {
  button,
  day,
  dialog,
  fact,
  field,
  openForm,
  saved,
  toggle,
  watchDeparture,
} from "./support/person-form.ts";
import { hold } from "./support/sandbox.ts";
import { expectTitle } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";
const TRAINING_MANAGER = "training.manager@aurora.test";
const KING_AIR = "Canada, Air Taxi, King Air 350";

const openCreate = (page: Page) => openForm(page, MANAGER, "/company/users/create");

async function fillNewPerson(page: Page, name: string): Promise<void> {
  await field(page, "First Name").fill(name);
  await field(page, "Last Name").fill("Nováková");
  await field(page, "Username").fill(`${name.toLowerCase()}@aurora.test`);
  await field(page, "Email").fill("mail@aurora.test");
}

test("shell 2.21: the form of a new person", async ({ page }) => {
  const calls = watchCalls(page, "POST", "/users");
  await openCreate(page);

  await test.step("First Name, Last Name, Username (e-mail type) and Email are required", async () => {
    await expectTitle(page, "Create Person");
    await expect(field(page, "Username")).toHaveAttribute("type", "email");
    await button(page, "Create").click();
    for (const name of ["First Name", "Last Name", "Username", "Email"]) {
      await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByText(`${name} is required.`)).toBeVisible();
    }
    await expect(field(page, "First Name")).toBeFocused();
    await expect(field(page, "Password")).toBeHidden();
    expect(calls.list).toEqual([]);
  });

  await test.step("shell 4: turning on Training Manager turns off Company Manager, and the reverse", async () => {
    await toggle(page, "Company Manager").click();
    await toggle(page, "Training Manager").click();
    await expect(toggle(page, "Training Manager")).toBeChecked();
    await expect(toggle(page, "Company Manager")).not.toBeChecked();
    await toggle(page, "Company Manager").click();
    await expect(toggle(page, "Company Manager")).toBeChecked();
    await expect(toggle(page, "Training Manager")).not.toBeChecked();
  });

  await test.step("Operational Information is shown only when the Trainee type is on, with its defaults", async () => {
    await toggle(page, "Company Manager").click();
    const section = page.getByRole("heading", { name: "Operational Information" });
    await expect(section).toBeHidden();
    await toggle(page, "Trainee").click();
    await expect(section).toBeVisible();
    await expect(page.getByRole("group", { name: "Registry, Purpose, Equipment" })).toBeVisible();
    await expect(field(page, "Captain Licence")).toBeHidden();
    await toggle(page, "Captain").click();
    await expect(field(page, "Captain Licence")).toBeVisible();
    await toggle(page, "Captain").click();
    await expect(field(page, "Captain Licence")).toBeHidden();
    await expect(page.getByRole("radio", { name: "Northern" })).toBeChecked();
    await page.getByText("Southern", { exact: true }).click();
    await expect(page.getByRole("radio", { name: "Northern" })).not.toBeChecked();
    await expect(field(page, "Subscription Renewal")).toHaveValue(day(0));
    await toggle(page, "Trainee").click();
    await expect(section).toBeHidden();
  });

  await test.step("shell 5: a trainee without an RPE and a role is not saved: 'Validation Error', Ok", async () => {
    await fillNewPerson(page, "Petra");
    await toggle(page, "Trainee").click();
    await toggle(page, KING_AIR).click();
    await button(page, "Create").click();
    await expect(dialog(page, "Validation Error")).toContainText(
      "Must have at least one RPE and one Role",
    );
    await dialog(page, "Validation Error").getByRole("button", { name: "Ok" }).click();
    await expect(dialog(page, "Validation Error")).toBeHidden();
    await expect(field(page, "First Name")).toHaveValue("Petra");
    expect(calls.list).toEqual([]);
  });

  await test.step("Cancel leads to the index, and asks before changes are lost", async () => {
    await page.getByRole("link", { name: "Cancel" }).click();
    await dialog(page, "Unsaved changes").getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/#\/company\/users\/active$/);
    // Until then the form is still there, and would ask about the next address.
    await expectTitle(page, "People");
    await page.goto("/#/company/users/create");
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/#\/company\/users\/active$/);
    await page.goto("/#/company/users/create");
    await field(page, "First Name").fill("Petra");
    await page.getByRole("link", { name: "Cancel" }).click();
    await dialog(page, "Unsaved changes").getByRole("button", { name: "Stay" }).click();
    await expect(field(page, "First Name")).toHaveValue("Petra");
    await page.goBack();
    await dialog(page, "Unsaved changes").getByRole("button", { name: "Leave" }).click();
    await expect(page).not.toHaveURL(/create/);
  });
});

test("shell 2.21: Create makes one call, says 'Data updated successfully!' and leads to the people index after 300 ms", async ({
  page,
  context,
}) => {
  await openCreate(page);
  const other = await context.newPage();
  await other.goto("/#/company/users/active?q=Nov%C3%A1kov%C3%A1");
  await expect(other.getByText(/^Nothing matches/)).toBeVisible();

  const calls = watchCalls(page, "POST", "/users");
  await fillNewPerson(page, "Petra");
  await toggle(page, "Trainee").click();
  await toggle(page, KING_AIR).click();
  await toggle(page, "Captain").click();
  await field(page, "Captain Licence").fill("ATPL 77");
  const answer = await hold(page, { path: "/api/companies/*/users", method: "POST" });
  await field(page, "Email").press("Enter");
  await field(page, "Email").press("Enter");
  await button(page, "Create").click({ force: true });
  await expect.poll(() => calls.list.length).toBe(1);
  const departure = await watchDeparture(page, "/users");
  await answer();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/company\/users\/active$/);
  const { afterMs, wasTold } = await departure();
  expect(afterMs).toBeGreaterThanOrEqual(300);
  expect(wasTold).toBe(true);
  expect(calls.bodies()).toEqual([
    {
      roles: [8],
      name: "Petra",
      surname: "Nováková",
      username: "petra@aurora.test",
      email: "mail@aurora.test",
      settings: { notifications: true },
      companyRpes: [1],
      companyRoles: [{ id: 1, licence: "ATPL 77" }],
      subscription: day(0),
      hemisphere: "N",
    },
  ]);
  // In the other tab as well, without a reload.
  await other.getByRole("link", { name: "Petra Nováková" }).click();
  await expect(fact(other, "Captain Licence")).toHaveText("ATPL 77");
});

test("issue, forms: what the server refuses stands at its field and in the alert, and has the focus", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 422/);
  await openCreate(page);
  await fillNewPerson(page, "Petra");
  await field(page, "Username").fill(TRAINING_MANAGER);
  await toggle(page, "Trainee").click();
  await toggle(page, KING_AIR).click();
  await toggle(page, "Captain").click();
  await toggle(page, "First Officer").click();
  await field(page, "First Officer Licence").fill("9".repeat(300));
  await button(page, "Create").click();
  const alert = page.getByRole("alert").filter({ has: page.getByRole("list") });
  await expect(alert.getByRole("listitem")).toHaveCount(2);
  await expect(field(page, "Username")).toBeFocused();
  await expect(field(page, "Username")).toHaveAccessibleDescription(/already been taken/);
  await expect(field(page, "First Officer Licence")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Captain Licence")).not.toHaveAttribute("aria-invalid", "true");
  await field(page, "Username").fill("petra@aurora.test");
  await button(page, "Create").click();
  await expect(alert.getByRole("listitem")).toHaveCount(1);
  await expect(field(page, "First Officer Licence")).toBeFocused();
});
