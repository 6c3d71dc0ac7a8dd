/** Stores a sign-in in a browser (shell 3), without the login form and a driver. */
import { PASSWORD } from "../../scripts/lib/accounts.ts";
import type { Hosts } from "./hosts.ts";

/** Entries of the local storage. */
export type SessionEntries = Readonly<Record<string, string>>;

async function readJson(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  const reply = await fetch(url, init);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`);
  return (await reply.json()) as Record<string, unknown>;
}

/** The reply to a sign-in. */
export const callLogin = (
  { authHost }: Hosts,
  username: string,
): Promise<Record<string, unknown>> =>
  readJson(`${authHost}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: PASSWORD }),
  });

/** Signs in by three calls. */
export async function callForEntries(hosts: Hosts, username: string): Promise<SessionEntries> {
  const { apiHost } = hosts;
  const { access_token: jwt, expires_in: seconds } = await callLogin(hosts, username);
  const signedIn = { headers: { authorization: `Bearer ${String(jwt)}` } };
  const profile = await readJson(`${apiHost}/api/my/profile`, signedIn);
  const company = await readJson(`${apiHost}/api/accounts/profile`, signedIn);
  const expireTime = Date.now() + Number(seconds) * 1000;
  return {
    user: JSON.stringify({ ...profile, jwt, isLocked: false }),
    company: JSON.stringify(company),
    timeToExpire: JSON.stringify({ expireTime, session: crypto.randomUUID() }),
  };
}

/**
 * Runs in each page before its own scripts: stores the entries. It skips frames and pages without an
 * origin, such as `about:blank`: they have no storage, and Firefox throws when it is read.
 */
export function storeEntries(entries: SessionEntries): void {
  if (window !== window.top || window.origin === "null") return;
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}
