import { describe, expect, it } from "vitest";

import { odd } from "../testing/odd.ts";
import { readEventBoard, readTrainingBoard } from "./board.ts";
import { eventStatus, readEventStatus } from "./event.ts";

describe("the training board", () => {
  const wire = [
    { id: "current", count: 2, priority: 3, tab: "record", list: [] },
    {
      id: "risk_of_expiry",
      count: "1",
      priority: "1",
      list: [{ id: 8, fullName: "Ada Byron", suspendSetting: { status: 1 } }],
    },
    { id: "expired", list: [{ id: 9, fullName: "Bo", settings: [{ type: "suspend", value: 0 }] }] },
    { id: "grounded", list: [] },
  ];

  it("sorts cards by priority, writes ids in one way, and fills gaps", () => {
    expect(readTrainingBoard(odd(wire))).toEqual([
      {
        id: "expired",
        count: 1,
        priority: 0,
        tab: "schedule",
        list: [{ id: "9", fullName: "Bo", isSuspended: false }],
      },
      {
        id: "riskOfExpiry",
        count: 1,
        priority: 1,
        tab: "schedule",
        list: [{ id: "8", fullName: "Ada Byron", isSuspended: true }],
      },
      { id: "current", count: 2, priority: 3, tab: "record", list: [] },
      { id: "grounded", count: 0, priority: 99, tab: "schedule", list: [] },
    ]);
  });

  it("reads cards that are wrapped, or keyed by state", () => {
    expect(readTrainingBoard(odd({ data: wire }))).toEqual(readTrainingBoard(odd(wire)));
    const keyed = { expired: { count: 0, list: [] }, current: { count: 1, list: [] } };
    expect(readTrainingBoard(odd(keyed)).map(({ id }) => id)).toEqual(["expired", "current"]);
  });
});

describe("the event board", () => {
  it("reads events with their people, either spelling of the file count", () => {
    const event = {
      id: 1,
      name: "Medical",
      issued_at: "2026-01-01 00:00:00",
      expiry_at: "2026-12-31T00:00:00Z",
      filesCount: 2,
      status: 6,
      user: { id: 4, fullName: "Ada", settings: { suspend: { status: true } } },
    };
    const read = {
      id: "1",
      name: "Medical",
      description: "Medical",
      issuedAt: "2026-01-01",
      expiryAt: "2026-12-31",
      filesCount: 2,
      status: "expired",
      user: { id: "4", fullName: "Ada", isSuspended: true },
    };
    expect(readEventBoard(odd([{ id: "expired", list: [event] }]))[0]).toMatchObject({
      count: 1,
      priority: 0,
      list: [read],
    });
    expect(readEventBoard(odd([{ id: "expired", list: { events: [event] } }]))[0]?.list).toEqual([
      read,
    ]);
  });
});

it("reads a suspension and files only when the server sends them", () => {
  const event = { id: 1, description: "Medical", user: { id: 4, fullName: "Ada" } };
  expect(readEventBoard(odd([{ id: "expired", list: [event] }]))[0]?.list).toMatchObject([
    { filesCount: null, user: { isSuspended: null } },
  ]);
  const people = [
    { id: 4, fullName: "Ada" },
    { id: 5, fullName: "Bo", suspendSetting: { status: false } },
  ];
  expect(readTrainingBoard(odd([{ id: "expired", list: people }]))[0]?.list).toMatchObject([
    { isSuspended: null },
    { isSuspended: false },
  ]);
});

describe("event status", () => {
  it.each([
    ["expired", "expired"],
    ["Risk_Of_Expiry", "riskOfExpiry"],
    ["CURRENT", "current"],
    [5, "riskOfExpiry"],
    ["6", "expired"],
    [42, null],
    ["", null],
    [null, null],
    ["other", "other"],
  ])("reads %s as %s", (wire, status) => {
    expect(readEventStatus(wire)).toBe(status);
  });

  it.each([
    ["2026-11-20", "expired"],
    ["2026-11-21", "riskOfExpiry"],
    ["2026-12-20", "riskOfExpiry"],
    ["2026-12-21", "current"],
    [null, "current"],
  ])("shows without a status an expiry of %s on 2026-11-21 as %s", (expiryAt, status) => {
    expect(eventStatus({ status: null, expiryAt }, "2026-11-21")).toBe(status);
    expect(eventStatus({ status: "current", expiryAt }, "2026-11-21")).toBe("current");
  });
});
