import { expect, type Page } from "@playwright/test";
import { PASSWORD } from "../../scripts/lib/accounts.ts";

/** Fills in and sends the login form, which must be there. */
export async function submitLogin(page: Page, username: string, password = PASSWORD) {
  await page.getByLabel("Username").fill(username);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Submit" }).click();
}

/** Opens login where it is not shown, sends it and waits for the terms (shell 2.5). */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  if (!page.url().endsWith("#/login")) await page.goto("/#/login");
  await submitLogin(page, username, password);
  await expect(terms(page)).toBeVisible();
}

/** The terms dialog. */
export function terms(page: Page) {
  return page.getByRole("dialog", { name: "Terms and Conditions" });
}

/** Accepts the terms, which ends the sign-in. */
export async function acceptTerms(page: Page): Promise<void> {
  await terms(page).getByRole("button", { name: "Accept" }).click();
  await expect(terms(page)).toBeHidden();
}

/** Signs in to the end: what most tests begin with. */
export async function enter(page: Page, username: string): Promise<void> {
  await signIn(page, username);
  await acceptTerms(page);
}
