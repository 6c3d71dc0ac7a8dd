import { watchCalls } from "../support/calls.ts";
import { faults, holdRequests } from "../support/sandbox.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { TRAINEE } from "./training-page.ts";
import type { Locator, Page } from "@playwright/test";

const PREVIEW = "/api/lessons/*/preview";

const button = (page: Page, name: string): Locator => page.getByRole("button", { name });
const dialog = (page: Page): Locator => page.getByRole("dialog");

/** Requests the review of a lesson of an open topic. */
async function askFor(page: Page, lesson: string): Promise<void> {
  await button(page, `Review ${lesson}`).click();
  await expect(dialog(page)).toContainText(
    "You are launching a lesson review. This will not update training records.",
  );
}

test("opens a review in a tab of its own without access to this one", async ({ page, context }) => {
  await signInAt(page, TRAINEE, "/my/program");
  await button(page, "Expand All").click();
  await expect(page).toHaveURL(/open=\*|open=%2A/);
  const previewCalls = watchCalls(page, "GET", "/preview");
  await test.step("requests nothing on Cancel", async () => {
    await askFor(page, "Checks before take-off");
    await button(page, "Cancel").click();
    await expect(dialog(page)).toBeHidden();
    expect(previewCalls.list).toHaveLength(0);
  });
  await test.step("closes the tab of a review that is cancelled", async () => {
    const answer = await holdRequests(page, { path: PREVIEW });
    await askFor(page, "Checks before take-off");
    await button(page, "I understand").click();
    await expect.poll(() => context.pages().length).toBe(2);
    await page.bringToFront();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => context.pages().length).toBe(1);
    await answer();
  });
  await test.step("opens one tab by one call, which records nothing", async () => {
    await faults(page, [{ path: PREVIEW, delayMs: 500 }]);
    await askFor(page, "Checks before take-off");
    const opened = context.waitForEvent("page");
    await button(page, "I understand").dblclick();
    const review = await opened;
    await expect(review.getByRole("heading", { name: "Checks before take-off" })).toBeVisible();
    await expect(review.getByText("nothing of it is recorded")).toBeVisible();
    await expect(review.getByRole("button")).toHaveCount(0);
    expect(await review.evaluate(() => window.opener === null)).toBe(true);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("table", { name: "Training Program" })).toBeVisible();
    expect(previewCalls.list).toHaveLength(2);
    expect(context.pages()).toHaveLength(2);
  });
});
