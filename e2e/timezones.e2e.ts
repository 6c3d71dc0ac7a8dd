import { PLACES } from "./rules/places.ts";
import { certificateHash } from "./support/certificates.ts";
import { answered, watchCalls } from "./support/calls.ts";
import { beginAt } from "./support/sandbox.ts";
import { asked, dayField, generate, record } from "./support/record-page.ts";
import { MANAGER, TRAINEE } from "./support/training-page.ts";
import { expectTitle } from "./support/shell.ts";
import { enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import type { BrowserContext, Locator, Page } from "@playwright/test";

/**
 * Two of the places whose calendar is opened: one ahead of UTC, one behind it and before a change of its
 * clocks. All of them are held against what the screens show by e2e/rules/days.test.ts.
 */
const VISITED = PLACES.filter(
  ({ zone, now }) => zone === "Pacific/Kiritimati" || now.startsWith("2027-03-14"),
);

interface Screen {
  readonly path: string;
  /** There once the screen shows its days. */
  readonly ready: (page: Page) => Locator;
  /** Opens what is folded away. */
  readonly unfold?: (page: Page) => Promise<void>;
}

const tableNamed = (name: string) => (page: Page) => page.getByRole("table", { name });
const gridNamed = (name: string) => (page: Page) => page.getByRole("grid", { name });
const expandAll = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Expand All" }).click();
  await expect(page.getByRole("button", { name: "Collapse All" })).toBeVisible();
};

/** The screens with days, by who looks; no two in a row are known by the same sight. */
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
      { path: "/my/records", ready: tableNamed("Training Record"), unfold: expandAll },
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

/** Every day that the page tells once it has drawn what it has, in its order, fields included. */
function daysOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await scheduler.postTask(() => undefined, { priority: "background" });
    const fields = [...document.querySelectorAll("input")].map(({ value }) => value);
    const texts = [document.title, ...fields, document.body.textContent].join("\n");
    return texts.match(/\d{4}-\d{2}-\d{2}|\d{2} [A-Z][a-z]+ \d{4}/g) ?? [];
  });
}

/** The days of every screen, by who looks and where. */
async function daysOf(context: BrowserContext, now: string): Promise<Record<string, string[]>> {
  const days: Record<string, string[]> = {};
  for (const [username, screens] of Object.entries(await screensOf(105))) {
    const page = await context.newPage();
    await beginAt(page, now);
    const calls = watchCalls(page, "GET", "");
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    for (const [at, { path, ready, unfold }] of screens.entries()) {
      if (at === 0) await enterAt(page, username, path);
      else await page.goto(`/#${path}`);
      await expect(ready(page), path).toBeVisible();
      await answered(calls);
      await unfold?.(page);
      days[`${username} ${path}`] = await daysOn(page);
    }
    await page.close();
  }
  return days;
}

test("decisions, dates: every page tells the same days as in UTC", async ({ context, browser }) => {
  // Thirty pages, each in its turn.
  test.setTimeout(180_000);
  // A moment that is the day before in one place, and the day after in the other.
  const now = "2026-11-21T11:00:00Z";
  const here = await daysOf(context, now);
  for (const timezoneId of ["Etc/GMT+12", "Pacific/Kiritimati"]) {
    const away = await browser.newContext({ timezoneId });
    expect(await daysOf(away, now), timezoneId).toEqual(here);
    await away.close();
  }
  // Where nothing is compared, nothing is held.
  const without = Object.keys(here).filter((where) => here[where]!.length === 0);
  expect(
    without.every((where) => where === `${TRAINEE} /my/training`),
    without.join(),
  ).toBe(true);
  expect(here[`${TRAINEE} /my/records`]).toContain(now.slice(0, 10));
});

for (const { zone, now } of VISITED) {
  test.describe(`${zone} at ${now}, by the calendar`, () => {
    test.use({ timezoneId: zone });

    test("decisions, dates: the day chosen in the calendar is the day that is sent", async ({
      page,
    }) => {
      const calls = watchCalls(page, "GET", "/records");
      await beginAt(page, now);
      await enterAt(page, TRAINEE, "/my/records?date=2026-09-20");
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
