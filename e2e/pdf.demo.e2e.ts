/** Documents that the sandbox makes in the page, with fonts it fetches when the first is asked for. */
import { readFile } from "node:fs/promises";
import {
  lookAtPdf,
  lookAtPicture,
  MEDICAL,
  MEDICAL_ID,
  openEvents,
  OWN as EVENTS,
  shownEvent,
} from "./support/event-pages.ts";
import { pagesOf } from "./support/pdf.ts";
import {
  ESSENTIALS,
  openRecord,
  OWN,
  pickPrint,
  record,
  TODAY,
  topic,
} from "./support/record-page.ts";
import { expect, test } from "./support/test.ts";
import type { Download } from "@playwright/test";

/** The words of a file that was really saved. */
async function wordsOf(download: Download): Promise<string> {
  const pages = await pagesOf(await readFile(await download.path()));
  return pages.join(" ").replaceAll(/\s+/g, " ");
}

test("training 2.6: the certificate icon downloads the certificate", async ({ page }) => {
  await openRecord(page, ESSENTIALS[0]);
  const started = page.waitForEvent("download");
  await topic(page, "Dangerous Goods")
    .getByRole("button", { name: "Download certificate of Dangerous Goods" })
    .click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^Jonas Halvorsen-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect(await wordsOf(file)).toContain("Jonas Halvorsen");
});

test("documents of a premium trainee", async ({ page }) => {
  await openEvents(page, EVENTS.who, EVENTS.show(MEDICAL_ID), shownEvent(page, MEDICAL));

  await test.step("issue: pictures and PDFs of an event can be looked at in a dialog", async () => {
    const dialog = page.getByRole("dialog");
    await lookAtPicture(page, "Prescription.png");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await lookAtPdf(page, "Medical certificate.pdf");
  });

  await test.step("training 2.6: a print option downloads its PDF, named '<full name>-<date>'", async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goto(`/#${OWN.path}`);
    await expect(record(page)).toBeVisible();
    const started = page.waitForEvent("download");
    await pickPrint(page, "Complete (Expanded)");
    const file = await started;
    expect(file.suggestedFilename()).toBe(`Łukasz Wiśniewski-${TODAY}.pdf`);
    expect(await wordsOf(file)).toContain("Łukasz Wiśniewski");
  });
});
