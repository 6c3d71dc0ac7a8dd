import { expectAccessible } from "./support/axe.ts";
import { newestMail } from "./support/sandbox.ts";
import { expectTitle, userMenu } from "./support/shell.ts";
import { acceptTerms, enter, signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 800 },
];

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("axe finds nothing on the screens of the shell, and none scrolls sideways", async ({
      page,
    }) => {
      test.slow();
      for (const [path, heading] of [
        ["/#/login", "Login"],
        ["/#/forbidden", "Access Forbidden"],
        ["/#/404", "404 Not Found"],
        ["/#/reset-password", "Reset Password"],
      ] as const) {
        await page.goto(path);
        await expectTitle(page, heading);
        await expectAccessible(page, path);
      }
      const username = "company.manager@aurora.test";
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
      await signIn(page, "company.manager@aurora.test");
      await expectAccessible(page, "terms");
      await acceptTerms(page);
      await expect(page.getByRole("grid")).toBeVisible();
      await expectAccessible(page, "training board");
      await page.goto("/#/dashboard/event-status");
      await expect(page.getByRole("grid")).toBeVisible();
      await expectAccessible(page, "event board");
      await userMenu(page).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expectAccessible(page, "user menu", { isMenuOpen: true });
      await page.getByRole("menuitem", { name: "Lock", exact: true }).click();
      await expect(page.getByRole("button", { name: "Unlock" })).toBeVisible();
      await expectAccessible(page, "lock");
    });
  });
}

test("the board can be used with the keyboard alone", async ({ page }) => {
  await enter(page, "company.manager@aurora.test");
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
