/** What holds for events and documents on both scopes: own, and a person's (training 2.10, 2.11). */
import { expectAccessible } from "./support/axe.ts";
import { watchCalls } from "./support/calls.ts";
import {
  ARCHIVED,
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
  openEvents,
  OWN,
  PERSON,
  saved,
  shownEvent,
} from "./support/event-pages.ts";
import { fact } from "./support/person-form.ts";
import { faults } from "./support/sandbox.ts";
import { expectTitle } from "./support/shell.ts";
import { acceptTerms, submitLogin } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const table = (page: Page) => page.getByRole("table", { name: "Events and documents" });
const names = (page: Page) => table(page).getByRole("rowheader").allInnerTexts();
const attachments = (page: Page) => page.getByRole("list", { name: "Attachments" });
const newFiles = (page: Page) => page.getByRole("list", { name: "New files" });
const days = (page: Page) => page.getByRole("spinbutton", { name: /^Day\(s\) prior to expiry/ });
const whoops = (page: Page) => page.getByText("Whoops! There was an error.");
const MB = 1024 * 1024;

for (const pages of [OWN, PERSON]) {
  const on = pages.name === "own" ? "training 2.11, own" : "training 2.10, a person's";

  test(`${on}: the list has New, the tabs All and Archived, and Description, Issued, Expiration by description`, async ({
    page,
  }) => {
    await openEvents(page, pages.who, pages.list, link(page, MEDICAL));
    await expect(table(page).getByRole("columnheader")).toHaveText([
      /^Description/,
      /^Issued/,
      /^Expiration/,
    ]);
    await expect(table(page).getByRole("columnheader").first()).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    const shown = await names(page);
    expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, "en")));
    expect(shown).not.toContain(ARCHIVED);
    const row = table(page).getByRole("row").filter({ hasText: MEDICAL });
    await expect(row.getByRole("img", { name: "2 attachments" })).toBeVisible();
    await expect(row.getByRole("img", { name: "At Risk Of Expiry" })).toBeVisible();
    await expect(link(page, "New")).toBeVisible();

    await link(page, "Archived").click();
    await expect(link(page, ARCHIVED)).toBeVisible();
    await expect(link(page, MEDICAL)).toBeHidden();
    await page.goBack();
    await expect(link(page, MEDICAL)).toBeVisible();
  });

  test(`${on}: search, sort and the list are part of the address, and a reload shows them again`, async ({
    page,
  }) => {
    await openEvents(page, pages.who, pages.list, link(page, MEDICAL));
    await page.getByRole("button", { name: "Description" }).click();
    await expect(page).toHaveURL(/sort=-description/);
    await page.getByRole("searchbox").fill("MEDICAL");
    await expect.poll(() => names(page)).toEqual([MEDICAL]);
    await expect(page).toHaveURL(/q=MEDICAL/);
    await page.reload();
    await expect.poll(() => names(page)).toEqual([MEDICAL]);
    await page.goto(`/#${pages.archived}`);
    await page.reload();
    await expect(link(page, ARCHIVED)).toBeVisible();
  });

  test(`${on}: Description leads to show mode, a press beside it too, and Back to the list`, async ({
    page,
  }) => {
    await openEvents(page, pages.who, pages.list, link(page, MEDICAL));
    await link(page, MEDICAL).click();
    await expect(page).toHaveURL(pages.shown);
    await expect(shownEvent(page, MEDICAL)).toBeVisible();
    await link(page, "Back").click();
    await table(page)
      .getByRole("row")
      .filter({ hasText: MEDICAL })
      .getByRole("cell")
      .first()
      .click();
    await expect(page).toHaveURL(pages.shown);
    await page.reload();
    await expect(shownEvent(page, MEDICAL)).toBeVisible();
    await page.goBack();
    await expectList(page, pages);
  });

  test(`${on}: show has description, attachments, notes as rich text, both dates and the warnings`, async ({
    page,
  }) => {
    const path = pages.show(MEDICAL_ID);
    await openEvents(page, pages.who, path, shownEvent(page, MEDICAL));
    await expect(fact(page, "Description")).toHaveText(MEDICAL);
    await expect(attachments(page).getByRole("listitem")).toHaveCount(2);
    await expect(fact(page, "Notes").locator("strong")).toHaveText("in the flight bag");
    await expect(fact(page, "Issued At")).toHaveText(/^\d{4}-\d\d-\d\d$/);
    await expect(fact(page, "Expiry At")).toHaveText(/^\d{4}-\d\d-\d\d/);
    await expect(fact(page, "Expiry warnings")).toHaveText(
      "Notifications sent 30, 14 and 7 day(s) prior to expiry to Manager, Trainee",
    );
  });

  test(`${on}: Create with everything shows 'Data updated successfully!' and the event, in one call`, async ({
    page,
  }) => {
    const calls = watchCalls(page, "POST", pages.base);
    await openEventForm(page, pages, pages.create);
    await button(page, "Create").click();
    await expect(page.getByText("Description is required.")).toBeVisible();
    expect(calls.list).toEqual([]);
    await description(page).fill("Dangerous goods");
    await chooseFiles(page, [{ name: "one.pdf" }, { name: "two.txt" }, { name: "three.zip" }]);
    await expect(newFiles(page).getByRole("listitem")).toHaveCount(3);
    await page.getByRole("button", { name: "Remove three.zip" }).click();
    await expect(page.getByRole("heading", { name: "Expiry warnings" })).toBeHidden();
    await page.getByRole("textbox", { name: "Issued at" }).fill("2026-01-31");
    await page.getByRole("textbox", { name: "Expiry at" }).fill("2028-01-31");
    await page.getByRole("textbox", { name: "Expiry at" }).blur();
    await expect(page.getByRole("heading", { name: "Expiry warnings" })).toBeVisible();
    await expect(days(page)).toHaveCount(0);
    await page.getByRole("switch", { name: "Manager" }).click();
    await expect(days(page)).toHaveCount(3);
    await days(page).first().fill("45");
    await button(page, "Create").dblclick();
    await expect(saved(page)).toBeVisible();
    await expect(page).toHaveURL(pages.shown);
    await expect(shownEvent(page, "Dangerous goods")).toBeVisible();
    expect(calls.list).toHaveLength(1);
    await expect(attachments(page).getByRole("listitem")).toHaveText([/one\.pdf/, /two\.txt/]);
    await expect(fact(page, "Issued At")).toHaveText("2026-01-31");
    await expect(fact(page, "Expiry At")).toContainText("2028-01-31");
    await expect(fact(page, "Expiry warnings")).toHaveText(
      "Notifications sent 45 day(s) prior to expiry to Manager",
    );
  });

  test(`${on}: notes written and formatted with the keyboard alone are shown so`, async ({
    page,
  }) => {
    await openEventForm(page, pages, pages.create);
    await description(page).fill("Written by hand");
    await notes(page).focus();
    await page.keyboard.type("Bring ");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("both");
    await page.keyboard.press("Control+b");
    await page.keyboard.press("Enter");
    const list = page.getByRole("button", { name: "Bullet list" });
    await list.focus();
    await page.keyboard.press("Enter");
    await notes(page).focus();
    await page.keyboard.type("passport");
    await button(page, "Create").focus();
    await page.keyboard.press("Enter");
    await expect(shownEvent(page, "Written by hand")).toBeVisible();
    await expect(fact(page, "Notes").locator("strong")).toHaveText("both");
    await expect(fact(page, "Notes").getByRole("listitem")).toHaveText("passport");
  });

  test(`${on}: markup pasted into notes that would run or restyle does nothing, there and shown`, async ({
    page,
    watch,
  }) => {
    // The browser reports handlers wherever they are parsed, also in the sanitiser's document.
    watch.expect(/inline event handler|script-src-attr refused inline/);
    await openEventForm(page, pages, pages.create);
    await description(page).fill("Pasted");
    await notes(page).evaluate((editor) => {
      const data = new DataTransfer();
      data.setData(
        "text/html",
        '<p style="position:fixed">kept <img src=x onerror="window.fired=1"><script>window.fired=1</script>' +
          '<svg onload="window.fired=1"></svg><a href="javascript:window.fired=1">words</a></p>',
      );
      const paste = { clipboardData: data, bubbles: true, cancelable: true };
      editor.dispatchEvent(new ClipboardEvent("paste", paste));
    });
    await expect(notes(page)).toContainText("kept");
    await button(page, "Create").click();
    await expect(shownEvent(page, "Pasted")).toBeVisible();
    await expect(fact(page, "Notes")).toContainText("kept words");
    await expect(fact(page, "Notes").locator("img, svg, script, [style], a")).toHaveCount(0);
    expect(await page.evaluate(() => "fired" in window)).toBe(false);
  });

  test(`${on}: Update shows 'Data updated successfully!' and the event; emptied fields are cleared, Cancel changes nothing`, async ({
    page,
  }) => {
    await openEventForm(page, pages, pages.update(MEDICAL_ID));
    await link(page, "Cancel").click();
    await expect(shownEvent(page, MEDICAL)).toBeVisible();
    await link(page, "Edit").click();
    await expect(notes(page)).toBeVisible();
    await description(page).fill("Medical, renewed");
    await page.getByRole("button", { name: /^Clear Expiry at/ }).click();
    await button(page, "Update").click();
    await expect(saved(page)).toBeVisible();
    await expect(page).toHaveURL(pages.shown);
    await expect(shownEvent(page, "Medical, renewed")).toBeVisible();
    await expect(fact(page, "Expiry At")).toHaveText("None");
    await expect(fact(page, "Notes")).toContainText("in the flight bag");
    await expect(attachments(page).getByRole("listitem")).toHaveCount(2);
  });

  test(`${on}: deleting a file asks 'Do you really want to delete this file?' and takes it off the list`, async ({
    page,
  }) => {
    await openEventForm(page, pages, pages.update(MEDICAL_ID));
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

  test(`${on}: Delete asks 'Do you really want to delete this event?', then 'Event deleted successfully!' and the list`, async ({
    page,
  }) => {
    await openEventForm(page, pages, pages.update(MEDICAL_ID));
    await description(page).fill("Typed for nothing");
    await button(page, "Delete").click();
    await confirmDeletion(page, "Do you really want to delete this event?");
    await expect(page.getByText("Event deleted successfully!")).toBeVisible();
    await expectList(page, pages);
    await expect(link(page, MEDICAL)).toBeHidden();
  });

  test(`${on}: a failed show returns to the list with its notice, and Back does not lead to it again`, async ({
    page,
    watch,
  }) => {
    watch.expect(/status of (404|500)/);
    await openEvents(page, pages.who, pages.list, link(page, MEDICAL));
    await page.goto(`/#${pages.show(99_999_999)}`);
    await expect(whoops(page)).toBeVisible();
    await expectList(page, pages);
    await faults(page, [{ path: `${pages.base}/*`, method: "GET", status: 500 }]);
    await link(page, MEDICAL).click();
    await expect(whoops(page)).toBeVisible();
    await expectList(page, pages);
    await faults(page, [{ path: `${pages.base}/*`, method: "GET", status: 403 }]);
    watch.expect(/status of 403/);
    await page.goto(`/#${pages.update(MEDICAL_ID)}`);
    await expectTitle(page, "Access Forbidden");
  });

  test(`${on}: what the server refuses (422) stands at its field and in the alert`, async ({
    page,
    watch,
  }) => {
    watch.expect(/status of 422/);
    await openEventForm(page, pages, pages.create);
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

  test(`issue, ${pages.name}: an upload that is cancelled or breaks midway keeps all that was typed and chosen; one press sends it again`, async ({
    page,
    watch,
  }) => {
    watch.expect(/status of 500|net::ERR_FAILED/);
    await openEventForm(page, pages, pages.create);
    await description(page).fill("Simulator video");
    await notes(page).pressSequentially("Session 4");
    await chooseFiles(page, [{ name: "session.mp4", size: 40 * MB }]);
    await button(page, "Create").click();
    await expect(page.getByRole("progressbar", { name: "Upload" })).toBeVisible();
    await page.getByRole("button", { name: "Cancel upload" }).click();
    const isKept = async () => {
      await expect(button(page, "Create")).toBeEnabled();
      await expect(description(page)).toHaveValue("Simulator video");
      await expect(notes(page)).toHaveText("Session 4");
      await expect(newFiles(page)).toContainText("session.mp4");
    };
    await isKept();
    await expect(whoops(page)).toBeHidden();

    await faults(page, [{ path: pages.base, method: "POST", status: "drop", times: 1 }]);
    await button(page, "Create").click();
    await expect(whoops(page)).toBeVisible({ timeout: 20_000 });
    await isKept();
    await button(page, "Create").click();
    await expect(shownEvent(page, "Simulator video")).toBeVisible({ timeout: 20_000 });
    await expect(attachments(page)).toContainText("session.mp4");
    await expect(fact(page, "Notes")).toHaveText("Session 4");
  });

  test(`issue, ${pages.name}: leaving a changed form asks, and what was typed outlives an ended session, files apart`, async ({
    page,
    watch,
  }) => {
    watch.expect(/status of 401/);
    await openEventForm(page, pages, pages.update(MEDICAL_ID));
    await description(page).fill("Half typed");
    await chooseFiles(page, [{ name: "lost.pdf" }]);
    await link(page, "Cancel").click();
    const question = page.getByRole("alertdialog", { name: "Unsaved changes" });
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(question).toBeHidden();
    await expect(description(page)).toHaveValue("Half typed");
    await faults(page, [{ path: `${pages.base}/*`, method: "POST", status: 401, times: 1 }]);
    await button(page, "Update").click();
    await expectTitle(page, "Login");
    await submitLogin(page, pages.who);
    await acceptTerms(page);
    await expect(notes(page)).toBeVisible();
    await button(page, "Restore").click();
    await expect(description(page)).toHaveValue("Half typed");
    await expect(newFiles(page)).toBeHidden();
    // A new event is another form, with another draft.
    await button(page, "Update").click();
    await expect(shownEvent(page, "Half typed")).toBeVisible();
  });

  test(`${on}: an attachment is saved under its safe name with progress; a failure is shown at it and can be tried again`, async ({
    page,
    watch,
  }) => {
    watch.expect(/status of 500/);
    await openEventForm(page, pages, pages.create);
    await description(page).fill("Odd names");
    await chooseFiles(page, [{ name: "CON.txt" }, { name: "Prüfung: Tag 1\u202Efdp.exe" }]);
    await button(page, "Create").click();
    await expect(attachments(page).getByRole("listitem")).toHaveCount(2);
    await faults(page, [{ path: `${pages.base}/*/files/*/download`, status: 500, times: 1 }]);
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

  test(`issue, ${pages.name}: pictures and PDFs can be looked at in a dialog before they are downloaded`, async ({
    page,
  }) => {
    const path = pages.show(MEDICAL_ID);
    await openEvents(page, pages.who, path, shownEvent(page, MEDICAL));
    const dialog = page.getByRole("dialog");
    await button(page, "Preview Prescription.png").click();
    const picture = dialog.getByRole("img", { name: "Prescription.png" });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download Prescription.png" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Prescription.png");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await button(page, "Preview Medical certificate.pdf").click();
    await expect(
      dialog.getByTitle("Medical certificate.pdf").or(dialog.getByText("no PDF files")),
      // The sandbox makes it when it is asked for.
    ).toBeVisible({ timeout: 20_000 });
  });

  for (const width of [1280, 360]) {
    test(`issue, ${pages.name}: no screen of events scrolls sideways at ${width} px, and axe finds nothing`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await openEvents(page, pages.who, pages.list, link(page, MEDICAL));
      for (const [path, ready] of [
        [pages.list, link(page, MEDICAL)],
        [pages.archived, link(page, ARCHIVED)],
        [pages.show(MEDICAL_ID), shownEvent(page, MEDICAL)],
        [pages.update(MEDICAL_ID), notes(page)],
        [pages.create, notes(page)],
      ] as const) {
        await page.goto(`/#${path}`);
        await expect(ready).toBeVisible();
        // A tooltip under the pointer is outside of every region.
        await page.mouse.move(0, 0);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
        // A new event is the same form, and the archive the same list.
        if (path !== pages.create && path !== pages.archived) {
          await expectAccessible(page, `${path} at ${width} px`);
        }
      }
    });
  }
}
