/** The order in which the portal loads chunks and data (architecture, fast). */
import type { Page } from "@playwright/test";
import { expectTitle, menu, title } from "../support/shell.ts";
import { signInAs, signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const MANAGER = "company.manager@aurora.test";
const TRAINEE = "trainee@aurora.test";
const EVENTS = "Event / Document Status";
const EVENTS_CHUNK = /\/assets\/EventBoardPage-[^/]*\.js$/;
const EVENTS_DATA = /\/api\/dashboard\/event_status$/;
const PEOPLE_CHUNK = /\/assets\/PeoplePage-[^/]*\.js$/;
const PEOPLE_DATA = /\/api\/companies\/[^/]+\/users$/;

/** The URLs requested with GET so far, updated as requests are made; of a chunk, only its `import()`. */
function requestedUrls(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const isFetchedChunk = request.resourceType() === "fetch" && request.url().endsWith(".js");
    if (request.method() === "GET" && !isFetchedChunk) requested.push(request.url());
  });
  return requested;
}

const countOf = (requested: readonly string[], address: RegExp): number =>
  requested.filter((one) => address.test(one)).length;

test("prefetches a menu entry's chunk and data, and shows progress on a slow page", async ({
  page,
}) => {
  await test.step("prefetches a menu entry's chunk and data on hover, and nothing more on the click", async () => {
    const requested = requestedUrls(page);
    await signInAs(page, MANAGER);
    await expectTitle(page, "Training Status");
    await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
    expect(countOf(requested, PEOPLE_CHUNK), "not before it is wanted").toBe(0);
    expect(countOf(requested, PEOPLE_DATA), "not before it is wanted").toBe(0);

    const link = menu(page).getByRole("link", { name: "People" });
    await link.hover();
    await expect.poll(() => countOf(requested, PEOPLE_CHUNK)).toBe(1);
    await expect.poll(() => countOf(requested, PEOPLE_DATA)).toBe(1);
    await expectTitle(page, "Training Status");

    await link.click();
    await expectTitle(page, "People");
    await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
    expect(countOf(requested, PEOPLE_CHUNK)).toBe(1);
    expect(countOf(requested, PEOPLE_DATA)).toBe(1);
  });

  await test.step("shows that a page with a slow chunk is loading, and requests its data meanwhile", async () => {
    const arrival = Promise.withResolvers<void>();
    await page.route(EVENTS_CHUNK, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    const progress = page.getByRole("progressbar", { name: "Loading the page" });
    await expect(progress).toBeHidden();
    const called = page.waitForRequest(EVENTS_DATA);
    const entry = menu(page).getByRole("link", { name: EVENTS });
    await entry.click();
    await page.mouse.move(600, 400);
    await expect(progress).toBeVisible();
    await expect(entry).toHaveAttribute("data-coming");
    await expectTitle(page, "People");
    await called;
    arrival.resolve();
    await expectTitle(page, EVENTS);
    await expect(progress).toBeHidden();
    await expect(entry).not.toHaveAttribute("data-coming");
    await expect(entry).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
  });

  await test.step("requests a board's data before its chunk has arrived, on a first load too", async () => {
    const called = page.waitForRequest(EVENTS_DATA);
    await page.unroute(EVENTS_CHUNK);
    // If the data waited for the chunk, both would wait for ever.
    await page.route(EVENTS_CHUNK, async (route) => {
      await called;
      await route.continue();
    });
    await page.reload();
    await expectTitle(page, EVENTS);
    await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
  });
});

test("passes every key pressed before the palette's code has arrived on to it", async ({
  page,
}) => {
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/assets\/CommandPalette-[^/]*\.js$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await signInAs(page, MANAGER);
  await expect(page.getByRole("grid")).toBeVisible();
  const board = page.url();
  const search = page.getByRole("searchbox");
  await search.focus();
  const dialog = page.getByRole("dialog", { name: "Find anything" });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("okafor am");
  // The keys reach neither the field below the dialog nor the first entry of the list.
  await expect(search).toHaveValue("");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Enter");
  expect(page.url()).toBe(board);
  const progress = page.getByRole("progressbar", { name: "Loading", exact: true });
  await expect(progress).toBeVisible();
  arrival.resolve();
  await expectTitle(page, "Person Detail");
  await expect(page.getByRole("heading", { name: "Amara Okafor" })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("shows progress while the code of what was pressed is slow, until Escape", async ({
  page,
}) => {
  const arrivals = Promise.withResolvers<void>();
  await page.route(/\/assets\/(BoardFilters|csv|BoardPreview)-[^/]*\.js$/, async (route) => {
    await arrivals.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 820, height: 1180 });
  await signInAs(page, MANAGER);
  const progress = page.getByRole("progressbar", { name: "Loading", exact: true });
  await page
    .getByRole("button", { name: /^Preview / })
    .first()
    .click();
  await expect(progress).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(progress).toBeHidden();

  await page.getByRole("button", { name: "Filter" }).click();
  await expect(progress).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  arrivals.resolve();
  await saved;
  await expect(progress).toBeHidden();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("keeps the page when a menu, preview or key list fails to load; opens it later", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|dynamically imported module/);
  await page.route(/\/assets\/(Menu|BoardPreview|KeyboardDialog)-[^/]*\.js$/, (route) =>
    route.abort(),
  );
  await signInAs(page, MANAGER);
  const search = page.getByRole("searchbox");
  await search.fill("a");
  const words = page.getByText("This could not be opened.");
  const board = page.getByRole("grid");
  await expect(page.getByText(/of \d+ rows match/)).toBeAttached();
  const person = await board.getByRole("rowheader").first().getByRole("link").innerText();
  const opened = [
    [
      page.getByRole("button", { name: /^User menu: / }),
      page.getByRole("menu", { name: "User menu" }),
    ],
    [board.getByRole("row").nth(1), page.getByRole("region", { name: person })],
  ] as const;
  for (const [button, part] of opened) {
    await button.click();
    await expect(words).toBeVisible();
    await expect(part).toBeHidden();
    await page.getByRole("button", { name: "Dismiss error" }).click();
    await expect(words).toBeHidden();
  }
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await title(page).focus();
  await page.keyboard.press("?");
  await expect(words).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await page.getByRole("button", { name: "Dismiss error" }).click();

  await page.unrouteAll();
  for (const [button, part] of opened) {
    await button.click();
    await expect(part).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(part).toBeHidden();
  }
  await title(page).focus();
  await page.keyboard.press("?");
  await expect(keys).toBeVisible();
  await page.keyboard.press("Escape");
  await expectTitle(page, "Training Status");
  await expect(search).toHaveValue("a");
});

test("paints before its configuration; tries a lost chunk again, then explains it", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404|dynamically imported module|ERR_INTERNET_DISCONNECTED/);
  await test.step("paints the static page while the configuration loads", async () => {
    const arrival = Promise.withResolvers<void>();
    await page.route("**/config.json", async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto("/#/login", { waitUntil: "commit" });
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length),
      )
      .toBe(1);
    await expect(page.getByRole("button", { name: "Submit" })).toHaveCount(0);
    arrival.resolve();
    await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
  });

  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  let failures = 1;
  await page.route(/\/assets\/ForgotPasswordPage-[^/]*\.js$/, (route) => {
    failures -= 1;
    return failures >= 0 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await test.step("tries a lazy chunk that failed once again, without a reload", async () => {
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expectTitle(page, "Reset Password");
    expect(loads).toBe(0);
  });
  await test.step("explains a chunk that stays missing", async () => {
    await page.goto("/#/login");
    await page.reload();
    await expectTitle(page, "Login");
    loads = 0;
    failures = Infinity;
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expectTitle(page, "This page could not be loaded");
    await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
    expect(loads).toBe(0);
  });
  await test.step("stays in the portal while the site does not answer", async () => {
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByText("The portal cannot be reached.")).toBeVisible();
    await page.context().setOffline(false);
    failures = 0;
    await page.getByRole("button", { name: "Reload" }).click();
    await expectTitle(page, "Reset Password");
  });
});

test("stays in the portal when a page is opened without a connection", async ({ page, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await signInAt(page, TRAINEE, "/my/schedule");
  await expectTitle(page, "Training Schedule");
  await page.context().setOffline(true);
  await menu(page).getByRole("link", { name: "Program" }).click();
  const failure = page.getByRole("heading", { name: "This page could not be loaded" });
  await expect(failure).toBeVisible();
  await page.context().setOffline(false);
  await menu(page).getByRole("link", { name: "Schedule" }).click();
  await expectTitle(page, "Training Schedule");
  await expect(failure).toBeHidden();
  await menu(page).getByRole("link", { name: "Program" }).click();
  await expectTitle(page, "Training Program");
  await expect(failure).toBeHidden();
});
