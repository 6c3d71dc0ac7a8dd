import { gridRows } from "./support/grid-page.ts";
import { day } from "./support/person-form.ts";
import { faults } from "./support/sandbox.ts";
import { expect, test } from "./support/test.ts";
import { openTraining } from "./support/training-page.ts";
import type { Locator, Page } from "@playwright/test";

const table = (page: Page): Locator => page.getByRole("grid", { name: "Training Schedule" });
const rows = (page: Page): Locator => gridRows(page, "Training Schedule");
const search = (page: Page): Locator => page.getByRole("searchbox");
/** What stands between rows: the begin of a month, or the line of today. */
const marks = (page: Page, kind: "month" | "today"): Locator =>
  table(page).locator(`[data-mark=${kind}]`);
const nameOfMonth = (month: string): string =>
  new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
const column = (page: Page, name: RegExp): Locator =>
  table(page).getByRole("columnheader", { name });

interface Item {
  topic: string;
  /** What the sign before the topic says; '' for none. */
  topicStatus: string;
  lesson: string;
  lessonStatus: string;
  date: string;
}

/** The items, row by row. */
function items(page: Page): Promise<Item[]> {
  return rows(page).evaluateAll((all) =>
    all.map((row) => {
      const [date, topic, lesson] = [...row.querySelectorAll("[data-field]")];
      const name = (cell?: Element) => cell?.querySelector("[data-name]")?.textContent ?? "";
      const sign = (cell?: Element) =>
        cell?.querySelector("[data-sign] [role=img]")?.getAttribute("aria-label") ?? "";
      return {
        topic: name(topic),
        topicStatus: sign(topic),
        lesson: name(lesson),
        lessonStatus: sign(lesson),
        date: /\d{4}-\d{2}-\d{2}/.exec(date?.textContent ?? "")?.[0] ?? "",
      };
    }),
  );
}

const open = (page: Page, whose: string): Promise<void> =>
  openTraining(
    page,
    whose,
    { entry: "Schedule", title: "Training Schedule", tab: "schedule" },
    table(page),
  );

test("training 2.5: topic, lesson and start date, searched and sorted", async ({ page, watch }) => {
  watch.expect(/status of 500/);
  await open(page, "own");
  const all = await items(page);
  await test.step("start date, topic and lesson, the next one first", async () => {
    await expect(table(page).getByRole("columnheader")).toHaveText([
      /^Start date/,
      /^Topic/,
      /^Lesson/,
    ]);
    await expect(column(page, /^Start date/)).toHaveAttribute("aria-sort", "ascending");
    expect(all.length).toBeGreaterThan(5);
    expect(all.every(({ date }) => date !== "")).toBe(true);
    expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted());
    expect(all.every(({ lessonStatus }) => lessonStatus !== "")).toBe(true);
    const deicing = rows(page).filter({ hasText: "Holdover times and fluid types" });
    await expect(deicing.getByRole("img", { name: "Seasonal" })).toBeVisible();
  });
  await test.step("the topic's icon is hidden when it is behind, started, completed or delivered", () => {
    const signs = new Set(all.map(({ topicStatus }) => topicStatus));
    expect(signs).toContain("Expired");
    expect(signs).toContain("");
    for (const hidden of ["Behind Schedule", "Started", "Completed", "Delivered"]) {
      expect(signs).not.toContain(hidden);
    }
  });
  await test.step("issue 14: by month, with a line where today is; what is over is quiet", async () => {
    const months = [...new Set(all.map(({ date }) => date.slice(0, 7)))];
    await expect(marks(page, "month")).toHaveText(months.map(nameOfMonth));
    await expect(marks(page, "today")).toHaveText(["Today"]);
    const next = rows(page).filter({ has: page.locator("[data-mark=today]") });
    const first = all.find(({ date }) => date >= day(0));
    await expect(next).toContainText(first?.date ?? "");
    await expect(next).toContainText(first?.lesson ?? "");
    const over = all.filter(
      ({ date, lessonStatus }) => date < day(0) && lessonStatus === "Completed",
    );
    await expect(table(page).locator(".over")).toHaveCount(over.length);
    expect(over.length).toBeGreaterThan(0);
  });
  await test.step("issue 14: the arrows go from lesson to lesson, and the last day may come first", async () => {
    await rows(page).nth(0).getByRole("gridcell").first().click();
    await page.keyboard.press("ArrowDown");
    await expect(rows(page).nth(1).locator(":focus")).toHaveText(/\d{4}-\d{2}-\d{2}$/);
    await column(page, /^Start date/).click();
    await expect(column(page, /^Start date/)).toHaveAttribute("aria-sort", "descending");
    const days = (await items(page)).map(({ date }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
    const months = [...new Set(days.map((each) => each.slice(0, 7)))];
    await expect(marks(page, "month")).toHaveText(months.map(nameOfMonth));
  });
  await test.step("the schedule can be searched and sorted, and the address keeps it", async () => {
    await column(page, /^Topic/).click();
    await expect(column(page, /^Topic/)).toHaveAttribute("aria-sort", "ascending");
    // Months would come again and again in another order.
    await expect(table(page).locator("[data-mark]")).toHaveCount(0);
    const names = (await items(page)).map(({ topic }) => topic);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
    await search(page).fill("HOLDOVER");
    await expect(rows(page)).toHaveCount(
      all.filter(({ lesson }) => lesson.startsWith("Holdover")).length,
    );
    await expect(page).toHaveURL(/q=HOLDOVER/);
    await page.reload();
    await expect(search(page)).toHaveValue("HOLDOVER");
    await expect(column(page, /^Topic/)).toHaveAttribute("aria-sort", "ascending");
    await search(page).fill("no such lesson");
    await expect(page.getByText(/Nothing matches/)).toBeVisible();
  });
  await test.step("a schedule that cannot be had says so and can be asked for again", async () => {
    await faults(page, [{ path: "/api/my/schedule", status: 500 }]);
    await page.goto("/#/my/schedule");
    await page.reload();
    await expect(page.getByText("The schedule could not be loaded")).toBeVisible();
    await faults(page, []);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(table(page)).toBeVisible();
  });
});

test("training 2.5: own and a manager's view of it agree", async ({ page }) => {
  await open(page, "own");
  const own = await items(page);
  await open(page, "a person's");
  await expect.poll(() => items(page)).toEqual(own);
});
