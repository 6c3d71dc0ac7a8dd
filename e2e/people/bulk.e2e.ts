/** Bulk actions in People. */
import { readFile } from "node:fs/promises";
import { watchCalls } from "../support/calls.ts";
import { call, MANAGER, MEDEVAC, MEDEVAC_ID } from "../groups/group-pages.ts";
import { hosts } from "../support/target.ts";
import { pagesOf } from "../support/pdf.ts";
import { dialogs, recordPrintCalls } from "../training/print-page.ts";
import { holdRequests } from "../support/sandbox.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { chooseGroup, dialog, press, tick } from "./selection.ts";
import type { Page } from "@playwright/test";

interface PersonName {
  readonly id: number;
  readonly fullName: string;
}

interface GroupOnWire {
  readonly name: string;
  readonly managers: readonly { id: number }[];
  readonly trainees: readonly PersonName[];
}

async function medevac(page: Page): Promise<GroupOnWire> {
  const { reply } = await call(page, "GET", `groups/${MEDEVAC_ID}`);
  return reply as GroupOnWire;
}
const namesIn = ({ trainees }: GroupOnWire) => trainees.map(({ fullName }) => fullName);

/** Active trainees who are not in the group yet, by the host. */
async function outsiders(page: Page, count: number): Promise<PersonName[]> {
  const inside = namesIn(await medevac(page));
  const { reply } = await call(page, "GET", "groups/trainees");
  const trainees = reply as PersonName[];
  return trainees.filter(({ fullName }) => !inside.includes(fullName)).slice(0, count);
}

test("exports and adds people selected in several searches, losing no other's change", async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 412/);
  await signInAt(page, MANAGER, "/company/users/active");
  const [one, two] = (await outsiders(page, 2)) as [PersonName, PersonName];
  const before = await medevac(page);
  const [member] = namesIn(before) as [string];
  await tick(page, [one.fullName, two.fullName, member]);

  await test.step("exports the selected people whatever the search shows, with the list's columns", async () => {
    const saved = page.waitForEvent("download");
    await press(page, "Export selected");
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^people-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head, ...lines] = (await readFile(await file.path(), "utf8"))
      .slice(1)
      .trimEnd()
      .split("\r\n");
    expect(head).toBe("Name,Suspended,Type(s),Training");
    expect(lines.map((line) => line.split(",")[0]).toSorted()).toEqual(
      [one.fullName, two.fullName, member].toSorted(),
    );
  });

  await test.step("names who will be added and who not, adds them to a group, and undoes it", async () => {
    const writes = watchCalls(page, "PUT", `/groups/${MEDEVAC_ID}`);
    const confirmation = await chooseGroup(page, "Add to group", MEDEVAC);
    await expect(confirmation.getByText("Will be added: 2")).toBeVisible();
    await expect(confirmation.getByText("Already in this group: 1")).toBeVisible();
    await confirmation.getByRole("button", { name: "Add 2 people" }).click();
    await expect(confirmation.getByText(`2 people added to ${MEDEVAC}.`)).toBeVisible();
    expect(namesIn(await medevac(page)).toSorted()).toEqual(
      [...namesIn(before), one.fullName, two.fullName].toSorted(),
    );
    expect(await writes.list[0]?.headerValue("if-match")).toMatch(/^"/);
    await confirmation.getByRole("button", { name: "Undo" }).click();
    await expect(confirmation.getByText(`2 people removed from ${MEDEVAC}.`)).toBeVisible();
    expect(namesIn(await medevac(page))).toEqual(namesIn(before));
    await confirmation.getByRole("button", { name: "Close" }).click();
    await expect(confirmation).toBeHidden();
    await expect(page.getByText("3 selected")).toBeVisible();
  });

  await test.step("keeps what another user saved between reading and writing (412)", async () => {
    const confirmation = await chooseGroup(page, "Add to group", MEDEVAC);
    const add = confirmation.getByRole("button", { name: "Add 2 people" });
    await expect(add).toBeEnabled();
    const release = await holdRequests(page, { path: "/api/companies/*/groups/trainees" });
    const read = page.waitForResponse((reply) => reply.url().endsWith(`/groups/${MEDEVAC_ID}`));
    await add.click();
    await read;
    const last = before.trainees.slice(-1);
    expect(last.map(({ fullName }) => fullName)).not.toEqual([member]);
    const { status } = await call(page, "PUT", `groups/${MEDEVAC_ID}`, {
      name: "Medevac north",
      managers: before.managers.map(({ id }) => id),
      add: [],
      remove: last.map(({ id }) => id),
      move: {},
    });
    expect(status).toBe(200);
    await release();
    await expect(
      confirmation.getByText(/Someone else changed the group in the meantime/),
    ).toBeVisible();
    const after = await medevac(page);
    expect(after.name).toBe("Medevac north");
    expect(namesIn(after).toSorted()).toEqual(
      [...namesIn(before).slice(0, -1), one.fullName, two.fullName].toSorted(),
    );
    await confirmation.getByRole("button", { name: "Close" }).click();
  });

  await test.step("deselects people who disappear from the list, with a notice", async () => {
    const { status } = await call(page, "DELETE", `users/${one.id}`);
    expect(status).toBeLessThan(300);
    // The message of another tab that has deleted a person.
    await page.evaluate((host) => {
      const changes = [{ operation: "personDelete", entityId: "" }];
      const channel = new BroadcastChannel(`recurrent-changes:${host}`);
      channel.postMessage({ event: "changed", changes });
    }, hosts().apiHost);
    await expect(
      page.getByText(`${one.fullName} is no longer in People and was deselected.`),
    ).toBeVisible();
    await expect(page.getByText("2 selected")).toBeVisible();
  });
});

test("prints records in a new tab, each on its own page", async ({ page, context }) => {
  await recordPrintCalls(context);
  await signInAt(page, MANAGER, "/company/users/active");
  await tick(page, ["Łukasz Wiśniewski", "Rafael de Souza Lima"]);
  await press(page, "Print records");
  const confirmation = dialog(page, "Print records");
  await expect(confirmation.getByText("Will be printed: 2")).toBeVisible();
  const opened = page.waitForEvent("popup");
  await confirmation.getByRole("link", { name: "Print 2 records" }).click();
  const tab = await opened;

  await test.step("keeps the selection", async () => {
    await expect(confirmation).toBeHidden();
    await expect(page.getByText("2 selected")).toBeVisible();
  });

  await test.step("prints each record on its own pages, with its name, and counts all", async () => {
    await expect(tab.getByRole("heading", { level: 1, name: "Training Record" })).toHaveCount(2);
    await expect.poll(() => dialogs(tab)).toBe(1);
    await tab.emulateMedia({ media: "print" });
    const pages = (await pagesOf(await tab.pdf({ format: "A4" }))).map((text) =>
      text.replace(/\s+/g, " "),
    );
    expect(pages.length).toBeGreaterThan(1);
    const owner = (text: string) =>
      ["Łukasz Wiśniewski", "Rafael de Souza Lima"].filter((name) =>
        text.includes(`${name} · Training Record for`),
      );
    for (const [at, text] of pages.entries()) {
      expect(owner(text)).toHaveLength(1);
      // The heading row of the table is on every page: none is empty.
      expect(text).toContain("Periodicity");
      expect(text).toContain(`Page ${at + 1} of ${pages.length}`);
    }
    expect(new Set(pages.flatMap(owner)).size).toBe(2);
    expect(pages.filter((text) => text.includes("Registry, Purpose, Equipment"))).toHaveLength(2);
  });
});
