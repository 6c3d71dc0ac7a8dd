import { readEvent } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import { eventOffers, eventRows } from "./event-facts.ts";

const medical = readEvent({
  id: 7,
  description: "Medical",
  notes: "<p>Bring <b>glasses</b></p>",
  issued_at: "2025-11-28",
  expiry_at: "2026-11-27",
  is_active: true,
  manager: true,
  reminders: [{ key: "days", value: 30 }],
  files: [{ id: 1, original_name: "a.pdf" }],
});

describe("the lists of events (training 2.10)", () => {
  const events = [
    medical,
    readEvent({ id: 8, description: "Passport", is_active: false, deleted_at: "2026-01-01" }),
    readEvent({ id: 9, description: "Licence", is_active: true, deleted_at: "2026-01-01" }),
  ];
  it.each([
    ["all", ["7", "9"]],
    ["archived", ["8"]],
  ] as const)("'%s' has %j", (tab, ids) => {
    expect(eventRows(events, tab, "2026-11-21").map(({ id }) => id)).toEqual(ids);
  });

  it("tell a status also where the server does not", () => {
    expect(eventRows([medical], "all", "2026-11-21")[0]?.status).toBe("riskOfExpiry");
  });
});

describe("what is offered for an event (training 4.6, 6)", () => {
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
  ])("active %j, deleted at %j, for who may %j: %j", (isActive, deletedAt, may, offers) => {
    expect(eventOffers({ isActive, deletedAt }, may)).toEqual(offers);
  });
});
