import { day, dayIn, typeDay } from "../support/days.ts";
import { watchCalls } from "../support/calls.ts";
import { button, dialog, detail, field, saved, toggle } from "../support/controls.ts";
import { openForm, watchDeparture } from "../support/forms.ts";
import { faults, holdRequests } from "../support/sandbox.ts";
import { userMenu } from "../support/shell.ts";
import { acceptTerms, signIn } from "../support/sign-in.ts";
import { searchRows } from "../support/grid-page.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const ADMIN = "admin@recurrent.test";
const MANAGER = "company.manager@aurora.test";

/** People of the sandbox's seed. */
const MANAGER_ID = 103;
const TRAINEE_ID = 105;
const NEW_PASSWORD = "Recurrent#2027";

const openEdit = (page: Page, id: number, username = MANAGER) =>
  openForm(page, username, `/company/users/${id}/edit`);

test("sends one PUT on Update, and opens Person Detail after 500 ms", async ({ page }) => {
  const calls = watchCalls(page, "PUT", `/users/${TRAINEE_ID}`);
  await openEdit(page, TRAINEE_ID);
  await field(page, "Last Name").fill(" Kowalski ");
  await toggle(page, "Flight Instructor").click();
  await field(page, "Captain Licence").fill("ATPL 1");
  const answer = await holdRequests(page, { path: "/api/companies/*/users/*", method: "PUT" });
  for (let press = 0; press < 3; press += 1) await field(page, "Email").press("Enter");
  await button(page, "Update").click({ force: true });
  await expect.poll(() => calls.list.length).toBe(1);
  const departure = await watchDeparture(page, `/users/${TRAINEE_ID}`);
  await answer();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#/company/users/${TRAINEE_ID}$`));
  const { redirectDelayMs, wasNotified } = await departure();
  expect(redirectDelayMs).toBeGreaterThanOrEqual(500);
  expect(wasNotified).toBe(true);
  await expect(detail(page, "Name")).toHaveText("Łukasz Kowalski");
  await expect(detail(page, "Captain Licence")).toHaveText("ATPL 1");
  await expect(detail(page, "Flight Instructor Licence")).toBeHidden();
  expect(calls.bodies()).toMatchObject([
    {
      id: TRAINEE_ID,
      surname: "Kowalski",
      roles: [8],
      companyRpes: [1, 4],
      companyRoles: [{ id: 1, licence: "ATPL 1" }],
      hemisphere: "N",
    },
  ]);
  expect(Object.keys(calls.bodies()[0] as object)).not.toContain("password");

  await test.step("shows the own new name in the menu at once", async () => {
    await page.goto(`/#/company/users/${MANAGER_ID}/edit`);
    await expect(field(page, "First Name")).toHaveValue("Noor");
    await field(page, "First Name").fill("Nora");
    await button(page, "Update").click();
    await expect(userMenu(page)).toContainText("Nora van der Berg");
  });
});

test("lets Admin set password and types; keeps a draft without the password", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 401/);
  await openEdit(page, TRAINEE_ID, ADMIN);

  await test.step("offers the draft without its password after the session has ended", async () => {
    await field(page, "First Name").fill("Unsaved");
    await button(page, "Change password").click();
    await field(page, "Password").fill(NEW_PASSWORD);
    await field(page, "Confirm Password").fill(NEW_PASSWORD);
    const write = { path: "/api/companies/*/users/*", method: "PUT" };
    await faults(page, [{ ...write, status: 401, times: 1 }]);
    await button(page, "Update").click();
    await expect(page).toHaveURL(/#\/login$/);
    await signIn(page, ADMIN);
    await acceptTerms(page);
    await page.goto(`/#/company/users/${TRAINEE_ID}/edit`);
    await button(page, "Restore draft").click();
    await expect(field(page, "First Name")).toHaveValue("Unsaved");
    await button(page, "Change password").click();
    await expect(field(page, "Password")).toHaveValue("");
  });

  await test.step("sends no unrepeated password, and nothing operational without the Trainee type", async () => {
    const calls = watchCalls(page, "PUT", `/users/${TRAINEE_ID}`);
    await field(page, "Password").fill(NEW_PASSWORD);
    await button(page, "Update").click();
    await expect(field(page, "Confirm Password")).toHaveAttribute("aria-invalid", "true");
    expect(calls.list).toEqual([]);
    await field(page, "Confirm Password").fill(NEW_PASSWORD);
    await toggle(page, "Training Manager").click();
    await toggle(page, "Trainee").click();
    await expect(page.getByRole("heading", { name: "Operational Information" })).toBeHidden();
    await button(page, "Update").click();
    await expect(saved(page)).toBeVisible();
    await expect(detail(page, "User Type")).toHaveText("Training Manager");
    await expect(detail(page, "Name")).toHaveText("Unsaved Wiśniewski");
    const [body] = calls.bodies() as Record<string, unknown>[];
    expect(body).toMatchObject({
      roles: [7],
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
    });
    for (const key of ["companyRpes", "companyRoles", "subscription", "hemisphere"]) {
      expect(body).not.toHaveProperty(key);
    }
  });

  await test.step("signs in with the new password", async () => {
    await page.goto("/#/logout");
    await signIn(page, "trainee@aurora.test", NEW_PASSWORD);
  });
});

test("shows a suspension, its end and a deletion at once everywhere, in other tabs too", async ({
  page,
  context,
}) => {
  test.slow();
  const suspended = (tab: Page) =>
    tab
      .getByRole("main")
      .getByRole("img", { name: /^Suspended/ })
      .first();
  const edits = watchCalls(page, "PUT", `/users/${TRAINEE_ID}`);
  const deletions = watchCalls(page, "DELETE", `/users/${TRAINEE_ID}`);
  await openEdit(page, TRAINEE_ID);
  const list = await context.newPage();
  await list.goto("/#/company/users/active?q=Wi%C5%9Bniewski");
  const listed = list.getByRole("link", { name: "Łukasz Wiśniewski" });
  await expect(listed).toBeVisible();
  await expect(suspended(list)).toBeHidden();

  await test.step("shows the Date of return as yyyy/MM/dd and sends it as yyyy-MM-dd", async () => {
    await toggle(page, "Suspend").click();
    await toggle(page, "Display on training status board").click();
    await typeDay(page, "Date of return:", day(20));
    await page.keyboard.press("Tab");
    await expect(dayIn(page, "Date of return:")).toHaveValue(day(20).replaceAll("-", "/"));
    await button(page, "Update").click();
    await expect(detail(page, "Suspend")).toHaveText("On");
    await expect(detail(page, "Returns on")).toHaveText(day(20).replaceAll("-", "/"));
    expect(edits.bodies()).toMatchObject([
      { settings: { notifications: false, suspend: { status: true, endDate: day(20) } } },
    ]);
  });

  await test.step("shows the suspension in the banner, on the board and in the list of another tab", async () => {
    await expect(suspended(page)).toBeVisible();
    await expect(suspended(list)).toBeVisible();
    await page.goto("/#/dashboard/training-status?q=Wi%C5%9Bniewski");
    const onBoard = page.getByRole("grid").getByRole("img", { name: /^Suspended/ });
    await expect(onBoard).toBeVisible();
  });

  await test.step("shows the end of the suspension everywhere too", async () => {
    await page.goto(`/#/company/users/${TRAINEE_ID}/edit`);
    await toggle(page, "Suspend").click();
    await button(page, "Update").click();
    await expect(detail(page, "Suspend")).toHaveText("Off");
    await expect(suspended(page)).toBeHidden();
    await expect(suspended(list)).toBeHidden();
  });

  await test.step("deletes after 'Do you really want to delete this user?', then opens the list", async () => {
    await page.getByRole("link", { name: "Edit" }).click();
    await button(page, "Delete").click();
    await expect(dialog(page, "Confirmation")).toContainText(
      "Do you really want to delete this user?",
    );
    await page.keyboard.press("Escape");
    await expect(dialog(page, "Confirmation")).toBeHidden();
    expect(deletions.list).toEqual([]);
    await button(page, "Delete").click();
    await dialog(page, "Confirmation").getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL(/#\/company\/users\/active$/);
    expect(deletions.list).toHaveLength(1);
  });

  await test.step("moves a deleted person from People and boards to Historical, in other tabs too", async () => {
    await searchRows(page, "wisniewski");
    await expect(page.getByText(/^Nothing matches/)).toBeVisible();
    await expect(listed).toBeHidden();
    await page.goto("/#/company/users/historical");
    await page.getByRole("link", { name: "Łukasz Wiśniewski" }).click();
    await expect(page.getByRole("navigation", { name: "Person" }).getByRole("link")).toHaveText([
      "Training Record",
    ]);
    await expect(detail(page, "End")).toHaveText(day(0));
    await page.goto("/#/dashboard/training-status?q=Wi%C5%9Bniewski");
    await expect(page.getByText(/^Nothing matches/)).toBeVisible();
  });
});
