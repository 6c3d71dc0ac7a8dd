import type { Page } from "@playwright/test";

/** A failure to let a call meet; `path` as called, `*` for one segment. */
export interface Fault {
  readonly path: string;
  readonly method?: string;
  readonly status?: number | "timeout" | "drop" | "malformed" | "html";
  readonly times?: number;
  readonly delayMs?: number;
}

/** A mail of the sandbox; `link` is an address inside the portal, '#/password/reset/…'. */
interface Mail {
  readonly to: string;
  readonly link: string;
}

interface Controls {
  clock: (move: { advance: string }) => Promise<unknown>;
  faults: (list: readonly Fault[]) => Promise<unknown>;
  outbox: () => Promise<Mail[]>;
  expireTokens: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** There once the in-page sandbox answers calls. */
    sandbox?: Controls;
  }
}

/** Waits until the in-page sandbox answers: it starts beside the first render. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => window.sandbox !== undefined);
}

/** Moves the world's time by an ISO 8601 duration, e.g. 'P45D'. */
export async function advance(page: Page, duration: string): Promise<void> {
  await ready(page);
  await page.evaluate((by) => window.sandbox!.clock({ advance: by }), duration);
}

/** Replaces the failures in force. */
export async function faults(page: Page, list: readonly Fault[]): Promise<void> {
  await ready(page);
  await page.evaluate((wanted) => window.sandbox!.faults(wanted), list);
}

/** The newest mail to `address`. */
export async function newestMail(page: Page, address: string): Promise<Mail> {
  await ready(page);
  const mails = await page.evaluate(() => window.sandbox!.outbox());
  const mail = mails.find(({ to }) => to === address);
  if (!mail) throw new Error(`Nothing was sent to ${address}.`);
  return mail;
}
