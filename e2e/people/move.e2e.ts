/** Moves people who are selected in People to another group. */
import {
  groupsByPerson,
  MANAGER,
  MEDEVAC,
  MEDEVAC_ID,
  wholeGroups,
} from "../groups/group-pages.ts";
import { choose } from "../support/choose.ts";
import { watchCalls } from "../support/calls.ts";
import { faults } from "../support/sandbox.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { chooseGroup, tick } from "./selection.ts";

test("moves selected people, asks who is in several groups, continues after a failure", async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 403/);
  await signInAt(page, MANAGER, "/company/users/active");
  const before = groupsByPerson(await wholeGroups(page));
  const findPerson = (isWanted: (groups: readonly string[]) => boolean) =>
    [...before].find(([, groups]) => isWanted(groups)) as [string, string[]];
  const [inOne, [only]] = findPerson(
    (groups) => groups.length === 1 && !groups.includes(MEDEVAC),
  ) as [string, [string]];
  const [inTwo, [left, kept]] = findPerson(
    (groups) => groups.length === 2 && !groups.includes(MEDEVAC) && !groups.includes(only),
  ) as [string, [string, string]];
  const [member, its] = findPerson((groups) => groups.includes(MEDEVAC));
  await tick(page, [inOne, inTwo, member]);
  const confirmation = await chooseGroup(page, "Move to group", MEDEVAC);

  await test.step("names who moves from where, and does not move people in several groups", async () => {
    await expect(confirmation.getByText("1 to move, 2 not changed")).toBeVisible();
    await expect(confirmation.getByText(`${inOne} from ${only}`)).toBeVisible();
    await expect(confirmation.getByText("Already in this group: 1")).toBeVisible();
    await expect(confirmation.getByText(`${inTwo} is in ${left} and ${kept}`)).toBeVisible();
    await choose(confirmation.getByRole("combobox", { name: inTwo }), `Leaves ${left}`);
    await expect(confirmation.getByText(`Stays in ${kept}.`)).toBeVisible();
    await expect(confirmation.getByText("2 to move, 1 not changed")).toBeVisible();
  });

  await test.step("moves the others when one group refuses, and the rest on a retry", async () => {
    const groups = await wholeGroups(page);
    const refusing = groups.find(({ name }) => name === only)!.id;
    const path = `/api/companies/*/groups/${refusing}`;
    await faults(page, [{ path, method: "PUT", status: 403 }]);
    const writes = watchCalls(page, "PUT", `/groups/${refusing}`);
    await confirmation.getByRole("button", { name: "Move 2 people" }).click();
    await expect(
      confirmation.getByText(`1 person moved to ${MEDEVAC}. 1 person could not be moved.`),
    ).toBeVisible();
    await expect(confirmation.getByText(`No one was moved from ${only}.`)).toBeVisible();
    expect(groupsByPerson(await wholeGroups(page)).get(inOne)).toEqual([only]);
    expect(await writes.list[0]?.headerValue("if-match")).toMatch(/^"/);
    await faults(page, []);
    await confirmation.getByRole("button", { name: "Try again" }).click();
    await expect(confirmation.getByText(`2 people moved to ${MEDEVAC}.`)).toBeVisible();
    const after = groupsByPerson(await wholeGroups(page));
    expect(after.get(inOne)).toEqual([MEDEVAC]);
    expect(after.get(inTwo)).toEqual([MEDEVAC, kept].toSorted());
    expect(after.get(member)).toEqual(its);
  });

  await test.step("returns everybody with Undo, and moves nobody else", async () => {
    await confirmation.getByRole("button", { name: "Undo" }).click();
    await expect(confirmation.getByText(`2 people moved back from ${MEDEVAC}.`)).toBeVisible();
    expect(groupsByPerson(await wholeGroups(page))).toEqual(before);
    await confirmation.getByRole("link", { name: `Open ${MEDEVAC}` }).click();
    await expect(page).toHaveURL(new RegExp(`/company/groups/${MEDEVAC_ID}$`));
  });
});
