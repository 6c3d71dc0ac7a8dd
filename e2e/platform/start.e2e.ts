import { withConfig } from "../support/config.ts";
import { userMenu } from "../support/shell.ts";
import { signInAs } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { PASSWORD } from "../../scripts/lib/accounts.ts";

test("explains a missing config.json, or the sandbox's in a production build", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404/);
  const cannotStart = async (message: RegExp | string) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The portal cannot start");
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
  };
  await page.route("**/config.json", (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.goto("/");
  await cannotStart(/could not be fetched.*404/);
  await page.unrouteAll();
  await withConfig(page, { backend: "sandbox" });
  await page.reload();
  await cannotStart('Set "backend" to "remote" in config.json');
});

test("locks after lockAfterMinutes without input, and not while somebody types", async ({
  page,
}) => {
  await withConfig(page, { lockAfterMinutes: 10 });
  await page.clock.install();
  await signInAs(page, "training.manager@aurora.test");
  const unlock = page.getByRole("button", { name: "Unlock" });
  await expect(userMenu(page)).toBeVisible();
  for (let at = 0; at < 3; at += 1) {
    await page.clock.fastForward("08:00");
    await page.keyboard.press("Shift");
  }
  await expect(unlock).toBeHidden();
  await page.clock.fastForward("10:00");
  await expect(unlock).toBeVisible();
  await expect(page).toHaveURL(/#\/lock$/);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(PASSWORD);
  await unlock.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Training Status");
});
