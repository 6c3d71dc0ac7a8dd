import { signInAt } from "./sign-in.ts";
import { expect } from "./test.ts";
import type { Page } from "@playwright/test";

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
