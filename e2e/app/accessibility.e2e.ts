import { expectAccessible } from "../support/axe.ts";
import { newestMail } from "../support/sandbox.ts";
import { expectTitle, userMenu } from "../support/shell.ts";
import { acceptTerms, signInAs, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

/**
 * Pages that need a mailed link, or a session that starts or ends; others are in every-page.e2e.ts.
 */
test("shows sign-in and sign-out without findings of axe or sideways scrolling", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  const username = "company.manager@aurora.test";
  await page.goto("/#/reset-password");
  await page.getByLabel("Username").fill(username);
  await page.getByRole("button", { name: "Send link" }).click();
  await expectTitle(page, "Login");
  const { link } = await newestMail(page, username);
  await page.goto(`/${link}`);
  await expectTitle(page, "Set New Password");
  await expect(page.getByLabel("Username")).toHaveValue(username);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("half a Password");
  await expectAccessible(page, "set new password");
  await page.goto("/#/login");
  await signIn(page, username);
  await expectAccessible(page, "terms");
  await acceptTerms(page);
  await expect(page.getByRole("grid")).toBeVisible();
  await userMenu(page).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page, "user menu", { isMenuOpen: true });
  await page.getByRole("menuitem", { name: "Lock", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unlock" })).toBeVisible();
  await expectAccessible(page, "lock");
});

test("lets the board be used with the keyboard alone", async ({ page }) => {
  await signInAs(page, "company.manager@aurora.test");
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Tab");
  const current = page.getByRole("button", { name: /^Current \d+ Show/ });
  for (let step = 0; step < 30; step += 1) {
    if (await current.evaluate((card) => card === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(current).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(current).toHaveAttribute("aria-pressed", "true");
});
