/** The panel of the sandbox in the page, on the portal as it is deployed. */
import { expectAccessible } from "../support/axe.ts";
import { day } from "../support/days.ts";
import { recordPrintCalls } from "../training/print-page.ts";
import { dayField, record } from "../training/record-page.ts";
import { expectTitle } from "../support/shell.ts";
import { acceptTerms, signInAs } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { TRAINEE } from "../training/training-page.ts";
import type { Page } from "@playwright/test";

const panel = (page: Page) => page.getByRole("complementary", { name: "Sandbox" });
const toggle = (page: Page) => panel(page).getByRole("button", { name: "Sandbox", exact: true });
const press = (page: Page, name: string) => panel(page).getByRole("button", { name }).click();

test("signs in, moves the clock and resets in the panel, which is never printed", async ({
  page,
  watch,
}) => {
  test.slow();
  // A session of a deleted database is refused.
  watch.allow(/status of 401/);
  await page.goto("/#/login");

  await test.step("fills the sign-in form with an account", async () => {
    await toggle(page).click();
    await panel(page).getByLabel("Account", { exact: true }).selectOption(TRAINEE);
    await press(page, "Fill the sign-in form");
    await expect(page.getByLabel("Username")).toHaveValue(TRAINEE);
    await page.getByRole("button", { name: "Submit" }).click();
    await acceptTerms(page);
    await expectTitle(page, "Train Now");
  });

  await test.step("moves the sandbox's time, which survives a reload", async () => {
    await page.goto("/#/my/records");
    await expect(dayField(page)).toHaveValue(day(0));
    await toggle(page).click();
    await press(page, "+ 30 days");
    await expect(dayField(page)).toHaveValue(day(30));
    await page.reload();
    await expect(dayField(page)).toHaveValue(day(30));
    await expect(record(page)).toBeVisible();
  });

  await test.step("passes axe open and closed, and fits 1280 and 360 px", async () => {
    for (const [state, width] of [
      ["closed", 1280],
      ["open", 1280],
      ["open", 360],
      ["closed", 360],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const expanded = state === "open";
      if ((await toggle(page).getAttribute("aria-expanded")) !== String(expanded)) {
        await toggle(page).click();
      }
      await expect(panel(page).getByRole("heading", { name: "Time" })).toBeVisible({
        visible: expanded,
      });
      // Closed it is the same button at every width.
      if (expanded || width === 1280) {
        await expectAccessible(page, `the panel, ${state}, at ${width} px`);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("resets the sandbox to the real time", async () => {
    await toggle(page).click();
    await press(page, "Reset the sandbox");
    await expectTitle(page, "Login");
    await signInAs(page, TRAINEE);
    await expect(record(page)).toBeVisible();
    await expect(dayField(page)).toHaveValue(day(0));
  });

  await test.step("leaves the panel out of print", async () => {
    await recordPrintCalls(page);
    await page.goto("/?#/my/record/print");
    await expect(record(page)).toBeVisible();
    await expect(toggle(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(toggle(page)).toBeHidden();
    await expect(record(page)).toBeVisible();
  });
});
