/** The list of groups and the page of one (shell 2.16, 2.18). */
import {
  INGRID,
  inOrder,
  KING_AIR,
  link,
  names,
  open,
  openGroups,
  search,
  table,
  YUSUF,
} from "./support/group-pages.ts";
import { callsOf } from "./support/own-calls.ts";
import { expectNotFound, expectTitle, menu } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

test("shell 2.16, 2.18: the list of groups and the page of one", async ({ page }) => {
  await openGroups(page);

  await test.step("shell 2.16: the name leads to the group, each manager to the person's page, New to the form", async () => {
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

  await test.step("shell 2.16: searchable, sortable table of groups, by name ascending at first", async () => {
    await page.goBack();
    await expectTitle(page, "Groups");
    await expect(page.getByRole("columnheader")).toHaveText([/^Name/, /^Managers/]);
    await expect(page.getByRole("columnheader", { name: /^Name/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    const all = await names(page, "Groups");
    expect(all.length).toBeGreaterThan(3);
    expect(all).toEqual(inOrder(all));

    await page.getByRole("columnheader", { name: /^Name/ }).click();
    await expect.poll(() => names(page, "Groups")).toEqual(all.toReversed());
    await expect(page).toHaveURL(/sort=-name/);
    await search(page, "Groups").fill("DASH");
    await expect.poll(() => names(page, "Groups")).toEqual(["Dash 8 crews"]);
    await search(page, "Groups").fill("demir");
    await expect.poll(() => names(page, "Groups")).toContain("Winter base Yellowknife");
    await search(page, "Groups").fill("\\([*+?");
    await expect(page.getByText(/Nothing matches/)).toBeVisible();
  });

  await test.step("shell 2.18: Name, Training Managers and trainees linked to their pages, searchable, Back and Edit", async () => {
    await open(page, KING_AIR);
    const head = page.getByRole("main").getByRole("region", { name: KING_AIR });
    await expect(head.getByText("Name", { exact: true })).toBeVisible();
    await expect(head.getByRole("heading", { level: 2 })).toHaveText(KING_AIR);
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
});

test("another company's group and one that never was show 404", async ({ page, watch }) => {
  watch.expect(/status of 404/);
  await openGroups(page);
  for (const path of ["/company/groups/6", "/company/groups/6/edit", "/company/groups/none"]) {
    await page.goto(`/#${path}`);
    await expectNotFound(page);
    await page.goto("/#/company/groups");
    await expectTitle(page, "Groups");
  }
});

test("shell 6: who may only look at groups has no New and no Edit, and is refused the forms", async ({
  page,
}) => {
  const call = await callsOf("admin@recurrent.test");
  // Internal staff of the kind Support; no named account is one.
  const username = "onlooker@recurrent.test";
  const { reply: kinds } = await call("GET", "/api/companies/1/acl");
  const support = (kinds as { id: number; name: string }[]).find(({ name }) => name === "Support");
  const { status } = await call("POST", "/api/companies/1/users", {
    name: "On",
    surname: "Looker",
    username,
    email: username,
    roles: [support!.id],
    settings: {},
  });
  expect(status).toBeLessThan(300);
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
