/**
 * The lesson player of the sandbox over HTTP, on a host other than the portal's;
 * lesson-player.demo.e2e.ts has the one in the page.
 */
import { hosts } from "./support/mode.ts";
import { enter } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { trainingCalls } from "./support/training-calls.ts";

const TRAINEE = "trainee.v4@aurora.test";

test("tells the sandbox what was done and comes back to the portal", async ({ page }) => {
  await enter(page, TRAINEE);
  const calls = await trainingCalls(page, TRAINEE);
  const [first] = await calls.lessons();
  await page.goto(await calls.launchLink(first!.registration!.id));
  expect(new URL(page.url()).origin).toBe(hosts().apiHost);
  await page.getByRole("button", { name: "Pass lesson" }).click();
  await expect(page).toHaveURL(/\/#\/training_exit\?training=training$/);
  const locked = (await calls.lessons())[0]?.registration;
  expect(locked).toEqual({ id: first!.registration!.id, status: 3 });
});

test("reviews a lesson without a way to record anything", async ({ page }) => {
  await enter(page, TRAINEE);
  const calls = await trainingCalls(page, TRAINEE);
  const before = await calls.lessons();
  await page.goto((await calls.preview(521))!);
  await expect(page.getByText("nothing of it is recorded")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.goto("/");
  expect(await calls.lessons()).toEqual(before);
});
