import { faults } from "./support/sandbox.ts";
import { enter } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";

const eventBoard = "/api/dashboard/event_status";
const onEvents = (page: Page) => page.getByRole("link", { name: "Event / Document Status" });

test("shell 8: what a call is answered with decides what is shown", async ({ page, watch }) => {
  test.slow();
  watch.expect(/status of (403|404|422|500)|ERR_FAILED|Failed to load resource|net::/);
  await enter(page, MANAGER);
  /** Asks for a list whose call is answered so, from a page that stands. */
  const meet = async (status: number | "drop"): Promise<void> => {
    await faults(page, [{ path: eventBoard, status }]);
    await page.goto("/#/dashboard/training-status");
    await expect(page.getByRole("heading", { level: 1, name: "Training Status" })).toBeVisible();
    await onEvents(page).click();
  };
  await test.step("a refusal leads to Access Forbidden", async () => {
    await meet(403);
    await expect(page).toHaveURL(/#\/forbidden$/);
    await expect(page.getByRole("heading", { name: "Access Forbidden" })).toBeVisible();
    await expect(
      page.getByText(
        "You are not authorized to access this page, please contact Recurrent support.",
      ),
    ).toBeVisible();
  });
  await test.step("404 of a call leads to the page for unknown addresses", async () => {
    await meet(404);
    await expect(page).toHaveURL(/#\/404$/);
    await expect(page.getByRole("heading", { name: "404 Not Found" })).toBeVisible();
    await expect(page.getByText("Oops! It seems that this page does not exist.")).toBeVisible();
  });
  await test.step("422 stands as a dismissible alert that lists every field message", async () => {
    await meet(422);
    const alert = page.getByRole("alert").filter({ has: page.getByRole("listitem") });
    await expect(alert.getByRole("listitem")).toHaveCount(1);
    await alert.getByRole("button").click();
    await expect(alert).toBeHidden();
  });
  // Replies that are broken in other ways are of the same kind to the portal (transport.e2e.ts).
  for (const status of [500, "drop"] as const) {
    await test.step(`any other failure (${status}) shows a notice, an explained list and a way to try again`, async () => {
      // No notice of the step before, and none of its data.
      await page.goto("/#/dashboard/training-status");
      await page.reload();
      await meet(status);
      await expect(page.getByText("Whoops! There was an error.")).toBeVisible({ timeout: 20_000 });
      await faults(page, []);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("grid")).toBeVisible();
    });
  }
});

test("shell 8: 401 ends the session and leads to login, with a notice that outlives it", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 401/);
  await enter(page, MANAGER);
  await faults(page, [{ path: eventBoard, status: 401 }]);
  // Not by its link: under the pointer it asks for the data already, and is gone before the press.
  await page.goto("/#/dashboard/event-status");
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByText(/Unauthorized: /)).toBeVisible();
});

test("shell 8: announcements that fail to load are not shown and not complained about", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 500/);
  watch.expect(/^warning: ApiError: /);
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("ApiError"));
  await page.goto("/#/login");
  await faults(page, [{ path: "/api/announcements/announcements", status: 500 }]);
  await enter(page, MANAGER);
  await expect(page.getByRole("grid")).toBeVisible();
  await logged;
  await expect(page.getByText("Whoops! There was an error.")).toBeHidden();
  await expect(page.getByRole("region", { name: "Announcements" })).toBeHidden();
});

test("an expired token is refreshed before the call; a refused refresh keeps the intended route", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 401/);
  await enter(page, MANAGER);
  await expect(page.getByRole("grid")).toBeVisible();
  const expire = () =>
    page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("timeToExpire")!) as Record<string, unknown>;
      localStorage.setItem(
        "timeToExpire",
        JSON.stringify({
          ...kept,
          expireTime: typeof kept["expireTime"] === "number" ? 1 : "1970-01-01T00:00:01.000Z",
        }),
      );
    });
  await expire();
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
  await faults(page, [{ path: "/api/auth/refresh", status: 401 }]);
  await expire();
  await page.goto("/#/dashboard/event-status");
  await page.reload();
  await expect(page).toHaveURL(/#\/login$/);
  await faults(page, []);
  await enter(page, MANAGER);
  await expect(page).toHaveURL(/#\/dashboard\/event-status/);
});
