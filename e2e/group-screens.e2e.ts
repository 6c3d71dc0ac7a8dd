/** What holds for every screen of groups. */
import { choose } from "./support/choose.ts";
import {
  button,
  KING_AIR,
  link,
  MANAGER,
  MEDEVAC,
  move,
  nameField,
  names,
  open,
  openGroups,
  removal,
  search,
  table } from "./support/group-pages.ts";
import { faults } from "./support/sandbox.ts";
import { expectNotFound } from "./support/shell.ts";
import { enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

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
  await choose(move(page, who), MEDEVAC);
  await button(page, "Update").click();
  await expect(page.getByText("Group updated successfully")).toBeVisible();

  await expect(link(list, "Turboprops")).toBeVisible();
  await expect(link(list, KING_AIR)).toBeHidden();
  await search(form, "Current trainees").fill(who);
  await expect(table(form, "Current trainees").getByRole("rowheader")).toHaveCount(1);
  await expect(removal(form, who)).toBeVisible();
  await move(form, who).click();
  await expect(form.getByRole("option", { name: "Turboprops" })).toBeVisible();
  await form.keyboard.press("Escape");
  await search(form, "Add trainees").fill("");
  await expect(form.getByText("1 selected")).toBeHidden();
});

test("a list, a page and a form that could not be loaded can be asked for again", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 500/);
  await enterAt(page, MANAGER, "/404");
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
    await expectNotFound(page);
    await faults(page, [{ path: `/api/companies/*/${target}`, method: "GET", status: 500 }]);
    await page.goto(`/#${path}`);
    await expect(page.getByText(failure)).toBeVisible();
    await faults(page, []);
    await again.click();
    await expect(table(page, shown)).toBeVisible();
  }
});
