import { watchCalls } from "./support/calls.ts";
import {
  asked,
  ESSENTIALS,
  openRecord,
  OWN,
  record,
  topic,
  versionButton,
} from "./support/record-page.ts";
import { MANAGER } from "./support/training-page.ts";
import { expectTitle, pickFromUserMenu, userMenu } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

const NOTE = /^All topics deliver at least one lesson per year/;
/** A trainee whose record has layout 4, and a manager looking at it. */
const LAYOUT_4 = [
  { whose: "own", username: "trainee.v4@aurora.test", path: "/my/records" },
  { whose: "a person's", username: MANAGER, path: "/company/users/106?tab=record" },
] as const;

for (const scope of LAYOUT_4) {
  test(`training 2.6: the record of layout 4 and its version button, ${scope.whose}`, async ({
    page,
  }) => {
    const calls = watchCalls(page, "GET", "/records");
    await openRecord(page, scope);
    await test.step("it explains expiry in place and knows no former names", async () => {
      await expect(page.getByRole("button", { name: "Formerly known as" })).toHaveCount(0);
      await topic(page, "Aviation Security").getByRole("button", { name: "Please Note" }).click();
      const note = page.getByRole("alertdialog", { name: "Please Note" });
      await expect(note.getByText(NOTE)).toBeVisible();
      await expect(
        note.getByText(/accomplished within 60 days of the first expiry\.$/),
      ).toBeVisible();
      await note.getByRole("button", { name: "Ok" }).click();
      await expect(note).toBeHidden();
      await page.getByRole("button", { name: "Details of Dangerous Goods" }).click();
      await expect(
        page.getByRole("heading", { name: "Current Version", exact: true }),
      ).toBeVisible();
      await expect(
        page.getByRole("heading", { name: "Previous Version", exact: true }),
      ).toBeVisible();
    });
    await test.step("Alt+Shift+V shows the version button; it turns 4 to 1 and back, and fetches", async () => {
      await expect(versionButton(page)).toBeHidden();
      await page.keyboard.press("Alt+Shift+V");
      await expect(versionButton(page)).toHaveText("Old Version");
      await versionButton(page).click();
      await expect(versionButton(page)).toHaveText("Cycle Version");
      await expect(page).toHaveURL(/version=1/);
      await expect(page.getByRole("table", { name: "Lessons of Dangerous Goods" })).toBeVisible();
      await versionButton(page).click();
      await expect(versionButton(page)).toHaveText("Old Version");
      await expect(page.getByText("Previous Version", { exact: true })).toBeVisible();
      await expect.poll(() => asked(calls).map(({ version }) => version)).toEqual(["4", "1", "4"]);
    });
  });
}

test("decisions: the user menu reveals the version button as well", async ({ page }) => {
  await openRecord(page, LAYOUT_4[0]);
  await pickFromUserMenu(page, "Show version button");
  await expect(versionButton(page)).toHaveText("Old Version");
  await userMenu(page).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "My Profile",
    "Lock",
    "Logout",
    "Keyboard",
    /^Appearance/,
  ]);
});

test("training 2.6: the expiry notes and the version button are of the premium tier", async ({
  page,
}) => {
  await openRecord(page, OWN);
  await expect(page.getByText(NOTE)).toBeVisible();
  await test.step("there is no version button at version 5", async () => {
    await page.keyboard.press("Alt+Shift+V");
    await userMenu(page).click();
    await expect(page.getByRole("menuitem")).toHaveCount(5);
    await expect(page.getByRole("menuitem", { name: "Show version button" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(versionButton(page)).toHaveCount(0);
  });
  for (const scope of ESSENTIALS) {
    await page.goto("/#/logout");
    await expectTitle(page, "Login");
    await openRecord(page, scope);
    await expect(page.getByText(NOTE)).toBeHidden();
    await page.keyboard.press("Alt+Shift+V");
    await expect(versionButton(page)).toBeHidden();
    await expect(record(page).getByRole("columnheader")).toHaveText([/^Name/, "Certificate"]);
    const names = await record(page).getByRole("rowheader").allTextContents();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
    await expect(
      topic(page, "Crew Resource Management").getByRole("img", { name: "At Risk Of Expiry" }),
    ).toBeVisible();
    await expect(page.getByRole("img", { name: "International Procedures" })).toHaveCount(0);
  }
});
