/** The list of events and documents (training 2.10, 2.11); a person's: events-person.e2e.ts. */
import {
  ARCHIVED,
  expectList,
  link,
  MEDICAL,
  openEvents,
  OWN,
  shownEvent,
} from "./support/event-pages.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const table = (page: Page) => page.getByRole("grid", { name: "Events and documents" });
const names = (page: Page) => table(page).getByRole("rowheader").allInnerTexts();

test("training 2.10, 2.11: the list of events", async ({ page }) => {
  await openEvents(page, OWN.who, OWN.list, link(page, MEDICAL));

  await test.step("the list has New, the tabs All and Archived, and Description, Issued, Expiration by description", async () => {
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

  await test.step("Description leads to show mode, a press beside it too, and Back to the list", async () => {
    await link(page, MEDICAL).click();
    await expect(page).toHaveURL(OWN.shown);
    await expect(shownEvent(page, MEDICAL)).toBeVisible();
    await link(page, "Back").click();
    await table(page)
      .getByRole("row")
      .filter({ hasText: MEDICAL })
      .getByRole("gridcell")
      .first()
      .click();
    await expect(page).toHaveURL(OWN.shown);
    await page.reload();
    await expect(shownEvent(page, MEDICAL)).toBeVisible();
    await page.goBack();
    await expectList(page, OWN);
  });

  await test.step("search, sort and the list are part of the address, and a reload shows them again", async () => {
    await table(page).getByRole("columnheader", { name: "Description" }).click();
    await expect(page).toHaveURL(/sort=-description/);
    await page.getByRole("searchbox").fill("MEDICAL");
    await expect.poll(() => names(page)).toEqual([MEDICAL]);
    await expect(page).toHaveURL(/q=MEDICAL/);
    await page.reload();
    await expect.poll(() => names(page)).toEqual([MEDICAL]);
    await page.goto(`/#${OWN.archived}`);
    await page.reload();
    await expect(link(page, ARCHIVED)).toBeVisible();
  });
});
