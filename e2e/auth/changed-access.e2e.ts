/** Changes that an administrator makes to a signed-in person. */
import { PASSWORD } from "../../scripts/lib/accounts.ts";
import { signedInCalls } from "../support/api-calls.ts";
import { expectTitle, pickFromUserMenu, userMenu } from "../support/shell.ts";
import { acceptTerms, signInAt, submitLogin } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const MANAGER = "company.manager@aurora.test";
const COMPANY_MANAGER = 6;
const TRAINING_MANAGER = 7;

/** Changes the manager as an administrator does, by a call of its own. */
async function administrator() {
  const { reply } = await (await signedInCalls(MANAGER))("GET", "/api/my/profile");
  const { id, name, surname, username, email, company } = reply as Record<string, unknown> & {
    company: { id: unknown };
  };
  const call = await signedInCalls("admin@recurrent.test");
  return async (changes: object) => {
    const body = { id, name, surname, username, email, roles: [COMPANY_MANAGER], ...changes };
    const path = `/api/companies/${String(company.id)}/users/${String(id)}`;
    expect((await call("PUT", path, body)).status).toBeLessThan(300);
  };
}

test("follows a role that an administrator gives or takes, without a new sign-in", async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 403/);
  const change = await administrator();
  await page.clock.install();
  // If the page's calls were answered after the change, they would close the page before the reload.
  const reads = ["/api/my/profile", "/api/accounts/profile"].map((path) =>
    page.waitForResponse((reply) => reply.url().endsWith(path)),
  );
  await signInAt(page, MANAGER, "/company/users/create");
  await Promise.all(reads);
  await expectTitle(page, "Create Person");
  const reason = page.getByText(/^Your access has changed\. /);

  await test.step("explains after a reload which page is no longer accessible", async () => {
    await change({ roles: [TRAINING_MANAGER] });
    await page.reload();
    await expectTitle(page, "Access Forbidden");
    await expect(reason).toHaveText(
      "Your access has changed. Create Person needs permission companies_users_store, which you no longer have.",
    );
    await page.goto("/#/company/users/active");
    await expect(page.getByRole("grid")).toBeVisible();
    await expect(page.getByRole("link", { name: "New" })).toBeHidden();
  });
  await test.step("shows the button again when the window is opened after some minutes", async () => {
    await change({});
    await page.clock.fastForward("03:00");
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByRole("link", { name: "New" })).toBeVisible();
  });
  await test.step("explains a write that is answered 403 in the same way", async () => {
    await page.goto("/#/company/profile/edit");
    await expectTitle(page, "Edit Company");
    await change({ roles: [TRAINING_MANAGER] });
    await page.getByRole("textbox", { name: "Company name" }).fill("Aurora Jet");
    await page.getByRole("button", { name: "Update" }).click();
    await expectTitle(page, "Access Forbidden");
    await expect(reason).toHaveText(/Edit Company needs permission companies_update/);
  });
});

test("explains on the lock screen what to do when the username has changed", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 401/);
  const change = await administrator();
  await signInAt(page, MANAGER, "/company/groups?search=b");
  await expect(userMenu(page)).toBeVisible();
  await pickFromUserMenu(page, "Lock");
  await change({ username: "noor.new@aurora.test" });
  const password = page.getByRole("textbox", { name: "Password", exact: true });
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(
    page.getByText(/^This unlocks the account company\.manager@aurora\.test\./),
  ).toBeVisible();
  await page.getByRole("link", { name: "Log in to another account" }).click();
  await submitLogin(page, "noor.new@aurora.test");
  await acceptTerms(page);
  await expect(page).toHaveURL(/#\/company\/groups\?search=b$/);
});
