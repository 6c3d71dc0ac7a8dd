/** Going from page to page and back: what goes with the page, and what belongs to the next one. */
import { button, dialog, saved } from "./support/person-form.ts";
import { expectTitle, menu } from "./support/shell.ts";
import { enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Near enough: what is focused or pressed may move the page by a few pixels. */
const expectScrolled = (page: Page, to: number) =>
  expect.poll(async () => Math.abs((await scrolled(page)) - to)).toBeLessThan(8);

test.describe("a low window", () => {
  test.use({ viewport: { width: 1280, height: 480 } });

  test("a page opens at its top, Back restores where the last was left and takes a question along", async ({
    page,
  }) => {
    await enterAt(page, "company.manager@aurora.test", "/company/users/active");
    const name = page.getByRole("grid").getByRole("rowheader").nth(19).getByRole("link");
    await name.scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(300);
    await name.click();
    await expectTitle(page, "Person Detail");
    await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
    await expectScrolled(page, 0);
    await page.goBack();
    await expect(name).toBeInViewport();
    await expectScrolled(page, left);

    await name.click();
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await expectTitle(page, "Edit Person");
    await button(page, "Delete").click();
    await expect(dialog(page, "Confirmation")).toBeVisible();
    await page.goBack();
    await expectTitle(page, "Person Detail");
    await expect(dialog(page, "Confirmation")).toBeHidden();

    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await page.getByLabel("Email", { exact: true }).fill("moved@aurora.test");
    await page.evaluate(() => window.scrollTo(0, 600));
    await button(page, "Update").click();
    await expect(saved(page)).toBeVisible();
    await expectTitle(page, "Person Detail");
    await expectScrolled(page, 0);
  });
});

test("the header and the browser's tab say whom or what a page is about, and Back leads to its list", async ({
  page,
}) => {
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  const current = menu(page).locator("[aria-current=page]");
  await enterAt(page, "company.manager@aurora.test", "/company/users/historical");
  const former = page.getByRole("grid").getByRole("rowheader").first().getByRole("link");
  const name = (await former.textContent()) ?? "";
  await expect(trail).toBeHidden();
  await former.click();
  await expectTitle(page, "Person Detail");
  await expect(page).toHaveTitle(`${name} · Person Detail · Recurrent`);
  await expect(trail.getByRole("listitem")).toHaveText(["Historical", name]);
  await expect(current).toHaveText("Historical");
  // Known from the person, not from the way there.
  await page.reload();
  await expect(current).toHaveText("Historical");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expectTitle(page, "Historical");

  await page.goto("/#/company/groups/1/edit");
  await expect(page).toHaveTitle(/^\S.* · Edit Group · Recurrent$/);
  await trail.getByRole("link").nth(1).click();
  await expectTitle(page, "Group Detail");
  await expect(trail.getByRole("link")).toHaveText(["Groups"]);
});
