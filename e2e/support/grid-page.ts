import { expect, type Locator, type Page } from "@playwright/test";

/** A list of the portal by its name, or the only one of a page. */
const grid = (within: Page | Locator, name?: string): Locator =>
  within.getByRole("grid", name === undefined ? {} : { name });

/** The rows of a list, without its head. */
export const gridRows = (within: Page | Locator, name?: string): Locator =>
  grid(within, name).locator("[role=row][data-id]");

/** Chooses how many rows a page has, in the only list of a page that has enough of them. */
export async function choosePageSize(page: Page, size: 25 | 100): Promise<void> {
  await page.getByRole("combobox", { name: /Rows per page/ }).click();
  await page.getByRole("option", { name: String(size), exact: true }).click();
}

/** Searches the only list of a page; what is pressed next must not move when the rows follow. */
export async function searchRows(page: Page, text: string): Promise<void> {
  await page.getByRole("searchbox").fill(text);
  await expect(page.getByText(/of \d+ rows? match/)).toBeAttached();
}
