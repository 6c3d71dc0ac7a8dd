/**
 * Uses a list by keyboard alone: leaving it for a match, opening a row, coming back, sorting, choosing columns and
 * exporting.
 */
import { readFile } from "node:fs/promises";
import { gridRows } from "../support/grid-page.ts";
import { expectTitle } from "../support/shell.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Locator, Page } from "@playwright/test";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Presses a key until the expected element has the focus. */
async function tabTo(
  page: Page,
  to: Locator,
  key: "ArrowDown" | "Shift+Tab" | "Tab" = "Tab",
): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(to).toBeFocused();
}

// So low that a page of 25 people is several windows high.
test.use({ viewport: { width: 1280, height: 480 } });

test("opens, sorts, exports and hides a column of lists by keyboard alone", async ({ page }) => {
  test.slow();
  await signInAt(page, "company.manager@aurora.test", "/company/users/active");
  const search = page.getByRole("searchbox");
  const column = (name: RegExp) => page.getByRole("columnheader", { name });
  const cell = (row: number) => gridRows(page).nth(row).getByRole("rowheader");
  await expect(cell(0)).toBeVisible();

  await test.step("opens the palette with Ctrl+K in a list's search, and a person with Enter", async () => {
    const dialog = page.getByRole("dialog", { name: "Find anything" });
    await search.focus();
    await page.keyboard.press("Control+k");
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("okafor AMARA");
    await expect(dialog.getByRole("option").first()).toContainText("Amara Okafor");
    await page.keyboard.press("Enter");
    await expectTitle(page, "Person Detail");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await test.step("offers the page's own actions first; Back returns to the person", async () => {
    await page.keyboard.press("Control+k");
    const options = page.getByRole("dialog").getByRole("option");
    await expect(options.first()).toHaveText("Edit Person");
    await page.keyboard.press("Enter");
    await expectTitle(page, "Edit Person");
    await page.goBack();
    await expectTitle(page, "Person Detail");
    await page.goBack();
    await expectTitle(page, "People");
    await expect(cell(0)).toBeVisible();
  });

  await test.step("moves from the head down the names with the arrow keys; Enter opens, Back returns", async () => {
    await search.focus();
    // The check boxes come before the names.
    await tabTo(page, page.getByRole("checkbox", { name: "Select all" }));
    await page.keyboard.press("ArrowRight");
    await expect(column(/^Name/)).toBeFocused();
    for (let row = 0; row <= 20; row += 1) await page.keyboard.press("ArrowDown");
    await expect(cell(20)).toBeFocused();
    await expect(cell(20)).toBeInViewport();
    const name = await cell(20).getByRole("link").innerText();
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(300);
    await page.keyboard.press("Enter");
    await expectTitle(page, "Person Detail");
    await expect(page).toHaveTitle(`${name} · Person Detail · Recurrent`);
    // A page opens at its top.
    await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
    await expect.poll(async () => scrolled(page)).toBeLessThan(8);
    // A page cannot press the browser's own key for Back.
    await page.goBack();
    await expectTitle(page, "People");
    await expect(page.getByRole("link", { name, exact: true })).toBeInViewport();
    await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(8);
  });

  await test.step("sorts when Enter is pressed on a column heading", async () => {
    await search.focus();
    await page.keyboard.type("air");
    await expect(page).toHaveURL(/q=air/);
    // The check boxes come before the names.
    await tabTo(page, page.getByRole("checkbox", { name: "Select all" }));
    await page.keyboard.press("ArrowRight");
    await expect(column(/^Name/)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(column(/^Name/)).toHaveAttribute("aria-sort", "descending");
    await expect(page).toHaveURL(/sort=-fullName/);
  });

  const exported = async (list: string): Promise<string[]> => {
    const button = page.getByRole("button", { name: "Export" });
    await search.focus();
    await tabTo(page, button);
    const saved = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${list}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
    const text = await readFile(await file.path(), "utf8");
    expect(text.startsWith("\uFEFF")).toBe(true);
    return text.slice(1).trimEnd().split("\r\n");
  };

  await test.step("exports all rows that match, in their order, with all columns", async () => {
    const [head, ...lines] = await exported("people");
    expect(head).toBe("Name,Suspended,Type(s),Training");
    const total = /of (\d+)$/.exec(await page.getByText(/^\d+–\d+ of \d+$/).innerText())?.[1];
    expect(lines).toHaveLength(Number(total));
    const names = await gridRows(page).getByRole("rowheader").getByRole("link").allInnerTexts();
    expect(names).toHaveLength(25);
    expect(lines.slice(0, 25).map((line) => line.split(",")[0])).toEqual(names);
  });

  await test.step("leaves a hidden column out of the export", async () => {
    await page.goto("/#/dashboard/event-status");
    // Until then, the list before is shown.
    await expect(page.getByRole("grid", { name: "Expired" })).toBeVisible();
    await expect(cell(0)).toBeVisible();
    await search.focus();
    await tabTo(page, page.getByRole("button", { name: "View", exact: true }));
    await page.keyboard.press("Enter");
    const issued = page.getByRole("menuitemcheckbox", { name: "Issued" });
    await expect(issued).toBeVisible();
    await tabTo(page, issued, "ArrowDown");
    await page.keyboard.press("Enter");
    await expect(issued).not.toBeChecked();
    await page.keyboard.press("Escape");
    const columns = page.getByRole("grid").getByRole("columnheader");
    await expect(columns).toHaveText([/^Name/, /^Description/, /^Expiration/]);
    const [head, first = ""] = await exported("expired");
    expect(head).toBe("Name,Suspended,Description,Expiration,Status");
    expect(first.startsWith(await cell(0).getByRole("link").innerText())).toBe(true);
  });
});
