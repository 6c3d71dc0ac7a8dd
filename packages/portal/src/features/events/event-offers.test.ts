import { eventDraft, eventPayload } from "@recurrent/sdk";
import { readEvent } from "@recurrent/sdk/raw";
import { describe, expect, it } from "vitest";
import {
  eventOffers,
  eventRows,
  isRenewable,
  withoutHiddenProblems,
  withoutUnusedNote,
} from "./event-offers.ts";

/** Required, and without meaning here. */
const noWarnings = { manager: false, trainee: false, reminders: [] };

const medical = readEvent({
  id: 7,
  description: "Medical",
  notes: "<p>Bring <b>glasses</b></p>",
  issued_at: "2025-11-28",
  expiry_at: "2026-11-27",
  is_active: true,
  manager: true,
  trainee: false,
  reminders: [{ key: "days", value: 30 }],
  files: [{ id: 1, original_name: "a.pdf" }],
});

describe("isRenewable", () => {
  const due = { isActive: true, expiryAt: "2026-11-27", status: "riskOfExpiry" };

  it.each([
    [{}, true],
    [{ status: "expired" }, true],
    [{ status: "current" }, false],
    [{ status: "somethingElse" }, false],
    [{ status: null, expiryAt: "2026-11-19" }, true],
    [{ status: null, expiryAt: "2026-12-01" }, true],
    [{ status: null, expiryAt: "2027-12-01" }, false],
    [{ status: "expired", expiryAt: null }, false],
    [{ status: "expired", isActive: false }, false],
  ])("decides for an event with %o: %s", (part, renewable) => {
    expect(isRenewable({ ...due, ...part }, "2026-11-20")).toBe(renewable);
  });
});

describe("the note of a renewal", () => {
  const note = "<p>Before the renewal of 2026-11-20: expiry 2026-11-27.</p>";
  const draft = { ...eventDraft(medical), notes: `${medical.notes}${note} Mine` };

  it.each([
    ["goes with dates that someone else has stored", {}, note, medical, false],
    ["stays with another expiry", { expiryAt: "2027-11-20" }, note, medical, true],
    ["stays with another day of issue", { issuedAt: "2026-11-20" }, note, medical, true],
    ["stays where it is stored", {}, note, { ...medical, notes: draft.notes }, true],
    ["stays when it is not of this form", {}, undefined, medical, true],
  ])("%s", (_what, change, own, before, stays) => {
    const { notes } = withoutUnusedNote({ ...draft, ...change }, before, own);
    expect(notes).toBe(stays ? draft.notes : `${medical.notes} Mine`);
  });
});

describe("the lists of events", () => {
  const events = [
    medical,
    readEvent({
      ...noWarnings,
      id: 8,
      description: "Passport",
      is_active: false,
      deleted_at: "2026-01-01",
    }),
    readEvent({
      ...noWarnings,
      id: 9,
      description: "Licence",
      is_active: true,
      deleted_at: "2026-01-01",
    }),
  ];
  it.each([
    ["all", ["7", "9"]],
    ["archived", ["8"]],
  ] as const)("lists under '%s' %j", (tab, ids) => {
    expect(eventRows(events, tab, "2026-11-21").map(({ id }) => id)).toEqual(ids);
  });

  it("shows a status also when the server sends none", () => {
    expect(eventRows([medical], "all", "2026-11-21")[0]?.status).toBe("riskOfExpiry");
  });
});

describe("the actions on an event", () => {
  const all = { archive: true, change: true };
  it.each([
    [true, null, all, { archive: true, restore: false, change: true }],
    [false, null, all, { archive: false, restore: true, change: false }],
    [false, "2026-01-01", all, { archive: false, restore: true, change: false }],
    [true, "2026-01-01", all, { archive: false, restore: true, change: true }],
    [
      true,
      null,
      { archive: false, change: true },
      { archive: false, restore: false, change: true },
    ],
    [
      false,
      null,
      { archive: false, change: true },
      { archive: false, restore: false, change: false },
    ],
    [
      true,
      null,
      { archive: false, change: false },
      { archive: false, restore: false, change: false },
    ],
  ])("offers active %j, deleted at %j, with rights %j: %j", (isActive, deletedAt, may, offers) => {
    expect(eventOffers({ isActive, deletedAt }, may)).toEqual(offers);
  });
});

describe("hidden numbers of days", () => {
  const shown = { expiryAt: "2027-01-14", manager: true, trainee: false };
  const off = { ...shown, manager: false };
  const noDay = { ...shown, expiryAt: null };
  const emptyDay = { ...shown, expiryAt: "" };
  const typed = (...reminders: string[]) => ({ reminders });

  it.each<[string, object, readonly string[]]>([
    ["shown and wrong, for the host to refuse", { ...shown, ...typed("1.5") }, ["1.5", "0", "0"]],
    ["shown for the trainee", { ...off, trainee: true, ...typed("abc", "7") }, ["abc", "7", "0"]],
    ["hidden and right", { ...off, ...typed("14", "7", "0") }, ["14", "7", "0"]],
    ["hidden and empty", { ...off, ...typed("", " ", "7") }, ["0", "0", "7"]],
    ["hidden with decimals", { ...off, ...typed("1.5") }, ["30", "0", "0"]],
    ["hidden with a comma", { ...off, ...typed("1,5", "7") }, ["30", "7", "0"]],
    ["hidden below zero", { ...off, ...typed("-3", "-3", "5") }, ["30", "0", "5"]],
    ["hidden with words", { ...off, ...typed("30 days", "soon", "x") }, ["30", "0", "0"]],
    ["hidden and too many", { ...off, ...typed("100000") }, ["30", "0", "0"]],
    ["without an expiry", { ...noDay, ...typed("2.5", "7") }, ["30", "7", "0"]],
    ["with an emptied expiry", { ...emptyDay, ...typed("7", "2.5") }, ["7", "0", "0"]],
    ["without both", { ...off, expiryAt: null, ...typed("1e2", "8") }, ["30", "8", "0"]],
  ])("sends numbers of days as %s", (_what, change, sent) => {
    const draft = withoutHiddenProblems({ ...eventDraft(medical), ...change }, medical);
    expect(eventPayload(draft, medical).reminders?.map(({ value }) => value)).toEqual(sent);
  });

  it("sends 0 for a new event", () => {
    const draft = { ...eventDraft(), ...off, ...typed("1.5", "-3", "7") };
    expect(withoutHiddenProblems(draft).reminders).toEqual(["0", "0", "7"]);
  });
});
