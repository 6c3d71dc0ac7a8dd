/** Frequent tasks from the page after sign-in, each with its number of presses of the pointer and of keys. */
import { groupsByPerson, MEDEVAC, wholeGroups } from "../groups/group-pages.ts";
import { gridRows } from "../support/grid-page.ts";
import { addDays } from "../../packages/sdk/src/calendar-day.ts";
import { button, detail, saved, toggle } from "../support/controls.ts";
import { day } from "../support/days.ts";
import { expectTitle } from "../support/shell.ts";
import { dialogs, recordPrintCalls } from "../training/print-page.ts";
import { signInAs } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Locator, Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";
const TRAINEE = "trainee@aurora.test";

/** Acts as a person would, and counts presses and keys. */
class Person {
  readonly page: Page;
  readonly count = { clicks: 0, keys: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.count.clicks += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.count.keys += 1;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.count.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** The dialog of the operating system is not counted. */
  async chooseFile(target: Locator, name: string): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    await this.click(target);
    const buffer = Buffer.from("%PDF-1.4");
    await (await chooser).setFiles({ name, mimeType: "application/pdf", buffer });
  }
}

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first();

async function begin(page: Page, username: string, title: string): Promise<Person> {
  await signInAs(page, username);
  await expectTitle(page, title);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  return new Person(page);
}

test("shows who is expired at once, and why after one press", async ({ page }) => {
  const manager = await begin(page, MANAGER, "Training Status");
  const row = gridRows(page).first();
  await expect(row).toBeVisible();
  await manager.click(row.getByRole("button", { name: /^Preview / }));
  const preview = page.getByRole("region").filter({ hasText: "Training Record" });
  await expect(preview.getByText("Expired")).toBeVisible();
  expect(manager.count).toEqual({ clicks: 1, keys: 0 });
});

test("renews a medical certificate with its file in five presses", async ({ page }) => {
  const manager = await begin(page, MANAGER, "Training Status");
  await manager.click(link(page, "Event / Document Status"));
  const medical = gridRows(page).getByRole("link", { name: /^Medical certificate/ });
  await manager.click(medical.first());
  await manager.click(link(page, "Renew"));
  await manager.chooseFile(button(page, "Choose Attach New File"), "renewed medical.pdf");
  await manager.click(button(page, "Update"));
  await expect(saved(page)).toBeVisible();
  expect(manager.count).toEqual({ clicks: 5, keys: 0 });
});

test("moves three people to another group in seven presses", async ({ page }) => {
  const manager = await begin(page, MANAGER, "Training Status");
  const inOneGroup = [...groupsByPerson(await wholeGroups(page))]
    .filter(([, groups]) => groups.length === 1 && !groups.includes(MEDEVAC))
    .map(([name]) => name);
  await manager.click(link(page, "People"));
  for (const name of inOneGroup.toSorted().slice(0, 3)) {
    await manager.click(page.getByRole("checkbox", { name: `Select ${name}` }));
  }
  await manager.click(button(page, "Move to group"));
  const dialog = page.getByRole("dialog", { name: "Move to group" });
  await manager.click(dialog.getByRole("option", { name: MEDEVAC }));
  await manager.click(dialog.getByRole("button", { name: "Move 3 people" }));
  await expect(dialog.getByText(`3 people moved to ${MEDEVAC}.`)).toBeVisible();
  expect(manager.count).toEqual({ clicks: 7, keys: 0 });
});

test("suspends a person until a day in five presses and eight digits", async ({ page }) => {
  const manager = await begin(page, MANAGER, "Training Status");
  await manager.click(gridRows(page).getByRole("link").first());
  await manager.click(link(page, "Edit"));
  await manager.click(toggle(page, "Suspend"));
  await manager.click(page.getByRole("group", { name: "Date of return:" }));
  await manager.type(day(20).replaceAll("-", ""));
  await manager.click(button(page, "Update"));
  await expect(detail(page, "Suspend")).toHaveText("On");
  await expect(detail(page, "Returns on")).toHaveText(day(20).replaceAll("-", "/"));
  expect(manager.count).toEqual({ clicks: 5, keys: 8 });
});

test("prints one record in two presses", async ({ page }) => {
  await recordPrintCalls(page.context());
  const manager = await begin(page, MANAGER, "Training Status");
  await manager.click(gridRows(page).getByRole("link").first());
  const opening = page.waitForEvent("popup");
  await manager.click(link(page, "Open print page"));
  const printed = await opening;
  await expect.poll(() => dialogs(printed)).toBe(1);
  expect(manager.count).toEqual({ clicks: 2, keys: 0 });
});

test("finds a person by half a name with six keys", async ({ page }) => {
  const manager = await begin(page, MANAGER, "Training Status");
  await manager.press("Control+k");
  await manager.type("hadd");
  await manager.press("Enter");
  await expect(page.getByRole("heading", { name: "Farid Haddad" })).toBeVisible();
  expect(manager.count).toEqual({ clicks: 0, keys: 6 });
});

test("begins a lesson in one press", async ({ page }) => {
  const trainee = await begin(page, TRAINEE, "Train Now");
  await trainee.click(button(page, "Begin Training").first());
  await page.waitForURL(/\/sandbox\/player\.html/);
  expect(trainee.count).toEqual({ clicks: 1, keys: 0 });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("adds a licence with its photo that expires in two years in twelve presses", async ({
    page,
  }) => {
    const trainee = await begin(page, TRAINEE, "Train Now");
    await trainee.click(button(page, "Open menu"));
    await trainee.click(link(page, "Events / Documents"));
    await trainee.click(link(page, "New"));
    await trainee.click(page.getByRole("textbox", { name: "Description" }));
    await trainee.type("Flight crew licence");
    const expiry = addDays(day(0), 2 * 365);
    await trainee.click(button(page, "Choose date for Expiry at"));
    const picker = page.getByRole("dialog", { name: "Expiry at" });
    await trainee.click(picker.getByRole("button", { name: /switch to year view/ }));
    await trainee.click(picker.getByRole("radio", { name: expiry.slice(0, 4) }));
    await trainee.click(picker.getByRole("radio", { name: "June" }));
    await trainee.click(picker.getByRole("gridcell", { name: "15", exact: true }));
    await trainee.click(picker.getByRole("button", { name: "OK" }));
    await trainee.chooseFile(button(page, "Choose Attach New File"), "licence.pdf");
    await trainee.click(button(page, "Create"));
    await expect(saved(page)).toBeVisible();
    expect(trainee.count).toEqual({ clicks: 12, keys: 19 });
  });
});
