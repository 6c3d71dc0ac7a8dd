import { expectTitle, menu, pickFromUserMenu, userMenu } from "./support/shell.ts";
import { enter } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const MANAGER = "company.manager@aurora.test";

test("shell 1, 2.2: the footer names years, product, revision and both addresses", async ({
  page,
}) => {
  await enter(page, MANAGER);
  await expectTitle(page, "Training Status");
  const footer = page.getByRole("contentinfo");
  const year = new Date().getUTCFullYear();
  await expect(footer).toContainText(`© 2006 - ${year} Recurrent All Rights Reserved.`);
  await expect(footer).toContainText(/[0-9a-f]{7,}/);
  await expect(footer.getByRole("link", { name: "Privacy" })).toHaveAttribute(
    "href",
    /^https:\/\/.+/,
  );
  await expect(footer.getByRole("link", { name: "Terms of Use" })).toHaveAttribute(
    "href",
    /^https:\/\/.+/,
  );

  // Shell 4, step 2: a revision kept by an older build gives way to this one at the next navigation.
  const kept = () =>
    page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem("system") ?? "{}") as { revision?: string }).revision ??
        "",
    );
  const revision = await kept();
  expect(await footer.innerText()).toContain(revision);
  await page.evaluate(() => localStorage.setItem("system", JSON.stringify({ revision: "0ld" })));
  await page.reload();
  await expectTitle(page, "Training Status");
  expect(await kept()).toBe(revision);
});

for (const [username, words, absent] of [
  [MANAGER, ["Information", "Warning"], /Certificates can now|Training is on hold/],
  [
    "company.manager@borealis.test",
    ["Information", "Success"],
    /Winter operations|Training is on hold/,
  ],
  ["trainee@cascade.test", ["Information", "Important"], /Winter operations|Certificates can now/],
] as const) {
  test(`shell 2.2: ${username} sees what is announced to all and to their company alone`, async ({
    page,
  }) => {
    await enter(page, username);
    const area = page.getByRole("region", { name: "Announcements" });
    const notes = area.locator("> *");
    await expect(notes).toHaveCount(words.length);
    for (const [at, word] of words.entries()) {
      await expect(notes.nth(at)).toContainText(word);
      await expect(notes.nth(at).locator("svg")).toHaveCount(1);
    }
    await expect(area).not.toContainText(absent);
  });
}

test("on a phone the menu is a drawer that opens, leads on and closes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, MANAGER);
  await expectTitle(page, "Training Status");
  await expect(menu(page)).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  await page.getByRole("button", { name: "Open menu" }).click();
  await drawer.getByRole("link", { name: "Event / Document Status" }).click();
  await expectTitle(page, "Event / Document Status");
  await expect(drawer).toBeHidden();
});

test("the folded sidebar and the colour scheme are remembered over reload and sign-out", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await enter(page, MANAGER);
  await expectTitle(page, "Training Status");
  const scheme = () => page.evaluate(() => document.documentElement.dataset["theme"]);
  await page.getByRole("button", { name: "Collapse menu" }).click();
  await expect(page.getByRole("button", { name: "Expand menu" })).toBeVisible();
  await pickFromUserMenu(page, "Appearance: System");
  await pickFromUserMenu(page, "Appearance: Light");
  await expect.poll(scheme).toBe("dark");

  await page.reload();
  await expect(page.getByRole("button", { name: "Expand menu" })).toBeVisible();
  await expect.poll(scheme).toBe("dark");
  // The entries keep their names although only their icons are left.
  await expect(menu(page).getByRole("link", { name: "Groups", exact: true })).toBeVisible();

  await pickFromUserMenu(page, "Logout");
  await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
  await expect.poll(scheme).toBe("dark");
  await enter(page, "training.manager@aurora.test");
  await expect(page.getByRole("button", { name: "Expand menu" })).toBeVisible();
  await userMenu(page).click();
  await expect(page.getByRole("menuitem", { name: "Appearance: Dark" })).toBeVisible();
});
