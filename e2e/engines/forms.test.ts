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

let portal: Portal;

beforeAll(async () => {
  portal = await Portal.open(engine());
  await portal.driver.resize(1280, 800);
  await portal.enter("trainee@aurora.test");
});
afterAll(() => portal.close());
beforeEach(async () => {
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
const keptDrafts = () =>
  portal.driver.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("recurrent-drafts");
        opening.addEventListener("error", () => reject(opening.error));
        opening.addEventListener("success", () => {
          const all = opening.result.transaction("drafts").objectStore("drafts").getAll();
          all.addEventListener("success", () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          });
        });
      }),
  );

it("takes a day typed into a date field, section by section", async () => {
  await focusDay("Issued at");
  await portal.driver.type("20260131");
  await expect.poll(() => dayIn("Issued at")).toBe("2026-01-31");
});

it("takes a day that is copied elsewhere and pasted", async () => {
  await portal.typeInto(DESCRIPTION, "2026-02-28");
  await portal.driver.press("Control", "a");
  await portal.driver.press("Control", "c");
  await focusDay("Issued at");
  await portal.driver.press("Control", "a");
  await portal.driver.press("Control", "v");
  await expect.poll(() => dayIn("Issued at")).toBe("2026-02-28");
});

it("takes a day chosen in the calendar", async () => {
  await portal.click({ role: "button", name: "Choose Issued", isPart: true });
  await portal.see({ role: "dialog" });
  await portal.click({ role: "gridcell", text: "15" });
  await portal.seeGone({ role: "gridcell", text: "15" }).catch(async () => {
    // Where fingers point, a dialog waits for its button.
    await portal.click({ role: "button", name: "OK" });
  });
  expect(await dayIn("Issued at")).toMatch(/^\d{4}-\d{2}-15$/);
});

it("formats rich text by keyboard, and keeps it when it is copied and pasted", async () => {
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

it("shows an attached picture before it is saved anywhere", async () => {
  await portal.open("/my/events/10501");
  await portal.click({ role: "button", name: "Preview Prescription.png" });
  await portal.see({ role: "dialog" });
  const widthOfPicture = () =>
    portal.driver.evaluate(
      () => document.querySelector<HTMLImageElement>("[role=dialog] img")?.naturalWidth ?? 0,
    );
  await expect.poll(widthOfPicture).toBeGreaterThan(0);
});

it("sends a file, and gives the same bytes back", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "recurrent-upload-"));
  const file = path.join(folder, "Prüfung.txt");
  writeFileSync(file, "a medical of mine ".repeat(100_000));
  await portal.typeInto(DESCRIPTION, `Medical from ${engine()}`);
  await portal.chooseFiles(file);
  await portal.see({ role: "button", name: "Remove Prüfung.txt" });
  await portal.click({ role: "button", name: "Create" });
  await portal.see({ text: "Data updated successfully!" });
  await portal.see({ role: "article", name: `Medical from ${engine()}` });
  await portal.click({ role: "button", name: "Download Prüfung.txt", isPart: true });
  const bytes = await portal.downloaded(/\.txt$/);
  expect(bytes.toString()).toBe("a medical of mine ".repeat(100_000));
});

it("offers what was typed again after a reload", async () => {
  await portal.typeInto(DESCRIPTION, "Half typed");
  await expect.poll(keptDrafts, { timeout: 10_000 }).toContain("Half typed");
  await portal.driver.reload();
  await portal.click({ role: "button", name: "Restore draft" });
  await portal.see(NOTES);
  const value = () =>
    portal.driver.evaluate(() =>
      [...document.querySelectorAll("input")].some(({ value: text }) => text === "Half typed"),
    );
  await expect.poll(value).toBe(true);
});
