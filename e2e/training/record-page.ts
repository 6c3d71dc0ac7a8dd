import { day, dayIn, typeDay } from "../support/days.ts";
import type { Calls } from "../support/calls.ts";
import { expect } from "../support/test.ts";
import { signInAt } from "../support/sign-in.ts";
import { MANAGER, TRAINEE } from "./training-page.ts";
import type { Locator, Page } from "@playwright/test";

/** Today in UTC. */
export const TODAY = day(0);

/** A record by its user, and its URL. */
interface RecordOwner {
  readonly username: string;
  readonly path: string;
}

/** The record of the trainee of the accounts. */
export const OWN_RECORD: RecordOwner = { username: TRAINEE, path: "/my/records" };
/** The same as a manager sees it (training 2.9). */
export const PERSON_RECORD: RecordOwner = {
  username: MANAGER,
  path: "/company/users/105?tab=record",
};

/** A record of the essentials tier, own and as a manager sees it. */
export const ESSENTIALS = [
  { username: "trainee@borealis.test", path: "/my/records" },
  { username: "company.manager@borealis.test", path: "/company/users/302?tab=record" },
] as const;

/** The record on screen: a table of topics that expand, or for essentials records a grid. */
export const record = (page: Page): Locator =>
  page
    .getByRole("table", { name: "Training Record" })
    .or(page.getByRole("grid", { name: "Training Record" }));
/** The row of a topic. */
export const topic = (page: Page, name: string): Locator =>
  record(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });
const DAY = "Display record for:";
/** The day that is chosen. */
export const dayField = (page: Page): Locator => dayIn(page, DAY);
/** Chooses another day by typing it. */
export const typeRecordDay = (page: Page, to: string): Promise<void> => typeDay(page, DAY, to);
export const generate = (page: Page): Locator => page.getByRole("button", { name: "Generate" });
/** The version button, under either of its names. */
export const versionButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Cycle Version|Old Version)$/ });

/** Requests in order. */
export const recordParams = ({ list }: Calls): Record<string, string>[] =>
  list.map((request) => Object.fromEntries(new URL(request.url()).searchParams));

/** Signs in and opens a record. */
export async function openRecord(page: Page, { username, path }: RecordOwner): Promise<void> {
  await signInAt(page, username, path);
  await expect(record(page)).toBeVisible();
}

/** Opens the Print menu and picks an entry. */
export async function pickPrint(page: Page, entry: string): Promise<void> {
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
  await expect(page.getByRole("menu")).toBeHidden();
}
