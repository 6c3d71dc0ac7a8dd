import { expect, type Page } from "@playwright/test";
import { PASSWORD } from "../../scripts/lib/accounts.ts";
import { isRemote } from "./target.ts";
import { userMenu } from "./shell.ts";
import { openSignedIn } from "./session.ts";

/** Fills in and sends the login form, which must be there. */
export async function submitLogin(page: Page, username: string, password = PASSWORD) {
  await page.getByLabel("Username").fill(username);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Submit" }).click();
}

/** Opens login when another page is shown, sends it and waits for the terms (shell 2.5). */
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

/** Signs in as a person does, terms included. */
export async function signInByForm(page: Page, username: string): Promise<void> {
  await signIn(page, username);
  await acceptTerms(page);
}

/**
 * Signs a user in, the beginning of most tests. Over HTTP a blank page opens with the session already in
 * the browser; when the portal or its sandbox has to be open first, it uses the form.
 */
export async function signInAs(page: Page, username: string): Promise<void> {
  if (isRemote() && page.url() === "about:blank") await openSignedIn(page, username, "/");
  else await signInByForm(page, username);
}

/**
 * Signs in and opens an in-app path, without the start page where possible. It ends any earlier session.
 */
export async function signInAt(page: Page, username: string, path: string): Promise<void> {
  if (isRemote()) {
    await page.goto("about:blank");
    await openSignedIn(page, username, path);
    return;
  }
  await signInByForm(page, username);
  await expect(userMenu(page)).toBeVisible();
  await page.goto(`/#${path}`);
}
