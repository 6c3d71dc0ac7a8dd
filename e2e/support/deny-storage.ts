import type { Page } from "@playwright/test";

/** Makes every access to a browser storage throw, as when all cookies are blocked. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
}
