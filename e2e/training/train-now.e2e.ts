import { watchCalls } from "../support/calls.ts";
import { hosts } from "../support/target.ts";
import { advanceClock, holdRequests } from "../support/sandbox.ts";
import { expectTitle, menu } from "../support/shell.ts";
import { signInAs } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { finishLesson, TRAINEE } from "./training-page.ts";
import type { Locator, Page } from "@playwright/test";

const LOCKED = "trainee.locked@aurora.test";
const SCORING = "Recording score please wait.";
const LAUNCH = "/api/records/registrations/*/launch";
const NEXT =
  /^Periodically, our system adjusts your schedule to ensure smooth delivery\. Based on the completion of your last lesson, your next lesson will be available at midnight UTC on \d{4}-\d{2}-\d{2}\.$/;

const main = (page: Page): Locator => page.getByRole("main");
const card = (page: Page, topic: string): Locator => page.getByRole("article", { name: topic });
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole("button", { name });
/** The card of the next scheduled lesson of the trainee: one that can be suspended. */
const deicing = (page: Page): Locator => card(page, "Ground De-icing");
const atlantic = (page: Page): Locator => card(page, "North Atlantic Operations");
const terrain = (page: Page): Locator => card(page, "Controlled Flight Into Terrain");

/** Ends the lesson that is open in the player, and waits until the portal is back. */
async function end(page: Page, result: string): Promise<void> {
  await button(page, result).click();
  await finishLesson(page);
  await expect(page).toHaveURL(/#\/my\/training$/);
  await expectTitle(page, "Train Now");
}

test("training 2.2: from a lesson that is suspended to the next one", async ({ page, context }) => {
  test.slow();
  await page.clock.install();
  await signInAs(page, TRAINEE);
  await test.step("Suspend goes to the next lesson, and a reload begins anew", async () => {
    await button(deicing(page), "Suspend").click();
    await expect(terrain(page)).toBeVisible();
    await expect(deicing(page)).toBeHidden();
    await expect(atlantic(page)).toBeVisible();
    await page.reload();
    await expect(deicing(page)).toBeVisible();
  });
  const answer = await holdRequests(page, { path: LAUNCH });
  await test.step("Begin Training asks once; a page that the browser shows again is not busy, and looks anew", async () => {
    const launches = watchCalls(page, "GET", "/launch");
    await button(deicing(page), "Begin Training").dblclick();
    await expect(button(deicing(page), "Suspend")).toBeDisabled();
    await button(atlantic(page), "Begin Training").click();
    const trainingCalls = watchCalls(page, "GET", "/api/my/training");
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await expect(button(deicing(page), "Suspend")).toBeEnabled();
    await expect.poll(() => trainingCalls.list.length).toBe(1);
    expect(launches.list).toHaveLength(1);
  });
  await test.step("whoever went elsewhere while a lesson was being opened stays there", async () => {
    const called = page.waitForEvent("requestfailed", (request) =>
      request.url().endsWith("/launch"),
    );
    await button(deicing(page), "Begin Training").click();
    await menu(page).getByRole("link", { name: "Schedule" }).click();
    await called;
    await expectTitle(page, "Training Schedule");
    await expect(page.getByRole("grid", { name: "Training Schedule" })).toBeVisible();
    await answer();
  });
  await test.step("what was done in a lesson, on the player's host, is news for every open tab", async () => {
    await menu(page).getByRole("link", { name: "Train Now" }).click();
    const other = await context.newPage();
    await other.goto("/#/my/training");
    await expect(deicing(other)).toBeVisible();
    await button(deicing(page), "Begin Training").click();
    const lesson = page.getByRole("heading", { name: "Holdover times and fluid types" });
    await expect(lesson).toBeVisible();
    expect(new URL(page.url()).origin).toBe(hosts().apiHost);
    await end(page, "Pass lesson");
    await expect(main(page).getByText(SCORING)).toBeVisible();
    await expect(atlantic(page)).toBeVisible();
    await expect(main(other).getByText(SCORING)).toBeVisible();
    await other.close();
  });
  await test.step("passed, the next one follows", async () => {
    await advanceClock(page, "PT1M");
    await page.reload();
    await expect(terrain(page)).toBeVisible();
    await expect(deicing(page)).toHaveCount(0);
    await expect(main(page).getByText(SCORING)).toHaveCount(0);
  });
  await test.step("a lesson that was left is still there", async () => {
    await button(atlantic(page), "Begin Training").click();
    await end(page, "Leave lesson");
    await expect(atlantic(page)).toContainText("Track message and oceanic clearance - 1 of 3");
    await expect(button(atlantic(page), "Begin Training")).toBeEnabled();
  });
});

test("training 2.2: a locked lesson waits for its score", async ({ page, context }) => {
  await page.clock.install();
  await signInAs(page, LOCKED);
  await expect(main(page).getByText(SCORING)).toBeVisible();
  await expect(main(page).getByText(/^This page reloads in \d+ seconds\.$/)).toBeVisible();
  await expect(button(page, "Begin Training")).toHaveCount(0);
  /** How often the page was loaded. */
  let loads = 0;
  page.on("load", () => (loads += 1));
  await test.step("offline, or when the page is hidden, the page does not reload", async () => {
    await context.setOffline(true);
    await expect(main(page).getByText(/^You are offline\./)).toBeVisible();
    await page.clock.fastForward(90_000);
    await context.setOffline(false);
    await expect(main(page).getByText(/^This page reloads in/)).toBeVisible();

    const show = (state: "hidden" | "visible") =>
      page.evaluate((now) => {
        Object.defineProperty(document, "visibilityState", { configurable: true, value: now });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await show("hidden");
    await expect(
      main(page).getByText("Paused while this page is in the background."),
    ).toBeVisible();
    await page.clock.fastForward(90_000);
    await show("visible");
    await expect(main(page).getByText(/^This page reloads in/)).toBeVisible();
    expect(loads).toBe(0);
  });
  await test.step("the whole page reloads every 30 seconds, until the score is there", async () => {
    await page.clock.fastForward(30_000);
    await expect.poll(() => loads).toBe(1);
    // Not scored yet: the page looks again, and waits anew.
    await expect(main(page).getByText(/^This page reloads in (?:30|2\d) seconds\.$/)).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(main(page).getByText(/^This page reloads in (?:20|1\d) seconds\.$/)).toBeVisible();
    // A minute of the world's time later the score is there.
    await advanceClock(page, "PT1M");
    await page.clock.fastForward(30_000);
    await expect(main(page).getByText(NEXT)).toBeVisible();
    expect(loads).toBe(2);
    await page.clock.fastForward(120_000);
    await expect(main(page).getByText(NEXT)).toBeVisible();
    expect(loads).toBe(2);
  });
});
