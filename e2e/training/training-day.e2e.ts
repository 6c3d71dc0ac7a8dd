/** Three lessons in a row as a trainee takes them, and the pages of everybody afterwards. */
import { toCalendarDay } from "../../packages/sdk/src/calendar-day.ts";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { signedInCalls } from "../support/api-calls.ts";
import { advanceClock } from "../support/sandbox.ts";
import { expectTitle, userMenu } from "../support/shell.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { finishLesson } from "./training-page.ts";

const today = (): string => toCalendarDay(Date.now());
const row = (page: Page, name: string) =>
  page
    .getByRole("table")
    .or(page.getByRole("grid"))
    .first()
    .getByRole("row")
    .filter({ hasText: name })
    .first();

async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`/#${path}`);
  await expectTitle(page, title);
}

/** Begins the lesson that Train Now offers and ends it in the player; it is scored before the portal is back. */
async function take(page: Page, lesson: string, end: "Pass" | "Fail"): Promise<void> {
  await expect(page.getByRole("article").first()).toContainText(lesson);
  await page.getByRole("button", { name: "Begin Training" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(lesson);
  await page.getByRole("button", { name: `${end} lesson` }).click();
  await expect(page.getByText("Please wait...")).toBeVisible();
  await advanceClock(page, "PT1M");
  await finishLesson(page);
  await expect(page).toHaveURL(/#\/my\/training$/);
}

/** Takes the first offered lesson as the player does, without any page. */
async function takeUnseen(page: Page, username: string): Promise<void> {
  const call = await signedInCalls(username);
  const { reply } = await call("GET", "/api/my/training");
  const [first] = (reply as { lessonList: { registration: { id: number } }[] }).lessonList;
  const { id } = first!.registration;
  await call("GET", `/api/records/registrations/${id}/launch`);
  await call("POST", `/__sandbox/lessons/${id}`, { result: "pass" });
  await advanceClock(page, "PT1M");
}

test("agrees in schedule, record, score, PDF and board after three lessons", async ({ page }) => {
  test.slow();
  await page.clock.install();
  const trainee = "trainee.compressed@aurora.test";
  await takeUnseen(page, trainee);
  await signInAt(page, trainee, "/my/training");
  for (const [lesson, end] of [
    ["Speaking up and being heard", "Fail"],
    ["Speaking up and being heard", "Pass"],
    ["Limits of duty and rest", "Pass"],
    ["Threats and unruly passengers", "Pass"],
  ] as const) {
    await take(page, lesson, end);
  }

  await open(page, "/my/schedule", "Training Schedule");
  await page.getByRole("button", { name: /^Completed earlier/ }).click();
  // After a completed round the next one follows, a year later.
  await expect(row(page, "Access to the aircraft and the apron")).not.toContainText(
    today().slice(0, 7),
  );
  await expect(
    row(page, "Speaking up and being heard").getByRole("img", { name: "Completed" }),
  ).toBeVisible();

  await open(page, "/my/records", "Training Record");
  const nextYear = `${Number(today().slice(0, 4)) + 1}${today().slice(4)}`;
  await expect(row(page, "Aviation Security")).toContainText(today());
  await expect(row(page, "Aviation Security")).toContainText(nextYear);
  await expect(row(page, "Crew Resource Management")).toContainText("In Progress");
  await page.getByRole("button", { name: "Expand All" }).click();
  const score = page
    .getByRole("row")
    .filter({ hasText: "Speaking up and being heard" })
    .getByRole("button", { name: /corrected to 100%/ });
  // The text of a row that is still being unfolded counts as well.
  const label = (await score.textContent()) ?? "";
  const [, total] = /^\d+\/(\d+) corrected to 100%$/.exec(label) ?? [];
  await score.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Previous Attempts")).toBeVisible();
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  expect(Number(total)).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Print" }).click();
  await page.getByRole("menuitem", { name: "Complete (Expanded)" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^.+-${today()}\\.pdf$`));
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");

  await signInAt(page, "company.manager@aurora.test", "/company/users/active");
  await page
    .getByRole("grid")
    .getByRole("link", { name: file.suggestedFilename().split("-2")[0] ?? "" })
    .click();
  await page
    .getByRole("navigation", { name: "Person" })
    .getByRole("link", { name: "Training Record" })
    .click();
  await expect(row(page, "Aviation Security")).toContainText(nextYear);
  await page.getByRole("button", { name: "Expand All" }).click();
  await expect(
    page.getByRole("row").filter({ hasText: "Speaking up and being heard" }).getByText(label),
  ).toBeVisible();
});

test("brings a certificate and ends At Risk Of Expiry with a topic's last lesson", async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await signInAt(page, "company.manager@borealis.test", "/");
  const card = page.getByRole("button", { name: /^At Risk Of Expiry \d+ / });
  const before = Number(/\d+/.exec(await card.innerText())?.[0]);
  expect(before).toBeGreaterThan(0);

  await signInAt(page, "trainee@borealis.test", "/my/training");
  const name = (await userMenu(page).innerText()).split("\n").at(-1) ?? "";
  await take(page, "Debriefing a flight", "Pass");
  await open(page, "/my/records", "Training Record");
  const print = page.waitForEvent("popup");
  await row(page, "Crew Resource Management")
    .getByRole("link", { name: /print certificate/i })
    .click();
  const sheet = await print;
  await expect(sheet.getByText("Crew Resource Management")).toBeVisible();
  await expect(sheet.getByText(/^Date of Completion: /)).toContainText(today().slice(8));
  await sheet.close();

  await signInAt(page, "company.manager@borealis.test", "/");
  if (before > 1) {
    await expect(card).toContainText(String(before - 1));
    await card.click();
    await expect(page.getByRole("grid")).not.toContainText(name);
  } else {
    await expect(card).toBeDisabled();
  }
  await page.getByRole("button", { name: /^Current \d+ / }).click();
  await expect(page.getByRole("grid").getByRole("link", { name })).toBeVisible();
});
