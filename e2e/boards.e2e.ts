import { expectAccessible } from "./support/axe.ts";
import { choosePageSize, gridRows } from "./support/grid-page.ts";
import { advance } from "./support/sandbox.ts";
import { expectTitle } from "./support/shell.ts";
import { enter, enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import type { Locator, Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";
const SEARCH = "Type to find what you are looking for";

const card = (page: Page, title: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^${title} \\d+ Show`) });

async function countOf(page: Page, title: string): Promise<number> {
  return Number(/\d+/.exec(await card(page, title).innerText())?.[0]);
}

async function counts(page: Page, titles: readonly string[]): Promise<number[]> {
  await expect(card(page, titles[0]!)).toBeVisible();
  return Promise.all(titles.map((title) => countOf(page, title)));
}

/** Shows up to 100 rows of `count`; they follow the choice a moment later. */
async function showHundred(page: Page, count: number): Promise<void> {
  await choosePageSize(page, 100);
  await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
  const rows = gridRows(page);
  await expect(rows).toHaveCount(Math.min(count, 100));
}

/** Reads the cells of every body row. */
async function allRows(page: Page): Promise<string[][]> {
  const rows = gridRows(page);
  await expect(rows.first()).toBeVisible();
  return rows.evaluateAll((elements) =>
    elements.map((row) =>
      [...row.querySelectorAll("[data-field]")].map((cell) => cell.textContent ?? ""),
    ),
  );
}

const TRAINING = ["Expired", "At Risk Of Expiry", "Behind Schedule", "Current"] as const;
const EVENTS = ["Expired", "At Risk Of Expiry", "Current"] as const;
const DAY = 86_400_000;

test("shell 2.13: the training board", async ({ page }) => {
  await enter(page, MANAGER);

  await test.step("four cards in order, their tooltips, the first one with people selected", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Training Status" })).toBeVisible();
    const numbers = await counts(page, TRAINING);
    expect(
      numbers.every((count) => count > 0),
      `all four states: ${numbers.join(", ")}`,
    ).toBe(true);
    const names = await page
      .getByRole("button", { name: / \d+ Show/ })
      .evaluateAll((cards) =>
        cards.map((one) => one.textContent.split(" ").slice(0, -3).join(" ")),
      );
    expect(names).toEqual([...TRAINING]);
    await expect(card(page, "Expired")).toHaveAttribute("aria-pressed", "true");
    await expect(card(page, "Expired")).toContainText("Showing trainees");
    await expect(card(page, "Current")).toContainText("Show trainees");
    for (const tooltip of [
      "Expired on one or more topics",
      "One or more topics expire within 5 days",
      "Trainee has not completed two or more lessons 5 days after delivery or one lesson 30 days after delivery.",
      "All topics will remain current for at least 15 days",
    ]) {
      const info = page.getByRole("button", { name: tooltip, exact: true });
      await info.hover();
      await expect(page.getByRole("tooltip", { name: tooltip })).toBeVisible();
    }
  });

  await test.step("each card lists as many people as it counts, one column, links to the card's tab", async () => {
    const numbers = await counts(page, TRAINING);
    for (const [at, title] of TRAINING.entries()) {
      await card(page, title).click();
      await expect(card(page, title)).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByText(new RegExp(`of ${numbers[at]}$`))).toBeVisible();
      await expect(page.getByRole("columnheader")).toHaveText([/^Name/]);
      const names = await page.getByRole("grid").getByRole("link").allTextContents();
      const sorted = names.toSorted((a, b) => a.localeCompare(b, "en", { sensitivity: "base" }));
      expect(names).toEqual(sorted);
      const link = page.getByRole("grid").getByRole("link").first();
      const tab = title === "Behind Schedule" ? "schedule" : "(record|schedule)";
      await expect(link).toHaveAttribute("href", new RegExp(`#/company/users/\\d+\\?tab=${tab}$`));
    }
  });
});

test("shell 2.12: three cards with their tooltips; every event stands where its own date puts it", async ({
  page,
}) => {
  await enter(page, MANAGER);
  await page.getByRole("link", { name: "Event / Document Status" }).click();
  await expect(page).toHaveURL(/#\/dashboard\/event-status/);
  for (const tooltip of [
    "Expired events",
    "Events expires in less than 30 days",
    "All events will remain current for at least 30 days",
  ]) {
    await expect(page.getByRole("button", { name: tooltip, exact: true })).toBeVisible();
  }

  const check = async (now: number): Promise<number> => {
    const today = Math.floor(now / DAY) * DAY;
    const inRange: Record<(typeof EVENTS)[number], (days: number) => boolean> = {
      Expired: (days) => days < 0,
      "At Risk Of Expiry": (days) => days >= 0 && days < 30,
      Current: (days) => days >= 30,
    };
    let total = 0;
    for (const title of EVENTS) {
      const count = await countOf(page, title);
      total += count;
      if (count === 0) continue;
      await card(page, title).click();
      await expect(card(page, title)).toHaveAttribute("aria-pressed", "true");
      await showHundred(page, count);
      const rows = await allRows(page);
      expect(rows.length).toBe(Math.min(count, 100));
      for (const cells of rows) {
        const expiry = /\d{4}-\d{2}-\d{2}/.exec(cells.at(-1) ?? "")?.[0];
        // An event without an expiry cannot expire.
        const days = expiry === undefined ? Infinity : (Date.parse(expiry) - today) / DAY;
        expect(inRange[title](days), `${title}: ${cells.join(" | ")}`).toBe(true);
      }
    }
    return total;
  };

  await expect(card(page, "Current")).toBeVisible();
  const before = await counts(page, EVENTS);
  const total = await check(Date.now());

  await advance(page, "P45D");
  await page.reload();
  await expect(card(page, "Current")).toBeVisible();
  const after = await counts(page, EVENTS);
  expect(after[0]!).toBeGreaterThan(before[0]!);
  // Nothing is lost; the events of whoever returns from a suspension come back.
  expect(await check(Date.now() + 45 * DAY)).toBeGreaterThanOrEqual(total);
});

test("shell 2.12: the table of the event board", async ({ page }) => {
  await enterAt(page, MANAGER, "/dashboard/event-status");
  await expect(card(page, "Current")).toBeVisible();

  await test.step("links, attachment and suspend marks, search, sort, per-person filter", async () => {
    await card(page, "Current").click();
    // Until then the search belongs to the table that is leaving.
    await expect(card(page, "Current")).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("grid").getByRole("columnheader")).toHaveText([
      /^Name/,
      /^Description/,
      /^Issued/,
      /^Expiration/,
    ]);
    await expect(page.getByRole("columnheader", { name: /^Name/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    const first = gridRows(page).first();
    await expect(first.getByRole("link").first()).toHaveAttribute(
      "href",
      /#\/company\/users\/\d+\?tab=events$/,
    );
    await expect(first.getByRole("link").nth(1)).toHaveAttribute(
      "href",
      /#\/company\/users\/\d+\?tab=events&eventId=\d+$/,
    );

    const search = page.getByPlaceholder(SEARCH);
    const all = await countOf(page, "Current");
    await search.fill("medical");
    await expect(gridRows(page).first()).toContainText(/medical/i);
    await expect(page.getByText(new RegExp(`of ${all}$`))).toBeHidden();
    await search.fill("no (such [thing* \\");
    await expect(page.getByText(/Nothing matches/)).toBeVisible();
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(search).toHaveValue("");
    await expect(page.getByText(new RegExp(`of ${all}$`))).toBeVisible();

    await page.getByRole("columnheader", { name: /^Expiration/ }).click();
    await expect(page.getByRole("columnheader", { name: /^Expiration/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    const dates = (await allRows(page)).map(
      (cells) => /\d{4}-\d{2}-\d{2}/.exec(cells.at(-1)!)?.[0],
    );
    const known = dates.filter((date) => date !== undefined);
    expect(known).toEqual(known.toSorted());

    // The per-person filter: unique people by name; choosing one clears the search.
    await search.fill("medical");
    await page.getByRole("combobox", { name: "Filter by person" }).click();
    const people = page.getByRole("listbox", { name: "Filter by person" }).getByRole("option");
    await expect(people.first()).toBeVisible();
    const names = await people.allTextContents();
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      names.toSorted((a, b) => a.localeCompare(b, "en", { sensitivity: "base" })),
    );
    await people.filter({ hasText: names[0]! }).first().click();
    await expect(search).toHaveValue("");
    await expect(gridRows(page).first()).toContainText(names[0]!);
    await expect
      .poll(async () => (await allRows(page)).every(([name]) => name!.includes(names[0]!)))
      .toBe(true);
  });

  await test.step("the view lives in the address: Back and reload return to it", async () => {
    await page.goto("/#/dashboard/event-status?status=expired");
    await expect(card(page, "Expired")).toHaveAttribute("aria-pressed", "true");
    await card(page, "Current").click();
    // Until then the search belongs to the table that is leaving.
    await expect(card(page, "Current")).toHaveAttribute("aria-pressed", "true");
    await page.getByPlaceholder(SEARCH).fill("medical");
    await expect(page).toHaveURL(/\?(?=.*\bstatus=current\b)(?=.*\bq=medical\b)/);
    const address = page.url();
    await page.getByRole("grid").getByRole("link").first().click();
    await expect(page).toHaveURL(/#\/company\/users\//);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByPlaceholder(SEARCH)).toHaveValue("medical");
    await expect(card(page, "Current")).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(page.getByPlaceholder(SEARCH)).toHaveValue("medical");
    await expect(card(page, "Current")).toHaveAttribute("aria-pressed", "true");
  });
});

/** Presses a row where nothing of its own is. */
const pressRow = (page: Page, at: number) =>
  gridRows(page)
    .nth(at)
    .getByRole("rowheader")
    .click({ position: { x: 4, y: 4 } });

const panel = (page: Page) => page.getByRole("dialog");

test("issue, boards: a press beside a name previews the person; the name itself is a link", async ({
  page,
}) => {
  await enterAt(page, MANAGER, "/dashboard/training-status");
  await expect(gridRows(page).first()).toBeVisible();
  const names = await page.getByRole("grid").getByRole("link").allTextContents();

  await test.step("the panel shows what the card's names lead to, by the calls of that page", async () => {
    await pressRow(page, 1);
    await expect(panel(page)).toHaveAccessibleName(new RegExp(names[1]!));
    const link = panel(page).getByRole("link", { name: /^Open Training (Record|Schedule)$/ });
    const href = await page
      .getByRole("link", { name: names[1]!, exact: true })
      .first()
      .getAttribute("href");
    await expect(link).toHaveAttribute("href", href!);
    await expect(panel(page).getByRole("listitem").first()).toBeVisible();
    await expect(page).toHaveURL(/[?&]preview=\d+/);
    await expectAccessible(page, "the preview of a person");
  });

  await test.step("the arrow keys go through the list, Escape returns to the row of whoever was shown last", async () => {
    await page.keyboard.press("ArrowDown");
    await expect(panel(page)).toHaveAccessibleName(new RegExp(names[2]!));
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(panel(page)).toHaveAccessibleName(new RegExp(names[0]!));
    await page.keyboard.press("ArrowUp");
    await expect(panel(page).getByText(`1 of ${names.length}`)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("link", { name: names[0]!, exact: true })).toBeFocused();
    await expect(page).not.toHaveURL(/preview=/);
  });

  await test.step("Space previews by keyboard; Back returns from the page to the board with its panel", async () => {
    await page.keyboard.press("Space");
    await expect(panel(page)).toHaveAccessibleName(new RegExp(names[0]!));
    await panel(page).getByRole("link", { name: names[0]!, exact: true }).click();
    await expectTitle(page, "Person Detail");
    await page.goBack();
    await expect(panel(page)).toHaveAccessibleName(new RegExp(names[0]!));
    await panel(page).getByRole("button", { name: "Close" }).click();
    await expect(panel(page)).toBeHidden();
  });

  await test.step("shell 2.13: the name, and Enter on its cell, open the page", async () => {
    await page.getByRole("link", { name: names[0]!, exact: true }).click();
    await expectTitle(page, "Person Detail");
    await expect(page).toHaveURL(/tab=(record|schedule)$/);
  });
});

test("issue, boards: a preview goes through the pages of the list, and each person of the event board comes once", async ({
  page,
}) => {
  await enterAt(page, MANAGER, "/dashboard/event-status?status=current");
  await expect(gridRows(page).nth(24)).toBeVisible();
  const events = await countOf(page, "Current");
  const names = (await page.getByRole("rowheader").getByRole("link").allTextContents()).map(
    (name) => name.trim(),
  );
  await pressRow(page, 24);
  await expect(panel(page)).toHaveAccessibleName(new RegExp(names[24]!));
  const [at, of] = (
    await panel(page)
      .getByText(/^\d+ of \d+$/)
      .innerText()
  )
    .split(" of ")
    .map(Number);
  expect(at).toBe([...new Set(names)].indexOf(names[24]!) + 1);
  expect(of).toBeLessThan(events);
  await page.keyboard.press("ArrowDown");
  await expect(panel(page).getByText(`${at! + 1} of ${of}`)).toBeVisible();
  await expect(page).toHaveURL(/[?&]page=2/);
  const last = (await panel(page).getByRole("heading", { level: 2 }).innerText()).trim();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("link", { name: last, exact: true }).first()).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("issue, boards: a press on the row opens the person's page", async ({ page }) => {
    await enterAt(page, MANAGER, "/dashboard/training-status");
    await gridRows(page)
      .first()
      .getByRole("rowheader")
      .click({ position: { x: 4, y: 4 } });
    await expectTitle(page, "Person Detail");
  });
});

test("shell 2.12: a card that counts nothing is dimmed and cannot be pressed", async ({ page }) => {
  await advance(page, "P3000D");
  await enterAt(page, "company.manager@borealis.test", "/dashboard/event-status");
  await expect(card(page, "Expired")).toHaveAttribute("aria-pressed", "true");
  expect(await countOf(page, "At Risk Of Expiry")).toBe(0);
  await expect(card(page, "At Risk Of Expiry")).toBeDisabled();
});
