/**
 * The Events / Documents tab of Person Detail (training 2.10, 6): its URLs, and each of its calls once.
 * The stories of the tab (PersonEvents.stories.tsx) check its buttons, and events-own.e2e.ts the pages.
 */
import {
  ARCHIVED,
  button,
  chooseFiles,
  confirmDeletion,
  description,
  expectList,
  link,
  MEDICAL,
  notes,
  openEvents,
  OWN,
  PERSON,
  saved,
  shownEvent,
} from "./event-pages.ts";
import { expect, test } from "../support/test.ts";

test("keeps the modes of a person's event tab in the URL", async ({ page }) => {
  await openEvents(page, PERSON.who, PERSON.list, link(page, MEDICAL));

  await test.step("shows the same after Back and Forward, a reload and a shared link", async () => {
    await link(page, "New").click();
    await expect(notes(page)).toBeVisible();
    await expect(page).toHaveURL(/tab=events&mode=create$/);
    await page.goBack();
    // Each mode is a page for the keyboard: its title takes the focus.
    await link(page, MEDICAL).press("Enter");
    await expect(shownEvent(page, MEDICAL)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await link(page, "Edit").click();
    await expect(notes(page)).toBeVisible();
    await expect(page).toHaveURL(/eventId=10501&mode=update$/);
    await page.reload();
    await expect(description(page)).toHaveValue(MEDICAL);
    await page.goBack();
    await expect(shownEvent(page, MEDICAL)).toBeVisible();
    await page.goBack();
    await expectList(page, PERSON);
  });

  await test.step("asks before a changed form is left for another tab of the person", async () => {
    await link(page, "New").click();
    await description(page).fill("Half typed");
    await link(page, "Program").click();
    const question = page.getByRole("alertdialog", { name: "Unsaved changes" });
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole("table", { name: "Training Program" })).toBeVisible();
  });
});

const RENAMED = "Medical, by the manager";

test("lets a training manager do everything, and shows the changes to the trainee", async ({
  page,
}) => {
  const who = "training.manager@aurora.test";
  await openEvents(page, who, PERSON.create, notes(page));

  await test.step("creates a person's event with its files and shows 'Data updated successfully!'", async () => {
    await description(page).fill("Dangerous goods");
    await chooseFiles(page, [{ name: "one.pdf" }, { name: "two.txt" }]);
    await button(page, "Create").click();
    await expect(saved(page)).toBeVisible();
    await expect(page).toHaveURL(PERSON.shown);
    await expect(shownEvent(page, "Dangerous goods")).toBeVisible();
    const started = page.waitForEvent("download");
    await button(page, "Download one.pdf").click();
    expect((await started).suggestedFilename()).toBe("one.pdf");
  });

  await test.step("deletes a file and the event of a person after their questions", async () => {
    await link(page, "Edit").click();
    await expect(notes(page)).toBeVisible();
    await page.getByRole("button", { name: "Delete two.txt" }).click();
    await confirmDeletion(page, "Do you really want to delete this file?");
    const files = page.getByRole("list", { name: "Attached files" }).getByRole("listitem");
    await expect(files).toHaveText([/one\.pdf/]);
    await button(page, "Delete").click();
    await confirmDeletion(page, "Do you really want to delete this event?");
    await expect(page.getByText("Event deleted successfully!")).toBeVisible();
    await expectList(page, PERSON);
    await expect(link(page, "Dangerous goods")).toBeHidden();
  });

  await test.step("updates a person's event and shows 'Data updated successfully!'", async () => {
    await link(page, MEDICAL).click();
    // The list has an Edit as well, that of the person.
    await expect(shownEvent(page, MEDICAL)).toBeVisible();
    await link(page, "Edit").click();
    await expect(notes(page)).toBeVisible();
    await description(page).fill(RENAMED);
    await button(page, "Update").click();
    await expect(saved(page)).toBeVisible();
    await expect(page).toHaveURL(PERSON.shown);
    await expect(shownEvent(page, RENAMED)).toBeVisible();
  });

  await test.step("moves an event to Archived with 'Event archived successfully!', and restores it", async () => {
    await button(page, "Archive").click();
    await expect(page.getByText("Event archived successfully!")).toBeVisible();
    await expect(button(page, "Archive")).toBeHidden();
    await expect(link(page, "Edit")).toBeHidden();
    await link(page, "Back").click();
    await expect(link(page, ARCHIVED)).toBeVisible();
    await link(page, RENAMED).click();
    await button(page, "Restore").click();
    await expect(page.getByText("Event restored successfully!")).toBeVisible();
    await expect(link(page, "Edit")).toBeVisible();
    await link(page, "Back").click();
    await expectList(page, PERSON);
    await expect(link(page, RENAMED)).toBeVisible();
  });

  await openEvents(page, OWN.who, OWN.list, link(page, RENAMED));
});
