/**
 * The sandbox's lesson player in the page, which reports the result in the URL that it redirects to; the
 * sandbox stores it.
 */
import { advanceClock } from "../support/sandbox.ts";
import { expect, test } from "../support/test.ts";
import { trainingCalls } from "./training-calls.ts";
import { openTraining, TRAINEE } from "./training-page.ts";

const LOCKED = 3;
const CREATED = 1;
const RUNNING = 0;

test("plays a lesson in the page", async ({ page }) => {
  await openTraining(page, TRAINEE);
  const calls = await trainingCalls(page, TRAINEE);

  await test.step("reviews a lesson without recording a result", async () => {
    const before = await calls.lessons();
    await page.goto((await calls.preview(521))!);
    await expect(page.getByText("nothing of it is recorded")).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await page.goto("/");
    await advanceClock(page, "PT0S");
    expect(await calls.lessons()).toEqual(before);
  });

  await test.step("returns through training exit, and locks the lesson until it is scored", async () => {
    const [first] = await calls.lessons();
    const id = first!.registration!.id;
    await page.goto(await calls.launchLink(id));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(first!.lesson);
    await page.getByRole("button", { name: "Leave lesson" }).click();
    await expect(page).toHaveURL(/\/#\/training_exit\?training=training$/);
    await advanceClock(page, "PT0S");
    const status = async () =>
      (await calls.lessons()).find(({ registration }) => registration?.id === id)?.registration
        ?.status;
    expect(await status()).toBe(RUNNING);

    await page.goto(await calls.launchLink(id));
    await page.getByRole("button", { name: "Fail lesson" }).click();
    await expect(page).toHaveURL(/\/#\/training_exit\?training=training$/);
    await advanceClock(page, "PT0S");
    expect(await status()).toBe(LOCKED);
    await advanceClock(page, "PT1M");
    expect(await status()).toBe(CREATED);
  });
});
