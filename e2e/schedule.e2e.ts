import { expectAccessible } from "./support/axe.ts";
import { enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { MANAGER, TRAINEE } from "./support/training-page.ts";
import type { Locator, Page } from "@playwright/test";

const table = (page: Page): Locator => page.getByRole("grid", { name: "Training Schedule" });

for (const [width, username, path] of [
  [1440, TRAINEE, "/my/schedule"],
  [360, MANAGER, "/company/users/105?tab=schedule"],
] as const) {
  test(`training 2.5: the schedule is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await enterAt(page, username, path);
    await expect(table(page)).toBeVisible();
    await expectAccessible(page, "schedule");
  });
}
