/** A new group (shell 2.17). */
import { watchCalls } from "./support/calls.ts";
import {
  button,
  countOf,
  inOrder,
  link,
  nameField,
  names,
  openGroups,
  search,
  table,
  YUSUF,
} from "./support/group-pages.ts";
import { choosePageSize } from "./support/grid-page.ts";
import { populate } from "./support/sandbox.ts";
import { expectTitle } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

test("shell 2.17: the form of a new group", async ({ page }) => {
  const calls = watchCalls(page, "POST", "/groups");
  await openGroups(page);

  await test.step("Name, a switch per available manager, Add trainees chosen by pressing a row; Create leads to the new group", async () => {
    const answer = page.waitForResponse(/\/groups\/managers$/);
    await link(page, "New").click();
    const available = (await (await answer).json()) as { fullName: string }[];
    const managers = page.getByRole("group", { name: "Training Manager" });
    expect(available.length).toBeGreaterThan(2);
    for (const { fullName } of available) {
      await expect(managers.getByRole("switch", { name: fullName })).not.toBeChecked();
    }
    await expect(managers.getByRole("switch")).toHaveCount(available.length);
    const heads = table(page, "Add trainees").getByRole("columnheader");
    await expect(heads).toHaveText(["", /^Name/]);
    await expect(heads.first().getByRole("checkbox")).toHaveAccessibleName("Select all");

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
    await expect(link(page, "Instructors")).toBeVisible();
  });

  await test.step("Cancel leads to the list; shell 5: a group needs a name", async () => {
    await link(page, "New").click();
    await nameField(page).fill("   ");
    await nameField(page).press("Enter");
    await expect(page.getByText("Name is required.")).toBeVisible();
    await expect(nameField(page)).toBeFocused();
    // No more than the one before.
    expect(calls.list).toHaveLength(1);
    await nameField(page).fill("");
    await link(page, "Cancel").click();
    await expect(page).toHaveURL(/#\/company\/groups$/);
  });
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
  await choosePageSize(page, 100);
  await search(page, "Add trainees").fill("");
  await expect(table(page, "Add trainees").getByRole("rowheader")).toHaveCount(100);
});
