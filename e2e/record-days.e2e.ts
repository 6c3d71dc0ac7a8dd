import { watchCalls } from "./support/calls.ts";
import { day } from "./support/person-form.ts";
import {
  asked,
  dayField,
  generate,
  openRecord,
  OWN,
  PERSONS,
  TODAY,
  topic,
  typeRecordDay,
} from "./support/record-page.ts";
import { MANAGER } from "./support/training-page.ts";
import { expect, test } from "./support/test.ts";

/** A trainee who left 75 days before. */
const LEFT = { username: MANAGER, path: "/company/users/124?tab=record" };
/** The trainee of the accounts joined so many days ago. */
const JOINED_AGO = 1960;

/** The same day three years before. */
const threeYearsAgo = `${Number(TODAY.slice(0, 4)) - 3}${TODAY.slice(4)}`.replace(
  "-02-29",
  "-02-28",
);

test("training 5: the own record is on offer from the day after joining to today", async ({
  page,
}) => {
  const calls = watchCalls(page, "GET", "/records");
  await openRecord(page, OWN);
  const first = day(1 - JOINED_AGO);
  for (const outside of [day(-JOINED_AGO), day(1)]) {
    await typeRecordDay(page, outside);
    await expect(page.getByText(`Choose a day from ${first} to ${TODAY}.`)).toBeVisible();
    await expect(generate(page)).toBeDisabled();
    await dayField(page).press("Enter");
  }
  await typeRecordDay(page, first);
  await generate(page).click();
  await expect(page.getByText("Nothing in the record on this date")).toBeVisible();
  expect(asked(calls).map(({ date }) => date)).toEqual([TODAY, first]);
});

test("training 5: a person's record is on offer from three years ago to today", async ({
  page,
}) => {
  await openRecord(page, PERSONS);
  await typeRecordDay(page, day(1));
  await expect(page.getByText(`Choose a day from ${threeYearsAgo} to ${TODAY}.`)).toBeVisible();
  await typeRecordDay(page, threeYearsAgo);
  await generate(page).click();
  await expect(topic(page, "King Air 350 Initial")).toBeVisible();
  await test.step("training 2.9: a search in one tab of a person does not reach another", async () => {
    await page.getByRole("searchbox").fill("weight");
    await expect(page).toHaveURL(/record-q=weight/);
    await page.getByRole("link", { name: "Schedule", exact: true }).click();
    await expect(page.getByRole("grid", { name: "Training Schedule" })).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("");
  });
});

test("training 2.9: of who left it ends with the day they left", async ({ page }) => {
  const calls = watchCalls(page, "GET", "/records");
  await openRecord(page, LEFT);
  const last = day(-75);
  await expect(dayField(page)).toHaveValue(last);
  expect(asked(calls)).toEqual([{ date: last, version: "5" }]);
  await typeRecordDay(page, day(-74));
  await expect(page.getByText(`Choose a day from ${threeYearsAgo} to ${last}.`)).toBeVisible();
  await expect(generate(page)).toBeDisabled();
});

test("issue, address: a day that is not on offer is said, and never asked for", async ({
  page,
}) => {
  const calls = watchCalls(page, "GET", "/records");
  await openRecord(page, { ...OWN, path: "/my/records?date=2019-01-01" });
  await expect(
    page.getByRole("alert").filter({ hasText: "There is no record for 2019-01-01" }),
  ).toBeVisible();
  await expect(dayField(page)).toHaveValue(TODAY);
  expect(asked(calls).map(({ date }) => date)).toEqual([TODAY]);
  await generate(page).click();
  await expect(page.getByText(/^There is no record for/)).toBeHidden();
});
