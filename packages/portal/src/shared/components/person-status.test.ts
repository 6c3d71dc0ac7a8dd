import { readEvents, readRecord, readTrainingBoard } from "@recurrent/sdk/raw";
import { describe, expect, it } from "vitest";
import { ownStatus, personStatus } from "./person-status.ts";

const TODAY = "2026-11-20";
const trainee = { id: "7", isActive: true, isTrainee: true };
const manager = { ...trainee, isTrainee: false };
const former = { ...trainee, isActive: false };

const topic = (topicName: string, status: number, expiry: string | null, more = {}) => ({
  topicId: topicName,
  topicName,
  status,
  expiry,
  completed_at: "2025-11-19",
  periodicity: "Every 12 months",
  ...more,
});
const record = (...topics: ReturnType<typeof topic>[]) => readRecord({ topics }).topics;
const fine = record(topic("CRM", 4, "2027-01-01"));

const event = (
  description: string,
  status: string | null,
  expiry_at: string | null,
  more = {},
) => ({
  id: description,
  description,
  status,
  expiry_at,
  is_active: true,
  ...more,
});
const events = (...list: ReturnType<typeof event>[]) => readEvents(list);
const valid = events(event("Medical", "current", "2027-01-01"));

const board = (id: string, tab = "record", list = [{ id: 7, fullName: "Ann" }]) =>
  readTrainingBoard([{ id, count: list.length, priority: 0, tab, list }]);

const TOPIC = "#/company/users/7?tab=record&record-q=";
const EVENT = "#/company/users/7?tab=events&eventId=";

type Sources = Partial<Parameters<typeof personStatus>[0]>;

/** Status of a trainee of whom nothing else is known. */
const statusWith = (sources: Sources) =>
  personStatus({
    person: trainee,
    record: undefined,
    events: undefined,
    board: undefined,
    today: TODAY,
    isOutdated: false,
    ...sources,
  });

/** The header's content: the status, its item with the day, and the link of the pill; or the note. */
function shown(sources: Sources) {
  const { status, ...more } = statusWith(sources);
  const { statusNote, statusSubject, statusHref } = {
    statusNote: undefined,
    statusSubject: undefined,
    statusHref: undefined,
    ...more,
  };
  if (status === null) return [statusNote];
  const { name, day } = statusSubject ?? {};
  return [status, name, day, statusHref].filter((part) => part !== undefined);
}

const NOT_KNOWN = ["Status not known"];
const CURRENT = ["current"];

describe("the status in the header of a person", () => {
  it.each([
    ["nothing is known", {}, NOT_KNOWN],
    ["only the record is known, and fine", { record: fine }, NOT_KNOWN],
    ["only the events are known, and fine", { events: valid }, NOT_KNOWN],
    ["the board is not known", { record: fine, events: valid }, NOT_KNOWN],
    ["the events are not known", { record: fine, board: board("current") }, NOT_KNOWN],
    ["the record is not known", { events: valid, board: board("current") }, NOT_KNOWN],
    [
      "they are not on the board",
      { record: fine, events: valid, board: board("current", "record", []) },
      NOT_KNOWN,
    ],
    [
      "the board has a status nobody knows",
      { record: fine, events: valid, board: board("paused") },
      NOT_KNOWN,
    ],
    [
      "an event has a status nobody knows",
      { record: fine, events: events(event("Visa", "paused", null)), board: board("current") },
      NOT_KNOWN,
    ],
    ["all are fine", { record: fine, events: valid, board: board("current") }, CURRENT],
    ["there are no events", { record: fine, events: [], board: board("current") }, CURRENT],
    [
      "a topic is expired",
      { record: record(topic("De-icing", 6, "2026-11-19")) },
      ["expired", "De-icing", "2026-11-19", `${TOPIC}De-icing`],
    ],
    [
      "a topic is at risk",
      { record: record(topic("De-icing", 5, "2026-11-22")), events: valid },
      ["riskOfExpiry", "De-icing", "2026-11-22", `${TOPIC}De-icing`],
    ],
    [
      "a topic is behind and has no expiry",
      { record: record(topic("De-icing", 3, null)) },
      ["behindSchedule", "De-icing", null, `${TOPIC}De-icing`],
    ],
    [
      "a topic without a name is expired",
      { record: record(topic("", 6, "2026-11-19")) },
      ["expired", "Unnamed", "2026-11-19", TOPIC],
    ],
    [
      "several are expired, the one that expired first",
      {
        record: record(
          topic("B", 6, "2026-11-19"),
          topic("A", 6, "2026-11-01"),
          topic("C", 6, null),
        ),
      },
      ["expired", "A", "2026-11-01", `${TOPIC}A`],
    ],
    [
      "an event expired before a topic",
      {
        record: record(topic("B", 6, "2026-11-19")),
        events: events(event("Medical", "expired", "2026-11-02")),
      },
      ["expired", "Medical", "2026-11-02", `${EVENT}Medical`],
    ],
    [
      "an event is worse than a topic",
      {
        record: record(topic("B", 5, "2026-11-21")),
        events: events(event("Medical", "expired", "2026-11-02")),
        board: board("riskOfExpiry"),
      },
      ["expired", "Medical", "2026-11-02", `${EVENT}Medical`],
    ],
    [
      "the server gives an event no status (training 2.10)",
      { events: events(event("Medical", null, "2026-11-19")) },
      ["expired", "Medical", "2026-11-19", `${EVENT}Medical`],
    ],
    [
      "the server calls an event current whose day is over",
      {
        record: fine,
        events: events(event("Medical", "current", "2020-01-01")),
        board: board("current"),
      },
      CURRENT,
    ],
    [
      "an expired event is archived",
      {
        record: fine,
        events: events(event("Medical", "expired", "2026-11-02", { is_active: false })),
        board: board("current"),
      },
      CURRENT,
    ],
    [
      "what is expired is over and done with (training 4.2)",
      {
        record: record(topic("Induction", 6, null, { periodicity: "Initial only" })),
        events: valid,
        board: board("current"),
      },
      CURRENT,
    ],
    [
      "only the board knows that they are behind (shell 2.13)",
      { record: fine, events: valid, board: board("behindSchedule", "schedule") },
      ["behindSchedule", "#/company/users/7?tab=schedule"],
    ],
    [
      "the board is worse than the record",
      { record: record(topic("B", 5, "2026-11-21")), board: board("expired") },
      ["expired", "#/company/users/7?tab=record"],
    ],
    [
      "the board says the same as the record",
      { record: record(topic("B", 6, "2026-11-19")), board: board("expired") },
      ["expired", "B", "2026-11-19", `${TOPIC}B`],
    ],
    [
      "the board lists another person",
      { board: board("expired", "record", [{ id: 8, fullName: "Bo" }]) },
      NOT_KNOWN,
    ],
    ["who does not train has no events", { person: manager, events: [] }, ["Not a trainee"]],
    ["who does not train has events", { person: manager, events: valid }, CURRENT],
    ["of who does not train nothing is known", { person: manager }, NOT_KNOWN],
    [
      "who does not train has an expired event",
      { person: manager, events: events(event("Medical", "expired", "2026-11-02")) },
      ["expired", "Medical", "2026-11-02", `${EVENT}Medical`],
    ],
    ["they left", { person: former, record: record(topic("B", 6, "2026-11-19")) }, ["Historical"]],
  ] as const)("shows the status of a person when %s", (_when, sources, expected) => {
    expect(shown(sources as never)).toEqual(expected);
  });
});

describe("the others beside that status", () => {
  const others = (sources: Sources) => {
    const status = statusWith(sources);
    return "otherStatuses" in status ? status.otherStatuses : [];
  };
  const topics = record(topic("B", 6, "2026-11-19"), topic("C", 5, "2026-11-23"));
  const medical = events(event("Medical", "riskOfExpiry", "2026-12-02"));
  const atRisk = [
    { status: "riskOfExpiry", name: "C", day: "2026-11-23", href: `${TOPIC}C` },
    { status: "riskOfExpiry", name: "Medical", day: "2026-12-02", href: `${EVENT}Medical` },
  ];

  it("are urgent topics and events, each with its own address, the worst first", () => {
    expect(others({ record: topics, events: medical })).toEqual(atRisk);
    expect(others({ record: topics.slice(0, 1), events: medical })).toEqual(atRisk.slice(1));
  });

  it("are all of them where the board has a worse status", () => {
    const sources = { record: topics.slice(1), events: medical, board: board("expired") };
    expect(others(sources)).toEqual(atRisk);
    expect(others({ ...sources, record: topics })).toEqual(atRisk);
    expect(statusWith({ ...sources, record: topics })).toMatchObject({
      statusSubject: { name: "B", day: "2026-11-19" },
    });
  });

  it("are none when nothing else is urgent", () => {
    expect(others({ record: topics.slice(0, 1), events: valid })).toEqual([]);
    expect(others({ record: topics, board: board("expired"), person: former })).toEqual([]);
  });
});

describe("the status in the header of the own profile", () => {
  const reminders = [{ id: "PROGRAM_BEHIND_SCHEDULE", date: null }];
  const expired = {
    status: "expired",
    statusSubject: { name: "B", day: "2026-11-19" },
    otherStatuses: [],
  };
  const behind = { status: "behindSchedule", statusHref: "#/my/schedule", otherStatuses: [] };
  const unknown = { status: null, statusNote: "Status not known" };
  it.each([
    ["nothing is known", {}, unknown],
    ["the record is missing", { events: valid, reminders: [] }, unknown],
    ["the events are missing", { record: fine, reminders: [] }, unknown],
    ["the reminders are missing", { record: fine, events: valid }, unknown],
    [
      "only the events are known, one expired",
      { events: events(event("Medical", "expired", "2026-11-02")) },
      {
        status: "expired",
        statusSubject: { name: "Medical", day: "2026-11-02" },
        statusHref: "#/my/events/Medical",
        otherStatuses: [],
      },
    ],
    ["nothing is urgent", { record: fine, events: valid, reminders: [] }, { status: null }],
    ["a reminder says so", { record: fine, reminders }, behind],
    [
      "a topic is worse than the reminder",
      { record: record(topic("B", 6, "2026-11-19")), reminders },
      { ...expired, statusHref: "#/my/records?q=B" },
    ],
  ])("shows the own status when %s", (_when, sources, expected) => {
    const none = {
      record: undefined,
      events: undefined,
      reminders: undefined,
      today: TODAY,
      isOutdated: false,
    };
    expect(ownStatus({ ...none, ...sources })).toEqual(expected);
  });
});

describe("what the own profile does not understand", () => {
  const unknown = { status: null, statusNote: "Status not known" };
  const known = { record: fine, events: valid, reminders: [], today: TODAY, isOutdated: false };
  const topicOf = (status: unknown, more = {}) =>
    readRecord({ topics: [{ ...topic("B", 4, "2027-01-01", more), status }] }).topics;

  it.each([
    ["a topic of a newer code", { record: topicOf(7) }],
    ["a topic of a newer name", { record: topicOf("revoked") }],
    ["a topic without a status", { record: topicOf(undefined) }],
    ["a topic with null", { record: topicOf(null) }],
    ["an event of a newer name", { events: events(event("Visa", "revoked", null)) }],
    ["an event of a newer code", { events: events(event("Visa", "7", "2030-01-01")) }],
    ["an expiry that is no day", { events: events(event("Visa", null, "2026-02-30")) }],
    ["a reminder of a newer kind", { reminders: [{ id: "PROGRAM_REVOKED", date: null }] }],
  ])("is not known, never fine: %s", (_what, sources) => {
    expect(ownStatus({ ...known, ...sources })).toEqual(unknown);
    const late = record(topic("Late", 6, "2026-11-19"));
    expect(ownStatus({ ...known, ...sources, record: late }).status).toBe("expired");
  });

  it.each([
    ["a topic of a known status", { record: topicOf(1) }],
    ["a topic that was taken once", { record: topicOf(null, { periodicity: "Initial only" }) }],
    ["an archived event", { events: events(event("Visa", "revoked", null, { is_active: false })) }],
    ["an event without a status", { events: events(event("Visa", null, null)) }],
    ["a compressed program", { reminders: [{ id: "TYPE_COMPRESSED", date: "2026-12-01" }] }],
  ])("is not about %s", (_what, sources) => {
    expect(ownStatus({ ...known, ...sources })).toEqual({ status: null });
  });
});

describe("the status of replies that may have changed since", () => {
  const isOutdated = true;
  const unknown = { status: null, statusNote: "Status not known" };
  const other = { ...trainee, isTrainee: false };
  const current = { record: fine, events: valid, board: board("current") };
  const late = record(topic("B", 6, "2026-11-19"));

  it.each([
    ["a current trainee", current],
    ["somebody else with valid documents", { person: other, events: valid }],
    ["somebody else without a document", { person: other, events: [] }],
  ])("is not known of %s", (_who, sources) => {
    expect(statusWith(sources).status).not.toBe("expired");
    expect(statusWith({ ...sources, isOutdated })).toEqual(unknown);
  });

  it.each([
    ["an expired topic", { ...current, record: late }, "expired"],
    ["a risk on the board", { ...current, board: board("riskOfExpiry") }, "riskOfExpiry"],
    ["an expired event", { events: events(event("M", "expired", "2026-11-02")) }, "expired"],
  ])("stays urgent after %s", (_what, sources, status) => {
    expect(statusWith({ ...sources, isOutdated }).status).toBe(status);
  });

  it("stays that of a historical person", () => {
    expect(statusWith({ person: former, isOutdated })).toMatchObject({ statusNote: "Historical" });
  });

  it("is not known of the user either, unless it was urgent", () => {
    const own = { record: fine, events: valid, reminders: [], today: TODAY, isOutdated };
    expect(ownStatus(own)).toEqual(unknown);
    expect(ownStatus({ ...own, record: late }).status).toBe("expired");
  });
});
