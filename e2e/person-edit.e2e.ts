import { dateField, dayIn, typeDay } from "./support/days.ts";
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
import { faults, hold } from "./support/sandbox.ts";
import { expectTitle, userMenu } from "./support/shell.ts";
import { acceptTerms, signIn } from "./support/sign-in.ts";
import { searchRows } from "./support/grid-page.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const ADMIN = "admin@recurrent.test";
const MANAGER = "company.manager@aurora.test";

/** People of the sandbox's world. */
const MANAGER_ID = 103;
const TRAINEE_ID = 105;
const LAPSED_ID = 110;
const SUSPENDED_ID = 113;
const KING_AIR = "Canada, Air Taxi, King Air 350";
const NEW_PASSWORD = "Recurrent#2027";
const DAY_MS = 86_400_000;

const openEdit = (page: Page, id: number, username = MANAGER) =>
  openForm(page, username, `/company/users/${id}/edit`);

test("shell 2.22: the form of a person", async ({ page }) => {
  await openEdit(page, TRAINEE_ID);

  await test.step("on load the form is filled; a company manager sees neither passwords nor User Type/Role", async () => {
    await expectTitle(page, "Edit Person");
    await expect(field(page, "First Name")).toHaveValue("Łukasz");
    await expect(field(page, "Last Name")).toHaveValue("Wiśniewski");
    await expect(field(page, "Username")).toHaveValue("trainee@aurora.test");
    await expect(field(page, "Email")).toHaveValue("trainee@aurora.test");
    await expect(toggle(page, KING_AIR)).toBeChecked();
    await expect(toggle(page, "Captain")).toBeChecked();
    await expect(field(page, "Captain Licence")).not.toHaveValue("");
    await expect(toggle(page, "Dispatcher")).not.toBeChecked();
    await expect(field(page, "Password")).toBeHidden();
    await expect(page.getByRole("heading", { name: "User Type/Role" })).toBeHidden();
    await expect(button(page, "Delete")).toBeVisible();
  });

  await test.step("Cancel leads to Person Detail, and asks before changes are lost", async () => {
    // Switched on and off again is no change.
    await toggle(page, "Dispatcher").click();
    await toggle(page, "Dispatcher").click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL(new RegExp(`#/company/users/${TRAINEE_ID}$`));
    await page.getByRole("link", { name: "Edit" }).click();
    await toggle(page, "Dispatcher").click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await dialog(page, "Unsaved changes").getByRole("button", { name: "Leave" }).click();
    await expect(fact(page, "Name")).toHaveText("Łukasz Wiśniewski");
  });

  await test.step("issue, after any write: who edits themselves sees it in the menu at once", async () => {
    await page.goto(`/#/company/users/${MANAGER_ID}/edit`);
    await expect(field(page, "First Name")).toHaveValue("Noor");
    await expect(page.getByRole("heading", { name: "Operational Information" })).toBeHidden();
    await field(page, "First Name").fill("Nora");
    await button(page, "Update").click();
    await expect(userMenu(page)).toContainText("Nora van der Berg");
  });
});

test("shell 2.22: Update makes one PUT, says 'Data updated successfully!' and leads to Person Detail after 500 ms", async ({
  page,
}) => {
  const calls = watchCalls(page, "PUT", `/users/${TRAINEE_ID}`);
  await openEdit(page, TRAINEE_ID);
  await field(page, "Last Name").fill(" Kowalski ");
  await toggle(page, "Flight Instructor").click();
  await field(page, "Captain Licence").fill("ATPL 1");
  const answer = await hold(page, { path: "/api/companies/*/users/*", method: "PUT" });
  for (let press = 0; press < 3; press += 1) await field(page, "Email").press("Enter");
  await button(page, "Update").click({ force: true });
  await expect.poll(() => calls.list.length).toBe(1);
  const departure = await watchDeparture(page, `/users/${TRAINEE_ID}`);
  await answer();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#/company/users/${TRAINEE_ID}$`));
  const { afterMs, wasTold } = await departure();
  expect(afterMs).toBeGreaterThanOrEqual(500);
  expect(wasTold).toBe(true);
  await expect(fact(page, "Name")).toHaveText("Łukasz Kowalski");
  await expect(fact(page, "Captain Licence")).toHaveText("ATPL 1");
  await expect(fact(page, "Flight Instructor Licence")).toBeHidden();
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
});

test("shell 2.22: Admin sets a password and user types; without the Trainee type nothing operational is sent", async ({
  page,
}) => {
  const calls = watchCalls(page, "PUT", `/users/${TRAINEE_ID}`);
  await openEdit(page, TRAINEE_ID, ADMIN);
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
  await expect(fact(page, "User Type")).toHaveText("Training Manager");
  const [body] = calls.bodies() as Record<string, unknown>[];
  expect(body).toMatchObject({
    roles: [7],
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
  });
  for (const key of ["companyRpes", "companyRoles", "subscription", "hemisphere"]) {
    expect(body).not.toHaveProperty(key);
  }
  await page.goto("/#/logout");
  await signIn(page, "trainee@aurora.test", NEW_PASSWORD);
});

test("shell 2.22: a person is suspended", async ({ page }) => {
  const calls = watchCalls(page, "PUT", `/users/${TRAINEE_ID}`);
  await openEdit(page, TRAINEE_ID);

  await test.step("Suspend shows its text, the Date of return and two switches, and turns notifications the other way", async () => {
    const text =
      "Training continues to be delivered while trainee is suspended. Notifications and status boards can be enabled while suspended.";
    await expect(page.getByText(text)).toBeHidden();
    await expect(toggle(page, "Notifications")).toBeChecked();
    await toggle(page, "Suspend").click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText("Date of return:", { exact: true }).first()).toBeVisible();
    await expect(
      page.getByText("(leave blank to suspend until subscription renewal)", { exact: true }),
    ).toBeVisible();
    await expect(toggle(page, "Display on training status board")).toBeVisible();
    await expect(toggle(page, "Display on events status board")).toBeVisible();
    await expect(toggle(page, "Notifications")).not.toBeChecked();
    await toggle(page, "Notifications").click();
    await expect(toggle(page, "Notifications")).toBeChecked();
    await toggle(page, "Suspend").click();
    await toggle(page, "Suspend").click();
    await expect(toggle(page, "Notifications")).not.toBeChecked();
    await toggle(page, "Suspend").click();
    await expect(toggle(page, "Notifications")).toBeChecked();
  });

  await test.step("the Date of return is shown as yyyy/MM/dd and sent as yyyy-MM-dd, today up to the subscription's end", async () => {
    await toggle(page, "Suspend").click();
    const back = dayIn(page, "Date of return:");
    const end = await field(page, "Subscription Renewal").inputValue();
    const beyond = new Date(Date.parse(end) + DAY_MS).toISOString().slice(0, 10);
    for (const wrong of [day(-1), beyond]) {
      await typeDay(page, "Date of return:", wrong);
      await button(page, "Update").click();
      const year = dateField(page, "Date of return:").getByRole("spinbutton", { name: "Year" });
      await expect(year).toHaveAttribute("aria-invalid", "true");
    }
    expect(calls.list).toEqual([]);
    await typeDay(page, "Date of return:", day(20));
    await page.keyboard.press("Tab");
    await expect(back).toHaveValue(day(20).replaceAll("-", "/"));
    await button(page, "Update").click();
    await expect(fact(page, "Returns on")).toHaveText(day(20).replaceAll("-", "/"));
    expect(calls.bodies()).toMatchObject([
      { settings: { notifications: false, suspend: { status: true, endDate: day(20) } } },
    ]);
  });
});

test("issue, after any write: a suspension shows at once on lists, boards, banner and other tabs, and so does its end", async ({
  page,
  context,
}) => {
  const suspended = (tab: Page) =>
    tab
      .getByRole("main")
      .getByRole("img", { name: /^Suspended/ })
      .first();
  await openEdit(page, TRAINEE_ID);
  const list = await context.newPage();
  await list.goto("/#/company/users/active?q=Wi%C5%9Bniewski");
  await expect(list.getByRole("link", { name: "Łukasz Wiśniewski" })).toBeVisible();
  await expect(suspended(list)).toBeHidden();
  const detail = await context.newPage();
  await detail.goto(`/#/company/users/${TRAINEE_ID}?tab=record`);
  await expect(detail.getByRole("region", { name: "Łukasz Wiśniewski" })).toBeVisible();

  await toggle(page, "Suspend").click();
  await toggle(page, "Display on training status board").click();
  await button(page, "Update").click();
  await expect(fact(page, "Suspend")).toHaveText("On");
  await expect(fact(page, "Returns on")).toHaveText("Subscription renewal");
  await expect(suspended(list)).toBeVisible();
  await expect(suspended(detail)).toBeVisible();
  await page.goto("/#/dashboard/training-status?q=Wi%C5%9Bniewski");
  const onBoard = page.getByRole("grid").getByRole("img", { name: /^Suspended/ });
  await expect(onBoard).toBeVisible();

  await page.goto(`/#/company/users/${TRAINEE_ID}/edit`);
  await toggle(page, "Suspend").click();
  await button(page, "Update").click();
  await expect(fact(page, "Suspend")).toHaveText("Off");
  await expect(suspended(list)).toBeHidden();
  await expect(suspended(detail)).toBeHidden();
});

test("shell 5: Subscription Renewal is picked, not typed, between today and what it is; a lapsed one has no upper bound", async ({
  page,
}) => {
  await openEdit(page, TRAINEE_ID);
  const renewal = field(page, "Subscription Renewal");
  await expect(renewal).toHaveAttribute("readonly");
  await expect(renewal).toHaveAttribute("placeholder", "Pick a day");
  const end = await renewal.inputValue();
  await renewal.click();
  const calendar = page.getByRole("dialog");
  const cell = (text: string) => calendar.getByRole("gridcell", { name: text, exact: true });
  const last = Number(end.slice(-2));
  await expect(cell(String(last))).toBeEnabled();
  if (last < 28) await expect(cell(String(last + 1))).toBeDisabled();
  await expect(calendar.getByRole("button", { name: "Next month" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(calendar).toBeHidden();

  await page.goto(`/#/company/users/${LAPSED_ID}/edit`);
  await expect(field(page, "First Name")).toHaveValue("Kwame");
  await renewal.click();
  await expect(calendar.getByRole("button", { name: "Next month" })).toBeEnabled();
  await calendar.getByRole("button", { name: "Next month" }).click();
  await calendar.getByRole("button", { name: "Next month" }).click();
  await cell("15").click();
  const chosen = await renewal.inputValue();
  expect(chosen > day(0)).toBe(true);
  await button(page, "Update").click();
  await expect(fact(page, "Subscription Renewal")).toHaveText(chosen);
});

test("shell 2.22: Delete asks 'Do you really want to delete this user?', then leads to the people index", async ({
  page,
  context,
}) => {
  const calls = watchCalls(page, "DELETE", `/users/${SUSPENDED_ID}`);
  await openEdit(page, SUSPENDED_ID);
  const other = await context.newPage();
  await other.goto("/#/company/users/historical");
  await expect(other.getByRole("link", { name: "Gustavo Pereira" })).toBeVisible();

  await button(page, "Delete").click();
  await expect(dialog(page, "Confirmation")).toContainText(
    "Do you really want to delete this user?",
  );
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Confirmation")).toBeHidden();
  expect(calls.list).toEqual([]);

  await button(page, "Delete").click();
  await dialog(page, "Confirmation").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/#\/company\/users\/active$/);
  expect(calls.list).toHaveLength(1);
  await expect(page.getByRole("link", { name: "Quentin Beaulieu" })).toBeHidden();
  await searchRows(page, "Rafael");
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
  // The other tab follows by itself.
  await other.getByRole("link", { name: "Rafael de Souza Lima" }).click();
  await expect(other.getByRole("navigation", { name: "Person" }).getByRole("link")).toHaveText([
    "Training Record",
  ]);
  await expect(fact(other, "End")).toHaveText(day(0));
  await page.goto("/#/dashboard/training-status?q=Rafael");
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
});

test("issue, forms: a draft survives an ended session without its password and is offered back to the same user only", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 401/);
  await openEdit(page, TRAINEE_ID, ADMIN);
  await field(page, "First Name").fill("Unsaved");
  await field(page, "Password").fill(NEW_PASSWORD);
  await field(page, "Confirm Password").fill(NEW_PASSWORD);
  await faults(page, [{ path: "/api/companies/*/users/*", method: "PUT", status: 401, times: 1 }]);
  await button(page, "Update").click();
  await expect(page).toHaveURL(/#\/login$/);
  await openEdit(page, TRAINEE_ID, MANAGER);
  await expect(field(page, "First Name")).toHaveValue("Łukasz");
  await expect(button(page, "Restore draft")).toBeHidden();
  await page.goto("/#/logout");
  await signIn(page, ADMIN);
  await acceptTerms(page);
  await page.goto(`/#/company/users/${TRAINEE_ID}/edit`);
  await button(page, "Restore draft").click();
  await expect(field(page, "First Name")).toHaveValue("Unsaved");
  await expect(field(page, "Password")).toHaveValue("");
  await button(page, "Update").click();
  await expect(fact(page, "Name")).toHaveText("Unsaved Wiśniewski");
});
