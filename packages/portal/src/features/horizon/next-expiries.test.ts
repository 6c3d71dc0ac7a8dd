import type { EventSummary, RecordTopic } from "@recurrent/sdk";
import { expect, it } from "vitest";
import { nextExpiries, soonest } from "./next-expiries.ts";

const TODAY = "2026-11-22";
const topic = (id: string, expiry: string | null, rest: Partial<RecordTopic> = {}) =>
  ({
    id,
    name: `Topic ${id}`,
    expiry,
    status: "completed",
    periodicity: "Every 12 months",
    completedAt: "2026-01-01",
    ...rest,
  }) as RecordTopic;
const event = (id: string, expiryAt: string | null, rest: Partial<EventSummary> = {}) =>
  ({
    id,
    description: `Document ${id}`,
    expiryAt,
    status: null,
    isActive: true,
    deletedAt: null,
    ...rest,
  }) as EventSummary;
const shortly = (items: ReturnType<typeof nextExpiries>) =>
  items.map(({ name, expiryAt, status }) => `${name} ${expiryAt} ${status}`);

it("puts training and documents in one order, the soonest first, the everlasting last", () => {
  const items = nextExpiries(
    [topic("1", "2027-03-01"), topic("2", "2026-11-01", { status: "expired" })],
    [event("3", "2026-11-22"), event("4", null), event("5", "2027-03-01")],
    TODAY,
  );
  expect(shortly(items)).toEqual([
    "Topic 2 2026-11-01 expired",
    "Document 3 2026-11-22 riskOfExpiry",
    "Document 5 2027-03-01 current",
    "Topic 1 2027-03-01 completed",
    "Document 4 null current",
  ]);
});

it("leaves out what is archived and what is not held yet; what is done once never expires", () => {
  const items = nextExpiries(
    [
      topic("1", null, { completedAt: null, status: "started" }),
      topic("2", "2023-08-19", { periodicity: "Initial only" }),
    ],
    [event("3", "2026-12-01", { isActive: false })],
    TODAY,
  );
  expect(shortly(items)).toEqual(["Topic 2 null completed"]);
});

it("takes the server's state where it gives one", () => {
  expect(
    shortly(nextExpiries([], [event("1", "2026-01-01", { status: "current" })], TODAY)),
  ).toEqual(["Document 1 2026-01-01 current"]);
});

it("lists the five soonest of those that expire", () => {
  const events = [
    "2027-01-01",
    null,
    "2026-12-01",
    "2027-02-01",
    "2027-04-01",
    "2027-03-01",
    "2027-05-01",
  ];
  const items = nextExpiries(
    [],
    events.map((day, at) => event(String(at), day)),
    TODAY,
  );
  expect(soonest(items).map(({ expiryAt }) => expiryAt)).toEqual([
    "2026-12-01",
    "2027-01-01",
    "2027-02-01",
    "2027-03-01",
    "2027-04-01",
  ]);
});
