import { readFile } from "node:fs/promises";
import { watchCalls } from "../support/calls.ts";
import { day } from "../support/days.ts";
import {
  recordParams,
  dayField,
  ESSENTIALS,
  generate,
  openRecord,
  OWN_RECORD,
  PERSON_RECORD,
  pickPrint,
  TODAY,
  topic,
  typeRecordDay,
  versionButton,
} from "./record-page.ts";
import { expectTitle, pickFromUserMenu, userMenu } from "../support/shell.ts";
import { expect, test } from "../support/test.ts";
import type { Download, Page } from "@playwright/test";

const PRINT_TYPES = [
  ["Complete (Collapsed)", "complete"],
  ["Complete (Expanded)", "complete_expanded"],
  ["International Procedures", "international_procedures"],
] as const;
/** The trainee of the accounts joined this number of days ago. */
const JOINED_AGO = 1960;

/** A file that was really saved, and is a whole PDF. */
async function expectPdf(download: Download): Promise<void> {
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  expect(bytes.subarray(-32).toString("latin1")).toContain("%%EOF");
}

/** Picks a print option, and waits for its file. */
async function printed(page: Page, entry: string): Promise<Download> {
  const started = page.waitForEvent("download");
  await pickPrint(page, entry);
  const download = await started;
  await expectPdf(download);
  await expect(page.getByText("PDF saved to downloads")).toBeVisible();
  return download;
}

test("shows and downloads the own record of today and of other days", async ({ page }) => {
  const calls = watchCalls(page, "GET", "/records");
  const files = watchCalls(page, "GET", "/records/download");
  await openRecord(page, OWN_RECORD);
  await test.step("shows today's record first", async () => {
    await expect(dayField(page)).toHaveValue(TODAY);
    expect(recordParams(calls)).toEqual([{ version: "5" }]);
    await expect(topic(page, "Ground De-icing")).toContainText("Expired");
  });
  await test.step("fetches another day each time Generate is pressed, and only then", async () => {
    await typeRecordDay(page, day(-30));
    expect(calls.list).toHaveLength(1);
    await generate(page).click();
    await expect(topic(page, "Ground De-icing")).not.toContainText("Expired");
    expect(recordParams(calls).slice(1)).toEqual([{ date: day(-30), version: "5" }]);
    await generate(page).click();
    await expect.poll(() => calls.list.length).toBe(3);
    await expect(generate(page)).toHaveAttribute("aria-busy", "false");
  });
  await test.step("downloads each print option by one call, named '<full name>-<date>'", async () => {
    // A picked day does not change the shown record by itself.
    await typeRecordDay(page, day(-60));
    for (const [label] of PRINT_TYPES) {
      const download = await printed(page, label);
      expect(download.suggestedFilename()).toBe(`Łukasz Wiśniewski-${day(-30)}.pdf`);
    }
    expect(recordParams(files)).toEqual(
      PRINT_TYPES.map(([, type]) => ({ date: day(-30), version: "5", type })),
    );
  });
  await test.step("offers the first day that the host has", async () => {
    await typeRecordDay(page, day(1 - JOINED_AGO));
    await generate(page).click();
    await expect(page.getByText("Nothing in the record on this date")).toBeVisible();
    expect(recordParams(calls).at(-1)).toEqual({ date: day(1 - JOINED_AGO), version: "5" });
  });
});

test("shows a person's record", async ({ page }) => {
  const calls = watchCalls(page, "GET", "/records");
  const files = watchCalls(page, "GET", "/records/download");
  await openRecord(page, PERSON_RECORD);
  await test.step("shows the same record after reload, Back and by a shared link", async () => {
    await typeRecordDay(page, day(-30));
    await generate(page).click();
    await expect(page).toHaveURL(new RegExp(`date=${day(-30)}`));
    await page.getByRole("searchbox").fill("de-icing");
    await expect(page).toHaveURL(/q=de-icing/);
    await page.getByRole("button", { name: "Details of Ground De-icing" }).click();
    await expect(page).toHaveURL(/open=5/);
    const link = page.url();
    const showsIt = async () => {
      await expect(dayField(page)).toHaveValue(day(-30));
      await expect(page.getByRole("searchbox")).toHaveValue("de-icing");
      await expect(page.getByText("Holdover times and fluid types")).toBeVisible();
    };
    await page.reload();
    await showsIt();
    await page.goto("/#/profile");
    await expectTitle(page, "My profile");
    await page.goBack();
    await showsIt();
    await page.goto("/#/profile");
    await expectTitle(page, "My profile");
    await page.goto(link);
    await showsIt();
    expect(recordParams(calls).slice(0, 2)).toEqual([
      { version: "5" },
      { date: day(-30), version: "5" },
    ]);
  });
  await test.step("downloads a print option of the person's record", async () => {
    const download = await printed(page, "Complete (Expanded)");
    expect(download.suggestedFilename()).toBe(`Łukasz Wiśniewski-${day(-30)}.pdf`);
    expect(recordParams(files)).toEqual([
      { date: day(-30), version: "5", type: "complete_expanded" },
    ]);
  });
});

test("switches the record's version, and prints the old version", async ({ page }) => {
  const calls = watchCalls(page, "GET", "/records");
  const files = watchCalls(page, "GET", "/records/download");
  await openRecord(page, { username: "trainee.v4@aurora.test", path: "/my/records" });
  await test.step("reveals the version button once from the user menu as well", async () => {
    await expect(versionButton(page)).toBeHidden();
    await pickFromUserMenu(page, "Show version button");
    await expect(versionButton(page)).toHaveText("Old Version");
    await userMenu(page).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      "My Profile",
      "Lock",
      "Logout",
      "Keyboard shortcuts",
      /^Appearance/,
    ]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
  });
  await test.step("switches from 4 to 1 and back, and fetches", async () => {
    await page.getByRole("button", { name: "Details of Dangerous Goods" }).click();
    await expect(page.getByText("Previous Version", { exact: true })).toBeVisible();
    await versionButton(page).click();
    await expect(page.getByRole("table", { name: "Lessons of Dangerous Goods" })).toBeVisible();
    await versionButton(page).click();
    await expect(page.getByText("Previous Version", { exact: true })).toBeVisible();
    await versionButton(page).click();
    await expect(versionButton(page)).toHaveText("Cycle Version");
    await expect(page).toHaveURL(/version=1/);
    await expect
      .poll(() => recordParams(calls).map(({ version }) => version))
      .toEqual(["4", "1", "4", "1"]);
  });
  await test.step("prints the shown version; offers International Procedures only to those enrolled", async () => {
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      "Complete (Collapsed)",
      "Complete (Expanded)",
    ]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    const download = await printed(page, "Complete (Expanded)");
    expect(download.suggestedFilename()).toBe(`Hiroshi Tanaka-${TODAY}.pdf`);
    expect(recordParams(files)).toEqual([{ version: "1", type: "complete_expanded" }]);
  });
});

test("shows and prints certificates of the essentials tier", async ({ page, context }) => {
  await context.addInitScript(() => {
    window.print = () => undefined;
  });
  const files = watchCalls(page, "GET", "/download");
  await openRecord(page, ESSENTIALS[0]);
  const row = topic(page, "Dangerous Goods");
  await test.step("downloads the certificate with the certificate icon", async () => {
    const started = page.waitForEvent("download");
    await row.getByRole("button", { name: "Download certificate of Dangerous Goods" }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^Jonas Halvorsen-\d{4}-\d{2}-\d{2}\.pdf$/);
    await expectPdf(download);
    expect(files.list).toHaveLength(1);
  });
  await test.step("opens the print page in a new tab with 'print certificate'", async () => {
    const opened = context.waitForEvent("page");
    await row.getByRole("link", { name: "print certificate of Dangerous Goods" }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(/#\/training\/record\/certificate\/[0-9a-f]{32}\/print$/);
    await expect(tab.getByRole("heading", { name: "Jonas Halvorsen" })).toBeVisible();
    await expect(tab.getByRole("heading", { name: "Dangerous Goods" })).toBeVisible();
  });
});
