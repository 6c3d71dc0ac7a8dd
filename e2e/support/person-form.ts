import { addDays, toCalendarDay } from "../../packages/sdk/src/calendar-day.ts";
import { signInAt } from "./sign-in.ts";
import { expect } from "./test.ts";
import type { Page } from "@playwright/test";

/** A text field by its whole label. */
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
/** A switch by its whole label. */
export const toggle = (page: Page, name: string) => page.getByRole("switch", { name, exact: true });
/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** The notice of shell 8. */
export const saved = (page: Page) => page.getByText("Data updated successfully!");
/** A question or a message. */
export const dialog = (page: Page, name: string) => page.getByRole("alertdialog", { name });
/** Value of a label of Person Detail. */
export const detail = (page: Page, label: string) =>
  page
    .getByRole("main")
    .locator("dt", { hasText: new RegExp(`^${label}$`) })
    .locator("+ dd");
/** The day this number of days from now, in UTC. */
export const day = (offset: number) => addDays(toCalendarDay(Date.now()), offset);

/** The way a page was left after a reply. */
interface Departure {
  /** Milliseconds from the reply to another address. */
  readonly redirectDelayMs: number;
  /** The notice was there before. */
  readonly wasNotified: boolean;
}

/**
 * Watches, in the page, how it is left after the reply to a pending call. Call it while the reply is delayed. It
 * measures from the reply, since a busy page shows its notice late, when the delay has already begun.
 *
 * @param path the end of the call's URL
 */
export async function watchDeparture(page: Page, path: string): Promise<() => Promise<Departure>> {
  const watched = await page.evaluateHandle(
    ({ end, notice }) => {
      const from = location.hash;
      const begun = performance.now();
      let wasNotified = false;
      const observer = new MutationObserver(() => {
        wasNotified ||= location.hash === from && document.body.textContent.includes(notice);
      });
      observer.observe(document.body, { childList: true, subtree: true });
      const departure = new Promise<Departure>((resolve) => {
        const look = () => {
          if (location.hash === from) {
            requestAnimationFrame(look);
            return;
          }
          const left = performance.now();
          observer.disconnect();
          const call = performance
            .getEntriesByType("resource")
            .filter(({ name }) => new URL(name).pathname.endsWith(end))
            .find(({ startTime, duration }) => startTime < begun && startTime + duration > begun);
          resolve({
            redirectDelayMs: left - (call ? call.startTime + call.duration : Infinity),
            wasNotified,
          });
        };
        look();
      });
      return { departure };
    },
    { end: path, notice: "Data updated successfully!" },
  );
  return () => watched.evaluate(({ departure }) => departure);
}

/** Signs in and opens a form. */
export async function openForm(page: Page, username: string, path: string): Promise<void> {
  await signInAt(page, username, path);
  await expect(page.getByRole("form")).toBeVisible();
}
