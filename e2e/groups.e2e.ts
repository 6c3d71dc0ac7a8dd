import { expectAccessible } from "./support/axe.ts";
import { watchCalls } from "./support/calls.ts";
import { ownCall } from "./support/own-calls.ts";
import { faults, populate } from "./support/sandbox.ts";
import { expectTitle, menu } from "./support/shell.ts";
import { enter } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import type { Locator, Page } from "@playwright/test";

const MANAGER = "company.manager@aurora.test";
const KING_AIR = "King Air crews";
const MEDEVAC = "Medevac";
const INGRID = "Ingrid Sørensen";
const YUSUF = "Yusuf Demir";

const table = (page: Page, name: string): Locator => page.getByRole("table", { name });
const search = (page: Page, name: string): Locator =>
  page.getByRole("searchbox", { name: `Search ${name}` });
const nameField = (page: Page): Locator => page.getByRole("textbox", { name: "Name", exact: true });
const button = (page: Page, name: string): Locator => page.getByRole("button", { name });
const link = (page: Page, name: string): Locator => page.getByRole("link", { name, exact: true });
const question = (page: Page): Locator => page.getByRole("alertdialog");
const removal = (page: Page, who: string): Locator =>
  page.getByRole("checkbox", { name: `Remove ${who} from group` });
const move = (page: Page, who: string): Locator =>
  page.getByRole("combobox", { name: `Move ${who} to group` });

/** What the first column says, row by row. */
function names(page: Page, of: string): Promise<string[]> {
  return table(page, of)
    .getByRole("rowheader")
    .evaluateAll((cells) =>
      // The last part: initials stand before the name of a person.
      cells.map((cell) => (cell.querySelector("a") ?? cell).textContent?.trim() ?? ""),
    );
}

/** How many rows there are on all pages. */
async function countOf(page: Page, of: string): Promise<number> {
  const range = page.getByRole("region", { name: of }).getByText(/^\d+–\d+ of \d+$/);
  return Number((await range.innerText()).split(" of ")[1]);
}

async function openGroups(page: Page, username = MANAGER): Promise<void> {
  await enter(page, username);
  await link(page, "Groups").click();
  await expect(table(page, "Groups")).toBeVisible();
}

/** Opens the page of a group, or its form. */
async function open(page: Page, group: string, form: "show" | "edit" = "show"): Promise<void> {
  await page.goto("/#/company/groups");
  await link(page, group).click();
  await expectTitle(page, "Group Detail");
  if (form === "show") return;
  await link(page, "Edit").click();
  await expectTitle(page, "Edit Group");
  await expect(table(page, "Add trainees")).toBeVisible();
}

/** Who is in a group, as its page says. */
async function membersOf(page: Page, group: string): Promise<string[]> {
  await open(page, group);
  await expect(table(page, "Trainees")).toBeVisible();
  return names(page, "Trainees");
}

/** A call of the signed-in person about Aurora, past the portal. */
const call = (page: Page, method: string, path: string, body?: unknown) =>
  ownCall(page, method, `/api/companies/{company}/${path}`, body);

const inOrder = (list: readonly string[]): string[] =>
  list.toSorted((a, b) => a.localeCompare(b, "en", { sensitivity: "base" }));

test("shell 2.16: searchable, sortable table of groups, by name ascending at first", async ({
  page,
}) => {
  await openGroups(page);
  await expectTitle(page, "Groups");
  await expect(page.getByRole("columnheader")).toHaveText([/^Name/, /^Managers/]);
  await expect(page.getByRole("columnheader", { name: /^Name/ })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  const all = await names(page, "Groups");
  expect(all.length).toBeGreaterThan(3);
  expect(all).toEqual(inOrder(all));

  await button(page, "Name").click();
  await expect.poll(() => names(page, "Groups")).toEqual(all.toReversed());
  await expect(page).toHaveURL(/sort=-name/);
  await search(page, "Groups").fill("DASH");
  await expect.poll(() => names(page, "Groups")).toEqual(["Dash 8 crews"]);
  await search(page, "Groups").fill("demir");
  await expect.poll(() => names(page, "Groups")).toContain("Winter base Yellowknife");
  await search(page, "Groups").fill("\\([*+?");
  await expect(page.getByText(/Nothing matches/)).toBeVisible();
});

test("shell 2.16: the name leads to the group, each manager to the person's page, New to the form", async ({
  page,
}) => {
  await openGroups(page);
  await expect(link(page, KING_AIR)).toHaveAttribute("href", /#\/company\/groups\/\d+$/);
  const row = page.getByRole("row", { name: /^Winter base/ });
  await expect(row.getByRole("link", { name: INGRID })).toHaveAttribute(
    "href",
    /#\/company\/users\/\d+$/,
  );
  await expect(row.getByRole("link", { name: YUSUF })).toBeVisible();
  await link(page, "New").click();
  await expect(page).toHaveURL(/#\/company\/groups\/create$/);
  await expectTitle(page, "Create Group");
});

test("shell 2.17: Name, a switch per available manager, Add trainees chosen by pressing a row; Create leads to the new group", async ({
  page,
}) => {
  const calls = watchCalls(page, "POST", "/groups");
  await openGroups(page);
  const answer = page.waitForResponse(/\/groups\/managers$/);
  await link(page, "New").click();
  const available = (await (await answer).json()) as { fullName: string }[];
  const managers = page.getByRole("group", { name: "Training Manager" });
  expect(available.length).toBeGreaterThan(2);
  for (const { fullName } of available) {
    await expect(managers.getByRole("switch", { name: fullName })).not.toBeChecked();
  }
  await expect(managers.getByRole("switch")).toHaveCount(available.length);
  await expect(table(page, "Add trainees").getByRole("columnheader")).toHaveText([
    "Select",
    /^Name/,
  ]);

  await nameField(page).fill("  Instructors ");
  await managers.getByRole("switch", { name: YUSUF }).click();
  const rows = table(page, "Add trainees").getByRole("rowheader");
  const chosen = [await rows.nth(0).innerText(), await rows.nth(2).innerText()];
  await rows.nth(0).click();
  await rows.nth(1).click();
  await rows.nth(2).click();
  await expect(page.getByText("3 selected")).toBeVisible();
  await rows.nth(1).click();
  // What is chosen stays chosen while a search hides it.
  await search(page, "Add trainees").fill("nobody is called this");
  await expect(page.getByText("2 selected")).toBeVisible();

  await button(page, "Create").click();
  await expect(page.getByText("Group created successfully!")).toBeVisible();
  await expect(page).toHaveURL(/#\/company\/groups\/\d+$/);
  await expectTitle(page, "Group Detail");
  await expect(page.getByText("Instructors", { exact: true })).toBeVisible();
  await expect(link(page, YUSUF)).toBeVisible();
  await expect.poll(() => names(page, "Trainees")).toEqual(inOrder(chosen));
  expect(calls.bodies()).toEqual([
    {
      name: "Instructors",
      managers: [expect.any(Number)],
      add: [expect.any(Number), expect.any(Number)],
    },
  ]);
  await link(page, "Back").click();
  await expect(link(page, "Instructors")).toBeVisible();
});

test("shell 2.17: Cancel leads to the list; shell 5: a group needs a name", async ({ page }) => {
  const calls = watchCalls(page, "POST", "/groups");
  await openGroups(page);
  await link(page, "New").click();
  await nameField(page).fill("   ");
  await nameField(page).press("Enter");
  await expect(page.getByText("Name is required.")).toBeVisible();
  await expect(nameField(page)).toBeFocused();
  expect(calls.list).toEqual([]);
  await nameField(page).fill("");
  await link(page, "Cancel").click();
  await expect(page).toHaveURL(/#\/company\/groups$/);
});

test("shell 2.18: Name, Training Managers and trainees linked to their pages, searchable, Back and Edit", async ({
  page,
}) => {
  await openGroups(page);
  await open(page, KING_AIR);
  await expect(page.getByText(KING_AIR, { exact: true })).toBeVisible();
  await expect(link(page, INGRID)).toHaveAttribute("href", /#\/company\/users\/104$/);
  const all = await names(page, "Trainees");
  expect(all).toEqual(inOrder(all));
  const first = all[0]!;
  await expect(link(page, first)).toHaveAttribute("href", /#\/company\/users\/\d+$/);
  await search(page, "Trainees").fill(first);
  await expect.poll(() => names(page, "Trainees")).toEqual([first]);
  await expect(page).toHaveURL(/[?&]q=/);
  await page.reload();
  await expect(search(page, "Trainees")).toHaveValue(first);
  await expect.poll(() => names(page, "Trainees")).toEqual([first]);
  await link(page, "Edit").click();
  await expectTitle(page, "Edit Group");
  await link(page, "Cancel").click();
  await expectTitle(page, "Group Detail");
  await link(page, "Back").click();
  await expect(page).toHaveURL(/#\/company\/groups$/);
});

test("shell 2.19, 4: Remove from group and Move to group exclude each other; one PUT does everything", async ({
  page,
}) => {
  const calls = watchCalls(page, "PUT", "/groups/1");
  await openGroups(page);
  const before = await membersOf(page, KING_AIR);
  const [removed, moved, staying] = [before[0]!, before[1]!, before[2]!];
  await link(page, "Edit").click();
  await expect(table(page, "Current trainees").getByRole("columnheader")).toHaveText([
    /^Name/,
    "Remove from group",
    "Move to group",
  ]);

  await removal(page, removed).check();
  await expect(move(page, removed)).toBeDisabled();
  await expect(move(page, moved).getByRole("option")).toHaveText([
    "Select a group",
    "Dash 8 crews",
    "Executive jets",
    MEDEVAC,
    "Winter base Yellowknife",
  ]);
  await move(page, moved).selectOption(MEDEVAC);
  await expect(removal(page, moved)).toBeDisabled();
  await move(page, staying).selectOption(MEDEVAC);
  await move(page, staying).selectOption("Select a group");
  await expect(removal(page, staying)).toBeEnabled();

  const adding = table(page, "Add trainees").getByRole("rowheader").first();
  const added = await adding.innerText();
  expect(before).not.toContain(added);
  await adding.click();
  await page.getByRole("switch", { name: YUSUF }).click();
  await nameField(page).fill("King Air 350");
  await button(page, "Update").click();
  await expect(page.getByText("Group updated successfully")).toBeVisible();
  await expect(page).toHaveURL(/#\/company\/groups\/1$/);

  expect(calls.bodies()).toEqual([
    {
      name: "King Air 350",
      managers: [104, 121],
      add: [expect.any(Number)],
      remove: [expect.any(Number)],
      move: { [Object.keys(moveOf(calls.bodies()[0]))[0] ?? ""]: 4 },
    },
  ]);
  await expect(link(page, YUSUF)).toBeVisible();
  const expected = inOrder([...before.filter((who) => who !== removed && who !== moved), added]);
  await expect.poll(() => names(page, "Trainees")).toEqual(expected.slice(0, 25));
  expect(await membersOf(page, MEDEVAC)).toContain(moved);
  await page.goto("/#/company/groups");
  await expect(link(page, "King Air 350")).toBeVisible();
});

/** The moves in the body of an update. */
function moveOf(body: unknown): Record<string, number> {
  return (body as { move: Record<string, number> }).move;
}

test("shell 2.19, 8: Delete asks, Cancel keeps the group, then it is gone with its notice", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 404/);
  const calls = watchCalls(page, "DELETE", "/groups/4");
  const reads = watchCalls(page, "GET", "/groups/4");
  await openGroups(page);
  await open(page, MEDEVAC, "edit");
  await button(page, "Delete").click();
  await expect(question(page)).toHaveAccessibleName("Confirmation");
  await expect(question(page)).toContainText("Do you really want to delete this group?");
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(question(page)).toBeHidden();
  expect(calls.list).toEqual([]);
  await nameField(page).fill("Given up");
  await button(page, "Delete").click();
  const before = reads.list.length;
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Group deleted successfully!")).toBeVisible();
  await expect(page).toHaveURL(/#\/company\/groups$/);
  await expect(link(page, KING_AIR)).toBeVisible();
  await expect(link(page, MEDEVAC)).toBeHidden();
  expect(calls.list).toHaveLength(1);
  // Nobody asks again for what is gone.
  expect(reads.list).toHaveLength(before);
  await page.goto("/#/company/groups/4");
  await expectTitle(page, "404 Not Found");
});

test("issue, forms: what the server refuses stands at its field and in the alert, and nothing is lost", async ({
  page,
  watch,
}) => {
  watch.expect(/status of (422|503)/);
  await openGroups(page);
  await open(page, KING_AIR, "edit");
  const who = (await names(page, "Current trainees"))[0]!;
  await nameField(page).fill("Turboprops");
  await move(page, who).selectOption(MEDEVAC);
  await faults(page, [{ path: "/api/companies/*/groups/*", method: "PUT", status: 503, times: 1 }]);
  await button(page, "Update").click();
  await expect(page.getByText("Whoops! There was an error.")).toBeVisible();
  await expect(button(page, "Update")).toBeEnabled();

  // Somebody on another machine is faster: no tab of this browser hears of it.
  expect(await call(page, "DELETE", "groups/4")).toMatchObject({ status: 200 });
  await button(page, "Update").click();
  const refusal = "The selected group is not another group of the company.";
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText(refusal);
  await expect(move(page, who)).toBeFocused();
  await expect(move(page, who)).toHaveAccessibleDescription(refusal);
  await expect(move(page, who)).toHaveValue("4");
  await expect(nameField(page)).toHaveValue("Turboprops");
  await move(page, who).selectOption("Dash 8 crews");
  await button(page, "Update").click();
  await expect(page.getByText("Group updated successfully")).toBeVisible();
});

test("issue, forms: one call however often it is pressed, and Enter submits", async ({ page }) => {
  const calls = watchCalls(page, "PUT", "/groups/1");
  await openGroups(page);
  await open(page, KING_AIR, "edit");
  await faults(page, [{ path: "/api/companies/*/groups/*", method: "PUT", delayMs: 700 }]);
  await nameField(page).fill("King Air");
  for (let press = 0; press < 3; press += 1) await nameField(page).press("Enter");
  await expect(page.getByText("Group updated successfully")).toBeVisible();
  expect(calls.list).toHaveLength(1);
});

test("issue, forms: leaving a changed group asks first, and its draft is offered back after an ended session", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 401/);
  await openGroups(page);
  await open(page, KING_AIR, "edit");
  const who = (await names(page, "Current trainees"))[0]!;
  await move(page, who).selectOption(MEDEVAC);
  await link(page, "Cancel").click();
  await expect(question(page)).toHaveAccessibleName("Unsaved changes");
  await question(page).getByRole("button", { name: "Stay" }).click();
  await expect(move(page, who)).toHaveValue("4");
  await faults(page, [{ path: "/api/companies/*/groups/*", method: "PUT", status: 401, times: 1 }]);
  await button(page, "Update").click();
  await expect(page).toHaveURL(/#\/login$/);

  await enter(page, MANAGER);
  await expectTitle(page, "Edit Group");
  await expect(page.getByText("You have unsaved changes from an earlier visit.")).toBeVisible();
  await button(page, "Restore").click();
  await expect(move(page, who)).toHaveValue("4");
  await button(page, "Update").click();
  await expect(page.getByText("Group updated successfully")).toBeVisible();
  expect(await membersOf(page, MEDEVAC)).toContain(who);
});

test("issue: lists, pages and forms of groups follow a write without a reload, in other tabs too", async ({
  page,
  context,
}) => {
  await openGroups(page);
  const [list, form] = [await context.newPage(), await context.newPage()];
  await list.goto("/#/company/groups");
  await expect(link(list, KING_AIR)).toBeVisible();
  await form.goto("/#/company/groups/4/edit");
  await expect(table(form, "Current trainees")).toBeVisible();

  await open(page, KING_AIR, "edit");
  const who = (await names(page, "Current trainees"))[0]!;
  // Chosen in one tab, and put there by the other one: nothing is left to add.
  await search(form, "Add trainees").fill(who);
  await table(form, "Add trainees").getByRole("rowheader", { name: who }).click();
  await expect(form.getByText("1 selected")).toBeVisible();
  await nameField(page).fill("Turboprops");
  await move(page, who).selectOption(MEDEVAC);
  await button(page, "Update").click();
  await expect(page.getByText("Group updated successfully")).toBeVisible();

  await expect(link(list, "Turboprops")).toBeVisible();
  await expect(link(list, KING_AIR)).toBeHidden();
  await search(form, "Current trainees").fill(who);
  await expect(removal(form, who)).toBeVisible();
  await expect(form.getByRole("option", { name: "Turboprops" }).first()).toBeAttached();
  await search(form, "Add trainees").fill("");
  await expect(form.getByText("0 selected")).toBeVisible();
});

test("issue: both tables of the form keep search, sort and page in the address, without asking to leave", async ({
  page,
}) => {
  await openGroups(page);
  await open(page, KING_AIR, "edit");
  await nameField(page).fill("Changed");
  await search(page, "Current trainees").fill("a");
  await search(page, "Add trainees").fill("e");
  await expect(page).toHaveURL(/[?&]q=a/);
  await expect(page).toHaveURL(/add-q=e/);
  await expect(question(page)).toBeHidden();
  await expect(nameField(page)).toHaveValue("Changed");
});

test("a list, a page and a form that could not be loaded can be asked for again", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 500/);
  await enter(page, MANAGER);
  await expectTitle(page, "Training Status");
  const again = button(page, "Try again");
  for (const [path, target, failure, shown] of [
    ["/company/groups", "groups", "The groups could not be loaded", "Groups"],
    ["/company/groups/1", "groups/1", "The group could not be loaded", "Trainees"],
    [
      "/company/groups/create",
      "groups/trainees",
      "The trainees could not be loaded",
      "Add trainees",
    ],
  ] as const) {
    await page.goto("/#/404");
    await expectTitle(page, "404 Not Found");
    await faults(page, [{ path: `/api/companies/*/${target}`, method: "GET", status: 500 }]);
    await page.goto(`/#${path}`);
    await expect(page.getByText(failure)).toBeVisible();
    await faults(page, []);
    await again.click();
    await expect(table(page, shown)).toBeVisible();
  }
});

test("another company's group and one that never was show 404", async ({ page, watch }) => {
  watch.expect(/status of 404/);
  await enter(page, MANAGER);
  await expectTitle(page, "Training Status");
  for (const path of ["/company/groups/6", "/company/groups/6/edit", "/company/groups/none"]) {
    await page.goto(`/#${path}`);
    await expectTitle(page, "404 Not Found");
    await page.goto("/#/company/groups");
    await expectTitle(page, "Groups");
  }
});

test("shell 6: who may only look at groups has no New and no Edit, and is refused the forms", async ({
  page,
}) => {
  await enter(page, "admin@recurrent.test");
  await expectTitle(page, "Training Status");
  // Internal staff of the kind Support; no named account is one.
  const username = "onlooker@recurrent.test";
  const { reply: kinds } = await call(page, "GET", "acl");
  const support = (kinds as { id: number; name: string }[]).find(({ name }) => name === "Support");
  const { status } = await call(page, "POST", "users", {
    name: "On",
    surname: "Looker",
    username,
    email: username,
    roles: [support!.id],
    settings: {},
  });
  expect(status).toBeLessThan(300);
  await page.goto("/#/logout");
  await openGroups(page, username);
  await expect(menu(page)).toContainText("Groups");
  await expect(link(page, "New")).toBeHidden();
  await link(page, KING_AIR).click();
  await expect(table(page, "Trainees")).toBeVisible();
  await expect(link(page, "Edit")).toBeHidden();
  for (const path of ["/company/groups/create", "/company/groups/1/edit"]) {
    await page.goto(`/#${path}`);
    await expectTitle(page, "Access Forbidden");
  }
});

test("issue: with 10,000 people the form finds a trainee and holds about 100 rows at most", async ({
  page,
}) => {
  test.slow();
  await page.goto("/#/login");
  await populate(page, 10_000);
  await openGroups(page);
  await link(page, "New").click();
  await expect(table(page, "Add trainees")).toBeVisible();
  expect(await countOf(page, "Add trainees")).toBeGreaterThan(5000);
  await search(page, "Add trainees").fill("mensah");
  await expect(table(page, "Add trainees").getByRole("rowheader").first()).toContainText("Mensah");
  await page.getByRole("combobox", { name: /Rows per page/ }).selectOption("100");
  await search(page, "Add trainees").fill("");
  await expect(table(page, "Add trainees").getByRole("rowheader")).toHaveCount(100);
});

for (const width of [1280, 360]) {
  test(`no screen of groups scrolls sideways at ${width} px, and axe finds nothing`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await enter(page, MANAGER);
    await expectTitle(page, "Training Status");
    for (const [path, shown] of [
      ["/company/groups", "Groups"],
      ["/company/groups/create", "Add trainees"],
      ["/company/groups/1", "Trainees"],
      ["/company/groups/1/edit", "Add trainees"],
    ] as const) {
      await page.goto(`/#${path}`);
      await expect(table(page, shown)).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
      await expectAccessible(page, `${path} at ${width} px`);
    }
    await button(page, "Delete").click();
    await expect(question(page)).toBeVisible();
    await expectAccessible(page, `Confirmation at ${width} px`);
  });
}
