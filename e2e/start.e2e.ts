import { withConfig } from "./support/config.ts";
import { userMenu } from "./support/shell.ts";
import { enter } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { PASSWORD } from "../scripts/lib/accounts.ts";

for (const [what, reply, said] of [
  ["is missing", { status: 404, body: "Not found" }, /could not be fetched.*404/],
  ["is no JSON", { status: 200, body: '{"backend": ' }, /is not JSON/],
  ["names no host", { status: 200, body: '{"backend": "remote"}' }, /"apiHost"/],
] as const) {
  test(`a config.json that ${what} gives a plain page that says so`, async ({ page, watch }) => {
    watch.expect(/status of 404/);
    await page.route("**/config.json", (route) => route.fulfill(reply));
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The portal cannot start");
    await expect(page.getByText("config.json")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: said })).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
  });
}

test("decisions: lockAfterMinutes locks who touches nothing, and not who does", async ({
  page,
}) => {
  await withConfig(page, { lockAfterMinutes: 10 });
  await page.clock.install();
  await enter(page, "training.manager@aurora.test");
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

test("/forbidden and /404 show without signing in, and remember nothing", async ({ page }) => {
  for (const [path, heading] of [
    ["/forbidden", "Access Forbidden"],
    ["/404", "404 Not Found"],
    ["/no/such/page", "404 Not Found"],
  ] as const) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(new URL(page.url()).hash).toBe(`#${path}`);
  }
  expect(await page.evaluate(() => localStorage.getItem("intended"))).toBeNull();
});
