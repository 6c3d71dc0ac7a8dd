/** The number of rows that a page shows before anybody scrolls. */
import { gridRows } from "../support/grid-page.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";

/** Rows that are wholly inside the window. */
const rowsInView = (page: Page) =>
  gridRows(page).evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }).length,
  );

for (const [path, width, height, least] of [
  ["/dashboard/event-status", 1440, 900, 4],
  ["/dashboard/event-status", 820, 1180, 4],
  ["/dashboard/event-status", 360, 740, 1],
  ["/dashboard/training-status", 1440, 900, 4],
  ["/dashboard/training-status", 360, 740, 1],
] as const) {
  test(`shows ${least} or more rows of ${path} in a window of ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signInAt(page, MANAGER, path);
    await expect(gridRows(page).nth(least - 1)).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await rowsInView(page)).toBeGreaterThanOrEqual(least);
  });
}

/** Rows of lists and of tables whose rows open. */
const firstRow = (page: Page) => page.locator("main [role=row][data-id], main tbody > tr").first();

for (const [path, y] of [
  ["/dashboard/event-status", 420],
  ["/dashboard/training-status", 420],
  ["/company/groups", 420],
  ["/company/groups/1", 420],
  ["/company/groups/1/edit", 420],
  ["/company/users/105?tab=program", 420],
  ["/company/users/105?tab=schedule", 420],
  ["/company/users/105?tab=events", 420],
  // Below the date and what is expired.
  ["/company/users/105?tab=record", 420],
] as const) {
  test(`begins the rows of ${path} above y ${y} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAt(page, MANAGER, path);
    await expect(firstRow(page)).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Announcements" })).toBeVisible();
    expect((await firstRow(page).boundingBox())!.y).toBeLessThan(y);
  });
}

for (const [who, path] of [
  ["trainee@aurora.test", "/my/events/10501"],
  [MANAGER, "/company/users/105?tab=events&eventId=10501"],
] as const) {
  test(`shows both dates of ${path} on a phone without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAt(page, who, path);
    const dates = page.getByRole("article").locator("dt:text-matches(' At$') + dd time");
    await expect(dates).toHaveCount(2);
    await expect(page.getByRole("region", { name: "Announcements" })).toBeVisible();
    for (const date of await dates.all()) await expect(date).toBeInViewport({ ratio: 1 });
  });
}

for (const [who, path] of [
  ["trainee@aurora.test", "/my/events/10501/update?renew=1"],
  [MANAGER, "/company/users/105?tab=events&eventId=10501&mode=update&renew=1"],
] as const) {
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [360, 740],
  ] as const) {
    test(`shows the dates of ${path.split("?")[0]}, renewed, in ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await signInAt(page, who, path);
      await expect(page.getByRole("region", { name: "Announcements" })).toBeVisible();
      const bar = page.locator("[data-pinned]");
      await expect(bar).toBeVisible();
      for (const name of ["Issued at", "Expiry at"]) {
        const date = page.getByRole("group", { name });
        await expect(date).toBeInViewport({ ratio: 1 });
        const { y, height: high } = (await date.boundingBox())!;
        expect(y + high, name).toBeLessThan((await bar.boundingBox())!.y);
      }
    });
  }
}

for (const [who, highest] of Object.entries({
  [MANAGER]: {
    "/dashboard/training-status": 420,
    "/dashboard/event-status": 420,
    "/company/users/active": 420,
    "/company/users/historical": 420,
    "/company/groups": 420,
    "/company/groups/1": 420,
    "/company/groups/1/edit": 420,
    "/company/users/105?tab=program": 420,
    "/company/users/105?tab=schedule": 420,
    "/company/users/105?tab=events": 420,
    "/company/users/105?tab=record": 420,
  },
  "trainee@aurora.test": {
    "/my/program": 420,
    "/my/schedule": 420,
    "/my/records": 420,
    "/my/events": 420,
  },
})) {
  test(`begins the rows of ${who} high on a phone once announcements are read`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAt(page, who, Object.keys(highest)[0] ?? "/");
    const news = page.getByRole("button", { name: /^Show (less|all) of announcement/ });
    await expect(news.first()).toBeVisible();
    while ((await news.count()) > 0) await news.first().click();
    for (const [path, y] of Object.entries(highest)) {
      await page.goto(`/?at=${encodeURIComponent(path)}#${path}`);
      await expect(page.getByRole("button", { name: "2 read announcements" })).toBeVisible();
      await expect(page.getByRole("region", { name: "Announcements" })).toBeHidden();
      await expect(firstRow(page), path).toBeVisible();
      await expect(page.locator("main [aria-busy=true]"), path).toHaveCount(0);
      expect((await firstRow(page).boundingBox())!.y, path).toBeLessThan(y);
    }
  });
}

test("shows the button of a lesson below the reminders on a phone without scrolling", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAt(page, "trainee@aurora.test", "/my/training");
  await expect(page.getByRole("heading", { name: "You are behind schedule." })).toBeVisible();
  await expect(page.getByRole("region", { name: "Announcements" })).toBeVisible();
  const begin = page.getByRole("button", { name: "Begin Training" }).first();
  await expect(begin).toBeInViewport({ ratio: 1 });
});

test("remembers on a reload whether the expiries by month were open", async ({ page }) => {
  await signInAt(page, MANAGER, "/dashboard/event-status");
  const panel = page.getByRole("button", { name: /^Expiries by month/ });
  const bars = page.getByRole("group", { name: /by month of expiry$/ });
  await expect(bars).toBeVisible();
  await panel.press("Enter");
  await expect(bars).toBeHidden();
  await expect(panel).toContainText(/\d+ overdue · \d+ in \w+ · \d+ in \w+/);
  await page.reload();
  await expect(panel).toHaveAttribute("aria-expanded", "false");
  await panel.press("Enter");
  await page.reload();
  await expect(bars).toBeVisible();
});
