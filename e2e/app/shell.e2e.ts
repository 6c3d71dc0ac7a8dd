import { holdRequests } from "../support/sandbox.ts";
import { expectTitle, menu, pickFromUserMenu, title, userMenu } from "../support/shell.ts";
import { signInAs } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const MANAGER = "company.manager@aurora.test";

test("shows the frame of every page, and keeps its state on reload and sign-out", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: "light" });
  await signInAs(page, MANAGER);
  const area = page.getByRole("region", { name: "Announcements" });
  const notes = area.locator("> *");
  const scheme = () => page.evaluate(() => document.documentElement.dataset["theme"]);
  const revision = () =>
    page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem("system") ?? "{}") as { revision?: string }).revision ??
        "",
    );

  await test.step("shows announcements for everybody and those for the own company alone", async () => {
    await expect(notes).toHaveCount(2);
    for (const [at, word] of ["Information", "Warning"].entries()) {
      await expect(notes.nth(at)).toContainText(word);
    }
    await expect(area).not.toContainText(/Certificates can now|Training is on hold/);
  });
  await test.step("opens the search with / and the list of keys with ?", async () => {
    const search = page.getByRole("searchbox");
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(search).toBeVisible();
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await title(page).focus();
    await page.keyboard.press("?");
    await expect(list).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
  });
  await test.step("shows years, product, revision and both addresses in the footer", async () => {
    await expectTitle(page, "Training Status");
    const footer = page.getByRole("contentinfo");
    const year = new Date().getUTCFullYear();
    await expect(footer).toContainText(`© 2006 - ${year} Recurrent All Rights Reserved.`);
    await expect(footer).toContainText(/[0-9a-f]{7,}/);
    for (const name of ["Privacy", "Terms of Use"]) {
      const address = footer.getByRole("link", { name });
      await expect(address).toHaveAttribute("href", /^https:\/\/.+/);
    }
    expect(await footer.innerText()).toContain(await revision());
  });

  await test.step("collapses announcements that were read, also on later visits, and expands them", async () => {
    const next = area.getByRole("button", { name: /^Show (less|all) of announcement 1$/ });
    while ((await notes.count()) > 1) await next.click();
    await page.reload();
    await expect(notes).toHaveCount(1);
    await page.getByRole("button", { name: "1 read announcement" }).press("Enter");
    await expect(area).toBeFocused();
    await expect(notes).toHaveCount(2);
    for (const name of ["Groups", "Training Status"]) {
      await menu(page).getByRole("link", { name, exact: true }).click();
      await expectTitle(page, name);
      await expect(notes).toHaveCount(1);
    }
  });

  const known = await revision();
  const bar = page.getByRole("banner");
  const top = async () => (await bar.boundingBox())?.y;
  const begins = await top();
  await page.getByRole("button", { name: "Collapse menu" }).click();
  await expect(page.getByRole("button", { name: "Expand menu" })).toBeVisible();
  await pickFromUserMenu(page, "Appearance: System");
  await pickFromUserMenu(page, "Appearance: Light");
  await expect.poll(scheme).toBe("dark");
  await page.evaluate(() => localStorage.setItem("system", JSON.stringify({ revision: "0ld" })));
  const release = await holdRequests(page, { path: "/api/announcements/announcements" });
  // A reload keeps the scroll position, and announcements scroll away.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.reload();

  await test.step("reserves the space of the announcements, however late they come", async () => {
    await expectTitle(page, "Training Status");
    expect(await top()).toBe(begins);
    await release();
    await expect(area).toBeVisible();
    expect(await top()).toBe(begins);
  });
  await test.step("replaces a revision stored by an older build at the next navigation", async () => {
    expect(await revision()).toBe(known);
  });
  await test.step("remembers the collapsed sidebar and the colour scheme over reload and sign-out", async () => {
    await expect(page.getByRole("button", { name: "Expand menu" })).toBeVisible();
    await expect.poll(scheme).toBe("dark");
    // The entries still have their names, although only their icons are visible.
    await expect(menu(page).getByRole("link", { name: "Groups", exact: true })).toBeVisible();

    await pickFromUserMenu(page, "Logout");
    await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
    await expect.poll(scheme).toBe("dark");
    await signInAs(page, "training.manager@aurora.test");
    // An announcement that somebody else has read is new to this user.
    await expect(notes).toHaveCount(2);
    await expect(page.getByRole("button", { name: "Expand menu" })).toBeVisible();
    await userMenu(page).click();
    await expect(page.getByRole("menuitem", { name: "Appearance: Dark" })).toBeVisible();
  });
});
