import { faults } from "../support/sandbox.ts";
import { expectTitle, menu } from "../support/shell.ts";
import { signInAs } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";

const eventBoard = "/api/dashboard/event_status";

/** Makes the token of the page's session expire. */
const expire = (page: Page) =>
  page.evaluate(() => {
    const expiry = JSON.parse(localStorage.getItem("timeToExpire")!) as Record<string, unknown>;
    localStorage.setItem(
      "timeToExpire",
      JSON.stringify({
        ...expiry,
        expireTime: typeof expiry["expireTime"] === "number" ? 1 : "1970-01-01T00:00:01.000Z",
      }),
    );
  });

test("redirects on 401, 403 and 404, and offers to retry any other failure", async ({
  page,
  watch,
}) => {
  watch.allow(/status of (401|403|404)|ERR_FAILED|Failed to load resource|net::/);
  await signInAs(page, MANAGER);
  for (const [status, path, heading] of [
    [403, /#\/forbidden$/, "Access Forbidden"],
    [404, /#\/404$/, "404 Not Found"],
  ] as const) {
    await test.step(`opens the page of a call's ${status}`, async () => {
      await expectTitle(page, "Training Status");
      await faults(page, [{ path: eventBoard, status }]);
      await menu(page).getByRole("link", { name: "Event / Document Status" }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await page.goto("/#/dashboard/training-status");
    });
  }
  await test.step("shows a notice, an explained list and a retry when no reply comes", async () => {
    await expectTitle(page, "Training Status");
    await faults(page, [{ path: eventBoard, status: "drop" }]);
    await menu(page).getByRole("link", { name: "Event / Document Status" }).click();
    await expect(page.getByText("Whoops! There was an error.")).toBeVisible({ timeout: 20_000 });
    await faults(page, []);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("grid")).toBeVisible();
  });
  await test.step("ends the session on 401 and opens login with a notice that stays", async () => {
    await faults(page, [{ path: "/api/companies/*/groups", status: 401 }]);
    // The page is opened without its link, which would load the data on hover, before the press.
    await page.goto("/#/company/groups");
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByText(/Unauthorized: /)).toBeVisible();
  });
});

test("refreshes an expired token before a call, and keeps the route when refused", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 401/);
  await signInAs(page, MANAGER);
  await expect(page.getByRole("grid")).toBeVisible();
  await expire(page);
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
  await faults(page, [{ path: "/api/auth/refresh", status: 401 }]);
  await expire(page);
  await page.goto("/#/dashboard/event-status");
  await page.reload();
  await expect(page).toHaveURL(/#\/login$/);
  await faults(page, []);
  await signInAs(page, MANAGER);
  await expect(page).toHaveURL(/#\/dashboard\/event-status/);
});
