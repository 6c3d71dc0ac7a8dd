/**
 * The form of an event (training 2.10, 2.11), looked at over the own calls; events-person.e2e.ts goes
 * through those of a person.
 */
import { watchCalls } from "./support/calls.ts";
import { typeDay } from "./support/days.ts";
import {
  button,
  chooseFiles,
  confirmDeletion,
  description,
  expectList,
  link,
  MEDICAL,
  MEDICAL_ID,
  notes,
  openEventForm,
  OWN,
  saved,
  shownEvent,
} from "./support/event-pages.ts";
import { fact } from "./support/person-form.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const attachments = (page: Page) => page.getByRole("list", { name: "Attachments" });
const newFiles = (page: Page) => page.getByRole("list", { name: "New files" });
const days = (page: Page) => page.getByRole("spinbutton", { name: /^Day\(s\) prior to expiry/ });
const MB = 1024 * 1024;

test("training 2.10, 2.11: Create with everything shows 'Data updated successfully!' and the event, in one call", async ({
  page,
}) => {
  const calls = watchCalls(page, "POST", OWN.base);
  await openEventForm(page, OWN, OWN.create);
  await button(page, "Create").click();
  await expect(page.getByText("Description is required.")).toBeVisible();
  expect(calls.list).toEqual([]);
  await description(page).fill("Dangerous goods");
  await chooseFiles(page, [{ name: "one.pdf" }, { name: "two.txt" }, { name: "three.zip" }]);
  await expect(newFiles(page).getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "Remove three.zip" }).click();
  await expect(page.getByRole("heading", { name: "Expiry warnings" })).toBeHidden();
  await typeDay(page, "Issued at", "2026-01-31");
  await typeDay(page, "Expiry at", "2028-01-31");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("heading", { name: "Expiry warnings" })).toBeVisible();
  await expect(days(page)).toHaveCount(0);
  await page.getByRole("switch", { name: "Manager" }).click();
  await expect(days(page)).toHaveCount(3);
  await days(page).first().fill("45");
  await button(page, "Create").dblclick();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(OWN.shown);
  await expect(shownEvent(page, "Dangerous goods")).toBeVisible();
  expect(calls.list).toHaveLength(1);
  await expect(attachments(page).getByRole("listitem")).toHaveText([/one\.pdf/, /two\.txt/]);
  await expect(fact(page, "Issued At")).toHaveText("2026-01-31");
  await expect(fact(page, "Expiry At")).toContainText("2028-01-31");
  await expect(fact(page, "Expiry warnings")).toHaveText(
    "Notifications sent 45 day(s) prior to expiry to Manager",
  );
});

test("training 2.10, 2.11: an event is changed, loses a file, and is deleted", async ({ page }) => {
  await openEventForm(page, OWN, OWN.update(MEDICAL_ID));

  await test.step("Update shows 'Data updated successfully!' and the event; emptied fields are cleared, Cancel changes nothing", async () => {
    await link(page, "Cancel").click();
    await expect(shownEvent(page, MEDICAL)).toBeVisible();
    await link(page, "Edit").click();
    await expect(notes(page)).toBeVisible();
    await description(page).fill("Medical, renewed");
    await page.getByRole("button", { name: /^Clear Expiry at/ }).click();
    await button(page, "Update").click();
    await expect(saved(page)).toBeVisible();
    await expect(page).toHaveURL(OWN.shown);
    await expect(shownEvent(page, "Medical, renewed")).toBeVisible();
    await expect(fact(page, "Expiry At")).toHaveText("None");
    await expect(fact(page, "Notes")).toContainText("in the flight bag");
    await expect(attachments(page).getByRole("listitem")).toHaveCount(2);
  });

  await test.step("deleting a file asks 'Do you really want to delete this file?' and takes it off the list", async () => {
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

  await test.step("Delete asks 'Do you really want to delete this event?', then 'Event deleted successfully!' and the list", async () => {
    await description(page).fill("Typed for nothing");
    await button(page, "Delete").click();
    await confirmDeletion(page, "Do you really want to delete this event?");
    await expect(page.getByText("Event deleted successfully!")).toBeVisible();
    await expectList(page, OWN);
    await expect(link(page, "Medical, renewed")).toBeHidden();
  });
});

test("training 2.10, 2.11: what the server refuses (422) stands at its field and in the alert", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 422/);
  await openEventForm(page, OWN, OWN.create);
  await description(page).fill("x".repeat(256));
  await chooseFiles(page, [{ name: "small.pdf" }, { name: "huge.mov", size: 65 * MB }]);
  await button(page, "Create").click();
  const alert = page.getByRole("alert").filter({ hasText: "The given data was invalid." });
  await expect(alert).toContainText("huge.mov", { timeout: 20_000 });
  await expect(description(page)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("button", { name: "Remove huge.mov" })).toHaveAccessibleDescription(
    /64 MB/,
  );
  await page.getByRole("button", { name: "Remove huge.mov" }).click();
  await description(page).fill("Shorter");
  await button(page, "Create").click();
  await expect(shownEvent(page, "Shorter")).toBeVisible();
});
