/** Find anything: pages, people, groups and own events from any page. */
import { expectAccessible } from "./support/axe.ts";
import { expectTitle } from "./support/shell.ts";
import { enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const MANAGER = "company.manager@aurora.test";
const NAME = "Find anything";

test("issue, find anything: a person, a page and an action of the page by keyboard, from a field too; what may not be opened is not offered", async ({
  page,
}) => {
  test.slow();
  await enterAt(page, MANAGER, "/company/users/active");
  const input = page.getByRole("combobox", { name: NAME });
  const dialog = page.getByRole("dialog", { name: NAME });

  await test.step("Ctrl+K opens it from the search of a list; a person opens on Enter", async () => {
    await page.getByRole("searchbox").focus();
    await page.keyboard.press("Control+k");
    await expect(input).toBeFocused();
    await page.keyboard.type("okafor AMARA");
    await expect(dialog.getByRole("option").first()).toContainText("Amara Okafor");
    await expectAccessible(page, NAME);
    await page.keyboard.press("Enter");
    await expectTitle(page, "Person Detail");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await test.step("what the page leads to is offered first; Back leads to the person again", async () => {
    await page.keyboard.press("Control+k");
    await expect(input).toBeFocused();
    await expect(dialog.getByRole("option").first()).toHaveText("Edit Person");
    await page.keyboard.press("Enter");
    await expectTitle(page, "Edit Person");
    await page.goBack();
    await expectTitle(page, "Person Detail");
  });

  await test.step("the button of the title bar, a page by a part of its name; Escape closes", async () => {
    const button = page.getByRole("button", { name: NAME });
    await button.click();
    await expect(input).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(input).toBeFocused();
    await page.keyboard.type("hist");
    await dialog.getByRole("option", { name: "Historical", exact: true }).click();
    await expectTitle(page, "Historical");
    await button.click();
    await expect(input).toBeFocused();
    await page.keyboard.type("permissions");
    await expect(dialog.getByText("Nothing matches.")).toBeVisible();
  });
});

test("issue, find anything: dark and on a phone, a trainee finds an own document", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await enterAt(page, "trainee@aurora.test", "/my/program");
  await page.getByRole("button", { name: NAME }).click();
  const dialog = page.getByRole("dialog", { name: NAME });
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("medical");
  const found = dialog.getByRole("option", { name: /^Medical/ }).first();
  await expect(found).toBeVisible();
  await expectAccessible(page, NAME);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await found.click();
  await expectTitle(page, "Event Detail");
});
