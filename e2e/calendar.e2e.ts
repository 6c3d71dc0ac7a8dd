/** Lessons and expiries as a calendar file: the own, and a person's in the tabs of Person Detail. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { expectAccessible } from "./support/axe.ts";
import { TODAY } from "./support/record-page.ts";
import { faults } from "./support/sandbox.ts";
import { enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { MANAGER, TRAINEE } from "./support/training-page.ts";

const PERSON = "/company/users/105";
const button = (page: Page) => page.getByRole("button", { name: "Calendar file" });

/** The days of the file that a press saves, by UID. */
async function saved(page: Page) {
  const started = page.waitForEvent("download");
  await button(page).click();
  const download = await started;
  const text = await readFile(await download.path(), "utf8");
  const days = ICAL.Component.fromString(text)
    .getAllSubcomponents("vevent")
    .map((part) => new ICAL.Event(part));
  expect(days.every(({ startDate }) => startDate.isDate)).toBe(true);
  return {
    name: download.suggestedFilename(),
    uids: days.map(({ uid }) => uid),
    days: days.map(({ startDate, summary }) => `${startDate.toString()} ${summary}`),
    urls: days.map(({ component }) => String(component.getFirstPropertyValue("url"))),
  };
}

test("issue, calendar: the own lessons and expiries from both pages, the same entries each time", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 500|told to answer 500/);
  await enterAt(page, TRAINEE, "/my/schedule");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const first = await saved(page);

  await test.step("named after person and day, with lessons, topics and documents", async () => {
    expect(first.name).toMatch(new RegExp(`^\\S.* \\S+-${TODAY}\\.ics$`));
    expect(new Set(first.uids).size).toBe(first.uids.length);
    for (const part of ["/#/my/schedule", "/#/my/records", "/#/my/events/"]) {
      expect(first.urls.some((url) => url.includes(part))).toBe(true);
    }
    await expect(
      page.getByText(`Calendar file with ${first.uids.length} days saved to downloads.`),
    ).toBeVisible();
  });

  await test.step("Events / Documents saves the same entries; what is archived has no button", async () => {
    await page.goto("/#/my/events");
    await expect(page.getByRole("grid", { name: "Events and documents" })).toBeVisible();
    await expectAccessible(page, "Events / Documents");
    const again = await saved(page);
    expect(again).toEqual(first);
    await page.getByRole("link", { name: "Archived" }).click();
    await expect(button(page)).toBeHidden();
  });

  await test.step("where a part cannot be had there is no file, and another press makes one", async () => {
    await page.goto("/#/my/schedule");
    await faults(page, [{ path: "/api/my/records", status: 500, times: 1 }]);
    // What the cache has is asked for again after a reload.
    await page.reload();
    await button(page).click();
    await expect(page.getByText("The calendar file could not be made.")).toBeVisible();
    expect((await saved(page)).uids).toEqual(first.uids);
  });
});

test("issue, calendar: a manager saves a person's days, with the name in front", async ({
  page,
}) => {
  await enterAt(page, MANAGER, `${PERSON}?tab=schedule`);
  const ofPerson = await saved(page);
  const name = ofPerson.name.slice(0, -`-${TODAY}.ics`.length);
  expect(ofPerson.days.length).toBeGreaterThan(0);
  expect(ofPerson.days.every((day) => day.slice(11).startsWith(`${name}: `))).toBe(true);
  expect(ofPerson.urls.every((url) => url.includes(`/#${PERSON}?tab=`))).toBe(true);
});

test("issue, calendar: on a phone the button is within the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await enterAt(page, TRAINEE, "/my/events");
  await expect(page.getByRole("link", { name: "New" })).toBeVisible();
  await expectAccessible(page, "Events / Documents");
  const box = await button(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 361)).toBeLessThanOrEqual(360);
  expect(box?.height).toBeGreaterThanOrEqual(24);
  await saved(page);
});
