import type { Locator, Page } from "@playwright/test";
import { expectTitle, menu, title, userMenu } from "./shell.ts";
import { enter } from "./sign-in.ts";
import { expect } from "./test.ts";

export const TRAINEE = "trainee@aurora.test";
export const MANAGER = "company.manager@aurora.test";
/** The trainee as the manager sees them. */
const PERSON = "/#/company/users/105";

/** Signs in and waits for the first page, which is still on its way when the terms are accepted. */
export async function arrive(page: Page, username: string): Promise<void> {
  await enter(page, username);
  await expect(title(page)).toHaveText(/^(?:Train Now|Training Status)$/);
  await expect(userMenu(page)).toBeVisible();
}

/** A training screen that stands in the own area and in the tabs of a person (training 2.9). */
interface TrainingPage {
  /** As the menu and the tab call it. */
  readonly entry: string;
  readonly title: string;
  /** The tab, as the address names it. */
  readonly tab: string;
}

/** Opens a training screen: the own one from the menu, or that of a person in their tab. */
export async function openTraining(
  page: Page,
  whose: string,
  screen: TrainingPage,
  table: Locator,
): Promise<void> {
  if (whose === "own") {
    await arrive(page, TRAINEE);
    await menu(page).getByRole("link", { name: screen.entry }).click();
    await expectTitle(page, screen.title);
  } else {
    await arrive(page, MANAGER);
    await page.goto(PERSON);
    await page.getByRole("link", { name: screen.entry, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${screen.tab}`));
  }
  await expect(table).toBeVisible();
}

/** Runs out the time that the page after a lesson waits (shell 9); `page.clock` has to be installed. */
export async function passTrainingExit(page: Page): Promise<void> {
  await expect(page.getByText("Please wait...")).toBeVisible();
  await page.clock.fastForward(3000);
}
