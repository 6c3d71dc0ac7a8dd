import type { Page } from "@playwright/test";
import { signIn, terms } from "./support/sign-in.ts";
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
