import { watchCalls } from "../support/calls.ts";
import { button, dialog, detail, field, saved, toggle } from "../support/controls.ts";
import { watchDeparture } from "../support/forms.ts";
import { day } from "../support/days.ts";
import { searchRows } from "../support/grid-page.ts";
import { holdRequests } from "../support/sandbox.ts";
import { expectTitle } from "../support/shell.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";
const TRAINING_MANAGER = "training.manager@aurora.test";
const KING_AIR = "Canada, Air Taxi, King Air 350";

async function fillNewPerson(page: Page, name: string): Promise<void> {
  await field(page, "First Name").fill(name);
  await field(page, "Last Name").fill("Nováková");
  await field(page, "Username").fill(`${name.toLowerCase()}@aurora.test`);
  await field(page, "Email").fill("mail@aurora.test");
}

test("creates a person", async ({ page, watch }) => {
  watch.allow(/status of 422/);
  await signInAt(page, MANAGER, "/company/users/active");

  await test.step("asks on Back before typed values are lost", async () => {
    await page.getByRole("link", { name: "New" }).click();
    await expectTitle(page, "Create Person");
    await field(page, "First Name").fill("Petra");
    await page.goBack();
    await dialog(page, "Unsaved changes").getByRole("button", { name: "Leave" }).click();
    await expectTitle(page, "People");
  });

  await test.step("shows a refused field at the field and in the alert, and focuses it", async () => {
    await page.getByRole("link", { name: "New" }).click();
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
    await toggle(page, "First Officer").click();
  });

  await test.step("makes one call on Create, and opens the people list after 300 ms", async () => {
    const calls = watchCalls(page, "POST", "/users");
    await field(page, "Captain Licence").fill("ATPL 77");
    const answer = await holdRequests(page, { path: "/api/companies/*/users", method: "POST" });
    await field(page, "Email").press("Enter");
    await field(page, "Email").press("Enter");
    await button(page, "Create").click({ force: true });
    await expect.poll(() => calls.list.length).toBe(1);
    const departure = await watchDeparture(page, "/users");
    await answer();
    await expect(saved(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/company\/users\/active$/);
    const { redirectDelayMs, wasNotified } = await departure();
    expect(redirectDelayMs).toBeGreaterThanOrEqual(300);
    expect(wasNotified).toBe(true);
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
  });

  await test.step("lists the person without a reload", async () => {
    await searchRows(page, "novakova");
    await page.getByRole("link", { name: "Petra Nováková" }).click();
    await expect(detail(page, "Captain Licence")).toHaveText("ATPL 77");
  });
});
