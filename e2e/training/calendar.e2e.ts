/** Lessons and expiries as a calendar file. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { TODAY } from "./record-page.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { TRAINEE } from "./training-page.ts";

const button = (page: Page) => page.getByRole("button", { name: "Download calendar" });

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

test("exports own lessons and expiries to the same calendar file from both pages", async ({
  page,
}) => {
  await signInAt(page, TRAINEE, "/my/schedule");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const first = await saved(page);

  await test.step("names the file after person and day, with lessons, topics and documents", async () => {
    expect(first.name).toMatch(new RegExp(`^\\S.* \\S+-${TODAY}\\.ics$`));
    expect(new Set(first.uids).size).toBe(first.uids.length);
    for (const part of ["/#/my/schedule", "/#/my/records", "/#/my/events/"]) {
      expect(first.urls.some((url) => url.includes(part))).toBe(true);
    }
    await expect(
      page.getByText(`Calendar with ${first.uids.length} dates saved to downloads.`),
    ).toBeVisible();
  });

  await test.step("saves the same entries from Events / Documents; archived lists have no button", async () => {
    await page.goto("/#/my/events");
    await expect(page.getByRole("grid", { name: "Events and documents" })).toBeVisible();
    const again = await saved(page);
    expect(again).toEqual(first);
    await page.getByRole("link", { name: "Archived" }).click();
    await expect(button(page)).toBeHidden();
  });
});
