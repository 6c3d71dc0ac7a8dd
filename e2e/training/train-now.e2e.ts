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
/** The card of the trainee's next scheduled lesson, which can be suspended. */
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

test("leads from a suspended lesson to the next one", async ({ page, context }) => {
  test.slow();
  await page.clock.install();
  await signInAs(page, TRAINEE);
  await test.step("shows the next lesson on Suspend, and starts again after a reload", async () => {
    await button(deicing(page), "Suspend").click();
    await expect(terrain(page)).toBeVisible();
    await expect(deicing(page)).toBeHidden();
    await expect(atlantic(page)).toBeVisible();
    await page.reload();
    await expect(deicing(page)).toBeVisible();
  });
  const answer = await holdRequests(page, { path: LAUNCH });
  await test.step("asks once on Begin Training; refetches when the browser restores the page", async () => {
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
  await test.step("stays on the page that was opened while a lesson was loading", async () => {
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
  await test.step("updates every open tab after a lesson in the player", async () => {
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
  await test.step("shows the next lesson after one that was passed", async () => {
    await advanceClock(page, "PT1M");
    await page.reload();
    await expect(terrain(page)).toBeVisible();
    await expect(deicing(page)).toHaveCount(0);
    await expect(main(page).getByText(SCORING)).toHaveCount(0);
  });
  await test.step("keeps a lesson that was left", async () => {
    await button(atlantic(page), "Begin Training").click();
    await end(page, "Leave lesson");
    await expect(atlantic(page)).toContainText("Track message and oceanic clearance - 1 of 3");
    await expect(button(atlantic(page), "Begin Training")).toBeEnabled();
  });
});

test("waits for the score of a locked lesson", async ({ page, context }) => {
  await page.clock.install();
  await signInAs(page, LOCKED);
  await expect(main(page).getByText(SCORING)).toBeVisible();
  await expect(main(page).getByText(/^This page reloads in \d+ seconds\.$/)).toBeVisible();
  await expect(button(page, "Begin Training")).toHaveCount(0);
  /** The number of times that the page was loaded. */
  let loads = 0;
  page.on("load", () => (loads += 1));
  await test.step("does not reload the page while offline or hidden", async () => {
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
  await test.step("reloads the whole page every 30 seconds, until the score is there", async () => {
    await page.clock.fastForward(30_000);
    await expect.poll(() => loads).toBe(1);
    // Without a score the page fetches again, and waits again.
    await expect(main(page).getByText(/^This page reloads in (?:30|2\d) seconds\.$/)).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(main(page).getByText(/^This page reloads in (?:20|1\d) seconds\.$/)).toBeVisible();
    // The score exists after a minute of sandbox time.
    await advanceClock(page, "PT1M");
    await page.clock.fastForward(30_000);
    await expect(main(page).getByText(NEXT)).toBeVisible();
    expect(loads).toBe(2);
    await page.clock.fastForward(120_000);
    await expect(main(page).getByText(NEXT)).toBeVisible();
    expect(loads).toBe(2);
  });
});
