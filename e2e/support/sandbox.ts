/**
 * The controls of the sandbox that a page talks to: in the page as `window.sandbox`, over HTTP as `/__sandbox/…`. A
 * spec need not know which of the two it is.
 */
import type { Page } from "@playwright/test";
import type {
  FaultRequest,
  OutboxMail,
  SandboxControls,
} from "../../packages/sandbox/src/types.ts";
import { isRemote, remote } from "./target.ts";

/** Longer than any test. */
const HELD_MS = 600_000;

/** Controls of the sandbox, over HTTP or in the page. */
interface Controls {
  clock: (move: { advance: string }) => Promise<unknown>;
  faults: (list: readonly FaultRequest[]) => Promise<unknown>;
  people: (count: number) => Promise<unknown>;
  outbox: () => Promise<OutboxMail[]>;
}

declare global {
  interface Window {
    /** There once the in-page sandbox answers calls. */
    sandbox?: SandboxControls;
  }
}

async function overHttp<Reply>(url: string, body?: unknown): Promise<Reply> {
  const sent = { method: "POST", body: JSON.stringify(body) };
  const headers = { "content-type": "application/json" };
  const reply = await fetch(url, body === undefined ? {} : { ...sent, headers });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

function httpControls(host: string): Controls {
  const at = (name: string) => `${host}/__sandbox/${name}`;
  return {
    clock: (move) => overHttp(at("clock"), move),
    faults: (list) => overHttp(at("faults"), list),
    people: (count) => overHttp(at("people"), count),
    outbox: () => overHttp(at("outbox")),
  };
}

/** It starts during the first render, so each use waits for it. */
function pageControls(page: Page): Controls {
  const ready = () => page.waitForFunction(() => window.sandbox !== undefined);
  return {
    clock: async (move) => {
      await ready();
      await page.evaluate((by) => window.sandbox!.clock(by), move);
    },
    faults: async (list) => {
      await ready();
      await page.evaluate((wanted) => window.sandbox!.faults(wanted), list);
    },
    people: async (count) => {
      await ready();
      await page.evaluate((wanted) => window.sandbox!.people(wanted), count);
    },
    outbox: async () => {
      await ready();
      return page.evaluate(() => window.sandbox!.outbox());
    },
  };
}

const controlsOf = (page: Page): Controls =>
  isRemote() ? httpControls(remote().apiHost) : pageControls(page);

/**
 * Resets the sandbox to its seed. Only over HTTP does this do anything: in the page each window has a
 * sandbox of its own. The seeded people always exist; sessions stay valid in the sandbox, but the browser
 * that had one is closed.
 */
export async function resetSandbox(): Promise<void> {
  if (isRemote()) await overHttp(`${remote().apiHost}/__sandbox/people`, 1);
}

/** Waits until the portal, which must be open, has hosts that answer. */
export async function hostsAnswer(page: Page): Promise<void> {
  if (!isRemote()) await page.waitForFunction(() => window.sandbox !== undefined);
}

/** Moves the sandbox's time by an ISO 8601 duration, e.g. 'P45D'. */
export async function advanceClock(page: Page, duration: string): Promise<void> {
  await controlsOf(page).clock({ advance: duration });
}

/**
 * Sets the time to `now`, an ISO 8601 instant, for pages opened later: the time of the browser and of the
 * sandbox. In the page the sandbox takes it from the browser itself.
 */
export async function resetSandboxTo(page: Page, now: string): Promise<void> {
  await page.clock.install({ time: now });
  if (isRemote()) await overHttp(`${remote().apiHost}/__sandbox/reset`, { at: now });
}

/** Replaces the active faults. An empty list removes them. */
export async function faults(page: Page, list: readonly FaultRequest[]): Promise<void> {
  await controlsOf(page).faults(list);
}

/**
 * Delays the replies to calls of a path until the returned function is called, so that a test can act while the
 * call is pending, on slow machines too.
 */
export async function holdRequests(
  page: Page,
  calls: Pick<FaultRequest, "path" | "method">,
): Promise<() => Promise<void>> {
  await faults(page, [{ ...calls, delayMs: HELD_MS }]);
  return () => faults(page, []);
}

/** Resets the sandbox with this number of people; the portal must be open, and nobody signed in. */
export async function resetSandboxWithPeople(page: Page, count: number): Promise<void> {
  await controlsOf(page).people(count);
}

/** The newest mail to `address`. */
export async function newestMail(page: Page, address: string): Promise<OutboxMail> {
  const mails = await controlsOf(page).outbox();
  const mail = mails.find(({ to }) => to === address);
  if (!mail) throw new Error(`Nothing was sent to ${address}.`);
  return mail;
}
