/** What is particular to the Events / Documents tab of Person Detail (training 2.10, 6). */
import {
  ARCHIVED,
  button,
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
import { expectTitle } from "./support/shell.ts";
import { enter } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("training 2.10: the modes are addresses: Back and Forward, a reload and a shared link show the same", async ({
  page,
}) => {
  await openEvents(page, PERSON.who, PERSON.list, link(page, MEDICAL));
  await link(page, "New").click();
  await expect(notes(page)).toBeVisible();
  await expect(page).toHaveURL(/tab=events&mode=create$/);
  await page.goBack();
  await link(page, MEDICAL).click();
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

test("training 2.10: a mode is a page of its own to the keyboard: its title takes the focus", async ({
  page,
}) => {
  await openEvents(page, PERSON.who, PERSON.list, link(page, MEDICAL));
  await link(page, MEDICAL).press("Enter");
  await expect(shownEvent(page, MEDICAL)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("training 2.10: Create mode has Back and Create", async ({ page }) => {
  await openEventForm(page, PERSON, PERSON.create);
  await expect(button(page, "Create")).toBeVisible();
  await expect(link(page, "Cancel")).toBeHidden();
  await link(page, "Back").click();
  await expectList(page, PERSON);
});

test("training 2.10: leaving a changed form for another tab of the person asks first", async ({
  page,
}) => {
  await openEventForm(page, PERSON, PERSON.create);
  await description(page).fill("Half typed");
  await link(page, "Program").click();
  const question = page.getByRole("alertdialog", { name: "Unsaved changes" });
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("table", { name: "Training Program" })).toBeVisible();
});

test("training 4.6: Archive shows 'Event archived successfully!' and moves it to Archived; Restore brings it back", async ({
  page,
}) => {
  await openEvents(page, PERSON.who, PERSON.show(MEDICAL_ID), shownEvent(page, MEDICAL));
  await button(page, "Archive").click();
  await expect(page.getByText("Event archived successfully!")).toBeVisible();
  await expect(button(page, "Archive")).toBeHidden();
  await expect(link(page, "Edit")).toBeHidden();
  await link(page, "Back").click();
  await expect(link(page, MEDICAL)).toBeVisible();
  await expect(link(page, ARCHIVED)).toBeVisible();
  await link(page, MEDICAL).click();
  await button(page, "Restore").click();
  await expect(page.getByText("Event restored successfully!")).toBeVisible();
  await expect(link(page, "Edit")).toBeVisible();
  await link(page, "Back").click();
  await expectList(page, PERSON);
  await expect(link(page, MEDICAL)).toBeVisible();
});

test("training 2.10: Update mode has Delete, Cancel, Update, and Restore or Archive depending on state", async ({
  page,
}) => {
  await openEventForm(page, PERSON, PERSON.update(MEDICAL_ID));
  for (const name of ["Delete", "Archive", "Update"]) {
    await expect(button(page, name)).toBeVisible();
  }
  await expect(button(page, "Restore")).toBeHidden();
  await button(page, "Archive").click();
  await expect(button(page, "Restore")).toBeVisible();
  await expect(button(page, "Delete")).toBeVisible();
  await expect(button(page, "Update")).toBeHidden();
  await expect(button(page, "Archive")).toBeHidden();
});

test("shell 2.12: a description on the board opens the event, a name the list", async ({
  page,
}) => {
  await enter(page, PERSON.who);
  await expectTitle(page, "Training Status");
  await page.goto("/#/dashboard/event-status");
  await expectTitle(page, "Event / Document Status");
  const card = page.getByRole("button", { name: /At Risk Of Expiry/ });
  await card.click();
  const row = page.getByRole("row").filter({ hasText: "Wiśniewski" });
  await row.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/tab=events&eventId=\d+$/);
  await expect(page.getByRole("article")).toBeVisible();
  await page.goBack();
  await row.getByRole("link").first().click();
  await expectList(page, PERSON);
});

for (const who of ["admin@recurrent.test", "support@recurrent.test"]) {
  test(`decisions, Events: without a manager's role there is no New, Edit or Archive: ${who}`, async ({
    page,
  }) => {
    await openEvents(page, who, PERSON.list, link(page, MEDICAL));
    await expect(link(page, "New")).toBeHidden();
    await link(page, MEDICAL).click();
    await expect(shownEvent(page, MEDICAL)).toBeVisible();
    await expect(link(page, "Edit")).toBeHidden();
    await expect(button(page, "Archive")).toBeHidden();
    await page.goto(`/#${PERSON.update(MEDICAL_ID)}`);
    await expect(description(page)).toHaveAttribute("readonly", "");
    await expect(button(page, "Update")).toBeHidden();
    await expect(button(page, "Delete")).toBeHidden();
  });
}

test("training 6: a training manager may do all of it; the trainee sees what was changed", async ({
  page,
}) => {
  const who = "training.manager@aurora.test";
  await openEvents(page, who, PERSON.update(MEDICAL_ID), notes(page));
  await description(page).fill("Medical, by the manager");
  await button(page, "Update").click();
  await expect(saved(page)).toBeVisible();
  await expect(shownEvent(page, "Medical, by the manager")).toBeVisible();
  await expect(button(page, "Archive")).toBeVisible();
  await page.goto("/#/logout");
  await openEvents(page, OWN.who, OWN.list, link(page, "Medical, by the manager"));
});
