import { watchCalls } from "./support/calls.ts";
import { day } from "./support/person-form.ts";
import {
  asked,
  BOTH,
  dayField,
  generate,
  openRecord,
  OWN,
  PERSONS,
  record,
  TODAY,
  topic,
  typeRecordDay,
} from "./support/record-page.ts";
import { faults, hold } from "./support/sandbox.ts";
import { expectTitle } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

/** The bar from completion to expiry in the row of a topic. */
const runway = (page: Page, name: string) => topic(page, name).locator("[data-runway]");

for (const scope of BOTH) {
  const { whose } = scope;

  test(`training 2.6: the record of today stands first, with its scores; Generate fetches that of the chosen day, ${whose}`, async ({
    page,
    watch,
  }) => {
    watch.expect(/status of 500/);
    const calls = watchCalls(page, "GET", "/records");
    const all = watchCalls(page, "GET", "");
    const scores = () => all.list.filter((request) => request.url().includes("/scores/"));
    await openRecord(page, scope);
    await expect(dayField(page)).toHaveValue(TODAY);
    expect(asked(calls)).toEqual([{ date: TODAY, version: "5" }]);
    await expect(topic(page, "Ground De-icing")).toContainText("Expired");

    await test.step("a score is fetched when it is clicked; the newest answers first, earlier attempts below", async () => {
      await page.getByRole("button", { name: "Details of Controlled Flight Into Terrain" }).click();
      const score = page.getByRole("button", { name: /corrected to 100%$/ }).first();
      await expect(score).toBeVisible();
      // Its text, not what is drawn of it: rows that are out of sight are drawn later.
      const [correct = 0, total = 0] = ((await score.textContent()) ?? "").split(/\D+/).map(Number);
      expect(scores()).toEqual([]);
      await faults(page, [
        { path: "/api/records/registrations/*/scores/*", status: 500, times: 1 },
      ]);
      await score.click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText("The score could not be loaded")).toBeVisible();
      await dialog.getByRole("button", { name: "Try again" }).click();
      const previous = dialog.getByRole("heading", { name: "Previous Attempts" });
      await expect(previous).toBeVisible();
      expect(scores()).toHaveLength(2);
      const last = dialog.locator("ol").first();
      await expect(last.locator("> li")).toHaveCount(total);
      const answered = (sign: string) =>
        page.locator("li").filter({ has: page.getByRole("img", { name: sign, exact: true }) });
      await expect(last.locator(answered("Not correct"))).toHaveCount(total - correct);
      const earlier = dialog.locator("ol").nth(1);
      await expect(earlier.locator(answered("Not correct")).first()).toContainText(
        "Correct responses",
      );
      await expect(last.locator(answered("Correct")).first()).not.toContainText(
        "Correct responses",
      );
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(score).toBeFocused();
    });
    await test.step("another day is fetched by Generate alone, each time", async () => {
      await typeRecordDay(page, day(-30));
      expect(calls.list).toHaveLength(1);
      await generate(page).click();
      await expect(topic(page, "Ground De-icing")).not.toContainText("Expired");
      expect(asked(calls).slice(1)).toEqual([{ date: day(-30), version: "5" }]);
      await generate(page).click();
      await expect.poll(() => calls.list.length).toBe(3);
    });
  });
}

test("issue, address: reload, Back and a shared link give the same record", async ({ page }) => {
  await openRecord(page, PERSONS);
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
});

test("training 2.6: what the record shows of topics and lessons", async ({ page }) => {
  await openRecord(page, OWN);
  await test.step("signs before names, none for completed; Initial only and In Progress are explained", async () => {
    const signOf = (name: string) => topic(page, name).locator("[data-sign]").getByRole("img");
    await expect(signOf("Aviation Security")).toBeHidden();
    await expect(signOf("Ground De-icing")).toHaveAccessibleName("Expired");
    await expect(signOf("Controlled Flight Into Terrain")).toHaveAccessibleName(
      "At Risk Of Expiry",
    );
    await expect(
      topic(page, "Ground De-icing").getByRole("img", { name: "Seasonal" }),
    ).toBeVisible();
    await expect(
      topic(page, "North Atlantic Operations").getByRole("img", {
        name: "International Procedures",
      }),
    ).toBeVisible();
    const initial = topic(page, "King Air 350 Initial");
    await expect(signOf("King Air 350 Initial")).toBeHidden();
    await expect(initial.getByRole("cell").last()).toHaveText("");
    const why =
      "Topics with Initial Only periodicity that appear in the training record have been completed once and are not part of the recurrent program.";
    await initial.getByRole("button", { name: why }).hover();
    await expect(page.getByRole("tooltip", { name: why })).toBeVisible();
    const progress = "Expiry will be shown once this topic has been completed.";
    const upset = topic(page, "Upset Prevention and Recovery");
    await expect(upset).toContainText("In Progress");
    await upset.getByRole("button", { name: progress }).hover();
    await expect(page.getByRole("tooltip", { name: progress })).toBeVisible();
  });
  await test.step("issue 14: a bar from completion to expiry with a mark on the day, none where one is missing", async () => {
    const expired = runway(page, "Ground De-icing");
    await expect(expired).toHaveAttribute("title", /: 100% of the period had passed on /);
    await expect(runway(page, "Aviation Security")).toBeVisible();
    await expect(runway(page, "King Air 350 Initial")).toHaveCount(0);
    await expect(runway(page, "Upset Prevention and Recovery")).toHaveCount(0);
  });
  await test.step("two versions of a topic, with what is said of them in layout 5", async () => {
    await page.getByRole("button", { name: "Details of Dangerous Goods" }).click();
    await expect(
      page.getByText(
        "Current Version (All remaining lessons in this version will be scheduled for trainee completion before the expiration date)",
      ),
    ).toBeVisible();
    await expect(
      page.getByText(
        "Previous Version (This version was not completed in full before the new version was released)",
      ),
    ).toBeVisible();
    await page.getByRole("button", { name: "Details of Weight and Balance" }).click();
    await expect(page.getByRole("table", { name: "Lessons of Weight and Balance" })).toBeVisible();
    await expect(page.getByText(/^Current Version/)).toHaveCount(1);
  });
  await test.step("former names of topics and lessons", async () => {
    const upset = topic(page, "Upset Prevention and Recovery");
    const former = upset.getByRole("button", { name: "Formerly known as" });
    await former.hover();
    // By its name: the one before may still be fading.
    await expect(page.getByRole("tooltip", { name: /^Formerly known as/ })).toHaveText(
      "Formerly known as Unusual Attitude Recovery",
    );
    await former.click();
    const ofTopic = page.getByRole("alertdialog", { name: "Former Topic Name" });
    await expect(ofTopic).toContainText(
      "This Topic was renamed to better reflect its updated content.",
    );
    await ofTopic.getByRole("button", { name: "Ok" }).click();
    await expect(ofTopic).toBeHidden();
    await page
      .getByRole("row", { name: /Undeclared goods/ })
      .getByRole("button", { name: "Formerly known as" })
      .click();
    const ofLesson = page.getByRole("alertdialog", { name: "Former Lesson Name" });
    await expect(ofLesson).toContainText(
      "This lesson was renamed to better reflect its updated content.",
    );
    await expect(ofLesson).toContainText("Hidden dangerous goods in baggage");
    await ofLesson.getByRole("button", { name: "Ok" }).click();
    await expect(ofLesson).toBeHidden();
  });
  await test.step("Expand All and Collapse All; lessons with their columns and scores", async () => {
    await page.getByRole("button", { name: "Expand All" }).click();
    const lessons = page.getByRole("table", { name: "Lessons of Aviation Security" });
    await expect(lessons.getByRole("columnheader")).toHaveText([
      "Lessons",
      "Start date",
      "End date",
      "Score",
    ]);
    const first = lessons.getByRole("row").nth(1);
    await expect(first.getByRole("cell").nth(0)).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
    await expect(first.getByRole("button", { name: /^\d+\/10 corrected to 100%$/ })).toBeVisible();
    const withoutExam = page.getByRole("row", { name: /Debriefing a flight/ });
    await expect(withoutExam).toContainText("N/A");
    await expect(withoutExam.getByRole("button")).toBeHidden();
    await page.getByRole("button", { name: "Collapse All" }).click();
    await expect(lessons).toBeHidden();
  });
  await test.step("searchable, sorted by topic name, columns in their order", async () => {
    const heads = record(page).getByRole("columnheader");
    await expect(heads).toHaveText(["Details", /^Name/, /^Periodicity/, /^Completed/, /^Expiry/]);
    await expect(heads.filter({ hasText: "Name" })).toHaveAttribute("aria-sort", "ascending");
    const names = await record(page).getByRole("rowheader").allTextContents();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
    await page.getByRole("searchbox").fill("WEIGHT and");
    await expect(record(page).getByRole("rowheader")).toHaveText(["Weight and Balance"]);
  });
});

test("training 2.6: the record stays in sight while the next one is fetched, by one call", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 500/);
  const calls = watchCalls(page, "GET", "/records");
  await openRecord(page, OWN);
  const answer = await hold(page, { path: OWN.call });
  const rows = page.locator("form[data-rows] ~ :last-child");
  await test.step("issue 14: rows of another day than the chosen one say so, and lose their colours", async () => {
    await expect(page.getByText(`Record for ${TODAY}`)).toBeVisible();
    await typeRecordDay(page, day(-30));
    await expect(page.getByText(`Still the record for ${TODAY}: press Generate`)).toBeVisible();
    await expect(rows).toHaveCSS("filter", "grayscale(1)");
  });
  for (let press = 0; press < 3; press += 1) await dayField(page).press("Enter");
  await expect(generate(page)).toHaveAttribute("aria-busy", "true");
  await expect(page.getByText(`Generating the record for ${day(-30)}`)).toBeVisible();
  await expect(rows).toHaveCSS("filter", /opacity/);
  await expect(topic(page, "Ground De-icing")).toContainText("Expired");
  await expect(runway(page, "Ground De-icing")).toHaveAttribute("title", new RegExp(TODAY));
  await generate(page).click({ force: true });
  await answer();
  await expect(topic(page, "Ground De-icing")).not.toContainText("Expired");
  await expect(generate(page)).toHaveAttribute("aria-busy", "false");
  await expect(rows).toHaveCount(0);
  await expect(runway(page, "Ground De-icing")).toHaveAttribute("title", new RegExp(day(-30)));
  expect(asked(calls).map(({ date }) => date)).toEqual([TODAY, day(-30)]);
  await test.step("a record that cannot be had says so and can be asked for again", async () => {
    await faults(page, [{ path: OWN.call, status: 500 }]);
    await page.reload();
    await expect(page.getByText("The record could not be loaded")).toBeVisible();
    await faults(page, []);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(record(page)).toBeVisible();
  });
});

test("the record can be used with the keyboard alone", async ({ page }) => {
  await openRecord(page, OWN);
  await dayField(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(day(-30));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`date=${day(-30)}`));
  const arrow = page.getByRole("button", { name: "Details of Aviation Security" });
  await arrow.focus();
  await page.keyboard.press("Enter");
  await expect(arrow).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});
