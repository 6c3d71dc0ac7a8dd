/**
 * The time of the in-page sandbox reaches the portal. Over HTTP the portal goes by the real time, as it
 * does with real hosts.
 */
import { day } from "./support/person-form.ts";
import { dayField, record, topic } from "./support/record-page.ts";
import { beginAt } from "./support/sandbox.ts";
import { expect, test } from "./support/test.ts";
import { arrive, TRAINEE } from "./support/training-page.ts";

test("sandbox: the record follows the world's clock, as the boards do", async ({ page }) => {
  await page.goto("/?sandbox.clock=P30D#/login");
  await arrive(page, TRAINEE);
  await page.goto("/#/my/records");
  await expect(record(page)).toBeVisible();
  await expect(dayField(page)).toHaveValue(day(30));
  await expect(topic(page, "Controlled Flight Into Terrain")).toContainText("Expired");
});

test.describe("in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("decisions, dates: the world takes its time from the browser, and its days are those of UTC", async ({
    page,
  }) => {
    await beginAt(page, "2027-03-14T00:30:00Z");
    // Train Now asks for it, and keeps it for the page of the schedule.
    const sent = page.waitForResponse(/\/api\/my\/schedule$/);
    await arrive(page, TRAINEE);
    await page.goto("/#/my/records");
    await expect(record(page)).toBeVisible();
    await expect(dayField(page)).toHaveValue("2027-03-14");
    await page.goto("/#/my/schedule?size=100");
    const table = page.getByRole("grid", { name: "Training Schedule" });
    await expect(table).toBeVisible();
    const days = ((await (await sent).json()) as { date: string }[]).map(({ date }) => date);
    const shown = (await table.locator("time").allTextContents()).toSorted();
    expect(shown).toEqual(days.toSorted());
  });
});
