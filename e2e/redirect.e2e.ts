import type { Page } from "@playwright/test";
import { withConfig } from "./support/config.ts";
import { hosts } from "./support/mode.ts";
import { signIn, submitLogin, terms } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const MOVED = "trainee.moved@aurora.test";

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("redirect"));

test("shell 2.5: Accept sends the browser to the redirect of a 305, Decline forgets it", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 305/);
  await signIn(page, MOVED);
  expect(JSON.parse((await stored(page))!)).toEqual({
    redirect_to: expect.stringMatching(/\/sandbox\/moved\.html$/) as unknown,
  });
  await terms(page).getByRole("button", { name: "Decline" }).click();
  await expect(terms(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/login$/);
  expect(await stored(page)).toBeNull();

  await signIn(page, MOVED);
  await terms(page).getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("heading", { name: "Your company has moved" })).toBeVisible();
  expect(await stored(page)).toBeNull();
  await page.goto("/#/my/training");
  await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
});

test("decisions: a redirect to a host that is not on the list is refused with a notice", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 305/);
  await withConfig(page, { redirectHosts: ["elsewhere.test"] });
  await page.goto("/#/login");
  await submitLogin(page, MOVED);
  await expect(page.getByText("The address to continue at is not allowed.")).toBeVisible();
  await expect(terms(page)).toBeHidden();
  expect(await stored(page)).toBeNull();
});

// What no sandbox would send.
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
