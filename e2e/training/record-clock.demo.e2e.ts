/**
 * The time of the in-page sandbox reaches the portal. Over HTTP the portal goes by the real time, as it
 * does with real hosts.
 */
import { dayField, record, topic } from "./record-page.ts";
import { ownCall } from "../support/api-calls.ts";
import { resetSandboxTo } from "../support/sandbox.ts";
import { expect, test } from "../support/test.ts";
import { openTraining, TRAINEE } from "./training-page.ts";

test.use({ timezoneId: "America/New_York" });

test("takes the sandbox's time from the browser, and the portal's from the sandbox", async ({
  page,
}) => {
  await resetSandboxTo(page, "2027-03-14T00:30:00Z");
  await page.goto("/?sandbox.clock=P30D#/login");
  await openTraining(page, TRAINEE);
  await page.goto("/#/my/records");
  await expect(record(page)).toBeVisible();
  await test.step("shows the record by the sandbox's clock, as the boards do", async () => {
    await expect(topic(page, "Controlled Flight Into Terrain")).toContainText("Expired");
  });
  await test.step("shows the days of the record in UTC", async () => {
    await expect(dayField(page)).toHaveValue("2027-04-13");
    await page.goto("/#/my/schedule?size=100");
    const table = page.getByRole("grid", { name: "Training Schedule" });
    await expect(table).toBeVisible();
    await page.getByRole("button", { name: /^Completed earlier/ }).click();
    const { reply } = await ownCall(page, "GET", "/api/my/schedule");
    const days = (reply as { date: string }[]).map(({ date }) => date);
    const shown = (await table.locator("time").allTextContents()).toSorted();
    expect(shown).toEqual(days.toSorted());
  });
});
