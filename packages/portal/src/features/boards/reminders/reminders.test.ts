import type { BoardEvent } from "@recurrent/sdk";
import { readEvent } from "@recurrent/sdk/raw";
import { describe, expect, it } from "vitest";
import { remindersOfWeek, stillToExpire } from "./reminders.ts";

const TODAY = "2026-11-20";

const listed = (id: string, expiryAt: string | null): BoardEvent => ({
  id,
  name: "",
  description: `Document ${id}`,
  issuedAt: null,
  expiryAt,
  filesCount: 0,
  status: "current",
  user: { id: "7", fullName: "Ada Fjord", isSuspended: false },
});

const read = (id: string, fields: object) => ({
  listed: listed(id, "2026-12-01"),
  event: readEvent({
    id: Number(id),
    description: `Document ${id}`,
    is_active: true,
    expiry_at: "2026-12-04",
    manager: true,
    trainee: true,
    reminders: [30, 14, 7].map((days) => ({ key: "days", value: days })),
    ...fields,
  }),
});

describe("stillToExpire", () => {
  it("keeps only later expiries, soonest first", () => {
    const events = [
      listed("1", "2027-03-01"),
      listed("2", "2026-11-20"),
      listed("3", null),
      listed("4", "2026-11-21"),
      listed("5", "2026-11-19"),
    ];
    expect(stillToExpire(events, TODAY).map(({ id }) => id)).toEqual(["4", "1"]);
  });
});

describe("remindersOfWeek", () => {
  it.each<[string, string, readonly number[], readonly string[]]>([
    ["today is the first day", "2026-12-04", [14, 21], ["2026-11-20"]],
    ["the last day is six days later", "2026-12-10", [14, 21], ["2026-11-26"]],
    ["a day later is another week", "2026-12-11", [14], []],
    ["a reminder of the past is left out", "2026-12-03", [14], []],
    ["one event can have two of them", "2026-12-03", [7, 13], ["2026-11-20", "2026-11-26"]],
    ["a reminder may come a year before its expiry", "2027-12-25", [395], ["2026-11-25"]],
  ])("lists reminders of the week: %s", (_name, expiry_at, values, days) => {
    const reminders = values.map((value) => ({ key: "days", value }));
    const found = remindersOfWeek([read("1", { expiry_at, reminders })], TODAY);
    expect(found.map(({ day }) => day)).toEqual(days);
  });

  it("uses the event's own expiry and its status, and names who is notified", () => {
    const found = remindersOfWeek([read("1", { trainee: false, status: "riskOfExpiry" })], TODAY);
    expect(found).toMatchObject([
      {
        day: "2026-11-20",
        expiryAt: "2026-12-04",
        status: "riskOfExpiry",
        recipients: ["Manager"],
      },
    ]);
  });

  it.each([
    ["nobody is to be told", { manager: false, trainee: false }],
    ["it was archived meanwhile", { is_active: false }],
    ["its expiry was taken away", { expiry_at: null }],
    ["it has no reminder", { reminders: [] }],
  ])("lists no reminder when %s", (_name, fields) => {
    expect(remindersOfWeek([read("1", fields)], TODAY)).toEqual([]);
  });

  it("sorts reminders by day", () => {
    const found = remindersOfWeek(
      [read("1", { expiry_at: "2026-12-08" }), read("2", { expiry_at: "2026-11-28" })],
      TODAY,
    );
    expect(found.map(({ id }) => id)).toEqual(["2 2026-11-21", "1 2026-11-24"]);
  });
});
