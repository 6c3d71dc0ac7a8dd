import { watchCalls } from "../support/calls.ts";
import { faults } from "../support/sandbox.ts";
import { acceptTerms, signInAs, signInAt, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";
const OTHER = "training.manager@aurora.test";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const update = (page: Page) => page.getByRole("button", { name: "Update" });
const saved = (page: Page) => page.getByText("Data updated successfully!");
const offer = (page: Page) => page.getByText("You have unsaved changes from an earlier visit.");

async function openProfile(page: Page): Promise<void> {
  await signInAt(page, MANAGER, "/profile");
  await expect(field(page, "First Name")).not.toHaveValue("");
}

/** All drafts stored in this browser, as one text. */
function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opening = indexedDB.open("recurrent-drafts");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const database = opening.result;
    const all = database.transaction("drafts").objectStore("drafts").getAll();
    await new Promise((resolve) => all.addEventListener("success", resolve));
    database.close();
    return JSON.stringify(all.result);
  });
}

test("shows the updated user everywhere at once, and accepts the new password", async ({
  page,
  context,
}) => {
  const calls = watchCalls(page, "PUT", "/api/my/profile");
  await openProfile(page);
  const other = await context.newPage();
  await other.goto("/#/profile");
  await expect(field(other, "First Name")).not.toHaveValue("");
  await field(page, "First Name").fill("Zoë");
  await field(page, "Last Name").fill("Quist");
  await page.getByRole("button", { name: "Change password" }).click();
  await field(page, "Password").fill("Recurrent#2027");
  await field(page, "Confirm Password").fill("Recurrent#2027");
  await page.getByRole("switch", { name: "Notifications" }).click();
  await update(page).click();
  await expect(saved(page)).toBeVisible();

  await test.step("replaces the user in menu and avatar, in other tabs too", async () => {
    for (const tab of [page, other]) {
      const menu = tab.getByRole("button", { name: /^User menu/ });
      await expect(menu).toContainText("Zoë Quist");
      await expect(menu).toContainText("ZQ");
      await expect(field(tab, "First Name")).toHaveValue("Zoë");
    }
  });
  await test.step("clears the password fields after the form is sent", async () => {
    await expect(field(page, "Password")).toHaveValue("");
    await expect(field(page, "Confirm Password")).toHaveValue("");
    expect(calls.bodies()).toMatchObject([
      {
        username: MANAGER,
        password: "Recurrent#2027",
        password_confirmation: "Recurrent#2027",
        settings: { notifications: expect.any(Boolean) as unknown },
      },
    ]);
  });
  await test.step("accepts the new password and keeps the name", async () => {
    await page.goto("/#/logout");
    await signIn(page, MANAGER, "Recurrent#2027");
    await acceptTerms(page);
    await page.goto("/#/profile");
    await expect(field(page, "Last Name")).toHaveValue("Quist");
  });
});

test("keeps a draft without its password over an ended session, for the same user only", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 401/);
  await openProfile(page);
  await field(page, "First Name").fill("Unsaved");
  await page.getByRole("button", { name: "Change password" }).click();
  await field(page, "Password").fill("Recurrent#2027");
  await field(page, "Confirm Password").fill("Recurrent#2027");
  await faults(page, [{ path: "/api/my/profile", method: "PUT", status: 401, times: 1 }]);
  await update(page).click();
  await expect(page).toHaveURL(/#\/login$/);
  await expect.poll(() => keptDrafts(page)).toContain("Unsaved");
  expect(await keptDrafts(page)).not.toContain("Recurrent#2027");

  await signInAs(page, OTHER);
  await page.goto("/#/profile");
  await expect(field(page, "Username")).toHaveValue(OTHER);
  await expect(offer(page)).toBeHidden();

  await page.goto("/#/logout");
  await signIn(page, MANAGER);
  await acceptTerms(page);
  await page.goto("/#/profile");
  await expect(offer(page)).toBeVisible();
  await page.getByRole("button", { name: "Restore draft" }).click();
  await expect(field(page, "First Name")).toHaveValue("Unsaved");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(field(page, "Password")).toHaveValue("");
  await update(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(field(page, "First Name")).toHaveValue("Unsaved");
  await expect(offer(page)).toBeHidden();
});
