/** A group that is changed or deleted (shell 2.19). */
import { watchCalls } from "./support/calls.ts";
import { choose } from "./support/choose.ts";
import {
  button,
  call,
  inOrder,
  KING_AIR,
  KING_AIR_ID,
  link,
  MANAGER,
  MEDEVAC,
  MEDEVAC_ID,
  membersOf,
  move,
  nameField,
  names,
  openGroupForm,
  question,
  removal,
  search,
  table,
  YUSUF,
} from "./support/group-pages.ts";
import { faults, hold } from "./support/sandbox.ts";
import { expectNotFound, expectTitle } from "./support/shell.ts";
import { enter, enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("shell 2.19, 4: Remove from group and Move to group exclude each other; one PUT does everything", async ({
  page,
}) => {
  const calls = watchCalls(page, "PUT", "/groups/1");
  await enterAt(page, MANAGER, `/company/groups/${KING_AIR_ID}`);
  await expect(table(page, "Trainees")).toBeVisible();
  const before = await names(page, "Trainees");
  const [removed, moved, staying] = [before[0]!, before[1]!, before[2]!];
  await link(page, "Edit").click();
  await expect(table(page, "Current trainees").getByRole("columnheader")).toHaveText([
    "",
    /^Name/,
    "Remove from group",
    "Move to group",
  ]);

  await removal(page, removed).check();
  await expect(move(page, removed)).toBeDisabled();
  await move(page, moved).click();
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText([
    "Select a group",
    "Dash 8 crews",
    "Executive jets",
    MEDEVAC,
    "Winter base Yellowknife",
  ]);
  await page.keyboard.press("Escape");
  await choose(move(page, moved), MEDEVAC);
  await expect(removal(page, moved)).toBeDisabled();
  await choose(move(page, staying), MEDEVAC);
  await choose(move(page, staying), "Select a group");
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

test("issue, groups: all that are ticked are removed, moved or kept at once, before anything is sent", async ({
  page,
}) => {
  await openGroupForm(page, KING_AIR_ID);
  const ticked = (await names(page, "Current trainees")).slice(1, 3);
  for (const who of ticked) await page.getByRole("checkbox", { name: `Select ${who}` }).check();
  await expect(page.getByText("2 selected")).toBeVisible();
  await button(page, "Remove from group").click();
  for (const who of ticked) await expect(removal(page, who)).toBeChecked();
  await choose(page.getByRole("combobox", { name: "Move to group", exact: true }), MEDEVAC);
  for (const who of ticked) {
    await expect(removal(page, who)).not.toBeChecked();
    await expect(move(page, who)).toHaveText(MEDEVAC);
  }
  await button(page, "Keep in group").click();
  for (const who of ticked) await expect(move(page, who)).toHaveText("Select a group");
});

test("issue, groups: what Update will change stands above it; on a phone a row is no higher than 60 px", async ({
  page,
}) => {
  await openGroupForm(page, KING_AIR_ID);
  const [removed, moved] = await names(page, "Current trainees");
  const summary = page.getByText("Update will change");
  await expect(summary).toBeHidden();
  await removal(page, removed!).check();
  await choose(move(page, moved!), MEDEVAC);
  const adding = table(page, "Add trainees").getByRole("rowheader").first();
  const added = await adding.innerText();
  await adding.click();
  await expect(page.getByText(`1 added · 1 removed · 1 moved to ${MEDEVAC}`)).toBeVisible();
  await summary.click();
  await expect(page.getByRole("definition")).toHaveText([added, removed!, moved!]);
  await removal(page, removed!).uncheck();
  await expect(page.getByRole("definition")).toHaveText([added, moved!]);

  await page.setViewportSize({ width: 360, height: 740 });
  const current = table(page, "Current trainees");
  await expect(current.getByText(`To ${MEDEVAC}`)).toBeVisible();
  const heights = await current
    .locator("[role=row][data-id]")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.filter((height) => height <= 60).length).toBeGreaterThan(heights.length / 2);
  expect(Math.max(...heights)).toBeLessThan(100);
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
  await openGroupForm(page, MEDEVAC_ID);
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
  await expectNotFound(page);
});

test("issue, forms: what the server refuses stands at its field and in the alert, and nothing is lost", async ({
  page,
  watch,
}) => {
  watch.expect(/status of (422|503)/);
  await openGroupForm(page, KING_AIR_ID);
  const who = (await names(page, "Current trainees"))[0]!;
  await nameField(page).fill("Turboprops");
  await choose(move(page, who), MEDEVAC);
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
  await expect(move(page, who)).toHaveText(MEDEVAC);
  await expect(nameField(page)).toHaveValue("Turboprops");
  await choose(move(page, who), "Dash 8 crews");
  await button(page, "Update").click();
  await expect(page.getByText("Group updated successfully")).toBeVisible();
});

test("issue, forms: leaving a changed group asks first, and its draft is offered back after an ended session", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 401/);
  await openGroupForm(page, KING_AIR_ID);
  const who = (await names(page, "Current trainees"))[0]!;
  await choose(move(page, who), MEDEVAC);
  await link(page, "Cancel").click();
  await expect(question(page)).toHaveAccessibleName("Unsaved changes");
  await question(page).getByRole("button", { name: "Stay" }).click();
  await expect(move(page, who)).toHaveText(MEDEVAC);
  await faults(page, [{ path: "/api/companies/*/groups/*", method: "PUT", status: 401, times: 1 }]);
  await button(page, "Update").click();
  await expect(page).toHaveURL(/#\/login$/);

  await enter(page, MANAGER);
  await expectTitle(page, "Edit Group");
  await expect(page.getByText("You have unsaved changes from an earlier visit.")).toBeVisible();
  await button(page, "Restore draft").click();
  await expect(move(page, who)).toHaveText(MEDEVAC);
  await button(page, "Update").click();
  await expect(page.getByText("Group updated successfully")).toBeVisible();
  expect(await membersOf(page, MEDEVAC)).toContain(who);
});

test("issue: the form of a group keeps its tables in the address, and is sent once", async ({
  page,
}) => {
  await openGroupForm(page, KING_AIR_ID);

  await test.step("issue: both tables of the form keep search, sort and page in the address, without asking to leave", async () => {
    await nameField(page).fill("Changed");
    await search(page, "Current trainees").fill("a");
    await search(page, "Add trainees").fill("e");
    await expect(page).toHaveURL(/[?&]q=a/);
    await expect(page).toHaveURL(/add-q=e/);
    await expect(question(page)).toBeHidden();
    await expect(nameField(page)).toHaveValue("Changed");
  });

  await test.step("issue, forms: one call however often it is pressed, and Enter submits", async () => {
    const calls = watchCalls(page, "PUT", "/groups/1");
    const answer = await hold(page, { path: "/api/companies/*/groups/*", method: "PUT" });
    await nameField(page).fill("King Air");
    for (let press = 0; press < 3; press += 1) await nameField(page).press("Enter");
    await expect.poll(() => calls.list.length).toBe(1);
    await answer();
    await expect(page.getByText("Group updated successfully")).toBeVisible();
    expect(calls.list).toHaveLength(1);
  });
});
