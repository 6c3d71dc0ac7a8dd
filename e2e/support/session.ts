/**
 * Sessions without the login form, for tests over HTTP that are about something else: the browser's
 * entries of a session (shell 3) are stored before the portal starts.
 */
import type { Page } from "@playwright/test";
import { hosts } from "./target.ts";
import { callForEntries, callLogin, storeEntries } from "./session-entries.ts";

/** A token by one call, without any page. */
export const tokenOf = async (username: string): Promise<string> =>
  String((await callLogin(hosts(), username))["access_token"]);

/** Opens the portal at an in-app path in a page that is still blank, with `username` signed in. */
export async function openSignedIn(page: Page, username: string, path: string): Promise<void> {
  const script = await page.addInitScript(storeEntries, await callForEntries(hosts(), username));
  await page.goto(`/#${path}`);
  await script.dispose();
}
