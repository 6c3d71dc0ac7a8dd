/** What no sandbox would send. Only over HTTP can a test answer a call: in the page a worker stands before it. */
import { hosts } from "./support/mode.ts";
import { submitLogin } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("decisions: a login whose redirect is no http(s) address is refused with a notice", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 305/);
  await page.route(`${hosts().authHost}/api/auth/login`, (route) =>
    route.fulfill({
      status: 305,
      json: { data: { redirect_to: "javascript:alert(1)" } },
      headers: { "access-control-allow-origin": "*" },
    }),
  );
  await page.goto("/#/login");
  await submitLogin(page, "trainee@aurora.test");
  await expect(page.getByText("The address to continue at is not allowed.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("redirect"))).toBeNull();
});
