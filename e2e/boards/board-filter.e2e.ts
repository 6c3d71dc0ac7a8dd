/** The filters of both boards: by group, training manager, role and equipment. */
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";
const card = (page: Page, title: string) =>
  page.getByRole("button", { name: new RegExp(`^${title} \\d+`) });
const field = (page: Page, name: string) =>
  page.getByRole("combobox", { name: `Filter by ${name}` });

test("filters a board with one call per list and group; keeps it in URL and print", async ({
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

  await test.step("filters by a group and a role with the keyboard; cards show counts out of totals", async () => {
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

  await test.step("keeps the filter with its chips after a reload", async () => {
    const before = await card(page, "Current").innerText();
    await page.reload();
    await expect(page.getByRole("button", { name: /^Remove Group: / })).toBeVisible();
    await expect(field(page, "Group")).toBeHidden();
    await expect(card(page, "Current")).toHaveText(before, { useInnerText: true });
  });

  await test.step("prints the filtered board and names the filter; Back returns to it", async () => {
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
