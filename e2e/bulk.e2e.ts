/** What is done with all who are selected in People. */
import { readFile } from "node:fs/promises";
import { expectAccessible } from "./support/axe.ts";
import { watchCalls } from "./support/calls.ts";
import { gridRows, searchRows } from "./support/grid-page.ts";
import { call, MANAGER, MEDEVAC, MEDEVAC_ID } from "./support/group-pages.ts";
import { pagesOf } from "./support/pdf.ts";
import { dialogs, notePrinting } from "./support/print-page.ts";
import { faults, hold } from "./support/sandbox.ts";
import { expectTitle } from "./support/shell.ts";
import { enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import type { Locator, Page } from "@playwright/test";

const GROUP = "/api/companies/*/groups/*";
const RECORD = "/api/companies/*/users/*/records";

const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const ids = (page: Page) =>
  new URLSearchParams(new URL(page.url()).hash.split("?")[1] ?? "").getAll("id");

interface GroupOnWire {
  readonly name: string;
  readonly managers: readonly { id: number }[];
  readonly trainees: readonly { id: number; fullName: string }[];
}

async function medevac(page: Page): Promise<GroupOnWire> {
  const { reply } = await call(page, "GET", `groups/${MEDEVAC_ID}`);
  return reply as GroupOnWire;
}
const namesIn = ({ trainees }: GroupOnWire) => trainees.map(({ fullName }) => fullName);

/** Trainees at work who are not in the group yet, by the host. */
async function outsiders(page: Page, count: number): Promise<string[]> {
  const inside = namesIn(await medevac(page));
  const { reply } = await call(page, "GET", "groups/trainees");
  const names = (reply as { fullName: string }[]).map(({ fullName }) => fullName);
  return names.filter((name) => !inside.includes(name)).slice(0, count);
}

/** Finds each by a search and ticks them. */
async function tick(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await searchRows(page, name);
    await box(page, name).check();
  }
  await expect(page.getByText(`${names.length} selected`)).toBeVisible();
}

async function chooseGroup(page: Page): Promise<Locator> {
  await press(page, "Add to group");
  const asked = dialog(page, "Add to group");
  await asked.getByRole("combobox", { name: "Group" }).fill("mede");
  await asked.getByRole("option", { name: MEDEVAC }).click();
  return asked;
}

test("people are selected over pages and searches, while a press on a row goes on opening the person; what is selected is exported", async ({
  page,
}) => {
  test.slow();
  await enterAt(page, MANAGER, "/company/users/active");
  const first = await gridRows(page).first().getByRole("rowheader").innerText();

  await test.step("ticks survive another page and a search; nothing moves under the pointer", async () => {
    const before = await gridRows(page).nth(1).boundingBox();
    await gridRows(page).first().getByRole("checkbox").check();
    expect(await gridRows(page).nth(1).boundingBox()).toEqual(before);
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(page.getByText(/^26–/)).toBeVisible();
    await gridRows(page).first().getByRole("checkbox").check();
    await searchRows(page, "wisniewski");
    await box(page, "Łukasz Wiśniewski").check();
    await expect(page.getByText("3 selected")).toBeVisible();
  });

  await test.step("the export has those who are selected, whatever the search shows, with the list's columns", async () => {
    const saved = page.waitForEvent("download");
    await press(page, "Export selected");
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^people-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head, ...lines] = (await readFile(await file.path(), "utf8"))
      .slice(1)
      .trimEnd()
      .split("\r\n");
    expect(head).toBe("Name,Type(s)");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(first.split("\n").at(-1));
    expect(lines).toContain("Łukasz Wiśniewski,Trainee");
  });

  await test.step("Select all means all that match; a press beside the check box opens nobody", async () => {
    await page.getByRole("checkbox", { name: "Select all" }).check();
    await expect(page.getByText("3 selected")).toBeVisible();
    await searchRows(page, "air");
    await expect(page.getByText(/^1–25 of/)).toBeVisible();
    const total = Number(/of (\d+)$/.exec(await page.getByText(/^\d+–\d+ of/).innerText())?.[1]);
    await page.getByRole("checkbox", { name: "Select all" }).check();
    await expect(page.getByText(`${total} selected`)).toBeVisible();
    await press(page, "Clear selection");
    await expect(page.getByText(/\d selected/)).toBeHidden();
    await gridRows(page)
      .first()
      .locator("[data-field=__check__]")
      .click({ position: { x: 4, y: 4 } });
    await gridRows(page).first().getByRole("checkbox").check();
    await expect(page.getByText("1 selected")).toBeVisible();
    await expectTitle(page, "People");
  });

  await test.step("a press on the row opens the person", async () => {
    await gridRows(page).nth(2).getByRole("gridcell").last().click();
    await expectTitle(page, "Person Detail");
  });
});

test("who vanishes from the list is no longer selected, and that is said", async ({ page }) => {
  await enterAt(page, MANAGER, "/company/users/active");
  const { reply } = await call(page, "GET", "users");
  const gone = (reply as { id: number; fullName: string; isActive: boolean }[]).find(
    ({ fullName }) => fullName === "Rafael de Souza Lima",
  );
  await tick(page, ["Rafael de Souza Lima", "Łukasz Wiśniewski"]);
  const { status } = await call(page, "DELETE", `users/${gone?.id}`);
  expect(status).toBeLessThan(300);
  // As another tab says that it has deleted somebody.
  await page.evaluate(() => {
    const changes = [{ operation: "personDelete", subject: "" }];
    new BroadcastChannel("recurrent-changes").postMessage({ event: "changed", changes });
  });
  await expect(
    page.getByText("Rafael de Souza Lima is no longer in People, and not selected any more."),
  ).toBeVisible();
  await expect(page.getByText("1 selected")).toBeVisible();
});

test("add to group: who will be added and who not is said before, what was done after; it really is done, and undone", async ({
  page,
}) => {
  await enterAt(page, MANAGER, "/company/users/active");
  const [one, two] = (await outsiders(page, 2)) as [string, string];
  const [member] = namesIn(await medevac(page)) as [string];
  await tick(page, [one, two, member]);
  const writes = watchCalls(page, "PUT", `/groups/${MEDEVAC_ID}`);
  const asked = await chooseGroup(page);
  await expect(asked.getByText("Will be added: 2")).toBeVisible();
  await expect(asked.getByText("In it already: 1")).toBeVisible();
  await expectAccessible(page, "Add to group, summary");
  const before = await medevac(page);

  await asked.getByRole("button", { name: "Add 2 people" }).click();
  await expect(asked.getByText(`2 people added to ${MEDEVAC}.`)).toBeVisible();
  await expectAccessible(page, "Add to group, report");
  expect(namesIn(await medevac(page)).toSorted()).toEqual(
    [...namesIn(before), one, two].toSorted(),
  );
  expect(await writes.list[0]?.headerValue("if-match")).toMatch(/^"/);

  await asked.getByRole("button", { name: "Undo" }).click();
  await expect(asked.getByText(`2 people taken out of ${MEDEVAC} again.`)).toBeVisible();
  expect(namesIn(await medevac(page))).toEqual(namesIn(before));
  await asked.getByRole("button", { name: "Close" }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByText("3 selected")).toBeVisible();
});

test("add to group: nobody else's change is lost, and what the host refuses is said", async ({
  page,
  watch,
}) => {
  watch.expect(/status of (412|422|500)/);
  await enterAt(page, MANAGER, "/company/users/active");
  const [one] = (await outsiders(page, 1)) as [string];
  await tick(page, [one]);
  const asked = await chooseGroup(page);
  const add = asked.getByRole("button", { name: "Add 1 person" });
  const before = await medevac(page);

  await test.step("422: nobody was added, in the host's words, and the choice stays", async () => {
    await faults(page, [{ path: GROUP, method: "PUT", status: 422, times: 1 }]);
    await add.click();
    await expect(asked.getByText("Nobody was added.")).toBeVisible();
    await expect(asked.getByRole("combobox", { name: "Group" })).toHaveValue(MEDEVAC);
    expect(namesIn(await medevac(page))).toEqual(namesIn(before));
  });

  await test.step("500: whether it was done is not claimed to be known", async () => {
    await faults(page, [{ path: GROUP, method: "PUT", status: 500, times: 1 }]);
    await add.click();
    await expect(asked.getByText(/^Whether it was done is not known/)).toBeVisible();
  });

  await test.step("412: what somebody else saved between reading and writing is kept", async () => {
    const release = await hold(page, { path: "/api/companies/*/groups/trainees" });
    const read = page.waitForResponse((reply) => reply.url().endsWith(`/groups/${MEDEVAC_ID}`));
    await add.click();
    await read;
    const { status } = await call(page, "PUT", `groups/${MEDEVAC_ID}`, {
      name: "Medevac north",
      managers: before.managers.map(({ id }) => id),
      add: [],
      remove: before.trainees.slice(0, 1).map(({ id }) => id),
      move: {},
    });
    expect(status).toBe(200);
    await release();
    await expect(asked.getByText(/Someone else saved the group meanwhile/)).toBeVisible();
    const after = await medevac(page);
    expect(after.name).toBe("Medevac north");
    expect(namesIn(after).toSorted()).toEqual([...namesIn(before).slice(1), one].toSorted());
  });
});

test("add to group by keyboard alone, dark and on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  await enterAt(page, MANAGER, "/company/users/active");
  const [one] = (await outsiders(page, 1)) as [string];
  await searchRows(page, one);
  await box(page, one).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("1 selected")).toBeVisible();
  await expectAccessible(page, "People, one selected");
  const bar = page.getByRole("button", { name: "Add to group" });
  for (let tabs = 0; tabs < 20; tabs += 1) {
    if (await bar.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(bar).toBeFocused();
  await page.keyboard.press("Enter");
  const asked = dialog(page, "Add to group");
  await expect(asked.getByRole("combobox", { name: "Group" })).toBeFocused();
  await page.keyboard.type("medevac");
  await expect(asked.getByRole("option", { name: MEDEVAC })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(asked.getByRole("button", { name: "Add 1 person" })).toBeEnabled();
  await expectAccessible(page, "Add to group, on a phone");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Escape");
  await expect(asked).toBeHidden();
  await expect(bar).toBeFocused();
});

test("print records: each begins on a page of its own, and nothing is printed half", async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expect(/status of (404|500)|told to answer 500|Person not found/);
  await notePrinting(page);
  await enterAt(page, MANAGER, "/company/users/active");
  await tick(page, ["Łukasz Wiśniewski", "Rafael de Souza Lima"]);
  await press(page, "Print records");
  const asked = dialog(page, "Print records");
  await expect(asked.getByText("Will be printed: 2")).toBeVisible();
  await expectAccessible(page, "Print records, summary");
  const link = asked.getByRole("link", { name: "Print 2 records" });
  const href = (await link.getAttribute("href")) ?? "";

  await test.step("it opens in a tab of its own, so that the selection stays", async () => {
    const opened = page.waitForEvent("popup");
    await link.click();
    const tab = await opened;
    await expect(tab.getByRole("heading", { level: 1, name: "Training Record" })).toHaveCount(2);
    await tab.close();
    await expect(asked).toBeHidden();
    await expect(page.getByText("2 selected")).toBeVisible();
  });

  await test.step("what is missing is told before anything is printed", async () => {
    await faults(page, [{ path: RECORD, status: 500 }]);
    await page.goto(`/${href}`);
    await expect(page.getByText("2 of 2 records are missing")).toBeVisible();
    await expect(page.getByText("Łukasz Wiśniewski could not be loaded.")).toBeVisible();
    await expectAccessible(page, "Training Records Print, missing");
    await faults(page, []);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Training Record" })).toHaveCount(2);
    await expect.poll(() => dialogs(page)).toBe(1);
  });

  await test.step("each record has its own pages, its name on each, and all are counted", async () => {
    await expectAccessible(page, "Training Records Print");
    expect(ids(page)).toHaveLength(2);
    await page.emulateMedia({ media: "print" });
    const pages = (await pagesOf(await page.pdf({ format: "A4" }))).map((text) =>
      text.replace(/\s+/g, " "),
    );
    expect(pages.length).toBeGreaterThan(1);
    const owner = (text: string) =>
      ["Łukasz Wiśniewski", "Rafael de Souza Lima"].filter((name) =>
        text.includes(`${name} · Training Record for`),
      );
    for (const [at, text] of pages.entries()) {
      expect(owner(text)).toHaveLength(1);
      // The head of the table stands on every page: none is empty.
      expect(text).toContain("Periodicity");
      expect(text).toContain(`Page ${at + 1} of ${pages.length}`);
    }
    expect(new Set(pages.flatMap(owner)).size).toBe(2);
    expect(pages.filter((text) => text.includes("Registry, Purpose, Equipment"))).toHaveLength(2);
  });

  await test.step("on a phone it is read like a page", async () => {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 360, height: 800 });
    await expectAccessible(page, "Training Records Print, on a phone");
  });

  await test.step("somebody who is not there is named, and the others can be printed", async () => {
    await page.goto(`/${href}&id=999999`);
    await expect(page.getByText("1 of 3 records is missing")).toBeVisible();
    await expect(page.getByText("Person 999999 is not there any more.")).toBeVisible();
    const asked404 = await dialogs(page);
    await page.getByRole("button", { name: "Print the other 2" }).click();
    await expect.poll(() => dialogs(page)).toBe(asked404 + 1);
  });
});

test("Historical: records are printed and people exported, nobody is put into a group", async ({
  page,
}) => {
  await enterAt(page, MANAGER, "/company/users/historical");
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await expect(page.getByText("2 selected")).toBeVisible();
  await expect(page.getByRole("button", { name: "Export selected" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to group" })).toBeHidden();
  await press(page, "Print records");
  const asked = dialog(page, "Print records");
  await expect(asked.getByText("Will be printed: 1")).toBeVisible();
  await expect(asked.getByText(/^Harriet Lindqvist/)).toContainText("is not a trainee");
});
