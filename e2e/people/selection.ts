import { searchRows } from "../support/grid-page.ts";
import { expect } from "../support/test.ts";
import type { Locator, Page } from "@playwright/test";

/** Presses a button by its whole name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

export const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

/** Finds each by a search and ticks them. */
export async function tick(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await searchRows(page, name);
    await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  }
  await expect(page.getByText(`${names.length} selected`)).toBeVisible();
}

/** Opens 'Add to group' or 'Move to group' and chooses the group. */
export async function chooseGroup(page: Page, action: string, group: string): Promise<Locator> {
  await press(page, action);
  const confirmation = dialog(page, action);
  await confirmation.getByRole("combobox", { name: "Group" }).fill(group.slice(0, 4));
  await confirmation.getByRole("option", { name: group }).click();
  return confirmation;
}
