/**
 * The time of the in-page sandbox reaches the portal. Over HTTP the portal goes by the real time, as it
 * does with real hosts.
 */
import { day } from "./support/person-form.ts";
import { dayField, record, topic } from "./support/record-page.ts";
import { expect, test } from "./support/test.ts";
import { arrive, TRAINEE } from "./support/training-page.ts";

test("sandbox: the record follows the world's clock, as the boards do", async ({ page }) => {
  await arrive(page, TRAINEE);
  await page.goto("/?sandbox.clock=P30D#/my/records");
  await expect(record(page)).toBeVisible();
  await expect(dayField(page)).toHaveValue(day(30));
  await expect(topic(page, "Controlled Flight Into Terrain")).toContainText("Expired");
});
