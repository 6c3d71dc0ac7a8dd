import type { Page } from "@playwright/test";
import { NAVIGATION_PATHS, SIGNED_OUT } from "../expectations/navigation-paths.ts";
import { title } from "../support/shell.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect } from "../support/test.ts";
import { certificateHash } from "../training/certificates.ts";
import { printButton } from "../training/print-page.ts";

/** Waits for the title of a page, or for the button of a print page, which has none. */
export async function expectPage(page: Page, path: string): Promise<void> {
  const isPaper = /\/print(\?|$)/.test(path);
  await expect(isPaper ? printButton(page) : title(page), path).toBeVisible();
}

/** Waits until no part of a page loads. */
export async function expectLoaded(page: Page, path: string): Promise<void> {
  await expect(page.locator("main [aria-busy=true]"), path).toHaveCount(0);
}

/**
 * Loads every page of an account, one after the other, with the print dialog blocked.
 * @param look called on each page once it has loaded; `at` counts them
 */
export async function walkPages(
  page: Page,
  who: string,
  look: (path: string, at: number) => Promise<void>,
): Promise<void> {
  if (who !== SIGNED_OUT) await signInAt(page, who, "/404");
  const hash = await certificateHash(105);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  for (const [at, path] of (NAVIGATION_PATHS[who] ?? []).entries()) {
    // Its own query makes each a new load.
    await page.goto(`/?stop=${at}#${path.replace(":hash", hash)}`);
    await expectPage(page, path);
    await expectLoaded(page, path);
    await look(path, at);
  }
}
