/** People and documents: who has which document until when, and who lacks one. */
import { readFile } from "node:fs/promises";
import { watchCalls } from "../support/calls.ts";
import { gridRows } from "../support/grid-page.ts";
import { pagesOf } from "../support/pdf.ts";
import { recordPrintCalls, sheet } from "../training/print-page.ts";
import { expectTitle } from "../support/shell.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Locator, Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";
const MATRIX = "/dashboard/event-status/matrix";

const heads = (page: Page) => page.getByRole("columnheader");
const holes = (page: Page) => gridRows(page).getByText("None", { exact: true });

/** 'Passport', how many people have it, and out of how many. */
async function headOf(page: Page, name: string) {
  const text = await page.getByRole("columnheader", { name }).innerText();
  const [, held, of] = /(\d+) of (\d+) have it/.exec(text) ?? [];
  return { held: Number(held), of: Number(of) };
}

/** The number of rows that match the filter, as a screen reader hears it. */
async function matching(page: Page): Promise<number> {
  const matchCount = page.getByText(/^\d+ of \d+ rows match\s*$/);
  await expect(matchCount).toBeAttached();
  return Number(/^\d+/.exec((await matchCount.textContent()) ?? "")?.[0]);
}

/** Narrows the rows, and waits until they are. */
async function showOnly(page: Page, choice: string): Promise<void> {
  const rowCount = page.getByText(/^\d+ (?:of \d+ )?rows/);
  const before = (await rowCount.textContent()) ?? "";
  await page.getByRole("combobox", { name: "Show only" }).fill(choice);
  await page.getByRole("option", { name: choice, exact: true }).click();
  await expect(rowCount).not.toHaveText(before);
}

test("opens people and documents from the event board, all people with two calls", async ({
  page,
}) => {
  const people = watchCalls(page, "GET", "/users");
  const events = watchCalls(page, "GET", "/events");
  await signInAt(page, MANAGER, "/dashboard/event-status");
  const view = page.getByRole("link", { name: "By person" });
  // The word of the current view is bolder, and so wider to the left.
  const placeOf = async () => {
    const { x, y, width, height } = (await view.boundingBox())!;
    return { right: x + width, middle: y + height / 2 };
  };
  const place = await placeOf();
  await view.click();
  await expectTitle(page, "People and Documents");
  await expect(gridRows(page).first()).toBeVisible();
  // Pressed to and fro without moving the pointer.
  expect(await placeOf()).toEqual(place);
  expect([people.list.length, events.list.length]).toEqual([1, 0]);
  const passports = await headOf(page, "Passport");

  await test.step("sorts the documents most people have first, and counts who lacks each", async () => {
    const counts = (await heads(page).allInnerTexts()).flatMap((text) => {
      const held = /(\d+) of \d+ have it/.exec(text)?.[1];
      return held === undefined ? [] : [Number(held)];
    });
    expect(counts.length).toBeGreaterThan(4);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(await holes(page).count()).toBeGreaterThan(0);
    await showOnly(page, "Missing: Passport");
    expect(await matching(page)).toBe(passports.of - passports.held);
    await expect(page).toHaveURL(/by-fullName=lacks\+passport/);
    await page.getByRole("combobox", { name: "Show only" }).press("Escape");
  });

  await test.step("shows people without documents, and keeps the filter after a reload", async () => {
    await showOnly(page, "Has no documents");
    await expect(page).toHaveURL(/by-fullName=none/);
    const count = await matching(page);
    expect(count).toBeGreaterThan(0);
    await page.reload();
    await expect(gridRows(page).first()).toBeVisible();
    expect(await matching(page)).toBe(count);
    const columns = (await heads(page).count()) - 1;
    await expect(gridRows(page).first().getByText("None", { exact: true })).toHaveCount(columns);
  });

  await test.step("shows expired documents by the server's status; a day opens its document", async () => {
    await showOnly(page, "Has an expired document");
    await expect(page).toHaveURL(/by-fullName=expired/);
    const expired = (row: Locator) => row.getByRole("img", { name: "Expired" }).first();
    await expect(expired(gridRows(page).first())).toBeVisible();
    await expect(gridRows(page)).toHaveCount(await matching(page));
    for (const row of await gridRows(page).all()) {
      await expect(expired(row)).toBeVisible();
    }
    const link = gridRows(page).first().locator("[data-field]:has([aria-label=Expired]) a");
    const day = await link.innerText();
    await expect(link).toHaveAttribute("href", /company\/users\/\d+\?tab=events&eventId=\d+/);
    await link.click();
    await expect(page.getByText(day).first()).toBeVisible();
    await page.goBack();
  });

  await test.step("keeps names and headings in view, by keyboard too", async () => {
    await page.setViewportSize({ width: 620, height: 1000 });
    await page.goto(`/#${MATRIX}`);
    // The rows may still be those of the previous view, about to be redrawn.
    await page.reload();
    const name = gridRows(page).first().getByRole("rowheader");
    await expect(page.getByText(/^\d+ rows$/)).toBeAttached();
    await expect(name).toBeVisible();
    const { x } = (await name.boundingBox())!;
    const head = (await heads(page).first().boundingBox())!;
    await name.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("PageDown");
    await expect(page.locator("[role=gridcell]:focus")).toBeInViewport();
    expect((await gridRows(page).first().getByRole("rowheader").boundingBox())!.x).toBe(x);
    const now = (await heads(page).first().boundingBox())!;
    expect([now.x, now.y]).toEqual([head.x, head.y]);
  });

  await test.step("opens what is current or not on file by keyboard on a phone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const first = gridRows(page).first().getByRole("group");
    await first.getByText(/\d+ not on file$/).focus();
    await page.keyboard.press("Space");
    await expect(first).toHaveAttribute("open");
    await expect(first.getByRole("paragraph")).toBeVisible();
    await page.setViewportSize({ width: 620, height: 1000 });
  });

  await test.step("exports all rows that match, with day and state of each document", async () => {
    await page.goto(`/#${MATRIX}?document=passport`);
    await expect(heads(page)).toHaveCount(2);
    const { held, of } = await headOf(page, "Passport");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^people-and-documents-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...lines] = (await readFile(await download.path(), "utf8"))
      .trimEnd()
      .split("\r\n");
    expect(head).toBe('\uFEFFName,Suspended,Passport,"Passport, status"');
    // The board leaves out one person, who is suspended.
    expect(lines.filter((line) => line.endsWith(",,Not known"))).toHaveLength(1);
    expect(lines).toHaveLength(of + 1);
    expect(lines.filter((line) => line.endsWith(",,None"))).toHaveLength(of - held);
    expect(
      lines.filter((line) => /,\d{4}-\d\d-\d\d,(Current|Expired|At Risk)/.test(line)),
    ).toHaveLength(held);
  });
});

test("prints people and documents in grey as shown, with headings on every page", async ({
  page,
}) => {
  await recordPrintCalls(page);
  await signInAt(page, MANAGER, MATRIX);
  await expect(gridRows(page).first()).toBeVisible();
  const { of } = await headOf(page, "Passport");
  // The browser's own print has the same people.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("grid")).toBeHidden();
  for (const part of await page.getByRole("table").all()) {
    await expect(part.getByRole("rowheader")).toHaveCount(of + 1);
  }
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Print", exact: true }).click();
  await expect(page.getByText(/^As of /)).toBeVisible();
  await expect(sheet(page).getByText(/1 suspended person is not displayed on/)).toBeVisible();
  await expect(sheet(page).getByRole("rowheader")).toHaveCount(of + 1);
  const names = await sheet(page).getByRole("rowheader").allInnerTexts();
  await page.emulateMedia({ media: "print" });
  const letters = (text = "") => text.replaceAll(/[^\p{Lu}\p{Ll}]/gu, "");
  const pages = (await pagesOf(await page.pdf({ format: "A4", landscape: true }))).map(letters);
  expect(pages.length).toBeGreaterThan(1);
  for (const text of pages) expect(text).toContain("Passportof");
  for (const name of names) {
    expect(pages.filter((text) => text.includes(letters(name))).length, name).toBeGreaterThan(0);
  }
  const colours = await sheet(page)
    .locator("table *")
    .evaluateAll((all) => [
      ...new Set(
        all.flatMap((part) => {
          const { fill, stroke, color, borderTopColor } = getComputedStyle(part);
          return [fill, stroke, color, borderTopColor];
        }),
      ),
    ]);
  const isGrey = (colour: string) => {
    const parts =
      colour
        .match(/[\d.]+/g)
        ?.slice(0, 3)
        .map(Number) ?? [];
    return Math.max(...parts) - Math.min(...parts) <= 24;
  };
  expect(colours.filter((colour) => colour.startsWith("rgb") && !isGrey(colour))).toEqual([]);
});
