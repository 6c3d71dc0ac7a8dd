import { readFile } from "node:fs/promises";
import { watchCalls } from "./support/calls.ts";
import { day } from "./support/person-form.ts";
import {
  asked,
  BOTH,
  ESSENTIALS,
  generate,
  openRecord,
  pickPrint,
  record,
  TODAY,
  topic,
  versionButton,
  typeRecordDay,
} from "./support/record-page.ts";
import { faults, hold } from "./support/sandbox.ts";
import { expect, test } from "./support/test.ts";
import type { Download, Page } from "@playwright/test";

const PRINT_TYPES = [
  ["Complete (Collapsed)", "complete"],
  ["Complete (Expanded)", "complete_expanded"],
  ["International Procedures", "international_procedures"],
] as const;
/** The certificate's download as faults name it, by whose it is. */
const CERTIFICATE = {
  own: "/api/my/certificates/*/download",
  "a person's": "/api/companies/*/users/*/certificates/*/download",
} as const;

const print = (page: Page) => page.getByRole("button", { name: "Print", exact: true });

/** A file that was really saved, and is a whole PDF. */
async function expectPdf(download: Download): Promise<void> {
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  expect(bytes.subarray(-32).toString("latin1")).toContain("%%EOF");
}

for (const scope of BOTH) {
  const { whose, call } = scope;

  test(`training 2.6: each print option downloads its PDF, by one call, ${whose}`, async ({
    page,
    watch,
  }) => {
    watch.expect(/status of 500/);
    await openRecord(page, scope);
    await test.step("a PDF that cannot be had says so, and can be asked for again", async () => {
      await faults(page, [{ path: `${call}/download`, status: 500, times: 1 }]);
      await pickPrint(page, "Complete (Collapsed)");
      await expect(page.getByText("Whoops! There was an error.")).toBeVisible();
      await expect(page.getByText("No PDF could be made")).toBeVisible();
      await expect(record(page)).toBeVisible();
      const started = page.waitForEvent("download");
      await pickPrint(page, "Complete (Collapsed)");
      await expectPdf(await started);
    });
    await test.step("a press on Print while a PDF is on its way makes no second call, and keeps the focus", async () => {
      const calls = watchCalls(page, "GET", "/records/download");
      const answer = await hold(page, { path: `${call}/download` });
      const started = page.waitForEvent("download");
      await pickPrint(page, "Complete (Collapsed)");
      await expect(print(page)).toHaveAttribute("aria-busy", "true");
      await expect(page.getByText("Preparing the PDF")).toBeVisible();
      await expect(print(page)).toBeFocused();
      await print(page).click({ force: true });
      await expect(page.getByRole("menu")).toBeHidden();
      await answer();
      await started;
      await expect(print(page)).toHaveAttribute("aria-busy", "false");
      await expect(page.getByText("PDF saved to downloads")).toBeVisible();
      expect(calls.list).toHaveLength(1);
    });
    await test.step("named '<full name>-<date>', of the day that is shown", async () => {
      const calls = watchCalls(page, "GET", "/records/download");
      await typeRecordDay(page, day(-30));
      await generate(page).click();
      await expect(page).toHaveURL(new RegExp(`date=${day(-30)}`));
      await expect(generate(page)).toHaveAttribute("aria-busy", "false");
      // Another day that is only picked is not the record that is shown.
      await typeRecordDay(page, day(-60));
      for (const [label] of PRINT_TYPES) {
        const started = page.waitForEvent("download");
        await pickPrint(page, label);
        const download = await started;
        expect(download.suggestedFilename()).toBe(`Łukasz Wiśniewski-${day(-30)}.pdf`);
        await expectPdf(download);
        await expect(print(page)).toHaveAttribute("aria-busy", "false");
      }
      expect(asked(calls)).toEqual(
        PRINT_TYPES.map(([, type]) => ({ date: day(-30), version: "5", type })),
      );
    });
  });
}

test("training 5: International Procedures can be printed by those enrolled; the version is the one that is shown", async ({
  page,
}) => {
  const calls = watchCalls(page, "GET", "/records/download");
  await openRecord(page, { username: "trainee.v4@aurora.test", path: "/my/records?version=1" });
  await page.keyboard.press("Alt+Shift+V");
  await expect(versionButton(page)).toHaveText("Cycle Version");
  await print(page).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Complete (Collapsed)",
    "Complete (Expanded)",
  ]);
  const started = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Complete (Expanded)" }).click();
  expect((await started).suggestedFilename()).toBe(`Hiroshi Tanaka-${TODAY}.pdf`);
  expect(asked(calls)).toEqual([{ date: TODAY, version: "1", type: "complete_expanded" }]);
});

for (const scope of ESSENTIALS) {
  const { whose } = scope;
  const file = CERTIFICATE[whose];

  test(`training 2.6: the certificate icon downloads the certificate, ${whose}`, async ({
    page,
    watch,
  }) => {
    watch.expect(/status of 500/);
    const calls = watchCalls(page, "GET", "/download");
    await openRecord(page, scope);
    const button = topic(page, "Dangerous Goods").getByRole("button", {
      name: "Download certificate of Dangerous Goods",
    });
    await faults(page, [{ path: file, status: 500, times: 1 }]);
    await button.click();
    await expect(page.getByText("Whoops! There was an error.")).toBeVisible();
    const answer = await hold(page, { path: file });
    const started = page.waitForEvent("download");
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await button.click({ force: true });
    await answer();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^Jonas Halvorsen-\d{4}-\d{2}-\d{2}\.pdf$/);
    await expectPdf(download);
    await expect(button).toHaveAttribute("aria-busy", "false");
    expect(calls.list).toHaveLength(2);
  });
}

test("training 2.6: 'print certificate' opens the print page in a new tab, on the own record only", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    window.print = () => undefined;
  });
  await openRecord(page, ESSENTIALS[0]);
  const opened = context.waitForEvent("page");
  await topic(page, "Dangerous Goods")
    .getByRole("link", { name: "print certificate of Dangerous Goods" })
    .click();
  const tab = await opened;
  await expect(tab).toHaveURL(/#\/training\/record\/certificate\/[0-9a-f]{32}\/print$/);
  await expect(tab.getByRole("heading", { name: "Jonas Halvorsen" })).toBeVisible();
  await expect(tab.getByRole("heading", { name: "Dangerous Goods" })).toBeVisible();
  await tab.close();
  await page.goto("/#/logout");
  await openRecord(page, ESSENTIALS[1]);
  await expect(page.getByRole("link", { name: /print certificate/ })).toHaveCount(0);
});
