import { expect, type Locator, type Page } from "@playwright/test";

/** The button that opens the user menu; its name ends with the person's full name. */
export function userMenu(page: Page): Locator {
  return page.getByRole("button", { name: /^User menu: / });
}

/** Opens the user menu and picks an entry. */
export async function pickFromUserMenu(page: Page, entry: string): Promise<void> {
  await userMenu(page).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** The page's only heading of the first level: in the top bar on signed-in pages. */
export function title(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}

/** Waits for a page by its title. */
export async function expectTitle(page: Page, text: string): Promise<void> {
  await expect(title(page)).toHaveText(text);
}

/** Waits for the page of shell 2.10 that is not there, with the menu around it or without. */
export async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "404 Not Found", exact: true })).toBeVisible();
}

/** The sidebar. */
export function menu(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" });
}
