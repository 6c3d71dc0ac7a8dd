/**
 * Sessions without the login form, for tests over HTTP that are about something else: what the
 * browser keeps of a sign-in (shell 3) is there before the portal starts.
 */
import type { Page } from "@playwright/test";
import { PASSWORD } from "../../scripts/lib/accounts.ts";
import { hosts } from "./mode.ts";

async function json(url: string, init: RequestInit) {
  const reply = await fetch(url, init);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`);
  return (await reply.json()) as Record<string, unknown>;
}

const login = (username: string) =>
  json(`${hosts().authHost}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: PASSWORD }),
  });

/** A token by one call, without any page. */
export const tokenOf = async (username: string): Promise<string> =>
  String((await login(username))["access_token"]);

/** Signs in by three calls and gives the entries of the local storage. */
async function callForEntries(username: string) {
  const { apiHost } = hosts();
  const { access_token: jwt, expires_in: seconds } = await login(username);
  const signedIn = { headers: { authorization: `Bearer ${String(jwt)}` } };
  const profile = await json(`${apiHost}/api/my/profile`, signedIn);
  const company = await json(`${apiHost}/api/accounts/profile`, signedIn);
  const expireTime = Date.now() + Number(seconds) * 1000;
  return {
    user: JSON.stringify({ ...profile, jwt, isLocked: false }),
    company: JSON.stringify(company),
    timeToExpire: JSON.stringify({ expireTime, session: crypto.randomUUID() }),
  };
}

function keep(entries: Record<string, string>): void {
  if (window !== window.top) return;
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}

/** Opens the portal at an in-app path in a page that is blank yet, with `username` signed in. */
export async function openSignedIn(page: Page, username: string, path: string): Promise<void> {
  const script = await page.addInitScript(keep, await callForEntries(username));
  await page.goto(`/#${path}`);
  await script.dispose();
}
