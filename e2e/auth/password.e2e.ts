import { PASSWORD } from "../../scripts/lib/accounts.ts";
import { advanceClock, newestMail } from "../support/sandbox.ts";
import { expectTitle } from "../support/shell.ts";
import { signIn, submitLogin, terms } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const SENT = "If we know this username, a link to set a new password is on its way.";
const OVER = "This password link has expired, was already used or is not complete.";
const SET = "Your password has been set. You can sign in with it now.";

async function askForLink(page: Page, username: string): Promise<void> {
  await expectTitle(page, "Reset Password");
  await page.getByLabel("Username").fill(username);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page).toHaveURL(/#\/login$/);
}

test("leads from the forgotten password to signing in with a new one", async ({ page, watch }) => {
  test.slow();
  watch.allow(/status of (401|404|422)/);
  await page.goto("/#/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();

  await test.step("opens login from 'Already have user and password?'", async () => {
    await page.getByRole("link", { name: "Already have user and password?" }).click();
    await expect(page).toHaveURL(/#\/login$/);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
  });

  await test.step("shows an expired link without the form, and 404 for an unknown one", async () => {
    const username = "trainee.v4@aurora.test";
    await askForLink(page, username);
    const { link } = await newestMail(page, username);
    await advanceClock(page, "PT2H");
    await page.goto(`/${link}`);
    await expectTitle(page, "Set New Password");
    const alert = page.getByRole("alert").filter({ hasText: "This link has expired." });
    await expect(alert).toBeVisible();
    await expect(page.getByRole("button", { name: "Reset password" })).toBeDisabled();
    const another = page.getByRole("link", { name: "Request a new link" });
    await expect(another).toHaveAttribute("href", "#/reset-password");
    await page.goto("/#/password/reset/no-such-link");
    await expect(page.getByText(OVER)).toBeVisible();
    await page.getByRole("link", { name: "Request a new link" }).click();
  });

  const username = "trainee@aurora.test";
  await test.step("requests a link, with a notice that does not reveal who is known", async () => {
    const mailRequest = page.waitForRequest(/\/api\/auth\/password\/email$/);
    await askForLink(page, username);
    expect((await mailRequest).postDataJSON()).toEqual({ username, version: 3 });
    await expect(page.getByText(SENT)).toBeVisible();
  });

  const chosen = "Long*Enough=4711";
  const other = await page.context().newPage();
  const fillBoth = async (tab: Page) => {
    await tab.getByRole("textbox", { name: "Password", exact: true }).fill(chosen);
    await tab.getByRole("textbox", { name: "Confirm Password", exact: true }).fill(chosen);
  };
  await test.step("sets a new password through the link of the mail", async () => {
    const { link } = await newestMail(page, username);
    await other.goto(`/${link}`);
    await fillBoth(other);
    await page.goto(`/${link}`);
    await expectTitle(page, "Set New Password");
    await expect(page.getByLabel("Username")).toHaveValue(username);
    await expect(page.getByLabel("Username")).toBeDisabled();
    await fillBoth(page);
    await page.getByRole("button", { name: "Reset password" }).click();
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByText(SET)).toBeVisible();
  });

  await test.step("explains in another tab that the link is used by now", async () => {
    await other.getByRole("button", { name: "Reset password" }).click();
    await expect(other.getByText(OVER)).toBeVisible();
    await expect(other.getByRole("link", { name: "Request a new link" })).toBeVisible();
    await expect(other.getByText("Whoops! There was an error.")).toBeHidden();
  });

  await test.step("fills in the link of somebody else in that tab", async () => {
    await other.getByRole("link", { name: "Request a new link" }).click();
    await askForLink(other, "trainee.v4@aurora.test");
    const { link } = await newestMail(other, "trainee.v4@aurora.test");
    await other.goto(`/${link}`);
    await fillBoth(other);
  });

  await test.step("rejects the old password and accepts the new one", async () => {
    await submitLogin(page, username, PASSWORD);
    await expect(page.getByText("Invalid username or password.")).toBeVisible();
    await signIn(page, username, chosen);
    await terms(page).getByRole("button", { name: "Accept" }).click();
    await expectTitle(page, "Train Now");
  });

  await test.step("keeps what was typed in the other tab after the sign-in", async () => {
    await expect(other.getByLabel("Username")).toHaveValue("trainee.v4@aurora.test");
    const typed = other.getByRole("textbox", { name: "Confirm Password", exact: true });
    await expect(typed).toHaveValue(chosen);
    await expect(other.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(other.getByRole("button", { name: "Reset password" })).toBeEnabled();
  });
});
