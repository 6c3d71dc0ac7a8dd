/** Groups over several pages, tabs and sessions (shell 2.16 to 2.19); the stories check single pages. */
import { watchCalls } from "../support/calls.ts";
import { ownCall } from "../support/api-calls.ts";
import { choose } from "../support/choose.ts";
import {
  button,
  countOf,
  inOrder,
  KING_AIR,
  link,
  MANAGER,
  MEDEVAC,
  MEDEVAC_ID,
  move,
  nameField,
  names,
  openGroups,
  question,
  removal,
  search,
  table,
  YUSUF,
} from "./group-pages.ts";
import { faults, holdRequests } from "../support/sandbox.ts";
import { expectNotFound, expectTitle } from "../support/shell.ts";
import { signInAs } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("creates a group from the list and returns to the list", async ({ page }) => {
  const calls = watchCalls(page, "POST", "/groups");
  await openGroups(page);
  await link(page, "New").click();
  const { reply } = await ownCall(page, "GET", "/api/companies/{company}/groups/managers");
  const available = reply as { fullName: string }[];
  const managers = page.getByRole("group", { name: "Training Manager" });
  expect(available.length).toBeGreaterThan(2);
  await expect(managers.getByRole("switch")).toHaveCount(available.length);

  await nameField(page).fill("  Instructors ");
  await managers.getByRole("switch", { name: YUSUF }).click();
  const rows = table(page, "Add trainees").getByRole("rowheader");
  const chosen = [
    await rows.nth(0).locator("strong").innerText(),
    await rows.nth(2).locator("strong").innerText(),
  ];
  for (const at of [0, 1, 2, 1]) await rows.nth(at).click();
  // Chosen options stay while a search hides them.
  await search(page, "Add trainees").fill("a name that is not there");
  await expect(page.getByText("2 selected")).toBeVisible();

  await button(page, "Create").click();
  await expect(page.getByText("Group created successfully!")).toBeVisible();
  await expect(page).toHaveURL(/#\/company\/groups\/\d+$/);
  await expectTitle(page, "Group Detail");
  await expect(page.getByRole("main").getByText("Instructors", { exact: true })).toBeVisible();
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
  await expect(page).toHaveURL(/#\/company\/groups$/);
  await expect(link(page, "Instructors")).toBeVisible();
});

test("shows the trainees of one status, also on a reload, until it is pressed again", async ({
  page,
}) => {
  await openGroups(page);
  await link(page, KING_AIR).click();
  const expired = button(page, "Expired 4");
  await expect(expired).toHaveAttribute("aria-pressed", "false");
  const all = await countOf(page, "Trainees");
  await expired.click();
  await expect(page).toHaveURL(/by-training=expired/);
  await page.reload();
  await expect(expired).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("heading", { name: "Trainees: Expired" })).toBeVisible();
  await expect.poll(() => countOf(page, "Trainees")).toBe(4);
  await expired.click();
  await expect.poll(() => countOf(page, "Trainees")).toBe(all);
});

test("changes a group by one PUT and deletes another; other tabs follow", async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  watch.allow(/status of (401|404)/);
  const calls = watchCalls(page, "PUT", "/groups/1");
  await openGroups(page);
  await link(page, KING_AIR).click();
  await expectTitle(page, "Group Detail");
  await expect(table(page, "Trainees")).toBeVisible();
  const before = await names(page, "Trainees");
  const [moved, removed] = [before[0]!, before[1]!];
  await link(page, "Edit").click();
  const adding = table(page, "Add trainees").getByRole("rowheader").first();
  const added = await adding.locator("strong").innerText();
  expect(before).not.toContain(added);

  await test.step("names the group of the form in the header and the browser's tab", async () => {
    await expectTitle(page, "Edit Group");
    await expect(page).toHaveTitle(`${KING_AIR} · Edit Group · Recurrent`);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(trail.getByRole("link")).toHaveText(["Groups", KING_AIR]);
  });

  await test.step("keeps the search of both tables in the URL, without asking to leave", async () => {
    await nameField(page).fill("King Air 350");
    await page.getByRole("switch", { name: YUSUF }).click();
    await adding.click();
    await removal(page, removed).check();
    await choose(move(page, moved), MEDEVAC);
    await search(page, "Current trainees").fill(moved);
    await search(page, "Add trainees").fill(added);
    await expect(page).toHaveURL(/[?&]q=\w/);
    await expect(page).toHaveURL(/add-q=\w/);
    await expect(question(page)).toBeHidden();
    await expect(nameField(page)).toHaveValue("King Air 350");
  });

  await test.step("asks before a changed group is left, and offers its draft after an ended session", async () => {
    await link(page, "Cancel").click();
    await expect(question(page)).toHaveAccessibleName("Unsaved changes");
    await question(page).getByRole("button", { name: "Stay" }).click();
    await expect(move(page, moved)).toHaveText(MEDEVAC);
    await faults(page, [
      { path: "/api/companies/*/groups/*", method: "PUT", status: 401, times: 1 },
    ]);
    await button(page, "Update").click();
    await expect(page).toHaveURL(/#\/login$/);
    await signInAs(page, MANAGER);
    await expectTitle(page, "Edit Group");
    await expect(page.getByText("You have unsaved changes from an earlier visit.")).toBeVisible();
    await button(page, "Restore draft").click();
    await expect(move(page, moved)).toHaveText(MEDEVAC);
  });

  const other = await context.newPage();
  await other.goto(`/#/company/groups/${MEDEVAC_ID}/edit`);
  await search(other, "Add trainees").fill(moved);
  // Chosen in one tab, and put there by the other one: nothing is left to add.
  await table(other, "Add trainees").getByRole("rowheader", { name: moved }).click();
  await expect(other.getByText("1 selected")).toBeVisible();

  await test.step("makes one call however often it is pressed; Enter submits all changes", async () => {
    const answer = await holdRequests(page, { path: "/api/companies/*/groups/*", method: "PUT" });
    for (let press = 0; press < 3; press += 1) await nameField(page).press("Enter");
    await expect.poll(() => calls.list.length).toBe(2);
    await answer();
    await expect(page.getByText("Group updated successfully")).toBeVisible();
    await expect(page).toHaveURL(/#\/company\/groups\/1$/);
    const [rejected, sent] = calls.bodies();
    expect(sent).toEqual({
      name: "King Air 350",
      managers: [104, 121],
      add: [expect.any(Number)],
      remove: [expect.any(Number)],
      move: { [Object.keys((sent as { move: object }).move)[0] ?? ""]: MEDEVAC_ID },
    });
    expect(rejected).toEqual(sent);
    expect(calls.list).toHaveLength(2);
    await expect(link(page, YUSUF)).toBeVisible();
    const expected = inOrder([...before.filter((who) => who !== removed && who !== moved), added]);
    await expect.poll(() => names(page, "Trainees")).toEqual(expected.slice(0, 25));
  });

  await test.step("updates lists, pages and forms after a write without a reload, in other tabs too", async () => {
    await link(page, "Back").click();
    await expect(link(page, "King Air 350")).toBeVisible();
    await expect(link(page, KING_AIR)).toBeHidden();
    await search(other, "Current trainees").fill(moved);
    await expect(table(other, "Current trainees").getByRole("rowheader")).toHaveCount(1);
    await expect(removal(other, moved)).toBeVisible();
    await move(other, moved).click();
    await expect(other.getByRole("option", { name: "King Air 350" })).toBeVisible();
    await other.keyboard.press("Escape");
    await search(other, "Add trainees").fill("");
    await expect(other.getByText("1 selected")).toBeHidden();
  });

  await test.step("asks on Delete, then removes the group with a notice, in every tab", async () => {
    const deletes = watchCalls(other, "DELETE", `/groups/${MEDEVAC_ID}`);
    const reads = watchCalls(other, "GET", `/groups/${MEDEVAC_ID}`);
    await nameField(other).fill("Given up");
    await button(other, "Delete").click();
    await expect(question(other)).toHaveAccessibleName("Confirmation");
    await question(other).getByRole("button", { name: "Delete" }).click();
    await expect(other.getByText("Group deleted successfully!")).toBeVisible();
    await expect(other).toHaveURL(/#\/company\/groups$/);
    for (const tab of [other, page]) {
      await expect(link(tab, "King Air 350")).toBeVisible();
      await expect(link(tab, MEDEVAC)).toBeHidden();
    }
    expect(deletes.list).toHaveLength(1);
    // No call requests the deleted group again.
    expect(reads.list).toEqual([]);
  });

  await test.step("shows 404 for a deleted group, another company's and one that never existed", async () => {
    for (const path of [`${MEDEVAC_ID}`, "6/edit", "none"]) {
      await page.goto(`/#/company/groups/${path}`);
      await expect(page).toHaveURL(/#\/404$/);
      await expectNotFound(page);
    }
  });
});
