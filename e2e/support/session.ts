/**
 * Sessions without the login form, for tests that are about something else: what the browser keeps of
 * a sign-in (shell 3) is there before the portal starts.
 */
import type { BrowserContext, Page } from "@playwright/test";
import { PASSWORD } from "../../scripts/lib/accounts.ts";
import { hosts, remote } from "./mode.ts";
import { hostsAnswer } from "./sandbox.ts";

/** Signs in by three calls and gives the entries of the local storage; runs in a page as well. */
async function callForEntries({ authHost, apiHost, username, password }: Record<string, string>) {
  const json = async (url: string, init: RequestInit) => {
    const reply = await fetch(url, init);
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`);
    return (await reply.json()) as Record<string, unknown>;
  };
  const { access_token: jwt, expires_in: seconds } = await json(`${authHost}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
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

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;
/** With the sandbox in the page: what a browser keeps, the world that knows the session included. */
const kept = new Map<string, { state: State; since: number }>();
/** Well before a session runs out. */
const GOOD_FOR_MS = 20 * 60_000;

async function keptState(page: Page, username: string): Promise<State> {
  const known = kept.get(username);
  if (known && Date.now() - known.since < GOOD_FOR_MS) return known.state;
  await page.goto("/#/login");
  await hostsAnswer(page);
  const who = { ...hosts(), username, password: PASSWORD };
  await page.evaluate(keep, await page.evaluate(callForEntries, who));
  const state = await page.context().storageState({ indexedDB: true });
  kept.set(username, { state, since: Date.now() });
  await page.goto("about:blank");
  return state;
}

/** Opens the portal at an in-app path in a page that is blank yet, with `username` signed in. */
export async function openSignedIn(page: Page, username: string, path: string): Promise<void> {
  if (remote()) {
    const entries = await callForEntries({ ...hosts(), username, password: PASSWORD });
    const script = await page.addInitScript(keep, entries);
    await page.goto(`/#${path}`);
    await script.dispose();
    return;
  }
  await page.context().setStorageState(await keptState(page, username));
  await page.goto(`/#${path}`);
}
