import { enterAt } from "./sign-in.ts";
import { expect } from "./test.ts";
import type { Page } from "@playwright/test";

const DAY_MS = 86_400_000;

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
/** What stands beside a label of Person Detail. */
export const fact = (page: Page, label: string) =>
  page
    .getByRole("main")
    .locator("dt", { hasText: new RegExp(`^${label}$`) })
    .locator("+ dd");
/** The day so many days from now, in UTC. */
export const day = (offset: number) =>
  new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

/** How long the notice is there before the page changes, measured in the page; call it before the press. */
export function noticeToDeparture(page: Page): Promise<number> {
  return page.evaluate(
    (notice) =>
      new Promise<number>((resolve) => {
        const from = location.hash;
        let since: number | null = null;
        const look = () => {
          const isSaid = document.body.textContent.includes(notice);
          if (isSaid) since ??= performance.now();
          if (since !== null && location.hash !== from) resolve(performance.now() - since);
          else requestAnimationFrame(look);
        };
        look();
      }),
    "Data updated successfully!",
  );
}

/** Signs in and opens a form. */
export async function openForm(page: Page, username: string, path: string): Promise<void> {
  await enterAt(page, username, path);
  await expect(page.getByRole("form")).toBeVisible();
}
