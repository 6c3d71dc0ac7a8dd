/**
 * An event that is shown, with its attachments (training 2.10, 2.11). Own and a person's are the same
 * screen over two sets of calls (SDK: events.test.tsx) and addresses (portal: events/scope.test.ts);
 * events-person.e2e.ts goes through those of a person.
 */
import {
  button,
  chooseFiles,
  description,
  expectList,
  link,
  lookAtPdf,
  lookAtPicture,
  MEDICAL,
  MEDICAL_ID,
  openEventForm,
  openEvents,
  OWN,
  shownEvent,
} from "./support/event-pages.ts";
import { fact } from "./support/person-form.ts";
import { faults } from "./support/sandbox.ts";
import { expectTitle } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const attachments = (page: Page) => page.getByRole("list", { name: "Attachments" });
const whoops = (page: Page) => page.getByText("Whoops! There was an error.");

test("training 2.10, 2.11: an event is shown with its files; one that cannot be shown leads to the list", async ({
  page,
  watch,
}) => {
  // From the list: an event that was shown before would be shown again, not fail.
  await openEvents(page, OWN.who, OWN.list, link(page, MEDICAL));

  await test.step("a failed show returns to the list with its notice, and Back does not lead to it again", async () => {
    watch.expect(/status of (403|404|500)/);
    await page.goto(`/#${OWN.show(99_999_999)}`);
    await expect(whoops(page)).toBeVisible();
    await expectList(page, OWN);
    await faults(page, [{ path: `${OWN.base}/*`, method: "GET", status: 500 }]);
    await link(page, MEDICAL).click();
    await expect(whoops(page)).toBeVisible();
    await expectList(page, OWN);
    await faults(page, [{ path: `${OWN.base}/*`, method: "GET", status: 403 }]);
    await page.goto(`/#${OWN.update(MEDICAL_ID)}`);
    await expectTitle(page, "Access Forbidden");
  });

  await faults(page, []);
  await page.goto(`/#${OWN.show(MEDICAL_ID)}`);
  await expect(shownEvent(page, MEDICAL)).toBeVisible();

  await test.step("show has description, attachments, notes as rich text, both dates and the warnings", async () => {
    const head = page.getByRole("region", { name: MEDICAL });
    await expect(head.getByText("Description", { exact: true })).toBeVisible();
    await expect(head.getByRole("heading", { level: 2 })).toHaveText(MEDICAL);
    await expect(attachments(page).getByRole("listitem")).toHaveCount(2);
    await expect(fact(page, "Notes").locator("strong")).toHaveText("in the flight bag");
    await expect(fact(page, "Issued At")).toHaveText(/^\d{4}-\d\d-\d\d$/);
    await expect(fact(page, "Expiry At")).toHaveText(/^\d{4}-\d\d-\d\d/);
    await expect(fact(page, "Expiry warnings")).toHaveText(
      "Notifications sent 30, 14 and 7 day(s) prior to expiry to Manager, Trainee",
    );
  });

  await test.step("issue: pictures and PDFs can be looked at in a dialog before they are downloaded", async () => {
    const dialog = page.getByRole("dialog");
    await lookAtPicture(page, "Prescription.png");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download Prescription.png" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Prescription.png");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await lookAtPdf(page, "Medical certificate.pdf");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
});

test("training 2.10, 2.11: an attachment is saved under its safe name with progress; a failure is shown at it and can be tried again", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 500/);
  await openEventForm(page, OWN, OWN.create);
  await description(page).fill("Odd names");
  await chooseFiles(page, [{ name: "CON.txt" }, { name: "Prüfung: Tag 1\u202Efdp.exe" }]);
  await button(page, "Create").click();
  await expect(attachments(page).getByRole("listitem")).toHaveCount(2);
  await faults(page, [{ path: `${OWN.base}/*/files/*/download`, status: 500, times: 1 }]);
  const first = attachments(page).getByRole("listitem").first();
  await first.getByRole("button", { name: /^Download/ }).click();
  await expect(first.getByRole("alert")).toBeVisible();
  const [retried] = await Promise.all([
    page.waitForEvent("download"),
    first.getByRole("button", { name: /again$/ }).click(),
  ]);
  await expect(first).toContainText("Downloaded");
  expect(retried.suggestedFilename()).not.toMatch(/^con\./i);
  const second = attachments(page).getByRole("listitem").nth(1);
  const [other] = await Promise.all([
    page.waitForEvent("download"),
    second.getByRole("button", { name: /^Download/ }).click(),
  ]);
  expect(other.suggestedFilename()).toMatch(/^Prüfung/);
  expect(other.suggestedFilename()).not.toMatch(/[:\u202E]/);
});
