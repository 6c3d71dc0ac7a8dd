import { expect, type Locator, type Page } from "@playwright/test";
import { expectTitle } from "../support/shell.ts";
import { signInAt } from "../support/sign-in.ts";

/** trainee@aurora.test, whose events both scopes show. */
const OWNER_ID = 105;
/** Medical certificate of that trainee, with notes, warnings, a PDF and a picture. */
export const MEDICAL_ID = 10501;
/** Its name. */
export const MEDICAL = "Medical certificate, category 1";
/** The archived event. */
export const ARCHIVED = "Cold weather survival course";

/** The screens of events over one of the two families of calls (training 2.10, 2.11). */
export interface EventPages {
  readonly name: "own" | "person";
  readonly who: string;
  readonly list: string;
  readonly archived: string;
  readonly create: string;
  readonly show: (id: number | string) => string;
  readonly update: (id: number | string) => string;
  /** A URL of a shown event. */
  readonly shown: RegExp;
  /** The path of the calls, as `faults` and `watchCalls` take it. */
  readonly base: string;
}

/** The own events of a trainee who may edit them. */
export const OWN: EventPages = {
  name: "own",
  who: "trainee@aurora.test",
  list: "/my/events",
  archived: "/my/events?list=archived",
  create: "/my/events/create",
  show: (id) => `/my/events/${id}`,
  update: (id) => `/my/events/${id}/update`,
  shown: /#\/my\/events\/\d+$/,
  base: "/api/my/events",
};

const TAB = `/company/users/${OWNER_ID}?tab=events`;
/** The same trainee's events for a manager. */
export const PERSON: EventPages = {
  name: "person",
  who: "company.manager@aurora.test",
  list: TAB,
  archived: `${TAB}&events-list=archived`,
  create: `${TAB}&mode=create`,
  show: (id) => `${TAB}&eventId=${id}`,
  update: (id) => `${TAB}&eventId=${id}&mode=update`,
  shown: /\?tab=events&eventId=\d+$/,
  base: `/api/companies/1/users/${OWNER_ID}/events`,
};

/** A button by its whole name. */
export const button = (page: Page, name: string): Locator =>
  page.getByRole("main").getByRole("button", { name, exact: true });
/** A link by its whole name. */
export const link = (page: Page, name: string): Locator =>
  page.getByRole("main").getByRole("link", { name, exact: true });
/** The description in the form. */
export const description = (page: Page): Locator =>
  page.getByRole("textbox", { name: "Description" });
/** The rich text in the form. */
export const notes = (page: Page): Locator => page.getByRole("textbox", { name: "Notes" });
/** The question of training 8. */
const confirmation = (page: Page): Locator =>
  page.getByRole("alertdialog", { name: "Confirmation" });
/** The files of a shown event. */
export const attachments = (page: Page): Locator => page.getByRole("list", { name: "Attachments" });
/** The files that are chosen in the form. */
export const newFiles = (page: Page): Locator => page.getByRole("list", { name: "New files" });
/** The page of a shown event. */
export const shownEvent = (page: Page, name: string): Locator =>
  page.getByRole("article", { name, exact: true });
/** The notice of training 8 after Create and Update. */
export const saved = (page: Page): Locator => page.getByText("Data updated successfully!");

/** Signs in and opens an in-app path; waits until `ready` is visible. */
export async function openEvents(
  page: Page,
  username: string,
  path: string,
  ready: Locator,
): Promise<void> {
  await signInAt(page, username, path);
  await expect(ready).toBeVisible();
}

/** Signs in and opens a form with its editor. */
export async function openEventForm(page: Page, pages: EventPages, path: string): Promise<void> {
  await openEvents(page, pages.who, path, notes(page));
}

/** Answers the question of a deletion. */
export async function confirmDeletion(page: Page, question: string): Promise<void> {
  await expect(confirmation(page)).toContainText(question);
  await confirmation(page).getByRole("button", { name: "Delete" }).click();
  await expect(confirmation(page)).toBeHidden();
}

/** A file to choose; `size` in bytes. */
export interface ChosenFile {
  readonly name: string;
  readonly size?: number;
}

/** Chooses files that are created in the page, in the given number and size. */
export async function chooseFiles(page: Page, files: readonly ChosenFile[]): Promise<void> {
  await page.getByTestId("event-files").evaluate((input, list) => {
    const transfer = new DataTransfer();
    for (const { name, size = 1000 } of list) {
      const bytes = new Uint8Array(size).fill(name.length);
      transfer.items.add(new File([bytes], name));
    }
    (input as HTMLInputElement).files = transfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, files);
}

/** Waits for the list by its search box, and for the title of the scope. */
export async function expectList(page: Page, pages: EventPages): Promise<void> {
  await expectTitle(page, pages.name === "own" ? "Events / Documents" : "Person Detail");
  await expect(page.getByRole("grid", { name: "Events and documents" })).toBeVisible();
}

/** Opens the preview of an attached picture, which is a valid picture. */
export async function lookAtPicture(page: Page, name: string): Promise<void> {
  await button(page, `Preview ${name}`).click();
  const picture = page.getByRole("dialog").getByRole("img", { name });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

/** Opens the preview of an attached PDF. event-viewer.e2e.ts checks the content, in browsers with a viewer. */
export async function lookAtPdf(page: Page, name: string): Promise<void> {
  await button(page, `Preview ${name}`).click();
  const dialog = page.getByRole("dialog");
  // The sandbox creates the file at its first request.
  await expect(dialog.getByTitle(name).or(dialog.getByText("cannot show PDF files"))).toBeVisible({
    timeout: 20_000,
  });
}
