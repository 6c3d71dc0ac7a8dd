/** What is particular to the own events and documents (training 2.11, 6). */
import { typeDay } from "./support/days.ts";
import { stat } from "node:fs/promises";
import {
  ARCHIVED,
  button,
  description,
  link,
  MEDICAL,
  notes,
  openEventForm,
  openEvents,
  OWN,
  shownEvent,
} from "./support/event-pages.ts";
import { callsOf } from "./support/own-calls.ts";
import { slowUploads } from "./support/slow-uploads.ts";
import { expectTitle, menu } from "./support/shell.ts";
import { enterAt } from "./support/sign-in.ts";
import { searchRows } from "./support/grid-page.ts";
import { expect, test } from "./support/test.ts";

const COMMON = "trainee.manager@aurora.test";

/** Adds somebody who manages and trains: no named account does both. */
async function addManagerWhoTrains(): Promise<void> {
  const call = await callsOf("admin@recurrent.test");
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
    isTrainee: true,
    companyRpes: [rpe?.id],
    companyRoles: [{ id: role?.id, licence: "" }],
    settings: {},
  });
  expect(status).toBeLessThan(300);
}

test("training 2.11, 6: a trainee among their own events", async ({ page }) => {
  const isEditorLoaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .some(({ name }) => name.includes("EventNotesEditor")),
    );
  await enterAt(page, OWN.who, "/my/schedule");

  await test.step("issue: the notes' editor is loaded when a form opens, and not before", async () => {
    await menu(page).getByRole("link", { name: "Events / Documents" }).click();
    await expectTitle(page, "Events / Documents");
    await link(page, MEDICAL).click();
    await expectTitle(page, "Event Detail");
    await expect(shownEvent(page, MEDICAL)).toBeVisible();
    expect(await isEditorLoaded()).toBe(false);
    await expect(button(page, "Archive")).toBeHidden();
    await link(page, "Edit").click();
    await expect(notes(page)).toBeVisible();
    expect(await isEditorLoaded()).toBe(true);
  });

  await test.step("training 6: Archive and Restore are for managers only, also on the own events; Edit and Delete for a trainee with events_documents on", async () => {
    await expectTitle(page, "Edit Event");
    await expect(button(page, "Delete")).toBeVisible();
    await expect(button(page, "Archive")).toBeHidden();
    await page.goto(`/#${OWN.archived}`);
    await link(page, ARCHIVED).click();
    await expect(shownEvent(page, ARCHIVED)).toBeVisible();
    await expect(button(page, "Restore")).toBeHidden();
    await expect(link(page, "Edit")).toBeHidden();
  });

  await test.step("training 2.11: titles, the menu's entry and Cancel lead as they say", async () => {
    await menu(page).getByRole("link", { name: "Events / Documents" }).click();
    await link(page, "New").click();
    await expectTitle(page, "Create Event");
    await expect(notes(page)).toBeVisible();
    await link(page, "Cancel").click();
    await expectTitle(page, "Events / Documents");
    await expect(link(page, MEDICAL)).toBeVisible();
  });
});

test("training 2.11: a manager who trains archives and restores an own event, from its page and from its form", async ({
  page,
}) => {
  await addManagerWhoTrains();
  await openEvents(page, COMMON, OWN.create, notes(page));
  await description(page).fill("Licence");
  await button(page, "Create").click();
  await expect(shownEvent(page, "Licence")).toBeVisible();
  await button(page, "Archive").click();
  await expect(page.getByText("Event archived successfully!")).toBeVisible();
  await expect(link(page, "Edit")).toBeHidden();
  await link(page, "Back").click();
  await expect(page).toHaveURL(/#\/my\/events\?list=archived$/);
  await link(page, "Licence").click();
  await button(page, "Restore").click();
  await expect(page.getByText("Event restored successfully!")).toBeVisible();
  await link(page, "Edit").click();
  await expect(notes(page)).toBeVisible();
  await button(page, "Archive").click();
  await expect(button(page, "Update")).toBeHidden();
  await button(page, "Restore").click();
  await expect(button(page, "Update")).toBeVisible();
});

test("sandbox: where events_documents is off a trainee only looks: no New, no Edit, no form", async ({
  page,
}) => {
  await openEvents(page, "trainee@borealis.test", OWN.list, link(page, MEDICAL));
  await expect(link(page, "New")).toBeHidden();
  await link(page, MEDICAL).click();
  await expect(shownEvent(page, MEDICAL)).toBeVisible();
  await expect(link(page, "Edit")).toBeHidden();
  await page.goto(`${page.url()}/update`);
  await expectTitle(page, "Edit Event");
  await expect(description(page)).toHaveAttribute("readonly", "");
  await expect(button(page, "Update")).toBeHidden();
  await expect(button(page, "Delete")).toBeHidden();
  await page.goto(`/#${OWN.create}`);
  await expect(page.getByText("Events and documents are kept by your managers")).toBeVisible();
  await expect(page.getByRole("form")).toBeHidden();
});

test("issue: an event made in one tab appears in the other, and on the manager's board", async ({
  page,
  context,
}) => {
  await openEvents(page, OWN.who, OWN.list, link(page, MEDICAL));
  const other = await context.newPage();
  await other.goto(`/#${OWN.create}`);
  await expect(notes(other)).toBeVisible();
  await description(other).fill("Passport, second");
  const expiry = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await typeDay(other, "Expiry at", expiry);
  await button(other, "Create").click();
  await expect(shownEvent(other, "Passport, second")).toBeVisible();
  await expect(link(page, "Passport, second")).toBeVisible();
  await other.close();

  await enterAt(page, "company.manager@aurora.test", "/dashboard/event-status");
  await expectTitle(page, "Event / Document Status");
  const atRisk = page.getByRole("button", { name: /At Risk Of Expiry/ }).first();
  await atRisk.click();
  // Until then the search belongs to the table that is leaving.
  await expect(atRisk).toHaveAttribute("aria-pressed", "true");
  await searchRows(page, "Passport, second");
  await link(page, "Passport, second").click();
  await expect(shownEvent(page, "Passport, second")).toBeVisible();
});

test("issue: an attachment of 50 MB goes up and comes down with progress, and the page stays usable", async ({
  page,
}) => {
  test.slow();
  await openEventForm(page, OWN, OWN.create);
  await slowUploads(page, 10);
  await description(page).fill("Recording");
  await page.getByTestId("event-files").evaluate((input) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(50 * 1024 * 1024)], "recording.mp4"));
    (input as HTMLInputElement).files = transfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page.getByRole("list", { name: "New files" })).toContainText("50 MB");
  await button(page, "Create").click();
  const bar = page.getByRole("progressbar", { name: "Upload" });
  await expect(bar).toHaveAttribute("aria-valuenow", /^[1-9]\d$/);
  // Half-way the page still answers to the pointer.
  await page.getByRole("button", { name: /^User menu/ }).click();
  await page.keyboard.press("Escape");
  await expect(shownEvent(page, "Recording")).toBeVisible({ timeout: 30_000 });
  const [file] = await Promise.all([
    page.waitForEvent("download", { timeout: 30_000 }),
    button(page, "Download recording.mp4").click(),
  ]);
  expect(file.suggestedFilename()).toBe("recording.mp4");
  expect((await stat(await file.path())).size).toBe(50 * 1024 * 1024);
  await expect(page.getByText("Downloaded")).toBeVisible();
});
