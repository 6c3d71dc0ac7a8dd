import type { Page } from "@playwright/test";

/** Lets every touch of a browser storage throw, as it does where all cookies are blocked. */
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
