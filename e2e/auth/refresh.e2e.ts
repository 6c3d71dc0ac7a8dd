import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { type RefreshHosts, startRefreshHosts } from "./refresh-hosts.ts";
import type { RefreshPage } from "./refresh-page.ts";

/**
 * One refresh for two tabs in a real browser: processes of their own, real Web Locks, real storage that
 * lags, and a host that takes each token for one refresh only. auth-session.test.ts has tabs that come
 * late, freeze, or miss a message, and refusals. The host belongs to the test: no sandbox in the page is
 * involved.
 */
const TABS = 2;
const CALLS = 20;
const RUNS = 8;

declare global {
  var refreshPage: RefreshPage;
}

let hosts: RefreshHosts;
let context: BrowserContext;
let pages: Page[];

// One after another in the same tabs, each with a session of its own.
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  hosts = await startRefreshHosts();
  context = await browser.newContext();
  pages = await openTabs();
});
test.afterAll(async () => {
  await context.close();
  await hosts.close();
});

test.beforeEach(() => {
  hosts.answer.delayMs = 100;
});

async function openTabs(): Promise<Page[]> {
  return Promise.all(
    Array.from({ length: TABS }, async () => {
      const page = await context.newPage();
      await page.goto(hosts.origin);
      await page.waitForFunction(() => "refreshPage" in globalThis, null, { polling: 20 });
      return page;
    }),
  );
}

/** Signs in with an expired token that every tab has. */
async function seed(session: string): Promise<void> {
  hosts.accept(session);
  await pages[0]!.evaluate((name) => refreshPage.seed(name, name), session);
  await Promise.all(
    pages.map((page) =>
      page.waitForFunction((name) => refreshPage.session() === name, session, { polling: 5 }),
    ),
  );
}

const callFrom = (page: Page): Promise<string[]> =>
  page.evaluate((count) => refreshPage.calls(count), CALLS);

const callFromAll = async (): Promise<string[]> => (await Promise.all(pages.map(callFrom))).flat();

/** The ways in which calls ended, each once. */
const kinds = (outcomes: readonly string[]): string[] => [...new Set(outcomes)].toSorted();

/** Releases the delayed reply to a refresh, which the page has to discard. */
async function answerAndSettle(page: Page, answer: () => void): Promise<void> {
  const answered = page.waitForEvent("requestfinished", (request) =>
    request.url().endsWith("/api/auth/refresh"),
  );
  answer();
  await answered;
  // The SDK waits this long for messages of other tabs, and would write after it.
  await page.waitForTimeout(600);
}

async function refreshUnderWay(): Promise<void> {
  await expect.poll(() => hosts.refreshes(), { intervals: [5] }).toBe(1);
}

test("refreshes once for 40 calls in two tabs at an expired token, every time", async () => {
  const refreshes: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // The replies range from an immediate one to one that every tab has to wait for.
    hosts.answer.delayMs = (run % 4) * 60;
    await seed(`run-${run}`);
    const outcomes = await callFromAll();
    expect(outcomes).toHaveLength(TABS * CALLS);
    expect(kinds(outcomes)).toEqual(["ok"]);
    refreshes.push(hosts.refreshes());
  }
  expect(refreshes).toEqual(Array.from({ length: RUNS }, () => 1));
});

test("stays signed out when one tab signs out during another's refresh", async () => {
  const answer = hosts.holdReplies();
  await seed("signed-out");
  const [first, second] = pages as [Page, Page];
  const calls = callFrom(first);
  await refreshUnderWay();
  await second.evaluate(() => refreshPage.signOut());
  expect(kinds(await calls)).toEqual(["cancelled"]);
  await expect.poll(() => first.evaluate(() => refreshPage.token())).toBe("");
  const answered = hosts.refreshes();
  await answerAndSettle(first, answer);
  for (const page of pages) {
    expect(await page.evaluate(() => refreshPage.token())).toBe("");
    expect(await page.evaluate(() => refreshPage.ended())).toBe(0);
  }
  expect(answered).toBe(1);
});
