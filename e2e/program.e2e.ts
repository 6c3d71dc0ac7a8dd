import { watchCalls } from "./support/calls.ts";
import { faults } from "./support/sandbox.ts";
import { expect, test } from "./support/test.ts";
import { openTraining } from "./support/training-page.ts";
import type { Locator, Page } from "@playwright/test";

const PREVIEW = "/api/lessons/*/preview";

const table = (page: Page): Locator => page.getByRole("table", { name: "Training Program" });
const search = (page: Page): Locator => page.getByRole("searchbox");
const button = (page: Page, name: string): Locator => page.getByRole("button", { name });
const dialog = (page: Page): Locator => page.getByRole("dialog");
const row = (page: Page, topic: string): Locator =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: topic }) })
    .first();

/** The topics, row by row. */
const topics = (page: Page): Promise<string[]> =>
  table(page)
    .locator("> tbody > tr > [role=rowheader]")
    .evaluateAll((cells) =>
      cells.map((cell) => cell.querySelector("[data-name]")?.textContent ?? ""),
    );

const open = (page: Page, whose: string): Promise<void> =>
  openTraining(
    page,
    whose,
    { entry: "Program", title: "Training Program", tab: "program" },
    table(page),
  );

/** Asks for the review of a lesson of a topic that is open. */
async function askFor(page: Page, lesson: string): Promise<void> {
  await button(page, `Review ${lesson}`).click();
  await expect(dialog(page)).toContainText(
    "You are launching a lesson review. This will not update training records.",
  );
}

test("training 2.4: topics, their lessons, and a view that stands in the address", async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expect(/status of 500/);
  await open(page, "own");
  const count = (await topics(page)).length;
  await test.step("issue 14: where in its period a topic stands, in words as well", async () => {
    const standing = { name: /^Completed .+, expiry .+: \d+% of the period had passed on / };
    await expect(row(page, "Aviation Security").getByRole("img", standing)).toBeVisible();
    await expect(row(page, "Upset Prevention and Recovery").getByRole("img", standing)).toHaveCount(
      0,
    );
  });
  await test.step("topics with condition icons and periodicity", async () => {
    await expect(table(page).getByRole("columnheader", { name: /Topic|Periodicity/ })).toHaveText([
      /^Topic/,
      /^Periodicity/,
    ]);
    const names = await topics(page);
    expect(names.length).toBeGreaterThan(8);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
    await expect(row(page, "Ground De-icing").getByRole("img", { name: "Seasonal" })).toBeVisible();
    await expect(
      row(page, "North Atlantic Operations").getByRole("img", { name: "International Procedures" }),
    ).toBeVisible();
    await expect(
      row(page, "Emergency Equipment").getByRole("img", { name: "Calendar day expiration" }),
    ).toBeVisible();
    await expect(row(page, "Dangerous Goods")).toContainText(/24 months|2 years/);
  });
  await test.step("Expand All and Collapse All toggle every row", async () => {
    await button(page, "Expand All").click();
    await expect(page.getByRole("table", { name: /^Lessons of/ })).toHaveCount(count);
    await expect(page).toHaveURL(/open=\*|open=%2A/);
    await page.reload();
    await expect(page.getByRole("table", { name: /^Lessons of/ })).toHaveCount(count);
    await button(page, "Collapse All").click();
    await expect(page.getByRole("table", { name: /^Lessons of/ })).toHaveCount(0);
    await expect(button(page, "Expand All")).toBeVisible();
  });
  await test.step("search, sort and open rows stand in the address", async () => {
    const topic = table(page).getByRole("columnheader", { name: /^Topic/ });
    await button(page, "Topic").click();
    await expect(topic).toHaveAttribute("aria-sort", "descending");
    await search(page).fill("lithium OR (");
    await expect(page.getByText(/Nothing matches/)).toBeVisible();
    await search(page).fill("DE-ICING");
    await expect.poll(() => topics(page)).toEqual(["Ground De-icing"]);
    await row(page, "Ground De-icing").getByRole("button").first().click();
    await expect(button(page, "Review Checks before take-off")).toBeVisible();
    await expect(page).toHaveURL(/open=5/);
    await page.reload();
    await expect(button(page, "Review Checks before take-off")).toBeVisible();
    await expect(search(page)).toHaveValue("DE-ICING");
    await expect(topic).toHaveAttribute("aria-sort", "descending");
  });
  await test.step("a program that cannot be had says so and can be asked for again", async () => {
    await faults(page, [{ path: "/api/my/program", status: 500 }]);
    await page.reload();
    await expect(page.getByText("The program could not be loaded")).toBeVisible();
    await faults(page, []);
    await button(page, "Try again").click();
    await expect(table(page)).toBeVisible();
  });
});

for (const whose of ["own", "a person's"]) {
  test(`training 2.4: a review opens in a tab of its own that knows nothing of this one, ${whose}`, async ({
    page,
    context,
  }) => {
    await open(page, whose);
    await button(page, "Expand All").click();
    const asked = watchCalls(page, "GET", "/preview");
    await askFor(page, "Checks before take-off");
    await button(page, "Cancel").click();
    await expect(dialog(page)).toBeHidden();
    expect(asked.list).toHaveLength(0);

    await faults(page, [{ path: PREVIEW, delayMs: 500 }]);
    await askFor(page, "Checks before take-off");
    const opened = context.waitForEvent("page");
    await button(page, "I understand").dblclick();
    const review = await opened;
    await expect(review.getByRole("heading", { name: "Checks before take-off" })).toBeVisible();
    expect(await review.evaluate(() => window.opener === null)).toBe(true);
    await expect(dialog(page)).toBeHidden();
    await expect(table(page)).toBeVisible();
    expect(asked.list).toHaveLength(1);
    expect(context.pages()).toHaveLength(2);
  });
}

test("training 2.4: the ways in which a review ends, and the keyboard alone", async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  watch.expect(/status of 500/);
  await open(page, "own");
  await test.step("the program can be used with the keyboard alone, and the dialog gives the focus back", async () => {
    const arrow = button(page, "Details of Aviation Security");
    await arrow.focus();
    await page.keyboard.press("Enter");
    await expect(arrow).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    const review = button(page, "Review Access to the aircraft and the apron");
    await expect(review).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(review).toBeFocused();
  });
  await test.step("a review without a link, that fails or is called off takes its tab away again", async () => {
    await button(page, "Expand All").click();
    await askFor(page, "Stalls at altitude");
    await button(page, "I understand").click();
    await expect(page.getByText("This lesson is not yet available to review")).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => context.pages().length).toBe(1);

    await faults(page, [{ path: PREVIEW, status: 500 }]);
    await askFor(page, "Checks before take-off");
    await button(page, "I understand").click();
    await expect(page.getByText("Whoops! There was an error.")).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => context.pages().length).toBe(1);

    await faults(page, [{ path: PREVIEW, delayMs: 60_000 }]);
    await askFor(page, "Checks before take-off");
    await button(page, "I understand").click();
    await expect.poll(() => context.pages().length).toBe(2);
    await page.bringToFront();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => context.pages().length).toBe(1);
  });
  await test.step("a browser that opens no tab leaves a link to press", async () => {
    await faults(page, []);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await askFor(page, "Checks before take-off");
    await button(page, "I understand").click();
    const link = dialog(page).getByRole("link", { name: "Open the lesson review" });
    await expect(link).toHaveAttribute("rel", /noopener/);
    const opened = context.waitForEvent("page");
    await link.click();
    const review = await opened;
    await expect(review.getByRole("heading", { name: "Checks before take-off" })).toBeVisible();
    await button(page, "Close").click();
    await expect(dialog(page)).toBeHidden();
  });
});

test("training 2.9: the tabs of a person keep their views apart", async ({ page }) => {
  await open(page, "a person's");
  await search(page).fill("goods");
  await expect.poll(() => topics(page)).toEqual(["Dangerous Goods"]);
  // Right after typing: what is written late must not reach the other tab.
  await search(page).fill("goods x");
  await page.getByRole("link", { name: "Schedule", exact: true }).click();
  const schedule = page.getByRole("grid", { name: "Training Schedule" });
  await expect(schedule).toBeVisible();
  await expect(search(page)).toHaveValue("");
  await expect(page).toHaveURL(/tab=schedule$/);
  await page.getByRole("link", { name: "Program", exact: true }).click();
  await expect(table(page)).toBeVisible();
  await expect(search(page)).toHaveValue("");
});
