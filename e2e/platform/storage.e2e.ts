/**
 * Without any storage the portal works when its hosts need none; storage.demo.e2e.ts has the other case.
 */
import { denyStorage } from "../support/deny-storage.ts";
import { expectTitle } from "../support/shell.ts";
import { signInAs } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("starts when every access to the storage throws", async ({ page }) => {
  await denyStorage(page);
  await page.goto("/");
  await signInAs(page, "company.manager@aurora.test");
  await expectTitle(page, "Training Status");
  await expect(page.getByText("Showing trainees")).toBeVisible();
});
