import { watchCalls } from "./support/calls.ts";
import { faults, hold } from "./support/sandbox.ts";
import { expectAccessible } from "./support/axe.ts";
import { acceptTerms, enter, enterAt, signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";
const OTHER = "training.manager@aurora.test";
const RULE =
  "Your password must contain at least 12 characters, an upper and lower case character, a number and a symbol.";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const update = (page: Page) => page.getByRole("button", { name: "Update" });
const saved = (page: Page) => page.getByText("Data updated successfully!");
const leaveQuestion = (page: Page) => page.getByRole("alertdialog", { name: "Unsaved changes" });
const offer = (page: Page) => page.getByText("You have unsaved changes from an earlier visit.");

async function openProfile(page: Page, username = MANAGER): Promise<void> {
  await enterAt(page, username, "/profile");
  await expect(field(page, "First Name")).not.toHaveValue("");
}

/** All drafts that this browser keeps, as one text. */
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

test("shell 2.11: the form of one's profile", async ({ page }) => {
  await openProfile(page);

  await test.step("First Name, Last Name, Username, Password, Confirm Password with a strength meter, Notifications and Email", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "My profile" })).toBeVisible();
    await expect(field(page, "Last Name")).not.toHaveValue("");
    await expect(field(page, "Username")).toHaveAttribute("type", "email");
    await expect(field(page, "Username")).toHaveValue(MANAGER);
    await expect(field(page, "Email")).not.toHaveValue("");
    await expect(page.getByRole("switch", { name: "Notifications" })).toBeVisible();
    await field(page, "Password").fill("Recurrent#2027");
    await field(page, "Confirm Password").fill("Recurrent#2027");
    await expect(page.getByText(RULE)).toBeVisible();
    await expect(page.getByRole("status", { name: "Password strength" })).toHaveText(
      /Fair|Good|Strong/,
    );
    await expectAccessible(page, "My profile");
  });

  await test.step("shell 5: a broken password rule or a mismatch keeps the profile from being sent, with the reason", async () => {
    const calls = watchCalls(page, "PUT", "/api/my/profile");
    await field(page, "Password").fill("short");
    await update(page).click();
    await expect(field(page, "Password")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Password")).toBeFocused();
    await field(page, "Password").fill("Recurrent#2027");
    await field(page, "Confirm Password").fill("Recurrent#2028");
    await update(page).click();
    await expect(page.getByText("The passwords do not match.")).toBeVisible();
    expect(calls.list).toEqual([]);
  });

  await test.step("My Profile is reached from the user menu; Back leads home", async () => {
    // What was typed would be asked about.
    await field(page, "Password").fill("");
    await field(page, "Confirm Password").fill("");
    await page.goto("/#/company/users/active");
    await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
    await page.getByRole("button", { name: /^User menu/ }).click();
    await page.getByRole("menuitem", { name: "My Profile" }).click();
    await expect(page).toHaveURL(/#\/profile$/);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL(/#\/dashboard\/training-status/);
  });

  await test.step("issue, forms: leaving a changed form asks first, and Stay keeps what was typed", async () => {
    await page.goto("/#/profile");
    await expect(field(page, "First Name")).not.toHaveValue("");
    await field(page, "First Name").fill("Nobody");
    await page.getByRole("link", { name: "Back" }).click();
    await expect(leaveQuestion(page)).toBeVisible();
    await leaveQuestion(page).getByRole("button", { name: "Stay" }).click();
    await expect(page).toHaveURL(/#\/profile$/);
    await expect(field(page, "First Name")).toHaveValue("Nobody");
    await page.getByRole("link", { name: "Back" }).click();
    await leaveQuestion(page).getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/#\/dashboard/);
    await page.goto("/#/profile");
    await expect(field(page, "First Name")).not.toHaveValue("Nobody");
    await expect(offer(page)).toBeHidden();
  });
});

test("shell 2.11: the returned user replaces the stored one in menu and avatar, in other tabs too", async ({
  page,
  context,
}) => {
  await openProfile(page);
  const other = await context.newPage();
  await other.goto("/#/profile");
  await expect(field(other, "First Name")).not.toHaveValue("");
  await field(page, "First Name").fill("Zoë");
  await field(page, "Last Name").fill("Quist");
  await update(page).click();
  await expect(saved(page)).toBeVisible();
  for (const tab of [page, other]) {
    const menu = tab.getByRole("button", { name: /^User menu/ });
    await expect(menu).toContainText("Zoë Quist");
    await expect(menu).toContainText("ZQ");
    await expect(field(tab, "First Name")).toHaveValue("Zoë");
  }
  await page.reload();
  await expect(field(page, "Last Name")).toHaveValue("Quist");
});

test("shell 2.11: after submit the password fields are cleared, and the new password counts", async ({
  page,
}) => {
  const calls = watchCalls(page, "PUT", "/api/my/profile");
  await openProfile(page);
  await field(page, "Password").fill("Recurrent#2027");
  await field(page, "Confirm Password").fill("Recurrent#2027");
  await page.getByRole("switch", { name: "Notifications" }).click();
  await update(page).click();
  await expect(saved(page)).toBeVisible();
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
  await page.goto("/#/logout");
  await signIn(page, MANAGER, "Recurrent#2027");
});

test("issue, forms: what is sent, and what is refused", async ({ page, watch }) => {
  watch.expect(/status of 422/);
  await openProfile(page);

  await test.step("issue, forms: a refused field is told at the field and in the alert, and has the focus", async () => {
    await field(page, "Username").fill(OTHER);
    await update(page).click();
    const alert = page.getByRole("alert").filter({ has: page.getByRole("list") });
    await expect(alert.getByRole("listitem")).toHaveCount(1);
    await expect(field(page, "Username")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Username")).toBeFocused();
    await expect(field(page, "Username")).toHaveValue(OTHER);
  });

  await test.step("issue, forms: Enter submits, and one call is made however often it is pressed", async () => {
    const calls = watchCalls(page, "PUT", "/api/my/profile");
    await field(page, "Username").fill(MANAGER);
    const answer = await hold(page, { path: "/api/my/profile", method: "PUT" });
    await field(page, "First Name").fill("Nora");
    for (let press = 0; press < 4; press += 1) await field(page, "First Name").press("Enter");
    await update(page).click({ force: true });
    await expect.poll(() => calls.list.length).toBe(1);
    await answer();
    await expect(saved(page)).toBeVisible();
    expect(calls.list).toHaveLength(1);
  });
});

test("issue, forms: a draft survives an ended session without its password, for the same user only", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 401/);
  await openProfile(page);
  await field(page, "First Name").fill("Unsaved");
  await field(page, "Password").fill("Recurrent#2027");
  await field(page, "Confirm Password").fill("Recurrent#2027");
  await faults(page, [{ path: "/api/my/profile", method: "PUT", status: 401, times: 1 }]);
  await update(page).click();
  await expect(page).toHaveURL(/#\/login$/);
  await expect.poll(() => keptDrafts(page)).toContain("Unsaved");
  expect(await keptDrafts(page)).not.toContain("Recurrent#2027");

  await enter(page, OTHER);
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
  await expect(field(page, "Password")).toHaveValue("");
  await update(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(field(page, "First Name")).toHaveValue("Unsaved");
  await expect(offer(page)).toBeHidden();
});

test("issue, forms: a draft that is discarded is not offered again", async ({ page }) => {
  await openProfile(page);
  await field(page, "First Name").fill("Unsaved");
  await expect.poll(() => keptDrafts(page)).toContain("Unsaved");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await expect(field(page, "First Name")).not.toHaveValue("Unsaved");
  await expect(offer(page)).toBeHidden();
});
