import { addDays, toCalendarDay } from "../../packages/sdk/src/calendar-day.ts";
import type { Locator, Page } from "@playwright/test";

/** The day this number of days from now, in UTC. */
export const day = (offset: number) => addDays(toCalendarDay(Date.now()), offset);

/** A date field by its whole label: a group of three sections, year, month and day. */
const dateField = (page: Page, label: string): Locator =>
  page.getByRole("group", { name: label, exact: true });

/** The input that a form reads. */
export const dayIn = (page: Page, label: string): Locator =>
  dateField(page, label).locator("input");

/** Types a day, `YYYY-MM-DD`, over the value of a date field, which moves from section to section. */
export async function typeDay(page: Page, label: string, value: string): Promise<void> {
  await dateField(page, label).getByRole("spinbutton", { name: "Year" }).click();
  await page.keyboard.type(value.replaceAll("-", ""));
}
