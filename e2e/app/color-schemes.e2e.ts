/**
 * Menus and dialogs (palette, timeline, filter, reminders, calendar file, audit pack, bulk actions) on the
 * production build, on a phone in the dark scheme: they work, axe finds nothing and nothing scrolls
 * sideways. Their stories have both schemes, in a wide window. Pages with a URL are in
 * every-page.e2e.ts.
 */
import { expectAccessible } from "../support/axe.ts";
import { gridRows, searchRows } from "../support/grid-page.ts";
import { printButton } from "../training/print-page.ts";
import { expectTitle } from "../support/shell.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const MANAGER = "company.manager@aurora.test";
const FIND = "Find anything";

test.use({ viewport: { width: 360, height: 740 }, colorScheme: "dark" });

test("opens every menu and dialog accessibly on a phone in the dark scheme", async ({ page }) => {
  test.slow();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const look = async (what: string) => {
    // A tooltip under the pointer is outside of every region.
    await page.mouse.move(0, 0);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await expectAccessible(page, what);
  };
  const dialog = (name: string) => page.getByRole("dialog", { name });

  await test.step("opens the command palette", async () => {
    await signInAt(page, "trainee@aurora.test", "/my/program");
    await button(FIND).click();
    await expect(dialog(FIND).getByRole("combobox")).toBeFocused();
    await page.keyboard.type("medical");
    const found = dialog(FIND)
      .getByRole("option", { name: /^Medical/ })
      .first();
    await expect(found).toBeVisible();
    await look(FIND);
    await found.click();
    await expectTitle(page, "Event Detail");
  });

  await test.step("downloads the calendar", async () => {
    await page.goto("/#/my/events");
    await expect(gridRows(page).first()).toBeVisible();
    const saved = page.waitForEvent("download");
    await button("More tools").click();
    await button("Download calendar").click();
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/);
    await expect(page.getByText(/dates saved to downloads/)).toBeVisible();
    await look("Download calendar");
  });

  await test.step("prints the filters of the boards", async () => {
    await signInAt(page, MANAGER, "/dashboard/training-status");
    await button("More tools").click();
    await button("Filter").click();
    const group = page.getByRole("combobox", { name: "Filter by Group" });
    await expect(group).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("option").first().click();
    await expect(page.getByRole("button", { name: /^Remove Group: / })).toBeVisible();
    await look("Filter");
    const print = page.getByRole("link", { name: "Print", exact: true });
    // Tools that were open close with the table of a card that has no one left.
    await expect(async () => {
      if (!(await print.isVisible())) {
        await page.getByRole("button", { name: /^More tools/ }).click();
      }
      await print.click({ timeout: 2000 });
    }).toPass();
    await expect(printButton(page)).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Group: ");
    await look("Training Status Print");
  });

  await test.step("shows the expiry timeline and the reminders of the week", async () => {
    await page.goto("/#/dashboard/event-status");
    const bars = page.getByRole("group", { name: /by month of expiry$/ });
    const reminders = button("Reminders this week");
    await expect(reminders).toBeVisible();
    // On a phone it is folded at first.
    await page.getByRole("button", { name: /Expiries by month/ }).click();
    await bars.locator("button:enabled").first().press("Enter");
    await expect(page).toHaveURL(/[?&]expires=/);
    await look("Expiry horizon");
    await reminders.click();
    const week = page.getByRole("region", { name: "Reminders of this week" });
    await expect(gridRows(week).first()).toBeVisible();
    await look("Reminders of the week");
  });

  await test.step("opens the audit pack", async () => {
    await page.goto("/#/company/users/105");
    await button("More actions").click();
    await button("Audit pack").click();
    await expect(dialog("Audit pack").getByRole("button", { name: "Create pack" })).toBeEnabled();
    await look("Audit pack");
    await page.keyboard.press("Escape");
    await expect(dialog("Audit pack")).toBeHidden();
  });

  await test.step("opens the dialogs of bulk actions", async () => {
    await page.goto("/#/company/users/active");
    await searchRows(page, "wisniewski");
    await page.getByRole("checkbox", { name: "Select Łukasz Wiśniewski" }).check();
    await expect(page.getByText("1 selected")).toBeVisible();
    await look("People, one selected");
    const pressBulkAction = async (name: string) => {
      await button("Actions").click();
      await button(name).click();
    };
    await pressBulkAction("Add to group");
    const add = dialog("Add to group");
    await add.getByRole("combobox", { name: "Group" }).fill("mede");
    await add.getByRole("option", { name: "Medevac" }).click();
    await look("Add to group");
    await page.keyboard.press("Escape");
    await expect(add).toBeHidden();
    await pressBulkAction("Print records");
    await expect(dialog("Print records").getByText("Will be printed: 1")).toBeVisible();
    await look("Print records");
  });
});
