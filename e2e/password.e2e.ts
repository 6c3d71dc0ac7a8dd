import { PASSWORD } from "../scripts/lib/accounts.ts";
import { advance, newestMail } from "./support/sandbox.ts";
import { expectNotFound, expectTitle } from "./support/shell.ts";
import { signIn, terms } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const RULE =
  "Your password must contain at least 12 characters, an upper and lower case character, a number and a symbol.";
const SENT = "If we know this username, a link to set a new password is on its way.";
const SET = "Your password has been set. You can sign in with it now.";

test("shell 2.8, 2.9: from the forgotten password to signing in with a new one", async ({
  page,
  watch,
}) => {
  test.slow();
  const username = "trainee@aurora.test";
  await page.goto("/#/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expectTitle(page, "Reset Password");

  await test.step("shell 2.8, 2.5: Already have user and password? leads to login", async () => {
    await page.getByRole("link", { name: "Already have user and password?" }).click();
    await expect(page).toHaveURL(/#\/login$/);
  });

  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expectTitle(page, "Reset Password");
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page).toHaveURL(/#\/reset-password$/);
  const asked = page.waitForRequest(/\/api\/auth\/password\/email$/);
  await page.getByLabel("Username").fill(username);
  await page.getByRole("button", { name: "Send link" }).click();
  expect((await asked).postDataJSON()).toEqual({ username, version: 3 });
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByText(SENT)).toBeVisible();

  const { link } = await newestMail(page, username);
  await page.goto(`/${link}`);
  await expectTitle(page, "Set New Password");
  await expect(page.getByText(RULE)).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue(username);
  await expect(page.getByLabel("Username")).toBeDisabled();

  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(request.url());
  });
  const password = page.getByRole("textbox", { name: "Password", exact: true });
  const confirmation = page.getByRole("textbox", { name: "Confirm Password", exact: true });
  const submit = page.getByRole("button", { name: "Reset password" });
  await password.fill("too short");
  await confirmation.fill("too short");
  await submit.click();
  await password.fill("Long*Enough=4711");
  await confirmation.fill("Long*Enough=4712");
  await submit.click();
  await expect(confirmation).toHaveAttribute("aria-invalid", "true");
  expect(calls, "what breaks the rule or does not match is not sent").toEqual([]);
  await confirmation.fill("Long*Enough=4711");
  await submit.click();
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByText(SET)).toBeVisible();

  watch.expect(/status of 401/);
  await page.getByLabel("Username").fill(username);
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Invalid username or password.")).toBeVisible();
  await signIn(page, username, "Long*Enough=4711");
  await terms(page).getByRole("button", { name: "Accept" }).click();
  await expectTitle(page, "Train Now");
});

test("shell 2.9: an expired link says so and leaves the form closed; an unknown one is not found", async ({
  page,
  watch,
}) => {
  watch.expect(/status of (404|422)/);
  const username = "trainee.v4@aurora.test";
  await page.goto("/#/reset-password");
  await page.getByLabel("Username").fill(username);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page).toHaveURL(/#\/login$/);
  const { link } = await newestMail(page, username);
  await advance(page, "PT2H");
  await page.goto(`/${link}`);
  await expectTitle(page, "Set New Password");
  await expect(page.getByRole("alert").filter({ hasText: "This link has expired." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Reset password" })).toBeDisabled();
  const another = page.getByRole("link", { name: "Send a new link" });
  await expect(another).toHaveAttribute("href", "#/reset-password");
  await page.goto("/#/password/reset/no-such-link");
  await expectNotFound(page);
  await another.click();
  await expectTitle(page, "Reset Password");
});

test("shell 2.8: a reply with redirectTo sends the browser there", async ({ page }) => {
  await page.goto("/#/reset-password");
  await page.getByLabel("Username").fill("trainee.moved@aurora.test");
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page).toHaveURL(/\/sandbox\/moved\.html$/);
});
