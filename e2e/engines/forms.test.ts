/** Platform-dependent parts of forms: days, rich text, files, drafts. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";
import type { Query } from "./queries.ts";

const CREATE = "/my/events/create";
const NOTES: Query = { role: "textbox", name: "Notes" };
const DESCRIPTION: Query = { role: "textbox", name: "Description", isPart: true };

/** Longer than any test. */
const HELD_MS = 600_000;

let portal: Portal;

beforeAll(async () => {
  portal = await Portal.open(engine());
  await portal.driver.resize(1280, 800);
});
afterAll(() => portal.close());
beforeEach(async () => {
  // A new sign-in, since the page would offer the draft of the previous test.
  await portal.enter("trainee@aurora.test");
  await portal.setFaults([]);
  await portal.open(CREATE);
  await portal.see(NOTES);
});

/** The value of a date field as a form reads it. */
const dayIn = (label: string) =>
  portal.driver.evaluate((name) => {
    const [group] = window.pageQueries.findAll({ role: "group", name });
    return group?.querySelector("input")?.value ?? null;
  }, label);

/** Presses the first section of a date field. */
const focusDay = (label: string) =>
  portal.click({ role: "spinbutton", name: "Year", within: { role: "group", name: label } });

/** Drafts in the browser, as text. */
const storedDrafts = () =>
  portal.driver.evaluate(async () => {
    // Only an existing database is opened, since opening would create it.
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === "recurrent-drafts")) return "";
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open("recurrent-drafts");
      opening.addEventListener("error", () => reject(opening.error));
      opening.addEventListener("success", () => {
        const drafts = opening.result.transaction("drafts").objectStore("drafts").getAll();
        drafts.addEventListener("success", () => {
          opening.result.close();
          resolve(JSON.stringify(drafts.result));
        });
      });
    });
  });

it("takes a day typed into a date field, section by section", async () => {
  await focusDay("Issued at");
  await portal.driver.type("20260131");
  await expect.poll(() => dayIn("Issued at")).toBe("2026-01-31");
});

it("takes a day that is pasted", async () => {
  await portal.typeInto(DESCRIPTION, "2026-02-28");
  await portal.driver.press("Control", "a");
  await portal.driver.press("Control", "c");
  await focusDay("Issued at");
  await portal.driver.press("Control", "a");
  await portal.driver.press("Control", "v");
  await expect.poll(() => dayIn("Issued at")).toBe("2026-02-28");
});

it("takes a day chosen in the calendar", async () => {
  await portal.click({ role: "button", name: "Choose date for Issued", isPart: true });
  await portal.see({ role: "dialog" });
  await portal.click({ role: "gridcell", text: "15" });
  // On touch screens the calendar waits for its OK button.
  if ((await portal.count({ role: "button", name: "OK" })) > 0) {
    await portal.click({ role: "button", name: "OK" });
  }
  await portal.seeGone({ role: "dialog" });
  expect(await dayIn("Issued at")).toMatch(/^\d{4}-\d{2}-15$/);
});

it("formats rich text by keyboard, and keeps the format when it is copied and pasted", async () => {
  await portal.click(NOTES);
  await portal.driver.press("Control", "b");
  await portal.driver.type("both");
  await portal.driver.press("Control", "b");
  await portal.driver.press("Control", "a");
  await portal.driver.press("Control", "c");
  await portal.driver.press("Control", "v");
  await portal.driver.press("Control", "v");
  const strong = () =>
    portal.driver.evaluate(() =>
      [...document.querySelectorAll("[contenteditable=true] strong")]
        .map(({ textContent }) => textContent)
        .join(""),
    );
  await expect.poll(strong).toBe("bothboth");
});

it("shows an attached PDF in the browser's own viewer", async () => {
  await portal.open("/my/events/10501");
  await portal.click({ role: "button", name: "Preview Medical certificate.pdf" });
  await portal.see({ css: "[role=dialog] iframe" });
  const text = async () => {
    await portal.driver.evaluate(() => {
      window.pageQueries.target = document.querySelector("[role=dialog] iframe");
    });
    return portal.driver.textOfFrame();
  };
  // The text of the document itself, which the sandbox writes.
  await expect.poll(text).toContain("It stands in for a copy of a real document");
  await portal.click({ role: "button", name: "Close" });
  await portal.seeGone({ role: "dialog" });
});

it("shows an attached picture before it is saved", async () => {
  await portal.open("/my/events/10501");
  await portal.click({ role: "button", name: "Preview Prescription.png" });
  await portal.see({ role: "dialog" });
  const widthOfPicture = () =>
    portal.driver.evaluate(
      () => document.querySelector<HTMLImageElement>("[role=dialog] img")?.naturalWidth ?? 0,
    );
  await expect.poll(widthOfPicture).toBeGreaterThan(0);
});

/** The progress bar of an upload and the text next to it. */
const uploadBar = () =>
  portal.driver.evaluate(() => {
    const [bar] = window.pageQueries.findAll({ role: "progressbar", name: "Upload" });
    return {
      percent: Number(bar?.getAttribute("aria-valuenow") ?? Number.NaN),
      text: /Upload(ing|ed)[^%…]*…( \d+%)?/.exec(document.body.textContent)?.[0],
    };
  });

it("sends a file with progress, and returns the same bytes", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "recurrent-upload-"));
  const file = path.join(folder, "Prüfung.txt");
  // The file is larger than the connection's buffer, so the upload cannot end while nobody reads it.
  const text = "a medical of mine ".repeat(1_000_000);
  writeFileSync(file, text);
  await portal.typeInto(DESCRIPTION, `Medical from ${engine()}`);
  await portal.chooseFiles(file);
  await portal.see({ role: "button", name: "Remove Prüfung.txt" });
  await portal.setFaults([{ path: "/api/my/events", method: "POST", delayMs: HELD_MS }]);
  const readOn = portal.sandbox.api.holdUploads();
  await portal.click({ role: "button", name: "Create" });
  await expect.poll(async () => (await uploadBar()).percent).toBeGreaterThan(0);
  const { percent, text: progress } = await uploadBar();
  expect(percent).toBeLessThan(100);
  expect(progress).toMatch(/^Uploading… [1-9]\d?%$/);
  expect(await portal.count({ role: "button", name: "Cancel upload" })).toBe(1);
  readOn();
  // The upload has ended, and the reply is pending.
  await expect.poll(async () => (await uploadBar()).text).toBe("Uploaded, saving…");
  await portal.setFaults([]);
  await portal.see({ text: "Data updated successfully!" });
  await portal.see({ role: "article", name: `Medical from ${engine()}` });
  await portal.click({ role: "button", name: "Download Prüfung.txt", isPart: true });
  const bytes = await portal.downloaded(/\.txt$/);
  expect(bytes.equals(Buffer.from(text))).toBe(true);
});

it("offers the draft after a reload", async () => {
  await portal.typeInto(DESCRIPTION, "Half typed");
  await expect.poll(storedDrafts).toContain("Half typed");
  await portal.driver.reload();
  await portal.click({ role: "button", name: "Restore draft" });
  await portal.see(NOTES);
  const value = () =>
    portal.driver.evaluate(() =>
      [...document.querySelectorAll("input")].some(({ value: text }) => text === "Half typed"),
    );
  await expect.poll(value).toBe(true);
});
