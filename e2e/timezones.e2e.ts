import { certificateHash } from "./support/certificates.ts";
import { watchCalls } from "./support/calls.ts";
import { beginAt } from "./support/sandbox.ts";
import { asked, dayField, generate, record } from "./support/record-page.ts";
import { arrive, MANAGER, TRAINEE } from "./support/training-page.ts";
import { expectTitle } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";
import type { Locator, Page } from "@playwright/test";

/**
 * Where the browser stands, and when: each at a moment in which its own calendar says another day than
 * that of UTC, or its clock has just been put forward or back.
 */
const PLACES = [
  { zone: "Etc/GMT+12", now: "2026-11-21T00:20:00Z", about: "twelve hours behind, a day early" },
  { zone: "Pacific/Kiritimati", now: "2026-11-20T23:40:00Z", about: "fourteen hours ahead" },
  {
    zone: "America/New_York",
    now: "2026-11-01T05:30:00Z",
    about: "before the hour that comes twice",
  },
  {
    zone: "America/New_York",
    now: "2027-03-14T00:30:00Z",
    about: "the evening before summer time",
  },
  {
    zone: "Australia/Lord_Howe",
    now: "2026-10-03T15:20:00Z",
    about: "before half an hour is left out",
  },
] as const;

interface Screen {
  readonly path: string;
  /** There once the screen shows its days. */
  readonly ready: (page: Page) => Locator;
  /** Opens what is folded away. */
  readonly unfold?: (page: Page) => Promise<void>;
}

const tableNamed = (name: string) => (page: Page) => page.getByRole("table", { name });
const expandAll = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Expand All" }).click();
  await expect(page.getByRole("button", { name: "Collapse All" })).toBeVisible();
};

async function screensOf(personId: number): Promise<Record<string, readonly Screen[]>> {
  const hash = await certificateHash(personId);
  return {
    [TRAINEE]: [
      { path: "/my/training", ready: (page) => page.getByRole("article").first() },
      { path: "/my/program", ready: tableNamed("Training Program"), unfold: expandAll },
      { path: "/my/schedule", ready: tableNamed("Training Schedule") },
      { path: "/my/records", ready: tableNamed("Training Record"), unfold: expandAll },
      { path: "/my/events", ready: tableNamed("Events and documents") },
      { path: "/my/record/print", ready: tableNamed("Training Record") },
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
      { path: "/dashboard/training-status", ready: tableNamed("Expired") },
      { path: "/dashboard/event-status", ready: tableNamed("Expired") },
      {
        path: `/company/users/${personId}?tab=schedule`,
        ready: tableNamed("Training Schedule"),
      },
      {
        path: `/company/users/${personId}?tab=record`,
        ready: tableNamed("Training Record"),
        unfold: expandAll,
      },
      {
        path: `/company/users/${personId}?tab=events`,
        ready: tableNamed("Events and documents"),
      },
      { path: `/company/users/124?tab=record`, ready: tableNamed("Training Record") },
      { path: `/company/users/${personId}/record/print`, ready: tableNamed("Training Record") },
      {
        path: `/company/users/${personId}/record/certificate/${hash}/print`,
        ready: (page) => page.getByText(/^Date of Completion/),
      },
    ],
  };
}

/** Every day that the page tells, in the order of the page, fields included. */
function daysOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll("input")].map(({ value }) => value);
    const texts = [document.title, ...fields, document.body.textContent].join("\n");
    return texts.match(/\d{4}-\d{2}-\d{2}|\d{2} [A-Z][a-z]+ \d{4}/g) ?? [];
  });
}

/** The days of every screen, by who looks and where. */
async function daysOf(page: Page, now: string): Promise<Record<string, string[]>> {
  await beginAt(page, now);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const days: Record<string, string[]> = {};
  await page.goto("/#/login");
  for (const [username, screens] of Object.entries(await screensOf(105))) {
    await arrive(page, username);
    for (const { path, ready, unfold } of screens) {
      // So that what is waited for is the screen's own.
      await page.goto("/#/404");
      await expectTitle(page, "404 Not Found");
      await page.goto(`/#${path}`);
      await expect(ready(page), path).toBeVisible();
      await unfold?.(page);
      days[`${username} ${path}`] = await daysOn(page);
    }
    await page.goto("/#/login");
    await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
  }
  return days;
}

for (const { zone, now, about } of PLACES) {
  test.describe(`${zone} at ${now}`, () => {
    test(`decisions, dates: every page tells the same days as in UTC: ${about}`, async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000);
      const away = await browser.newContext({ timezoneId: zone });
      const here = await daysOf(page, now);
      const there = await daysOf(await away.newPage(), now);
      await away.close();
      expect(there).toEqual(here);
      // Where nothing is compared, nothing is held.
      const without = Object.keys(here).filter((where) => here[where]!.length === 0);
      expect(
        without.every((where) => /program$|my\/training$/.test(where)),
        without.join(),
      ).toBe(true);
      expect(here[`${TRAINEE} /my/records`]).toContain(now.slice(0, 10));
    });
  });

  test.describe(`${zone} at ${now}, by the calendar`, () => {
    test.use({ timezoneId: zone });

    test("decisions, dates: the day chosen in the calendar is the day that is sent", async ({
      page,
    }) => {
      const calls = watchCalls(page, "GET", "/records");
      await beginAt(page, now);
      await page.goto("/#/login");
      await arrive(page, TRAINEE);
      await page.goto("/#/my/records?date=2026-09-20");
      await expect(record(page)).toBeVisible();
      await page.getByRole("button", { name: "Choose Display record for" }).click();
      await page.getByRole("gridcell", { name: "1", exact: true }).click();
      await expect(dayField(page)).toHaveValue("2026-09-01");
      await generate(page).click();
      await expect(page).toHaveURL(/date=2026-09-01/);
      await expect
        .poll(() => asked(calls).map(({ date }) => date))
        .toEqual(["2026-09-20", "2026-09-01"]);
      await expect(generate(page)).toHaveAttribute("aria-busy", "false");
      // The last day on offer is that of UTC.
      const last = now.slice(0, 10);
      await page.goto("/#/my/schedule");
      await expectTitle(page, "Training Schedule");
      await page.goto("/#/my/records");
      await expect(dayField(page)).toHaveValue(last);
      await page.getByRole("button", { name: "Choose Display record for" }).click();
      const cell = (offset: number) =>
        page.getByRole("gridcell", { name: String(Number(last.slice(8)) + offset), exact: true });
      await expect(cell(0)).toBeEnabled();
      await expect(cell(1)).toBeDisabled();
    });
  });
}
