/** Reminders this week, from the reminders of the board's events (issue: reminders before they go out). */
import { daysBetween } from "../../packages/sdk/src/calendar-day.ts";
import { gridRows } from "../support/grid-page.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const MANAGER = "company.manager@aurora.test";
const BOARD = "/dashboard/event-status";
const TITLE = "Reminders this week";

test("loads reminders when opened, each event once, and shows them as the event does", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "GET" && /\/users\/\d+\/events\/\d+$/.test(pathname)) {
      requested.push(pathname);
    }
  });
  await signInAt(page, MANAGER, BOARD);
  const opens = page.getByRole("button", { name: TITLE });
  await expect(opens).toBeVisible();
  expect(requested).toEqual([]);
  await opens.press("Enter");
  const list = page.getByRole("region", { name: "Reminders of this week" });

  await test.step("lists the reminders on one of seven days, the earliest first", async () => {
    await expect(list.getByRole("link", { name: /MacLeod/ })).toBeVisible();
    // One call for each event.
    await expect(page.getByRole("progressbar", { name: "Documents checked" })).toBeHidden({
      timeout: 30_000,
    });
    const days = await gridRows(list).locator("[data-field=day] time").allInnerTexts();
    expect(days.length).toBeGreaterThan(3);
    expect(days).toEqual(days.toSorted());
    const [first = "", last = ""] = [days[0], days.at(-1)];
    expect(daysBetween(first, last)).toBeLessThan(7);
  });

  await test.step("requests each event once", () => {
    expect(requested.length).toBeGreaterThan(20);
    expect(new Set(requested).size).toBe(requested.length);
  });

  await test.step("shows the same reminders on the event", async () => {
    const row = gridRows(list).filter({ hasText: "MacLeod" });
    await expect(row).toContainText("Manager");
    await row.getByRole("link", { name: "Medical certificate, category 1" }).click();
    await expect(page.getByText(/^Notifications sent 30, 14 and 7 day\(s\)/)).toBeVisible();
  });
});
