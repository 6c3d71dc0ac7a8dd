import { waitForResponses, watchCalls } from "../support/calls.ts";
import { detail } from "../support/controls.ts";
import { gridRows } from "../support/grid-page.ts";
import { expectTitle, menu, title } from "../support/shell.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";

/** People of the sandbox's seed. */
const TRAINEE_ID = 105;

/** Text in the head of an expired person. */
const EXPIRED = /^Expired · ([^,]+),\s*\d{4}-\d\d-\d\d$/;

const rows = (page: Page) => gridRows(page);
const search = (page: Page) => page.getByRole("searchbox");
const tabs = (page: Page) => page.getByRole("navigation", { name: "Person" });
const shownTab = (page: Page) => tabs(page).locator('[aria-current="page"]');
const banner = (page: Page, name: string) => page.getByRole("region", { name });

async function open(page: Page, path: string): Promise<void> {
  await signInAt(page, MANAGER, path);
  await expect(title(page)).not.toBeEmpty();
}

async function names(page: Page): Promise<string[]> {
  await expect(rows(page).first()).toBeVisible();
  // The address changes at once, rows are drawn when nothing more urgent is left to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page.getByRole("grid").getByRole("rowheader").getByRole("link").allInnerTexts();
}

test("leads from a board to a person and the lists, and back to the same view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, "/dashboard/training-status");

  await test.step("shrinks a person's header into the title bar with name, worst status and tabs", async () => {
    // The board has the status at once; the record adds the expired items and their days.
    const expired = page.getByRole("grid").getByRole("rowheader").first().getByRole("link");
    const name = await expired.innerText();
    await expired.click();
    await expectTitle(page, "Person Detail");
    await expect(banner(page, name).getByRole("link", { name: EXPIRED })).toBeVisible();
    await expect(tabs(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(banner(page, name)).not.toBeInViewport();
    await expect.poll(async () => (await tabs(page).boundingBox())?.y).toBe(56);
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("navigation", { name: "Breadcrumb" })).toContainText(name);
    await expect(bar.getByText("Expired", { exact: true })).toBeInViewport();
  });

  await test.step("lists people who left in Historical, the others in People", async () => {
    await menu(page).getByRole("link", { name: "Historical" }).click();
    await expectTitle(page, "Historical");
    await expect(rows(page)).toHaveCount(2);
    expect(await names(page)).toEqual(["Gustavo Pereira", "Harriet Lindqvist"]);
    await menu(page).getByRole("link", { name: "People" }).click();
    await expectTitle(page, "People");
    await expect(rows(page)).toHaveCount(25);
    await search(page).fill("Harriet Lindqvist");
    await expect(page.getByText(/^Nothing matches/)).toBeVisible();
    await search(page).fill("aurora air");
    await expect(rows(page)).toHaveCount(25);
    await search(page).fill("");
  });

  await test.step("keeps search, sort, page and size in the URL, after reload and Back", async () => {
    await expect(page).toHaveURL(/active$/);
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2/);
    const second = await names(page);
    await page.reload();
    expect(await names(page)).toEqual(second);
    await search(page).fill("air");
    await page.getByRole("columnheader", { name: "Type(s)" }).click();
    await expect(page).toHaveURL(/q=air&sort=types/);
    const found = await names(page);
    await page.getByRole("grid").getByRole("link").first().click();
    await expectTitle(page, "Person Detail");
    await page.goBack();
    await expect(search(page)).toHaveValue("air");
    expect(await names(page)).toEqual(found);
    // Typing and sorting wrote no history of their own.
    await page.goBack();
    await expectTitle(page, "Historical");
  });
});

test("shows and links the status of an expired person on every tab", async ({ page }) => {
  const questions = [
    watchCalls(page, "GET", `/users/${TRAINEE_ID}/records`),
    watchCalls(page, "GET", `/users/${TRAINEE_ID}/events`),
  ];
  const board = watchCalls(page, "GET", "/api/dashboard/training_status");
  await open(page, `/company/users/${TRAINEE_ID}`);
  const head = banner(page, "Łukasz Wiśniewski");
  for (const tab of ["profile", "program", "schedule", "record", "events"]) {
    await test.step(tab, async () => {
      await page.goto(`#/company/users/${TRAINEE_ID}?tab=${tab}`);
      await expect(head.getByRole("link", { name: EXPIRED })).toBeVisible();
      const before = questions.map(({ list }) => list.length);
      await page.reload();
      await expect(head.getByRole("link", { name: EXPIRED })).toBeVisible();
      await Promise.all(questions.map(waitForResponses));
      // Each is requested once, also when the tab requests it itself.
      expect(questions.map(({ list }, at) => list.length - (before[at] ?? 0))).toEqual([1, 1]);
    });
  }
  // The person's own replies already contain the status.
  expect(board.list).toEqual([]);

  await test.step("opens what is expired from the status", async () => {
    const link = head.getByRole("link", { name: EXPIRED });
    const [, topic = ""] = EXPIRED.exec(await link.innerText()) ?? [];
    await link.click();
    await expect(shownTab(page)).toHaveText("Training Record");
    const row = page.getByRole("row").filter({ hasText: topic.trim() });
    await expect(row.first()).toContainText("Expired");
  });
});

test("shows the tabs of a person", async ({ page }) => {
  await open(page, `/company/users/${TRAINEE_ID}`);

  await test.step("shows all tabs of an active trainee, Profile by default, each with its URL", async () => {
    await expectTitle(page, "Person Detail");
    await expect(tabs(page).getByRole("link")).toHaveText([
      "Profile",
      "Program",
      "Schedule",
      "Training Record",
      "Events / Documents",
    ]);
    await expect(shownTab(page)).toHaveText("Profile");
    for (const [label, tab, panel] of [
      ["Program", "program", "Training Program"],
      ["Schedule", "schedule", "Training Schedule"],
      ["Training Record", "record", "Training Record"],
      ["Events / Documents", "events", null],
    ] as const) {
      await tabs(page).getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(new RegExp(`/company/users/${TRAINEE_ID}\\?tab=${tab}$`));
      await expect(shownTab(page)).toHaveText(label);
      const panels = page.getByRole("table").or(page.getByRole("grid"));
      if (panel !== null) {
        await expect(panels.and(page.getByLabel(panel, { exact: true }))).toBeVisible();
      }
    }
  });

  await test.step("lists the groups in the banner of a tab, with links to their pages", async () => {
    await page.reload();
    await expect(shownTab(page)).toHaveText("Events / Documents");
    await expect(detail(page, "Groups").getByRole("link")).toHaveText([
      "King Air crews",
      "Winter base Yellowknife",
      "Executive jets",
    ]);
    await detail(page, "Groups").getByRole("link", { name: "King Air crews" }).click();
    await expect(page).toHaveURL(/#\/company\/groups\/1$/);
    await page.goBack();
    await expect(shownTab(page)).toHaveText("Events / Documents");
    await page.goBack();
    await expect(shownTab(page)).toHaveText("Training Record");
  });
});
