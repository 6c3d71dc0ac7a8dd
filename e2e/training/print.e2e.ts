/**
 * Printed pages (training 2.7, 2.8) and the browser's print dialog. The stories (Print/…) check their
 * content in each state, print-page.browser.test.tsx when the dialog opens, and print-paper.e2e.ts the
 * paper.
 */
import { watchCalls } from "../support/calls.ts";
import { day } from "../support/days.ts";
import {
  addressOf,
  CERTIFICATES,
  dialogs,
  HOLDER,
  printCalls,
  recordPrintCalls,
  openPrinted,
  printButton,
  RECORDS,
  topic,
} from "./print-page.ts";
import { recordParams, dayField, TODAY } from "./record-page.ts";
import { faults, holdRequests } from "../support/sandbox.ts";
import { expectNotFound, expectTitle } from "../support/shell.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const [OWN_RECORD, PERSONS_RECORD] = RECORDS;
const [, PERSONS_CERTIFICATE] = CERTIFICATES;

test.beforeEach(({ page }) => recordPrintCalls(page));

test("prints the own record of today and of a chosen day", async ({ page }) => {
  const calls = watchCalls(page, "GET", "/records");
  const answer = await holdRequests(page, { path: OWN_RECORD.call });
  await openPrinted(page, OWN_RECORD);

  await test.step("opens the print dialog once, 800 ms after the data is on the page", async () => {
    await expectTitle(page, "Please wait...");
    await answer();
    await expect(printButton(page)).toBeVisible();
    await expect.poll(() => dialogs(page)).toBe(1);
    const { drawn, dialogs: opened } = await printCalls(page);
    expect(opened[0]! - drawn!).toBeGreaterThanOrEqual(795);
    await expect.poll(async () => (await printCalls(page)).isLate).toBe(false);
    await printButton(page).click();
    expect(await dialogs(page)).toBe(2);
  });

  await test.step("prints today and the person's version by default, or those of the query", async () => {
    await expect(page).toHaveTitle(`${HOLDER}-${TODAY}`);
    await expect(
      topic(page, "Ground De-icing").getByRole("img", { name: "Expired" }),
    ).toBeVisible();
    await page.goto(`/#${OWN_RECORD.path}?date=${day(-30)}&version=4`);
    await expect(page).toHaveTitle(`${HOLDER}-${day(-30)}`);
    await expect(topic(page, "Ground De-icing").getByRole("img", { name: "Expired" })).toBeHidden();
    expect(recordParams(calls)).toEqual([{ version: "5" }, { date: day(-30), version: "4" }]);
    await page.getByRole("link", { name: "Back" }).click();
    await expectTitle(page, "Training Record");
    await expect(dayField(page)).toHaveValue(day(-30));
  });
});

test("prints nothing that is not available in a person's record", async ({ page, watch }) => {
  watch.allow(/status of (404|500)/);
  const calls = watchCalls(page, "GET", "/records");
  await page.clock.install();

  await test.step("skips a day that is not on offer, in requests and in print", async () => {
    await signInAt(page, PERSONS_RECORD.username, `${PERSONS_RECORD.path}?date=2019-01-01`);
    await expect(page.getByText("No record for 2019-01-01.")).toBeVisible();
    await page.clock.runFor(5000);
    expect(await dialogs(page)).toBe(0);
    expect(calls.list).toEqual([]);
  });

  await test.step("shows 404 for a certificate that does not exist", async () => {
    await page.goto(`/#${PERSONS_CERTIFICATE.path.replace(":hash", "0".repeat(32))}`);
    await expectNotFound(page);
    await page.clock.runFor(5000);
    expect(await dialogs(page)).toBe(0);
  });

  await test.step("explains a certificate that fails and offers to retry", async () => {
    await faults(page, [{ path: PERSONS_CERTIFICATE.call, status: 500 }]);
    await page.goto(await addressOf(PERSONS_CERTIFICATE));
    await expectTitle(page, "The certificate could not be loaded");
    await page.clock.runFor(60_000);
    expect(await dialogs(page)).toBe(0);
    await faults(page, []);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(printButton(page)).toBeVisible();
    await expect.poll(() => dialogs(page)).toBe(1);
  });
});
