import { watchCalls } from "./support/calls.ts";
import { fact } from "./support/person-form.ts";
import { gridRows } from "./support/grid-page.ts";
import { faults } from "./support/sandbox.ts";
import { expectTitle, menu, title } from "./support/shell.ts";
import { enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";

/** People of the sandbox's world. */
const MANAGER_ID = 103;
const TRAINEE_ID = 105;
const SUSPENDED_ID = 113;
const LEFT_TRAINEE_ID = 124;
const LEFT_MANAGER_ID = 125;

const rows = (page: Page) => gridRows(page);
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
/** Without that of the check boxes. */
const columns = (page: Page) => page.getByRole("columnheader").filter({ hasText: /./ });
const search = (page: Page) => page.getByRole("searchbox");
const tabs = (page: Page) => page.getByRole("navigation", { name: "Person" });
const shownTab = (page: Page) => tabs(page).locator('[aria-current="page"]');
const banner = (page: Page, name: string) => page.getByRole("region", { name });

async function open(page: Page, path: string): Promise<void> {
  await enterAt(page, MANAGER, path);
  await expect(title(page)).not.toBeEmpty();
}

async function names(page: Page): Promise<string[]> {
  await expect(rows(page).first()).toBeVisible();
  // The address changes at once, rows are drawn when nothing more urgent is left to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page.getByRole("grid").getByRole("rowheader").getByRole("link").allInnerTexts();
}

test("shell 2.20: the lists of people", async ({ page }) => {
  await open(page, "/company/users/active?size=100");

  await test.step("a suspend icon stands at the name of who is suspended", async () => {
    await expect(
      row(page, "Rafael de Souza Lima").getByRole("img", { name: /^Suspended/ }),
    ).toBeVisible();
    await expect(row(page, "Amara Okafor").getByRole("img", { name: /^Suspended/ })).toBeHidden();
  });

  await test.step("default sort fullName ascending; the columns sort", async () => {
    const sorted = await names(page);
    const order = new Intl.Collator("en", { sensitivity: "base" });
    expect(sorted).toEqual(sorted.toSorted((a, b) => order.compare(a, b)));
    await page.getByRole("columnheader", { name: "Name" }).click();
    await expect(page).toHaveURL(/sort=-fullName/);
    expect(await names(page)).toEqual(sorted.toReversed());
  });

  await test.step("Type(s) are the user's role names joined by ', '", async () => {
    await expect(row(page, "Elena Papadopoulou").getByRole("gridcell").last()).toContainText(
      "Training Manager, Trainee",
    );
  });

  await test.step("the search finds names and the company, and takes any text literally", async () => {
    await page.goto("/#/company/users/active");
    await expect(rows(page)).toHaveCount(25);
    await search(page).fill("wiśniew");
    await expect(rows(page)).toHaveCount(1);
    expect(await names(page)).toEqual(["Łukasz Wiśniewski"]);
    await search(page).fill("aurora air");
    await expect(rows(page)).toHaveCount(25);
    for (const odd of ["(.*", "[", "\\", "(a+)+$", "%", "*".repeat(2000)]) {
      await search(page).fill(odd);
      await expect(page.getByText(/^Nothing matches/)).toBeVisible();
    }
  });

  await test.step("Historical has the users who left, and names lead to tab=record", async () => {
    await menu(page).getByRole("link", { name: "Historical" }).click();
    await expectTitle(page, "Historical");
    await expect(rows(page)).toHaveCount(2);
    expect(await names(page)).toEqual(["Gustavo Pereira", "Harriet Lindqvist"]);
    await expect(columns(page)).toHaveText([/^Name/, /^Type\(s\)/]);
    await expect(page.getByRole("link", { name: "Gustavo Pereira" })).toHaveAttribute(
      "href",
      `#/company/users/${LEFT_TRAINEE_ID}?tab=record`,
    );
    await expect(page.getByRole("link", { name: "New" })).toBeHidden();
  });

  await test.step("People has the company's active users, columns Name and Type(s), names lead to tab=profile", async () => {
    await menu(page).getByRole("link", { name: "People" }).click();
    await expectTitle(page, "People");
    await expect(columns(page)).toHaveText([/^Name/, /^Type\(s\)/]);
    await expect(page.getByRole("link", { name: "Amara Okafor" })).toHaveAttribute(
      "href",
      /#\/company\/users\/\d+\?tab=profile$/,
    );
    await search(page).fill("Harriet Lindqvist");
    await expect(page.getByText(/^Nothing matches/)).toBeVisible();
  });
});

test("issue, address: search, sort, page and size live in it; reload and Back return to the same view", async ({
  page,
}) => {
  await open(page, "/dashboard/training-status");
  await page.goto("/#/company/users/active");
  await expectTitle(page, "People");
  await names(page);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  const second = await names(page);
  await page.reload();
  expect(await names(page)).toEqual(second);
  await search(page).fill("air");
  await page.getByRole("columnheader", { name: "Type(s)" }).click();
  await expect(page).toHaveURL(/q=air&sort=types/);
  const found = await names(page);
  await page.getByRole("grid").getByRole("link").first().click();
  await expectTitle(page, "Person Detail");
  await page.goBack();
  await expect(search(page)).toHaveValue("air");
  expect(await names(page)).toEqual(found);
  // Typing and sorting wrote no history of their own.
  await page.goBack();
  await expect(page).toHaveURL(/#\/dashboard/);
});

test("people that cannot be loaded", async ({ page, watch }) => {
  watch.expect(/status of (404|500)/);

  await test.step("issue, lists: a failed load says so and can be tried again", async () => {
    await faults(page, [{ path: "/api/companies/*/users", status: 500, times: 9 }]);
    await enterAt(page, MANAGER, "/company/users/active");
    await expect(page.getByText("The people could not be loaded")).toBeVisible();
    await faults(page, []);
    await page.getByRole("button", { name: /again/i }).click();
    await names(page);
  });

  await test.step("shell 8: a person who does not exist leads to 404", async () => {
    await page.goto("/#/company/users/999999");
    await expect(page).toHaveURL(/#\/404$/);
  });
});

test("shell 2.23: the tabs of a person", async ({ page }) => {
  await open(page, `/company/users/${TRAINEE_ID}`);

  await test.step("an active trainee has all tabs, Profile by default; each tab is an address", async () => {
    await expectTitle(page, "Person Detail");
    await expect(tabs(page).getByRole("link")).toHaveText([
      "Profile",
      "Program",
      "Schedule",
      "Training Record",
      "Events / Documents",
    ]);
    await expect(shownTab(page)).toHaveText("Profile");
    for (const [label, tab, panel] of [
      ["Program", "program", "Training Program"],
      ["Schedule", "schedule", "Training Schedule"],
      ["Training Record", "record", "Training Record"],
      ["Events / Documents", "events", null],
    ] as const) {
      await tabs(page).getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(new RegExp(`/company/users/${TRAINEE_ID}\\?tab=${tab}$`));
      await expect(shownTab(page)).toHaveText(label);
      const panels = page.getByRole("table").or(page.getByRole("grid"));
      if (panel !== null) {
        await expect(panels.and(page.getByLabel(panel, { exact: true }))).toBeVisible();
      }
    }
    await page.reload();
    await expect(shownTab(page)).toHaveText("Events / Documents");
    await page.goBack();
    await expect(shownTab(page)).toHaveText("Training Record");
  });

  await test.step("Program, Schedule and Training Record are for trainees; who left and trained keeps only Training Record", async () => {
    await page.goto(`/#/company/users/${MANAGER_ID}`);
    await expect(tabs(page).getByRole("link")).toHaveText(["Profile", "Events / Documents"]);
    await page.goto(`/#/company/users/${LEFT_TRAINEE_ID}`);
    await expect(tabs(page).getByRole("link")).toHaveText(["Training Record"]);
    await expect(shownTab(page)).toHaveText("Training Record");
    await page.goto(`/#/company/users/${LEFT_MANAGER_ID}?tab=record`);
    await expect(banner(page, "Harriet Lindqvist")).toBeVisible();
    await expect(tabs(page)).toBeHidden();
    await expect(page.getByText("No training record")).toBeVisible();
  });

  await test.step("an unknown tab, or one the person has not, falls to the first one", async () => {
    await page.goto(`/#/company/users/${MANAGER_ID}?tab=program`);
    await expect(shownTab(page)).toHaveText("Profile");
    await page.goto(`/#/company/users/${TRAINEE_ID}?tab=nonsense`);
    await expect(shownTab(page)).toHaveText("Profile");
    await page.goto(`/#/company/users/${LEFT_TRAINEE_ID}?tab=profile`);
    await expect(shownTab(page)).toHaveText("Training Record");
  });
});

test("shell 2.23: what is said of a person", async ({ page }) => {
  await open(page, `/company/users/${TRAINEE_ID}?tab=profile`);

  await test.step("the Profile tab of a trainee has every line", async () => {
    await expect(fact(page, "Name")).toHaveText("Łukasz Wiśniewski");
    await expect(fact(page, "User Type")).toHaveText("Trainee");
    await expect(fact(page, "ID")).toHaveText(/^[0-9a-f-]{36}$/);
    await expect(fact(page, "Username")).toHaveText("trainee@aurora.test");
    await expect(
      fact(page, "Groups").getByRole("link", { name: "King Air crews" }),
    ).toHaveAttribute("href", "#/company/groups/1");
    await expect(fact(page, "Captain Licence")).toHaveText(/\S/);
    await expect(fact(page, "Flight Instructor Licence")).toHaveText(/\S/);
    await expect(fact(page, "Subscription Renewal")).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
    await expect(fact(page, "International Procedures")).toHaveText("Enrolled");
    await expect(fact(page, "Notifications")).toHaveText(/^(On|Off)$/);
    await expect(fact(page, "Email")).toHaveText("trainee@aurora.test");
    await expect(fact(page, "Suspend")).toHaveText("Off");
    await expect(fact(page, "Returns on")).toHaveText("N/A");
    await expect(fact(page, "Display on training status board")).toHaveText("Off");
    await expect(fact(page, "Display on event status board")).toHaveText("Off");
    await expect(page.getByRole("button", { name: /^About / })).toBeHidden();
  });

  await test.step("of somebody suspended it says when they return, and of who is no trainee nothing operational", async () => {
    await page.goto(`/#/company/users/${SUSPENDED_ID}`);
    await expect(fact(page, "Name")).toHaveText("Rafael de Souza Lima");
    await expect(fact(page, "Suspend")).toHaveText("On");
    await expect(fact(page, "Returns on")).toHaveText(/^\d{4}\/\d{2}\/\d{2}$/);
    await expect(fact(page, "Display on training status board")).toHaveText("On");
    await expect(fact(page, "Display on event status board")).toHaveText("On");
    await expect(fact(page, "International Procedures")).toBeHidden();
    await page.goto(`/#/company/users/${MANAGER_ID}`);
    await expect(fact(page, "User Type")).toHaveText("Company Manager");
    for (const label of ["Groups", "Subscription Renewal", "International Procedures"]) {
      await expect(fact(page, label)).toBeHidden();
    }
  });

  await test.step("of who left the banner has Start and End, licences, and neither groups nor subscription", async () => {
    await page.goto(`/#/company/users/${LEFT_TRAINEE_ID}?tab=record`);
    await expect(fact(page, "Start")).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
    await expect(fact(page, "End")).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
    await expect(fact(page, "First Officer Licence")).toHaveText(/\S/);
    await expect(fact(page, "Groups")).toBeHidden();
    await expect(fact(page, "Subscription")).toBeHidden();
  });

  await test.step("every tab but Profile has a banner that folds: name, groups, licences, subscription", async () => {
    await page.goto(`/#/company/users/${TRAINEE_ID}?tab=schedule`);
    await expect(banner(page, "Łukasz Wiśniewski")).toBeVisible();
    await expect(fact(page, "Groups").getByRole("link")).toHaveText([
      "King Air crews",
      "Winter base Yellowknife",
      "Executive jets",
    ]);
    await expect(fact(page, "Captain Licence")).toHaveText(/\S/);
    await expect(fact(page, "Subscription")).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
    await expect(fact(page, "Start")).toBeHidden();
    await page.getByRole("button", { name: "About Łukasz Wiśniewski" }).click();
    await expect(fact(page, "Groups")).toBeHidden();
    await tabs(page).getByRole("link", { name: "Training Record" }).click();
    await expect(banner(page, "Łukasz Wiśniewski")).toBeVisible();
    await expect(fact(page, "Groups")).toBeHidden();
    await tabs(page).getByRole("link", { name: "Events / Documents" }).click();
    await page.getByRole("button", { name: "About Łukasz Wiśniewski" }).click();
    await fact(page, "Groups").getByRole("link", { name: "King Air crews" }).click();
    await expect(page).toHaveURL(/#\/company\/groups\/1$/);
  });

  await test.step("Back leads to the index and Edit to Edit Person", async () => {
    await page.goto(`/#/company/users/${TRAINEE_ID}`);
    // The page of a group has an Edit as well.
    await expectTitle(page, "Person Detail");
    await page.getByRole("link", { name: "Edit" }).click();
    await expectTitle(page, "Edit Person");
    await page.goBack();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL(/#\/company\/users\/active$/);
  });
});

test("a person's head shrinks into the title bar: name, worst status and tabs stay, nothing jumps", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  // The board says it; nothing is asked for the head alone.
  await open(page, "/dashboard/training-status");
  const expired = page.getByRole("grid").getByRole("rowheader").first().getByRole("link");
  const name = await expired.innerText();
  await expired.click();
  await expectTitle(page, "Person Detail");
  await expect(banner(page, name).getByText("Expired", { exact: true })).toBeVisible();
  await expect(tabs(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(banner(page, name)).not.toBeInViewport();
  await expect.poll(async () => (await tabs(page).boundingBox())?.y).toBe(56);
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("navigation", { name: "Breadcrumb" })).toContainText(name);
  await expect(bar.getByText("Expired", { exact: true })).toBeInViewport();
});

test("of whom nothing is known no status is shown, and none is asked for", async ({ page }) => {
  const calls = watchCalls(page, "GET", "/api/dashboard/training_status");
  await open(page, `/company/users/${TRAINEE_ID}?tab=profile`);
  await expect(banner(page, "Łukasz Wiśniewski")).toBeVisible();
  await expect(banner(page, "Łukasz Wiśniewski").getByText("Expired")).toHaveCount(0);
  expect(calls.list).toEqual([]);
});
