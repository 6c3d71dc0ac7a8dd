import { ownCall } from "../support/api-calls.ts";
import { expectTitle } from "../support/shell.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect } from "../support/test.ts";
import type { Locator, Page } from "@playwright/test";

export const MANAGER = "company.manager@aurora.test";
export const KING_AIR = "King Air crews";
export const MEDEVAC = "Medevac";
export const MEDEVAC_ID = 4;
export const YUSUF = "Yusuf Demir";

/** A table by its name. */
export const table = (page: Page, name: string): Locator => page.getByRole("grid", { name });
/** The search of a table. */
export const search = (page: Page, name: string): Locator =>
  page.getByRole("searchbox", { name: `Search ${name}` });
/** The name of the group. */
export const nameField = (page: Page): Locator =>
  page.getByRole("textbox", { name: "Name", exact: true });
/** A button by its name. */
export const button = (page: Page, name: string): Locator => page.getByRole("button", { name });
/** A link by its whole name. */
export const link = (page: Page, name: string): Locator =>
  page.getByRole("link", { name, exact: true });
/** Any question. */
export const question = (page: Page): Locator => page.getByRole("alertdialog");
/** Removes a member. */
export const removal = (page: Page, who: string): Locator =>
  page.getByRole("checkbox", { name: `Remove ${who} from group` });
/** Puts a member into another group. */
export const move = (page: Page, who: string): Locator =>
  page.getByRole("combobox", { name: `Move ${who} to group` });

/** Texts of the first column. */
export function names(page: Page, of: string): Promise<string[]> {
  return table(page, of)
    .getByRole("rowheader")
    .evaluateAll((cells) =>
      // The last part is the name; initials come before it.
      cells.map((cell) => (cell.querySelector("a, strong") ?? cell).textContent?.trim() ?? ""),
    );
}

/** The number of rows on all pages. */
export async function countOf(page: Page, of: string): Promise<number> {
  const range = page.getByRole("region", { name: of }).getByText(/^\d+–\d+ of \d+$/);
  return Number((await range.innerText()).split(" of ")[1]);
}

/** Signs in and opens the list. */
export async function openGroups(page: Page, username = MANAGER): Promise<void> {
  await signInAt(page, username, "/company/groups");
  await expect(table(page, "Groups")).toBeVisible();
}

/** Opens the page of a group, or its form. */
export async function open(
  page: Page,
  group: string,
  form: "show" | "edit" = "show",
): Promise<void> {
  await page.goto("/#/company/groups");
  await link(page, group).click();
  await expectTitle(page, "Group Detail");
  if (form === "show") return;
  await link(page, "Edit").click();
  await expectTitle(page, "Edit Group");
  await expect(table(page, "Add trainees")).toBeVisible();
}

/** A call of the signed-in person about their company, past the portal. */
export const call = (page: Page, method: string, path: string, body?: unknown) =>
  ownCall(page, method, `/api/companies/{company}/${path}`, body);

/** By name, as people read names. */
export const inOrder = (list: readonly string[]): string[] =>
  list.toSorted((a, b) => a.localeCompare(b, "en", { sensitivity: "base" }));

interface GroupOnWire {
  readonly id: number;
  readonly name: string;
  readonly trainees: readonly { id: number; fullName: string }[];
}

/** Every group of the company with its trainees. */
export async function wholeGroups(page: Page): Promise<GroupOnWire[]> {
  const { reply } = await call(page, "GET", "groups");
  const listed = reply as readonly { id: number }[];
  const read = listed.map(({ id }) => call(page, "GET", `groups/${id}`));
  return (await Promise.all(read)).map((answer) => answer.reply as GroupOnWire);
}

/** Names of groups by the name of a person. */
export function groupsByPerson(groups: readonly GroupOnWire[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name, trainees } of groups) {
    for (const { fullName } of trainees) {
      found.set(fullName, [...(found.get(fullName) ?? []), name].toSorted());
    }
  }
  return found;
}
