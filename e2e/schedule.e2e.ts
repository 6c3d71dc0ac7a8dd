import { expectAccessible } from "./support/axe.ts";
import { faults } from "./support/sandbox.ts";
import { expect, test } from "./support/test.ts";
import { arrive, MANAGER, openTraining, PERSON, TRAINEE } from "./support/training-page.ts";
import type { Locator, Page } from "@playwright/test";

const table = (page: Page): Locator => page.getByRole("table", { name: "Training Schedule" });
const rows = (page: Page): Locator => table(page).locator("tbody tr");
const search = (page: Page): Locator => page.getByRole("searchbox");
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
      const [topic, lesson, date] = [...row.children];
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

for (const whose of ["own", "a person's"]) {
  test(`training 2.5: topic, lesson and start date, the next one first, ${whose}`, async ({
    page,
  }) => {
    await open(page, whose);
    await expect(table(page).getByRole("columnheader")).toHaveText([
      /^Topic/,
      /^Lesson/,
      /^Start date/,
    ]);
    await expect(column(page, /^Start date/)).toHaveAttribute("aria-sort", "ascending");
    const all = await items(page);
    expect(all.length).toBeGreaterThan(5);
    expect(all.every(({ date }) => date !== "")).toBe(true);
    expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted());
    expect(all.every(({ lessonStatus }) => lessonStatus !== "")).toBe(true);
    const deicing = rows(page).filter({ hasText: "Holdover times and fluid types" });
    await expect(deicing.getByRole("img", { name: "Seasonal" })).toBeVisible();
  });

  test(`training 2.5: the topic's icon is hidden when it is behind, started, completed or delivered, ${whose}`, async ({
    page,
  }) => {
    await open(page, whose);
    const signs = new Set((await items(page)).map(({ topicStatus }) => topicStatus));
    expect(signs).toContain("Expired");
    expect(signs).toContain("");
    for (const hidden of ["Behind Schedule", "Started", "Completed", "Delivered"]) {
      expect(signs).not.toContain(hidden);
    }
  });

  test(`training 2.5: the schedule can be searched and sorted, ${whose}`, async ({ page }) => {
    await open(page, whose);
    const before = await items(page);
    await page.getByRole("button", { name: "Topic", exact: true }).click();
    await expect(column(page, /^Topic/)).toHaveAttribute("aria-sort", "ascending");
    const names = (await items(page)).map(({ topic }) => topic);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
    await search(page).fill("HOLDOVER");
    await expect(rows(page)).toHaveCount(
      before.filter(({ lesson }) => lesson.startsWith("Holdover")).length,
    );
    await expect(page).toHaveURL(/q=HOLDOVER/);
    await page.reload();
    await expect(search(page)).toHaveValue("HOLDOVER");
    await expect(column(page, /^Topic/)).toHaveAttribute("aria-sort", "ascending");
    await search(page).fill("no such lesson");
    await expect(page.getByText(/Nothing matches/)).toBeVisible();
  });
}

test("training 2.5: own and a manager's view of it agree", async ({ page }) => {
  await open(page, "own");
  const own = await items(page);
  await open(page, "a person's");
  await expect.poll(() => items(page)).toEqual(own);
});

test("a schedule that cannot be had says so and can be asked for again", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 500/);
  await open(page, "own");
  await faults(page, [{ path: "/api/my/schedule", status: 500 }]);
  await page.reload();
  await expect(page.getByText("The schedule could not be loaded")).toBeVisible();
  await faults(page, []);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(table(page)).toBeVisible();
});

for (const timezoneId of ["Pacific/Kiritimati", "Etc/GMT+12"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test("decisions, dates: a start date is the same calendar day in every time zone", async ({
      page,
    }) => {
      await arrive(page, TRAINEE);
      const sent = page.waitForResponse(/\/api\/my\/schedule$/);
      await page.goto("/#/my/schedule?size=100");
      await expect(table(page)).toBeVisible();
      const shown = (await items(page)).map(({ date }) => date);
      const reply = (await (await sent).json()) as { date: string }[];
      expect(shown.toSorted()).toEqual(reply.map(({ date }) => date).toSorted());
    });
  });
}

for (const width of [1440, 360]) {
  test(`training 2.5: the schedule is accessible and fits at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    for (const whose of [TRAINEE, MANAGER]) {
      // A blank page needs no form for whoever comes next.
      await page.goto("about:blank");
      await arrive(page, whose);
      await page.goto(whose === TRAINEE ? "/#/my/schedule" : `${PERSON}?tab=schedule`);
      await expect(table(page)).toBeVisible();
      await expectAccessible(page, `schedule, ${whose}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}
