/**
 * A new event with every field (training 2.10, 2.11), by the calls for own events. Own events and a person's events
 * share the form, but have other calls (SDK: writes.test.tsx) and URLs (portal: events/event-scope.test.ts).
 * events-person.e2e.ts covers those of a person. The stories Create Event, Edit Event, EventForm and NotesField
 * have the states of the form.
 */
import { watchCalls } from "../support/calls.ts";
import { day, typeDay } from "../support/days.ts";
import {
  attachments,
  button,
  chooseFiles,
  description,
  link,
  MEDICAL,
  newFiles,
  notes,
  openEvents,
  OWN,
  saved,
  shownEvent,
} from "./event-pages.ts";
import { detail } from "../support/controls.ts";
import { faults } from "../support/sandbox.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const PASSPORT = "Passport, second";

const days = (page: Page) => page.getByRole("spinbutton", { name: /^Day\(s\) prior to expiry/ });

/** Markup that would run code or change styles, pasted at the text cursor. */
const pasteMarkup = (page: Page) =>
  notes(page).evaluate((editor) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      '<p style="position:fixed">kept <img src=x onerror="window.fired=1"><script>window.fired=1</script>' +
        '<svg onload="window.fired=1"></svg><a href="javascript:window.fired=1">words</a></p>',
    );
    const paste = { clipboardData: data, bubbles: true, cancelable: true };
    editor.dispatchEvent(new ClipboardEvent("paste", paste));
  });

test("creates an event with all fields, and shows it in every list", async ({
  page: listed,
  context,
  watch,
}) => {
  // Two windows, and every field of the form.
  test.slow();
  // The browser reports handlers in every document that is parsed, also in the sanitiser's.
  watch.allow(/status of (422|500)|inline event handler|script-src-attr refused inline/);
  await openEvents(listed, OWN.who, OWN.list, link(listed, MEDICAL));
  const page = await context.newPage();
  const calls = watchCalls(page, "POST", OWN.base);
  await page.goto(`/#${OWN.create}`);
  await expect(notes(page)).toBeVisible();

  await test.step("sends nothing without a description, and shows a 422 at its field", async () => {
    await button(page, "Create").click();
    await expect(page.getByText("Description is required.")).toBeVisible();
    expect(calls.list).toEqual([]);
    await description(page).fill("x".repeat(256));
    await button(page, "Create").click();
    await expect(
      page.getByRole("alert").filter({ hasText: "The given data was invalid." }),
    ).toBeVisible();
    await expect(description(page)).toHaveAttribute("aria-invalid", "true");
    expect(calls.list).toHaveLength(1);
    await description(page).fill(PASSPORT);
  });

  await test.step("formats notes with the keyboard alone and when pasted", async () => {
    await notes(page).focus();
    await page.keyboard.type("Bring ");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("both");
    await page.keyboard.press("Control+b");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Bullet list" }).press("Enter");
    await notes(page).focus();
    await page.keyboard.type("visa, ");
    await pasteMarkup(page);
    await expect(notes(page)).toContainText("kept");
  });

  await test.step("creates an event in one call with 'Data updated successfully!' and shows it", async () => {
    await chooseFiles(page, [
      { name: "CON.txt" },
      { name: "Prüfung: Tag 1\u202Efdp.exe" },
      { name: "three.zip" },
    ]);
    await expect(newFiles(page).getByRole("listitem")).toHaveCount(3);
    await page.getByRole("button", { name: "Remove three.zip" }).click();
    await expect(page.getByRole("heading", { name: "Expiry warnings" })).toBeHidden();
    await typeDay(page, "Issued at", "2026-01-31");
    await typeDay(page, "Expiry at", day(10));
    await page.keyboard.press("Tab");
    await expect(page.getByRole("heading", { name: "Expiry warnings" })).toBeVisible();
    await expect(days(page)).toHaveCount(0);
    await page.getByRole("switch", { name: "Manager" }).click();
    await expect(days(page)).toHaveCount(3);
    await days(page).first().fill("45");
    await button(page, "Create").dblclick();
    await expect(saved(page)).toBeVisible();
    await expect(page).toHaveURL(OWN.shown);
    await expect(shownEvent(page, PASSPORT)).toBeVisible();
    expect(calls.list).toHaveLength(2);
    await expect(attachments(page).getByRole("listitem")).toHaveText([/CON\.txt/, /Prüfung/]);
    await expect(detail(page, "Issued At")).toHaveText("2026-01-31");
    await expect(detail(page, "Expiry At")).toContainText(day(10));
    await expect(detail(page, "Expiry warnings")).toHaveText(
      "Notifications sent 45 day(s) prior to expiry to Manager",
    );
  });

  await test.step("shows notes as written, without code or styles of their own", async () => {
    await expect(detail(page, "Notes").locator("strong")).toHaveText("both");
    await expect(detail(page, "Notes").getByRole("listitem")).toHaveText(/^visa,\s+kept\s+words$/);
    await expect(detail(page, "Notes").locator("img, svg, script, [style], a")).toHaveCount(0);
    expect(await page.evaluate(() => "fired" in window)).toBe(false);
  });

  await test.step("saves an attachment under its safe name, and offers to retry a failed one", async () => {
    await faults(page, [{ path: `${OWN.base}/*/files/*/download`, status: 500, times: 1 }]);
    const [first, second] = [0, 1].map((at) => attachments(page).getByRole("listitem").nth(at));
    await first!.getByRole("button", { name: /^Download/ }).click();
    await expect(first!.getByRole("alert")).toBeVisible();
    const [retried] = await Promise.all([
      page.waitForEvent("download"),
      first!.getByRole("button", { name: /again$/ }).click(),
    ]);
    await expect(first!).toContainText("Downloaded");
    expect(retried.suggestedFilename()).not.toMatch(/^con\./i);
    const [other] = await Promise.all([
      page.waitForEvent("download"),
      second!.getByRole("button", { name: /^Download/ }).click(),
    ]);
    expect(other.suggestedFilename()).toMatch(/^Prüfung/);
    expect(other.suggestedFilename()).not.toMatch(/[:\u202E]/);
  });

  await test.step("shows an event made in one tab in the other, and on the manager's board", async () => {
    await expect(link(listed, PASSPORT)).toBeVisible();
    await signInAt(
      listed,
      "company.manager@aurora.test",
      `/dashboard/event-status?status=riskOfExpiry&q=${encodeURIComponent(PASSPORT)}`,
    );
    await link(listed, PASSPORT).click();
    await expect(listed).toHaveURL(/tab=events&eventId=\d+$/);
    await expect(shownEvent(listed, PASSPORT)).toBeVisible();
  });
});
