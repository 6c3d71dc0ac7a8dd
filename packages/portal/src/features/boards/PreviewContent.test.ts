import type { EventSummary, RecordTopic, ScheduleItem } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import { eventLines, recordLines, scheduleLines } from "./PreviewContent.tsx";

const topic = (name: string, rest: Partial<RecordTopic>) =>
  ({
    id: name,
    name,
    periodicity: "Yearly",
    completedAt: "2026-01-01",
    expiry: null,
    ...rest,
  }) as RecordTopic;

describe("the lines of a record", () => {
  it("lists topics that need training first, then by day, undated last", () => {
    const topics = [
      topic("later", { status: "completed", expiry: "2027-05-01" }),
      topic("over", { status: "completed", periodicity: "Initial only", expiry: "2027-01-01" }),
      topic("behind", { status: "behind", expiry: "2027-08-01" }),
      topic("begun", { status: "delivered", completedAt: null }),
      topic("going", { status: "started", completedAt: null }),
      topic("soon", { status: "completed", expiry: "2027-04-01" }),
      topic("expired", { status: "expired", expiry: "2026-11-01" }),
    ];
    const lines = recordLines({ topics });
    expect(
      lines.map(({ name, status, day, none, hasWord }) => [name, status, day ?? none, hasWord]),
    ).toEqual([
      ["expired", "expired", "2026-11-01", undefined],
      ["behind", "behindSchedule", "2027-08-01", undefined],
      ["soon", null, "2027-04-01", undefined],
      ["later", null, "2027-05-01", undefined],
      ["over", null, "No expiry", undefined],
      ["begun", "delivered", "In Progress", undefined],
      ["going", "started", "In Progress", false],
    ]);
  });

  it("says of a periodic topic without a date that it is not known", () => {
    const undated = { status: "completed", expiry: null } as const;
    const lines = recordLines({
      topics: [
        topic("periodic", undated),
        topic("once", { ...undated, periodicity: "Initial only" }),
      ],
    });
    expect(lines.map(({ name, day, none }) => [name, day, none])).toEqual([
      ["periodic", null, "Not known"],
      ["once", null, "No expiry"],
    ]);
  });
});

it("sorts a schedule by day, each lesson with its topic", () => {
  const item = (name: string, date: string | null) =>
    ({ lesson: { name, status: "scheduled" }, topic: { name: "De-icing" }, date }) as ScheduleItem;
  const lines = scheduleLines([item("c", null), item("b", "2027-01-02"), item("a", "2026-12-30")]);
  expect(lines.map(({ name, detail, day }) => [name, detail, day])).toEqual([
    ["a", "De-icing", "2026-12-30"],
    ["b", "De-icing", "2027-01-02"],
    ["c", "De-icing", null],
  ]);
});

it("sorts events by expiry, without archived ones, each with its page", () => {
  const event = (id: string, expiryAt: string | null, rest: Partial<EventSummary> = {}) =>
    ({
      id,
      description: id,
      expiryAt,
      isActive: true,
      deletedAt: null,
      status: null,
      ...rest,
    }) as EventSummary;
  const lines = eventLines(
    [
      event("none", null),
      event("inactive", "2020-01-01", { isActive: false }),
      event("deleted", "2020-01-01", { deletedAt: "2020-01-02T00:00:00Z" }),
      event("due", "2026-12-01"),
      event("unread", null, { status: "unknown" }),
    ],
    "7",
    "2026-11-20",
  );
  expect(lines.map(({ name, status, none, href }) => [name, status, none, href])).toEqual([
    ["due", "riskOfExpiry", "No expiry", "#/company/users/7?tab=events&eventId=due"],
    ["none", "current", "No expiry", "#/company/users/7?tab=events&eventId=none"],
    ["unread", "unknown", "Not known", "#/company/users/7?tab=events&eventId=unread"],
  ]);
});

it("gives topics without an id lines of their own", () => {
  const topics = ["A", "A", "B"].map((name) => topic(name, { id: "", status: "completed" }));
  expect(new Set(recordLines({ topics }).map(({ id }) => id)).size).toBe(3);
});
