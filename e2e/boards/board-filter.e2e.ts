/** The filters of both boards: by group, training manager, role and equipment. */
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";
const card = (page: Page, title: string) =>
  page.getByRole("button", { name: new RegExp(`^${title} \\d+`) });
const field = (page: Page, name: string) =>
  page.getByRole("combobox", { name: `Filter by ${name}` });

test("board filter: one call per list and chosen group, kept in the address, printed", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(groups|users)(\/\d+)?$/.test(pathname)) {
      calls.push(pathname.replace(/^.*companies\/\d+/, ""));
    }
  });
  await signInAt(page, MANAGER, "/dashboard/training-status");
  const whole = Number(/\d+/.exec(await card(page, "Current").innerText())?.[0]);
  expect(calls, "nothing is fetched before it is wanted").toEqual([]);

  await test.step("a group and a role, chosen by keyboard; cards say of how many", async () => {
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await expect(field(page, "Group")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Remove Group: / })).toBeVisible();
    await expect(card(page, "Current")).toContainText(`of ${whole}`);
    await page.keyboard.press("Escape");
    expect(calls.filter((path) => /^\/groups\/\d+$/.test(path))).toHaveLength(1);
    expect(calls.filter((path) => path === "/groups")).toHaveLength(1);
    expect(calls.filter((path) => path.startsWith("/users"))).toEqual(["/users"]);
  });

  await test.step("a reload keeps it, with its chips alone", async () => {
    const before = await card(page, "Current").innerText();
    await page.reload();
    await expect(page.getByRole("button", { name: /^Remove Group: / })).toBeVisible();
    await expect(field(page, "Group")).toBeHidden();
    await expect(card(page, "Current")).toHaveText(before, { useInnerText: true });
  });

  await test.step("what is printed is filtered, and says so; Back leads to the filtered board", async () => {
    const counts = await page
      .getByRole("button", { name: / \d+ of \d+ Show/ })
      .evaluateAll((all) => all.map((one) => Number(/\d+/.exec(one.textContent)?.[0])));
    await page.getByRole("link", { name: "Print", exact: true }).click();
    await expect(page.getByText(/^Only Group: /)).toBeVisible();
    const names = await page.getByRole("main").getByRole("listitem").allInnerTexts();
    expect(names.filter((name) => name !== "No one")).toHaveLength(
      counts.reduce((sum, count) => sum + count, 0),
    );
    await page.getByRole("link", { name: "Back" }).click();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(card(page, "Current")).not.toContainText("of");
  });
});
