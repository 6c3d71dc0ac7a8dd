import { certificateHash } from "../training/certificates.ts";
import { waitForResponses, watchCalls } from "../support/calls.ts";
import { resetSandboxTo } from "../support/sandbox.ts";
import { recordParams, dayField, generate } from "../training/record-page.ts";
import { MANAGER, TRAINEE } from "../training/training-page.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { BrowserContext, Locator, Page } from "@playwright/test";

/** The screen whose calendar is opened. */
const RECORD = "/my/records";

interface Screen {
  readonly path: string;
  /** Visible once the screen shows its days. */
  readonly ready: (page: Page) => Locator;
  /** Opens the collapsed parts of the screen. */
  readonly unfold?: (page: Page) => Promise<void>;
}

const tableNamed = (name: string) => (page: Page) => page.getByRole("table", { name });
const gridNamed = (name: string) => (page: Page) => page.getByRole("grid", { name });
const expandAll = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Expand All" }).click();
  await expect(page.getByRole("button", { name: "Collapse All" })).toBeVisible();
};

/** The pages with days, by user; two in a row never share the element that shows they are loaded. */
async function screensOf(personId: number): Promise<Record<string, readonly Screen[]>> {
  const hash = await certificateHash(personId);
  return {
    [TRAINEE]: [
      {
        path: "/my/training",
        // The lessons to come are a call of their own.
        ready: (page) =>
          page
            .getByRole("main")
            .filter({ has: page.getByRole("article") })
            .filter({ has: page.getByRole("region", { name: "Coming up" }).locator("time") }),
      },
      { path: "/my/schedule", ready: gridNamed("Training Schedule") },
      { path: RECORD, ready: tableNamed("Training Record"), unfold: expandAll },
      { path: "/my/events", ready: gridNamed("Events and documents") },
      {
        path: `/training/record/certificate/${hash}/print`,
        ready: (page) => page.getByText(/^Date of Completion/),
      },
    ],
    "trainee.waiting@aurora.test": [
      {
        path: "/my/training",
        ready: (page) => page.getByText(/will be available at midnight UTC on/),
      },
    ],
    [MANAGER]: [
      {
        path: "/dashboard/event-status",
        ready: (page) => page.getByRole("columnheader", { name: "Issued" }),
      },
      { path: `/company/users/${personId}/record/print`, ready: tableNamed("Training Record") },
      {
        path: `/company/users/${personId}?tab=schedule`,
        ready: gridNamed("Training Schedule"),
      },
      { path: `/company/users/124?tab=record`, ready: tableNamed("Training Record") },
    ],
  };
}

/** Every day on the page once its data are drawn, in order, fields included. */
function daysOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await scheduler.postTask(() => undefined, { priority: "background" });
    const fields = [...document.querySelectorAll("input")].map(({ value }) => value);
    const texts = [document.title, ...fields, document.body.textContent].join("\n");
    return texts.match(/\d{4}-\d{2}-\d{2}|\d{2} [A-Z][a-z]+ \d{4}/g) ?? [];
  });
}

/**
 * A moment that is the day before in one zone, and the day after in the other: a day that is equal in both
 * is in UTC.
 */
const NOW = "2026-11-21T11:00:00Z";
const PLACES = ["Etc/GMT+12", "Pacific/Kiritimati"] as const;

test.use({ timezoneId: PLACES[0] });

/** The days of every page, by user and zone; `asOwn` also reads the trainee's record. */
async function daysOf(
  context: BrowserContext,
  asOwn: (page: Page) => Promise<void>,
): Promise<Record<string, string[]>> {
  const days: Record<string, string[]> = {};
  for (const [username, screens] of Object.entries(await screensOf(105))) {
    const page = await context.newPage();
    await resetSandboxTo(page, NOW);
    const calls = watchCalls(page, "GET", "");
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    for (const [at, { path, ready, unfold }] of screens.entries()) {
      if (at === 0) await signInAt(page, username, path);
      else await page.goto(`/#${path}`);
      await expect(ready(page), path).toBeVisible();
      await waitForResponses(calls);
      await unfold?.(page);
      days[`${username} ${path}`] = await daysOn(page);
      if (path === RECORD) await asOwn(page);
    }
    await page.close();
  }
  return days;
}

/** Opens the calendar of the record, which is that of `today`, and picks another day. */
async function pickRecordDay(page: Page): Promise<void> {
  const today = NOW.slice(0, 10);
  const calls = watchCalls(page, "GET", "/records");
  const cell = (day: number) => page.getByRole("gridcell", { name: String(day), exact: true });
  await expect(dayField(page)).toHaveValue(today);
  await page.getByRole("button", { name: "Choose date for Display record for" }).click();
  // The last day on offer is that of UTC.
  const last = Number(today.slice(8));
  await expect(cell(last)).toBeEnabled();
  await expect(cell(last + 1)).toBeDisabled();
  await cell(1).click();
  const picked = `${today.slice(0, 8)}01`;
  await expect(dayField(page)).toHaveValue(picked);
  await generate(page).click();
  await expect(page).toHaveURL(new RegExp(`date=${picked}`));
  await expect.poll(() => recordParams(calls).map(({ date }) => date)).toEqual([picked]);
  await expect(generate(page)).toHaveAttribute("aria-busy", "false");
}

test("shows days in UTC on every page, and sends the day chosen in the calendar", async ({
  context,
  browser,
}) => {
  // Twenty pages, each in its turn.
  test.setTimeout(180_000);
  const here = await daysOf(context, pickRecordDay);
  const away = await browser.newContext({ timezoneId: PLACES[1] });
  expect(await daysOf(away, pickRecordDay), PLACES[1]).toEqual(here);
  await away.close();
  // Guards against a page without days, on which nothing would be compared.
  const without = Object.keys(here).filter((where) => here[where]!.length === 0);
  expect(
    without.every((where) => where === `${TRAINEE} /my/training`),
    without.join(),
  ).toBe(true);
  expect(here[`${TRAINEE} ${RECORD}`]).toContain(NOW.slice(0, 10));
});
