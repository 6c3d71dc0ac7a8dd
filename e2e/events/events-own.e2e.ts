/** Own events and documents (training 2.11, 6); a new one: event-form.e2e.ts. */
import {
  ARCHIVED,
  attachments,
  button,
  confirmDeletion,
  description,
  expectList,
  link,
  lookAtPicture,
  MEDICAL,
  notes,
  openEvents,
  OWN,
  saved,
  shownEvent,
} from "./event-pages.ts";
import { signedInCalls } from "../support/api-calls.ts";
import { detail } from "../support/controls.ts";
import { expectTitle, menu } from "../support/shell.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const COMMON = "trainee.manager@aurora.test";

/** Adds a person who manages and trains, with an event: no named account does both. Gives the event's id. */
async function addManagerWhoTrains(): Promise<number> {
  const call = await signedInCalls("admin@recurrent.test");
  const lookUp = async (path: string) =>
    (await call("GET", `/api/companies/1/${path}`)).reply as { id: number; name: string }[];
  const kinds = await lookUp("acl");
  const [rpe] = await lookUp("rpes");
  const [role] = await lookUp("roles");
  const { status } = await call("POST", "/api/companies/1/users", {
    name: "Mara",
    surname: "Lindholm",
    username: COMMON,
    email: COMMON,
    roles: kinds
      .filter(({ name }) => /^(company manager|trainee)$/i.test(name))
      .map(({ id }) => id),
    companyRpes: [rpe?.id],
    companyRoles: [{ id: role?.id, licence: "" }],
    settings: {},
  });
  expect(status).toBeLessThan(300);
  const own = await signedInCalls(COMMON);
  const form = new FormData();
  form.append("description", "Licence");
  return ((await own("POST", OWN.base, form)).reply as { id: number }).id;
}

test("lets a trainee list, read, change and delete their own events", async ({ page, watch }) => {
  // Eight sentences of the requirements, one after the other.
  test.slow();
  watch.allow(/status of 404/);
  const isEditorLoaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .some(({ name }) => name.includes("EventNotesEditor")),
    );
  await signInAt(page, OWN.who, "/my/schedule");

  await test.step("opens the list from the menu; All, Archived and each event have URLs", async () => {
    await menu(page).getByRole("link", { name: "Events / Documents" }).click();
    await expectTitle(page, "Events / Documents");
    await expect(link(page, MEDICAL)).toBeVisible();
    await expect(link(page, ARCHIVED)).toBeHidden();
    await link(page, "Archived").click();
    await expect(link(page, ARCHIVED)).toBeVisible();
    await expect(link(page, MEDICAL)).toBeHidden();
    await page.goBack();
    await link(page, MEDICAL).click();
    await expectTitle(page, "Event Detail");
    await expect(page).toHaveURL(OWN.shown);
    await page.reload();
    await expect(shownEvent(page, MEDICAL)).toBeVisible();
  });

  await test.step("previews a picture in a dialog before it is downloaded", async () => {
    const dialog = page.getByRole("dialog");
    await lookAtPicture(page, "Prescription.png");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download Prescription.png" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Prescription.png");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("loads the notes' editor when a form opens, and not before", async () => {
    expect(await isEditorLoaded()).toBe(false);
    await link(page, "Edit").click();
    await expect(notes(page)).toBeVisible();
    expect(await isEditorLoaded()).toBe(true);
    await expectTitle(page, "Edit Event");
  });

  await test.step("asks before a changed form is left; Cancel changes nothing", async () => {
    await description(page).fill("Half typed");
    await link(page, "Cancel").click();
    const question = page.getByRole("alertdialog", { name: "Unsaved changes" });
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(question).toBeHidden();
    await expect(description(page)).toHaveValue("Half typed");
    await link(page, "Cancel").click();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(shownEvent(page, MEDICAL)).toBeVisible();
  });

  await test.step("shows 'Data updated successfully!' after Update, and clears emptied fields", async () => {
    await link(page, "Edit").click();
    await expect(notes(page)).toBeVisible();
    await description(page).fill("Medical, renewed");
    await page.getByRole("button", { name: /^Clear Expiry at/ }).click();
    await button(page, "Update").click();
    await expect(saved(page)).toBeVisible();
    await expect(page).toHaveURL(OWN.shown);
    await expect(shownEvent(page, "Medical, renewed")).toBeVisible();
    await expect(detail(page, "Expiry At")).toHaveText("None");
    await expect(detail(page, "Notes")).toContainText("in the flight bag");
    await expect(attachments(page).getByRole("listitem")).toHaveCount(2);
  });

  await test.step("asks 'Do you really want to delete this file?' and removes it from the list", async () => {
    await link(page, "Edit").click();
    await expect(notes(page)).toBeVisible();
    await description(page).fill("Still typed");
    const files = page.getByRole("list", { name: "Attached files" }).getByRole("listitem");
    await page.getByRole("button", { name: "Delete Prescription.png" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(files).toHaveCount(2);
    await page.getByRole("button", { name: "Delete Prescription.png" }).click();
    await confirmDeletion(page, "Do you really want to delete this file?");
    await expect(files).toHaveText([/Medical certificate\.pdf/]);
    await expect(description(page)).toHaveValue("Still typed");
  });

  await test.step("deletes an event after a question, with 'Event deleted successfully!'", async () => {
    await button(page, "Delete").click();
    await confirmDeletion(page, "Do you really want to delete this event?");
    await expect(page.getByText("Event deleted successfully!")).toBeVisible();
    await expectList(page, OWN);
    await expect(link(page, "Medical, renewed")).toBeHidden();
  });

  await test.step("returns to the list with a notice when an event fails to load", async () => {
    await page.goto(`/#${OWN.show(99_999_999)}`);
    await expect(page.getByText("Whoops! There was an error.")).toBeVisible();
    await expectList(page, OWN);
  });
});

test("lets a manager who trains archive and restore an own event", async ({ page }) => {
  const id = await addManagerWhoTrains();
  await openEvents(page, COMMON, OWN.show(id), shownEvent(page, "Licence"));
  await button(page, "Archive").click();
  await expect(page.getByText("Event archived successfully!")).toBeVisible();
  await expect(link(page, "Edit")).toBeHidden();
  await link(page, "Back").click();
  await expect(page).toHaveURL(/#\/my\/events\?list=archived$/);
  await link(page, "Licence").click();
  await button(page, "Restore").click();
  await expect(page.getByText("Event restored successfully!")).toBeVisible();
  await expect(link(page, "Edit")).toBeVisible();
});
