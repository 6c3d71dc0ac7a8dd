import { expect, type Locator, type Page } from "@playwright/test";

/** A list of the portal by its name, or the only one of a page. */
const grid = (within: Page | Locator, name?: string): Locator =>
  within.getByRole("grid", name === undefined ? {} : { name });

/** The rows of a list, without its head. */
export const gridRows = (within: Page | Locator, name?: string): Locator =>
  grid(within, name).locator("[role=row][data-id]");

/** Searches the only list of a page; what is pressed next must not move when the rows follow. */
export async function searchRows(page: Page, text: string): Promise<void> {
  await page.getByRole("searchbox").fill(text);
  await expect(page.getByText(/of \d+ rows? match/)).toBeAttached();
}
