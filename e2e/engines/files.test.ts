/** Files that the portal saves: each arrives in the browser's folder, and opens. */
import { afterAll, beforeAll, expect, it } from "vitest";
import ICAL from "ical.js";
import { BlobReader, ZipReader } from "@zip.js/zip.js";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";

let portal: Portal;

beforeAll(async () => {
  portal = await Portal.open(engine());
  await portal.driver.resize(1280, 800);
  await portal.enter("company.manager@aurora.test");
  await portal.open("/company/profile");
  await portal.settle();
});
afterAll(() => portal.close());

it("saves a list as CSV", async () => {
  await portal.goTo("/company/users/active");
  await portal.click({ role: "button", name: "Export" });
  const text = (await portal.downloaded(/^people-.*\.csv$/)).toString("utf8");
  expect(text).toContain("Łukasz Wiśniewski");
});

it("saves a record as PDF", async () => {
  await portal.goTo("/company/users/105?tab=record");
  await portal.click({ role: "button", name: "Print" });
  await portal.click({ role: "menuitem", name: "Complete (Collapsed)" });
  const pdf = await portal.downloaded(/^Łukasz Wiśniewski-.*\.pdf$/);
  expect(pdf.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  expect(pdf.subarray(-32).toString("latin1")).toContain("%%EOF");
});

it("saves a schedule as a calendar", async () => {
  await portal.goTo("/company/users/105?tab=schedule");
  await portal.click({ role: "button", name: "Calendar file" });
  const calendar = (await portal.downloaded(/\.ics$/)).toString("utf8");
  const component = new ICAL.Component(ICAL.parse(calendar) as unknown[]);
  expect(component.getAllSubcomponents("vevent").length).toBeGreaterThan(0);
});

it("packs the audit pack, with every file in it", async () => {
  await portal.goTo("/company/users/105");
  await portal.click({ role: "button", name: "Audit pack" });
  await portal.click({ role: "button", name: "Create pack" });
  await portal.see({ role: "button", name: "Close" });
  const zip = await portal.downloaded(/\.zip$/);
  const entries = await new ZipReader(new BlobReader(new Blob([new Uint8Array(zip)]))).getEntries();
  expect(entries.map(({ filename }) => filename)).toContain("Contents.html");
});
