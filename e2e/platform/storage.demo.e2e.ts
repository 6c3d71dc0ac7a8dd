/** Without any storage there is no in-page sandbox; storage.e2e.ts has the portal over HTTP. */
import { denyStorage } from "../support/deny-storage.ts";
import { expectTitle } from "../support/shell.ts";
import { expect, test } from "../support/test.ts";

test("starts the demo when storage always throws, and names what is missing", async ({
  page,
  watch,
}) => {
  watch.allow(/in-page sandbox did not start/);
  await denyStorage(page);
  await page.goto("/");
  await expectTitle(page, "Login");
  await expect(page.getByRole("textbox", { name: "Username" })).toBeEditable();
  await expect(page.getByText("The sandbox cannot run in this browser.")).toBeVisible();
});
