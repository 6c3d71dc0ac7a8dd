import { expectTitle } from "./support/shell.ts";
import { enter } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("a storage that throws at every touch does not stop the start", async ({ page }) => {
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
  await page.goto("/");
  await enter(page, "company.manager@aurora.test");
  await expectTitle(page, "Training Status");
  await expect(page.getByText("Showing trainees")).toBeVisible();
});
