import { expectAccessible } from "./support/axe.ts";
import { hold } from "./support/sandbox.ts";
import { expectTitle, menu, pickFromUserMenu, title, userMenu } from "./support/shell.ts";
import { enter, enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const MANAGER = "company.manager@aurora.test";

/** The kinds of what is announced to whom, in order, and words of what is announced to others alone. */
const ANNOUNCED = [
  [
    "company.manager@borealis.test",
    ["Information", "Success"],
    /Winter operations|Training is on hold/,
  ],
  ["trainee@cascade.test", ["Information", "Important"], /Winter operations|Certificates can now/],
  [MANAGER, ["Information", "Warning"], /Certificates can now|Training is on hold/],
] as const;

test("shell 1, 2.2: what stands around every page, seen on a board", async ({ page }) => {
  test.slow();
  const area = page.getByRole("region", { name: "Announcements" });
  await test.step("shell 2.2: everybody sees what is announced to all and to their company alone", async () => {
    for (const [username, words, absent] of ANNOUNCED) {
      await enterAt(page, username, "/");
      const notes = area.locator("> *");
      await expect(notes).toHaveCount(words.length);
      for (const [at, word] of words.entries()) {
        await expect(notes.nth(at)).toContainText(word);
        await expect(notes.nth(at).locator(".MuiAlert-icon svg")).toHaveCount(1);
      }
      await expect(area).not.toContainText(absent);
    }
  });
  await test.step("by keyboard each card of a board is one stop, and tells what it means", async () => {
    const cards = page.getByRole("region", { name: "Training Status" }).first();
    const expired = cards.getByRole("button", { name: /^Expired \d/ });
    await expired.focus();
    await expect(expired).toHaveAccessibleDescription("Expired on one or more topics");
    await page.keyboard.press("Tab");
    await expect(cards.getByRole("button", { name: /^At Risk Of Expiry \d/ })).toBeFocused();
    // The one of the card before may still be on its way out.
    const meaning = "One or more topics expire within 5 days";
    await expect(page.getByRole("tooltip", { name: meaning })).toHaveText(meaning);
  });
  await test.step("the footer names years, product, revision and both addresses", async () => {
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
  await test.step("the room of the announcements is kept for them, however late they come", async () => {
    await expect(area).toBeVisible();
    const bar = page.getByRole("banner");
    const top = async () => (await bar.boundingBox())?.y;
    const known = await top();
    const release = await hold(page, { path: "/api/announcements/announcements" });
    await page.reload();
    await expectTitle(page, "Training Status");
    expect(await top()).toBe(known);
    await release();
    await expect(area).toBeVisible();
    expect(await top()).toBe(known);
  });
  await test.step("keys: / goes to the search, ? lists what there is, and both can be switched off", async () => {
    const search = page.getByRole("searchbox");
    const list = page.getByRole("dialog", { name: "Keyboard" });
    await expect(search).toBeVisible();
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await page.keyboard.type("a/?");
    await expect(search).toHaveValue("a/?");
    await expect(list).toBeHidden();
    await search.fill("");
    await title(page).focus();
    await page.keyboard.press("?");
    await expect(list).toBeVisible();
    await expect(list).toContainText("Go to the search");
    await expect(list).toContainText("Preview the row");
    await expect(list).not.toContainText("Tick the row");
    await expectAccessible(page, "Keyboard");
    await list.getByRole("switch", { name: "Single keys: / and ?" }).click();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await title(page).focus();
    await page.keyboard.press("/");
    await expect(search).not.toBeFocused();
    await page.keyboard.press("?");
    await expect(list).toBeHidden();
    // The way back is in the menu.
    await pickFromUserMenu(page, "Keyboard");
    await expect(list.getByRole("switch")).not.toBeChecked();
  });
});

test("shell 2.2: menu and announcements on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, MANAGER);
  await expectTitle(page, "Training Status");
  await test.step("the menu is a drawer that opens, leads on and closes", async () => {
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
  await test.step("announcements take a line each above the title bar, and open by keyboard; one that prevents training is open", async () => {
    const area = page.getByRole("region", { name: "Announcements" });
    const lines = area.locator("> *");
    const heights = () =>
      lines.evaluateAll((all) =>
        all.map((line) => Math.round(line.getBoundingClientRect().height)),
      );
    await expect.poll(heights).toEqual([39, 39]);
    const first = area.getByRole("button", { name: "Whole announcement 1" });
    await first.focus();
    await page.keyboard.press("Enter");
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await expect.poll(async () => (await heights())[0]).toBeGreaterThan(80);
    // A link that is reached is seen, whatever is folded.
    await area.getByRole("link", { name: "What changes this season" }).focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(area.getByRole("link", { name: "What changes this season" })).toBeInViewport();

    await enterAt(page, "trainee@cascade.test", "/");
    await expect(area.getByText(/^Training is on hold/)).toBeVisible();
    await expect.poll(async () => (await heights())[1]).toBeGreaterThan(60);
    await expect(area.getByRole("button", { name: "Whole announcement 2" })).toHaveCount(0);
  });
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
