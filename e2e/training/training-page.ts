import type { Page } from "@playwright/test";
import { title, userMenu } from "../support/shell.ts";
import { signInAs } from "../support/sign-in.ts";
import { expect } from "../support/test.ts";

export const TRAINEE = "trainee@aurora.test";
export const MANAGER = "company.manager@aurora.test";

/** Signs in and waits for the first page, which is still loading when the terms are accepted. */
export async function openTraining(page: Page, username: string): Promise<void> {
  await signInAs(page, username);
  await expect(title(page)).toHaveText(/^(?:Train Now|Training Status)$/);
  await expect(userMenu(page)).toBeVisible();
}

/** Runs out the time that the page after a lesson waits (shell 9); `page.clock` has to be installed. */
export async function finishLesson(page: Page): Promise<void> {
  await expect(page.getByText("Please wait...")).toBeVisible();
  await page.clock.fastForward(3000);
}
