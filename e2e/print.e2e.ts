import { answered, watchCalls } from "./support/calls.ts";
import { day } from "./support/person-form.ts";
import {
  addressOf,
  CERTIFICATES,
  dialogs,
  ONE_OF_EACH,
  HOLDER,
  noted,
  notePrinting,
  openPrinted,
  printButton,
  printOnceDrawn,
  record,
  RECORDS,
  sheet,
  topic,
} from "./support/print-page.ts";
import { asked, dayField, TODAY } from "./support/record-page.ts";
import { TRAINEE } from "./support/training-page.ts";
import { faults } from "./support/sandbox.ts";
import { expectNotFound, expectTitle } from "./support/shell.ts";
import { enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const [OWN_RECORD, PERSONS_RECORD] = RECORDS;
const [OWN_CERTIFICATE, PERSONS_CERTIFICATE] = CERTIFICATES;

test.beforeEach(({ page }) => notePrinting(page));

/** Signs in on a page without data, from which a printed page is opened. */
async function begin(page: Page, username: string): Promise<void> {
  await enterAt(page, username, "/404");
  await expectNotFound(page);
}

test("training 2.7: header, logo, company, person, aircraft, roles with licences and the table", async ({
  page,
}) => {
  await openPrinted(page, OWN_RECORD);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Training Record");
  await expect(sheet(page).locator("header svg")).toBeVisible();
  const facts = sheet(page).locator("dl").first();
  await expect(facts.locator("dt")).toHaveText([
    "Company",
    "Name",
    "Registry, Purpose, Equipment",
    "Roles",
  ]);
  await expect(facts).toContainText("Aurora Air Charter");
  await expect(facts).toContainText(HOLDER);
  await expect(facts.getByRole("listitem").first()).toHaveText("Canada, Air Taxi, King Air 350");
  await expect(facts.getByText(/^Captain, Licence ATPL \d+ \d+$/)).toBeVisible();
  await expect(record(page).getByRole("columnheader")).toHaveText([
    "Name",
    "Periodicity",
    "Completed At",
    "Expiry At",
  ]);
  const names = await record(page).getByRole("rowheader").allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  await expect(topic(page, "Ground De-icing").getByRole("img", { name: "Expired" })).toBeVisible();
  await expect(topic(page, "Ground De-icing").getByRole("img", { name: "Seasonal" })).toBeVisible();
  await expect(topic(page, "Aviation Security").getByRole("img")).toHaveCount(0);
  await expect(topic(page, "North Atlantic Operations").getByRole("img")).toHaveCount(0);
  await expect(topic(page, "King Air 350 Initial").getByRole("cell").last()).toHaveText("");
  await expect(topic(page, "Upset Prevention and Recovery")).toContainText("In Progress");
  // The page stands by itself.
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

test("training 5: a day that is not on offer is neither asked for nor printed", async ({
  page,
}) => {
  const calls = watchCalls(page, "GET", "/records");
  await begin(page, PERSONS_RECORD.username);
  await page.clock.install();
  await page.goto(`/#${PERSONS_RECORD.path}?date=2019-01-01`);
  await expect(page.getByText("There is no record for 2019-01-01.")).toBeVisible();
  await page.clock.runFor(5000);
  expect(await dialogs(page)).toBe(0);
  expect(calls.list).toEqual([]);
});

for (const printed of RECORDS) {
  const { whose, username } = printed;

  test(`training 2.1: without a query today and the person's version are printed, with one those it names, ${whose}`, async ({
    page,
  }) => {
    const calls = watchCalls(page, "GET", "/records");
    await openPrinted(page, printed);
    await expect(topic(page, "Ground De-icing")).toBeVisible();
    await expect(page).toHaveTitle(`${HOLDER}-${TODAY}`);
    await page.goto("/#/404");
    await expectNotFound(page);
    await page.goto(`/#${printed.path}?date=${day(-30)}&version=4`);
    await expect(page).toHaveTitle(`${HOLDER}-${day(-30)}`);
    await expect(topic(page, "Ground De-icing").getByRole("img", { name: "Expired" })).toBeHidden();
    expect(asked(calls)).toEqual([
      { date: TODAY, version: "5" },
      { date: day(-30), version: "4" },
    ]);
    await page.getByRole("link", { name: "Back" }).click();
    await expectTitle(page, username === TRAINEE ? "Training Record" : "Person Detail");
    await expect(dayField(page)).toHaveValue(day(-30));
  });
}

test("training 2.8: the certificate's words in their order", async ({ page }) => {
  await openPrinted(page, OWN_CERTIFICATE);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HOLDER);
  const words = sheet(page).locator("h1, h2, p");
  await expect(words).toHaveText([
    "Training Certificate",
    HOLDER,
    "Given in recognition of your successful completion of the",
    /\S/,
    /^Version: \S+$/,
    "On-line Training",
    /^Date of Completion: \d{2} (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/,
  ]);
  await expect(sheet(page)).toContainText("Aurora Air Charter");
  await expect(page).toHaveTitle(new RegExp(`^${HOLDER}-\\d{4}-\\d{2}-\\d{2}$`));
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("table", { name: "Training Record" })).toBeVisible();
});

test("training 8: a certificate that does not exist leads to 404 and is not printed", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 404/);
  await begin(page, PERSONS_CERTIFICATE.username);
  await page.clock.install();
  await page.goto(`/#${PERSONS_CERTIFICATE.path.replace(":hash", "0".repeat(32))}`);
  await expectNotFound(page);
  await page.clock.runFor(5000);
  expect(await dialogs(page)).toBe(0);
});

for (const { what, failure, ...printed } of ONE_OF_EACH) {
  const { whose, call } = printed;

  test(`training 9: the print dialog opens 800 ms after the data is on the page, once, ${whose} ${what}`, async ({
    page,
  }) => {
    await begin(page, printed.username);
    await faults(page, [{ path: call, delayMs: 1500 }]);
    await page.goto(await addressOf(printed));
    await expectTitle(page, "Please wait...");
    await expect(printButton(page)).toBeVisible();
    await expect.poll(() => dialogs(page)).toBe(1);
    const { drawn, dialogs: opened } = await noted(page);
    expect(opened[0]! - drawn!).toBeGreaterThanOrEqual(795);
    await expect.poll(async () => (await noted(page)).isLate).toBe(false);
    // Neither looking away and back nor fetching again is a reason for another one.
    await faults(page, []);
    await page.clock.install();
    await page.clock.runFor(60_000);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.clock.runFor(60_000);
    expect(await dialogs(page)).toBe(1);
    await printButton(page).click();
    expect(await dialogs(page)).toBe(2);
  });

  test(`no print dialog for somebody who left before, or printed by hand, ${whose} ${what}`, async ({
    page,
  }) => {
    const calls = watchCalls(page, "GET", "");
    await begin(page, printed.username);
    await page.clock.install();
    const byHand = printOnceDrawn(page);
    await page.goto(await addressOf(printed));
    await byHand;
    await expect(printButton(page)).toBeVisible();
    await answered(calls);
    await page.clock.runFor(60_000);
    expect(await dialogs(page)).toBe(0);
    await page.goto("/#/404");
    await expectNotFound(page);
    await answered(calls);
    // Time stands still until the page is drawn and left again.
    await page.clock.pauseAt(Date.now() + 180_000);
    await page.goto(await addressOf(printed));
    await expect(printButton(page)).toBeVisible();
    await page.goto("/#/404");
    await expectNotFound(page);
    await answered(calls);
    await page.clock.runFor(60_000);
    expect(await dialogs(page)).toBe(0);
  });

  test(`a printed page that cannot be had says so, prints nothing and can be asked for again, ${whose} ${what}`, async ({
    page,
    watch,
  }) => {
    watch.expect(/status of 500/);
    await begin(page, printed.username);
    await faults(page, [{ path: call, status: 500 }]);
    await page.clock.install();
    await page.goto(await addressOf(printed));
    await expectTitle(page, failure);
    await page.clock.runFor(60_000);
    expect(await dialogs(page)).toBe(0);
    await faults(page, []);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(printButton(page)).toBeVisible();
    await expect.poll(() => dialogs(page)).toBe(1);
  });
}

test("a printed page can be used with the keyboard alone", async ({ page }) => {
  await openPrinted(page, OWN_RECORD);
  await expect.poll(() => dialogs(page)).toBe(1);
  await page.getByRole("link", { name: "Back" }).focus();
  await page.keyboard.press("Tab");
  await expect(printButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await dialogs(page)).toBe(2);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expectTitle(page, "Training Record");
});
