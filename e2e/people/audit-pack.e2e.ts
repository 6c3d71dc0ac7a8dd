/** The audit pack of a person: the content of the zip, and a pack whose page is left. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { unpackAuditPack } from "../support/audit-pack.ts";
import { searchRows } from "../support/grid-page.ts";
import { ESSENTIALS, TODAY } from "../training/record-page.ts";
import { faults, holdRequests } from "../support/sandbox.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { MANAGER } from "../training/training-page.ts";

const PERSON = "/company/users/105";
const RECORD = "/api/companies/*/users/*/records/download";

async function open(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Audit pack" }).click();
  return page.getByRole("dialog", { name: "Audit pack" });
}

/** Begins a pack of the training record alone. */
async function makeOfRecord(dialog: Locator): Promise<void> {
  for (const part of [/certificates/i, /documents/]) {
    await dialog.getByRole("checkbox", { name: part }).uncheck();
  }
  await dialog.getByRole("button", { name: "Create pack" }).click();
}

/** Makes a pack of all there is; a press on `button` saves it. */
async function made(page: Page, dialog: Locator, button: string) {
  const started = page.waitForEvent("download");
  await dialog.getByRole("button", { name: button }).click();
  const download = await started;
  await expect(dialog.getByText(/are in your downloads/)).toBeVisible();
  return {
    name: download.suggestedFilename(),
    files: await unpackAuditPack(await readFile(await download.path())),
  };
}

test("packs one person's files with hashes; saves none after leaving or signing out", async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 401|told to answer 401/);
  let downloads = 0;
  page.on("download", () => (downloads += 1));
  await signInAt(page, MANAGER, "/company/users/active");
  // The page is left by a link, since typing a URL asks no question.
  await searchRows(page, "wisniewski");
  await page.getByRole("link", { name: "Łukasz Wiśniewski" }).click();

  await test.step("names the pack after person and day, each file with its hash", async () => {
    const dialog = await open(page);
    const { name, files } = await made(page, dialog, "Create pack");
    expect(name).toBe(`Audit pack-Łukasz Wiśniewski-${TODAY}.zip`);
    const paths = [...files.keys()];
    expect(paths.slice(-2)).toEqual(["Contents.html", "SHA256SUMS"]);
    const record = files.get(`Łukasz Wiśniewski/Training record ${TODAY}.pdf`);
    expect(record?.subarray(0, 5).toString()).toBe("%PDF-");
    expect(paths.filter((path) => path.includes("/Documents/")).length).toBeGreaterThan(0);
    const contents = files.get("Contents.html")?.toString() ?? "";
    for (const path of paths.slice(0, -2)) expect(contents).toContain(`>${path}<`);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    expect(downloads).toBe(1);
  });

  await test.step("asks before the page is left", async () => {
    const answer = await holdRequests(page, { path: RECORD });
    const dialog = await open(page);
    await makeOfRecord(dialog);
    await expect(dialog.getByText(`Training record of ${TODAY}`)).toBeVisible();
    await page.goBack();
    const question = page.getByRole("alertdialog", { name: "Audit pack" });
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(question).toBeHidden();
    await expect(dialog.getByText(`Training record of ${TODAY}`)).toBeVisible();
    const shown = page.url();
    // As somebody types it, or opens a bookmark.
    await page.evaluate(() => void (location.hash = "#/company/groups"));
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(question).toBeHidden();
    await expect(dialog.getByText(`Training record of ${TODAY}`)).toBeVisible();
    expect(page.url()).toBe(shown);
    await page.goBack();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/company\/users\/active/);
    // The address comes before the list, and the guard of this page goes with the page.
    await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
    await expect(dialog).toBeHidden();
    await answer();
  });

  await test.step("ends the pack with an explanation when the session ends", async () => {
    await page.goto(`/#${PERSON}?tab=record`);
    const dialog = await open(page);
    await faults(page, [{ path: RECORD, status: 401 }]);
    await makeOfRecord(dialog);
    await expect(page.getByText(/The audit pack was not created/)).toBeVisible();
    await expect(page).toHaveURL(/login/);
    await faults(page, []);
  });
  expect(downloads).toBe(1);
});

test("packs several people with a folder for each, and essentials certificates", async ({
  page,
}) => {
  const [, { username }] = ESSENTIALS;
  await signInAt(page, username, "/company/users/active");
  const people = ["Jonas Halvorsen", "Astrid Nygård"];
  for (const name of people) {
    await searchRows(page, name);
    await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  }
  const dialog = await open(page);
  await dialog.getByRole("checkbox", { name: /documents/ }).uncheck();
  const { files } = await made(page, dialog, "Create pack");
  const folders = new Set([...files.keys()].map((path) => path.split("/")[0]));
  expect([...folders]).toEqual(["Jonas Halvorsen", "Contents.html", "SHA256SUMS"]);
  const certificates = [...files].filter(([name]) => name.includes("/Certificates/"));
  expect(certificates.length).toBeGreaterThan(0);
  for (const [, bytes] of certificates) {
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  }
  expect([...files.keys()].some((name) => name.includes("Documents"))).toBe(false);
  const contents = files.get("Contents.html")?.toString() ?? "";
  // A person who is no trainee has no record, as the report notes.
  for (const name of people) expect(contents).toContain(name);
  await expect(page.getByText("2 selected")).toBeVisible();
});
