/** Files that the portal saves: each arrives in the browser's folder, and opens. */
import { afterAll, beforeAll, expect, it } from "vitest";
import ICAL from "ical.js";
import { unpackAuditPack } from "../support/audit-pack.ts";
import { pagesOf } from "../support/pdf.ts";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";

const PERSON = "Łukasz Wiśniewski";

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
  // Spreadsheets need this mark to read the letters in the right encoding.
  expect(text.slice(0, 1)).toBe("\uFEFF");
  const [head, ...lines] = text.slice(1).trimEnd().split("\r\n");
  expect(head).toMatch(/^Name,/);
  expect(lines.map((line) => line.split(",")[0])).toContain(PERSON);
});

it("saves a record as PDF", async () => {
  await portal.goTo("/company/users/105?tab=record");
  await portal.click({ role: "button", name: "Print" });
  await portal.click({ role: "menuitem", name: "Complete (Collapsed)" });
  const pages = await pagesOf(await portal.downloaded(/^Łukasz Wiśniewski-.*\.pdf$/));
  expect(pages.join(" ")).toContain(PERSON);
});

it("saves a schedule as a calendar", async () => {
  await portal.goTo("/company/users/105?tab=schedule");
  await portal.click({ role: "button", name: "Download calendar" });
  const calendar = (await portal.downloaded(/\.ics$/)).toString("utf8");
  const component = new ICAL.Component(ICAL.parse(calendar) as unknown[]);
  expect(component.getAllSubcomponents("vevent").length).toBeGreaterThan(0);
});

it("packs the audit pack, whose files all open", async () => {
  await portal.goTo("/company/users/105");
  await portal.click({ role: "button", name: "Audit pack" });
  await portal.click({ role: "button", name: "Create pack" });
  await portal.see({ role: "button", name: "Close" });
  const files = await unpackAuditPack(await portal.downloaded(/\.zip$/));
  const paths = [...files.keys()];
  expect(paths.slice(-2)).toEqual(["Contents.html", "SHA256SUMS"]);
  const contents = files.get("Contents.html")?.toString() ?? "";
  for (const path of paths.slice(0, -2)) expect(contents).toContain(`>${path}<`);
  const record = paths.find((path) => path.startsWith(`${PERSON}/Training record `));
  expect((await pagesOf(files.get(record ?? "")!)).join(" ")).toContain(PERSON);
});

it("saves an attached PDF that opens", async () => {
  await portal.goTo("/company/users/105?tab=events&eventId=10501");
  await portal.click({ role: "button", name: "Download Medical certificate.pdf" });
  const pdf = await portal.downloaded(/^Medical certificate\.pdf$/);
  expect((await pagesOf(pdf)).length).toBeGreaterThan(0);
});
