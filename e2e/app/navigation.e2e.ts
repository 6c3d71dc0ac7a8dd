/** Navigation between pages and back: state that is removed with its page, and state of the next page. */
import { button, dialog, saved } from "../support/controls.ts";
import { expectTitle, menu } from "../support/shell.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

// So low that a form is higher than the window.
test.use({ viewport: { width: 1280, height: 480 } });

test("names the subject in header and tab, closes dialogs on Back, opens at the top", async ({
  page,
}) => {
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  const current = menu(page).locator("[aria-current=page]");
  const edit = page.getByRole("link", { name: "Edit", exact: true });
  await signInAt(page, "company.manager@aurora.test", "/company/users/historical");
  const former = page.getByRole("grid").getByRole("rowheader").first().getByRole("link");
  const name = (await former.textContent()) ?? "";
  await expect(trail).toBeHidden();

  await test.step("names the person of the page in the header and the tab; Back leads to the list", async () => {
    await former.click();
    await expectTitle(page, "Person Detail");
    await expect(page).toHaveTitle(`${name} · Person Detail · Recurrent`);
    await expect(trail.getByRole("listitem")).toHaveText(["Historical", name]);
    await expect(current).toHaveText("Historical");
    // The breadcrumb follows from the person, not from the pages opened before.
    await page.reload();
    await expect(current).toHaveText("Historical");
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expectTitle(page, "Historical");
  });

  await test.step("marks the company in the menu on its own pages", async () => {
    await menu(page)
      .getByRole("link", { name: /^Aurora Air Charter/ })
      .click();
    await expectTitle(page, "Company Profile");
    await expect(current).toHaveText(/^Aurora Air Charter/);
    await edit.click();
    await expectTitle(page, "Edit Company");
    await expect(current).toHaveText(/^Aurora Air Charter/);
  });

  await test.step("links the form's subject in the breadcrumbs", async () => {
    await page.goto("/#/company/users/105/edit");
    await expect(page).toHaveTitle(/^\S.* · Edit Person · Recurrent$/);
    await trail.getByRole("link").nth(1).click();
    await expectTitle(page, "Person Detail");
    await expect(trail.getByRole("link")).toHaveText(["People"]);
  });

  await test.step("closes a question on Back", async () => {
    await edit.click();
    await expectTitle(page, "Edit Person");
    await button(page, "Delete").click();
    await expect(dialog(page, "Confirmation")).toBeVisible();
    await page.goBack();
    await expectTitle(page, "Person Detail");
    await expect(dialog(page, "Confirmation")).toBeHidden();
  });

  await test.step("shows the top of the next page after somebody was far down a form", async () => {
    await edit.click();
    await page.getByLabel("Email", { exact: true }).fill("moved@aurora.test");
    await page.evaluate(() => window.scrollTo(0, 600));
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    expect(await scrolled()).toBeGreaterThan(300);
    await button(page, "Update").click();
    await expect(saved(page)).toBeVisible();
    await expectTitle(page, "Person Detail");
    // Near enough: what is focused or pressed may move the page by a few pixels.
    await expect.poll(scrolled).toBeLessThan(8);
  });

  await test.step("shows the top of a page opened from another website in the same tab", async () => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const rows = page.getByRole("grid").getByRole("rowheader");
    for (const { path, title } of [
      { path: "/#/company/users/active", title: "People" },
      { path: "/#/dashboard/event-status", title: "Event / Document Status" },
    ]) {
      await page.goto("about:blank");
      await page.goto(path);
      await expectTitle(page, title);
      await expect(rows.first()).toBeVisible();
      await page.evaluate(async () => new Promise(requestAnimationFrame));
      expect(await scrolled()).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 600));
    }
    await page.reload();
    await expect(rows.first()).toBeVisible();
    await expect.poll(scrolled).toBeGreaterThan(300);
  });
});
