import { expectAccessible } from "./support/axe.ts";
import { watchCalls } from "./support/calls.ts";
import { day } from "./support/person-form.ts";
import { advance, faults, hold } from "./support/sandbox.ts";
import { expectTitle, menu } from "./support/shell.ts";
import { enter, enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import type { Locator, Page } from "@playwright/test";

const TRAINEE = "trainee@aurora.test";
const LOCKED = "trainee.locked@aurora.test";
const SCORING = "Recording score please wait.";
const LAUNCH = "/api/records/registrations/*/launch";
const NEXT =
  /^Periodically, our system adjusts your schedule to ensure smooth delivery\. Based on the completion of your last lesson, your next lesson will be available at midnight UTC on \d{4}-\d{2}-\d{2}\.$/;

const main = (page: Page): Locator => page.getByRole("main");
const cards = (page: Page): Locator => main(page).getByRole("article");
const card = (page: Page, topic: string): Locator => page.getByRole("article", { name: topic });
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole("button", { name });
/** The card of the next scheduled lesson of the trainee: one that can be suspended. */
const deicing = (page: Page): Locator => card(page, "Ground De-icing");
const atlantic = (page: Page): Locator => card(page, "North Atlantic Operations");

/** Notes in the page whether a lesson was ever offered, from its first moment on. */
async function watchOffers(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.body?.textContent.includes("Begin Training")) {
        document.documentElement.dataset["offered"] = "yes";
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => document.documentElement.dataset["offered"] === "yes");
}

/** Counts how often the page is loaded from now on. */
function watchLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => (loads += 1));
  return () => loads;
}

/** What a locked page says of its next look. */
async function secondsLeft(page: Page): Promise<number> {
  const said = await main(page)
    .getByText(/^This page reloads in \d+ s\.$/)
    .innerText();
  return Number(/\d+/.exec(said)?.[0]);
}

/** Plays the lesson that a card offers, and waits until the portal is back. */
async function take(page: Page, from: Locator, result: string): Promise<void> {
  await button(from, "Begin Training").click();
  await button(page, result).click();
  await expect(page.getByText("Please wait...")).toBeVisible();
  await expect(page).toHaveURL(/#\/my\/training$/);
  await expectTitle(page, "Train Now");
}

test("training 2.2: nothing is shown to a company that an announcement keeps from training", async ({
  page,
}) => {
  const offered = await watchOffers(page);
  await enter(page, "trainee@cascade.test");
  await expectTitle(page, "Train Now");
  await expect(page.getByRole("region", { name: "Announcements" })).toBeVisible();
  await expect(main(page).getByRole("status", { name: "Train Now" })).toBeHidden();
  await expect(cards(page)).toHaveCount(0);
  await expect(main(page).getByText("Click here to view your schedule")).toHaveCount(0);
  // Also when the announcement is slow: no lesson is offered before it is there.
  await faults(page, [{ path: "/api/announcements/announcements", delayMs: 2500 }]);
  await page.reload();
  await expect(page.getByRole("region", { name: "Announcements" })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  expect(await offered()).toBe(false);
});

test("shell 8: announcements that cannot be had are only logged, and stop no training", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 500|ApiError/);
  await enter(page, TRAINEE);
  await expect(deicing(page)).toBeVisible();
  await faults(page, [{ path: "/api/announcements/announcements", status: 500 }]);
  await page.reload();
  await expect(deicing(page)).toBeVisible();
  await expect(page.getByText(/Whoops|could not be loaded/)).toHaveCount(0);
});

test("training 2.2: reminders, a suspendable lesson and International Procedures alongside", async ({
  page,
}) => {
  await enter(page, TRAINEE);
  await test.step("a suspendable lesson, and that of International Procedures", async () => {
    await expect(deicing(page)).toContainText("Scheduled Topics");
    await expect(deicing(page)).toContainText("Holdover times and fluid types - 2 of 4");
    await expect(deicing(page)).toContainText(
      "You may suspend this lesson if you are not able to access your aircraft. Suspending this lesson will allow you to continue training on the next scheduled lesson, if available.",
    );
    await expect(atlantic(page)).toContainText(
      "Your company has added International Procedures lessons to your program. These lessons may be initially completed separately from your scheduled topics, to avoid currency expiry in your regular program.",
    );
    await expect(button(atlantic(page), "Suspend")).toHaveCount(0);
    await expect(button(atlantic(page), "Begin Training")).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
  });
  await test.step("Suspend goes to the next lesson without a call, and a reload begins anew", async () => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) calls.push(request.url());
    });
    await button(deicing(page), "Suspend").focus();
    await page.keyboard.press("Enter");
    await expect(card(page, "Controlled Flight Into Terrain")).toBeVisible();
    await expect(deicing(page)).toBeHidden();
    await expect(atlantic(page)).toBeVisible();
    expect(calls).toEqual([]);
    // The keyboard goes on where the next lesson stands.
    await page.keyboard.press("Tab");
    await expect(main(page).locator(":focus")).toHaveCount(1);
    await page.reload();
    await expect(deicing(page)).toBeVisible();
  });
  await test.step("reminders say what is due and lead to the schedule", async () => {
    for (const title of [
      "You are expired on one or more topics",
      "You are at risk of expiring on one or more topics",
      "You are behind schedule.",
    ]) {
      const reminder = main(page)
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: title }) });
      await expect(reminder).toContainText("Please complete your training.");
    }
    await main(page)
      .getByRole("link", { name: "Click here to view your schedule" })
      .first()
      .click();
    await expectTitle(page, "Training Schedule");
  });
});

test("issue 14: a lesson can be begun in the first screen of a phone, and what comes next stands below", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 500|ApiError/);
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, TRAINEE);
  await expect(button(deicing(page), "Begin Training")).toBeInViewport({ ratio: 1 });
  const coming = main(page).getByRole("region", { name: "Coming up" });
  const reminder = main(page).getByRole("heading", { name: "You are behind schedule." });
  await test.step("the lesson, the reminders, those to come after today, the soonest first", async () => {
    await expect(coming.getByRole("listitem").first()).toBeVisible();
    const tops = await Promise.all(
      [deicing(page), reminder, coming].map(async (part) => (await part.boundingBox())?.y ?? 0),
    );
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    const days = (await coming.locator("time").allTextContents()).map((text) => text.trim());
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual(days.toSorted());
    expect(days.every((each) => each > day(0))).toBe(true);
  });
  await test.step("a schedule that cannot be had is missed there alone, and asked for again", async () => {
    await faults(page, [{ path: "/api/my/schedule", status: 500 }]);
    await page.reload();
    await expect(coming.getByText("The schedule could not be loaded")).toBeVisible();
    await expect(button(deicing(page), "Begin Training")).toBeEnabled();
    await expect(page.getByText("Whoops")).toHaveCount(0);
    await expectTitle(page, "Train Now");
    await faults(page, []);
    await coming.getByRole("button", { name: "Try again" }).click();
    await expect(coming.getByRole("listitem").first()).toBeVisible();
  });
  await test.step("its link leads to the whole schedule", async () => {
    await coming.getByRole("link", { name: "Training Schedule" }).click();
    await expectTitle(page, "Training Schedule");
  });
});

test("training 2.2: a locked lesson waits for its score, and the whole page reloads every 30 seconds", async ({
  page,
}) => {
  await page.clock.install();
  await enter(page, LOCKED);
  await expect(main(page).getByText(SCORING)).toBeVisible();
  await expect(main(page).getByText(/^This page reloads in \d+ s\.$/)).toBeVisible();
  await expect(button(page, "Begin Training")).toHaveCount(0);
  const loads = watchLoads(page);
  // Time stands still while it is read.
  await page.clock.pauseAt(Date.now() + 1000);
  const left = await secondsLeft(page);
  await page.clock.runFor(15_000);
  await expect.poll(() => secondsLeft(page)).toBe(left - 15);
  await page.clock.resume();
  // Not scored yet: the page looks again, and waits anew.
  await page.clock.fastForward(20_000);
  await expect.poll(loads).toBe(1);
  await expect(main(page).getByText(/^This page reloads in (?:30|2\d) s\.$/)).toBeVisible();
  // A minute of the world's time later the score is there.
  await advance(page, "PT1M");
  await page.clock.fastForward(30_000);
  await expect(main(page).getByText(NEXT)).toBeVisible();
  expect(loads()).toBe(2);
  await page.clock.fastForward(120_000);
  await expect(main(page).getByText(NEXT)).toBeVisible();
  expect(loads()).toBe(2);
});

test("training 2.2: offline, or when nobody looks, a locked page does not reload", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await enter(page, LOCKED);
  await expect(main(page).getByText(SCORING)).toBeVisible();
  const loads = watchLoads(page);
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
  await expect(main(page).getByText("Paused while this page is in the background.")).toBeVisible();
  await page.clock.fastForward(90_000);
  await advance(page, "PT1M");
  await show("visible");
  await page.clock.fastForward(30_000);
  await expect.poll(loads).toBe(1);
  await expect(main(page).getByText(NEXT)).toBeVisible();
  expect(loads()).toBe(1);
});

test("training 2.2: Begin Training asks once and leads to the lesson; passed, the next one follows", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 500/);
  await enter(page, TRAINEE);
  await expect(deicing(page)).toBeVisible();
  await test.step("training 8: a launch that fails says so, and the lesson can be begun again", async () => {
    await faults(page, [{ path: LAUNCH, status: 500, times: 1 }]);
    await button(deicing(page), "Begin Training").click();
    await expect(page.getByText("Whoops! There was an error.")).toBeVisible();
    await expect(button(deicing(page), "Begin Training")).toBeEnabled();
  });
  const answer = await hold(page, { path: LAUNCH });
  const launches = watchCalls(page, "GET", "/launch");
  await button(deicing(page), "Begin Training").dblclick();
  await expect(button(deicing(page), "Suspend")).toBeDisabled();
  await button(atlantic(page), "Begin Training").click();
  await answer();
  await expect(page.getByRole("heading", { name: "Holdover times and fluid types" })).toBeVisible();
  expect(launches.list).toHaveLength(1);

  await button(page, "Pass lesson").click();
  await expect(page.getByText("Please wait...")).toBeVisible();
  await expectTitle(page, "Train Now");
  await expect(main(page).getByText(SCORING)).toBeVisible();
  await expect(atlantic(page)).toBeVisible();
  await advance(page, "PT1M");
  await page.reload();
  await expect(deicing(page)).toHaveCount(0);
  await expect(main(page).getByText(SCORING)).toHaveCount(0);
  await expect(card(page, "Controlled Flight Into Terrain")).toBeVisible();
});

test("training 2.2: a lesson that was left is still there", async ({ page }) => {
  await enter(page, TRAINEE);
  await take(page, atlantic(page), "Leave lesson");
  await expect(atlantic(page)).toContainText("Track message and oceanic clearance - 1 of 3");
  await expect(button(atlantic(page), "Begin Training")).toBeEnabled();
});

test("training 2.2: a lesson that is not opened after all leaves the page as it was", async ({
  page,
}) => {
  await enter(page, TRAINEE);
  await expect(deicing(page)).toBeVisible();
  await hold(page, { path: LAUNCH });
  await test.step("a page that the browser shows again is not busy, and looks anew", async () => {
    await button(deicing(page), "Begin Training").click();
    await expect(button(deicing(page), "Suspend")).toBeDisabled();
    const asked = watchCalls(page, "GET", "/api/my/training");
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await expect(button(deicing(page), "Suspend")).toBeEnabled();
    await expect.poll(() => asked.list.length).toBe(1);
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
  });
});

test("training 2.2: what was done in a lesson is news for every open tab", async ({
  page,
  context,
}) => {
  await enter(page, TRAINEE);
  await expect(deicing(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/#/my/training");
  await expect(deicing(other)).toBeVisible();
  await take(page, deicing(page), "Pass lesson");
  await expect(main(other).getByText(SCORING)).toBeVisible();
});

test("training 2.2: what stands in the place of a lesson, accessible on a phone", async ({
  page,
  context,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await test.step("without a valid subscription only the renewal is shown", async () => {
    await enterAt(page, "trainee.lapsed@aurora.test", "/");
    await expect(main(page).getByRole("status").filter({ hasText: "renew" })).toHaveText(
      "To continue training, please renew your subscription. Contact support if you need assistance or require further information.",
    );
    await expect(main(page).getByRole("link", { name: "support" })).toHaveAttribute(
      "href",
      /^mailto:[^@]+@[^@]+$/,
    );
    await expect(cards(page)).toHaveCount(0);
    await expect(main(page).getByText("Click here to view your schedule")).toHaveCount(0);
    await expectAccessible(page, "trainee.lapsed");
  });
  await test.step("of several compressed lessons the first only", async () => {
    await enterAt(page, "trainee.compressed@aurora.test", "/");
    await expect(cards(page)).toHaveCount(1);
    const reminder = main(page)
      .locator("section")
      .filter({ hasText: "Compressed/Start-up program" });
    await expect(reminder).toContainText(/Complete by: \d{4}-\d{2}-\d{2}/);
    await expectAccessible(page, "trainee.compressed");
  });
  await test.step("without a lesson, the day of the next one or that there is none", async () => {
    await enterAt(page, "trainee.waiting@aurora.test", "/");
    await expect(main(page).getByRole("status").filter({ hasText: "Periodically" })).toHaveText(
      NEXT,
    );
    await expect(cards(page)).toHaveCount(0);
    await expectAccessible(page, "trainee.waiting");
    await enterAt(page, "trainee.done@aurora.test", "/");
    await expect(main(page).getByText("No training available.")).toBeVisible();
  });
  await test.step("a faulty registration hides the lesson, and its id can be copied", async () => {
    await enterAt(page, "trainee.faulty@aurora.test", "/");
    await expect(main(page).getByRole("alert")).toHaveText(
      "Whoops, looks like something went wrong, please email Recurrent support.",
    );
    await expect(button(page, "Begin Training")).toHaveCount(0);
    await button(page, "Copy registration").click();
    // Beside the button, and said to who cannot see it.
    await expect(page.getByRole("status").filter({ hasText: /^Copied$/ })).toBeAttached();
    const id = await page.evaluate(() => navigator.clipboard.readText());
    await expect(main(page).getByText(id, { exact: true })).toBeVisible();
    await expectAccessible(page, "trainee.faulty");
  });
});
