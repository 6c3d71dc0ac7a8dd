import { describe, expect, it } from "vitest";
import type { Round, Delivery, Enrolment, TopicRow } from "../model/rows.ts";
import { eventStatus } from "./boards.ts";
import { addMonths, formatDay, parseDay, parseDuration, startOf } from "../model/days.ts";
import { withLaunch, withScore } from "./lessons.ts";
import { deliveryOn } from "./topic-progress.ts";
import { currencyOf, lessonStatus, trainingStatus } from "./training-status.ts";

const TODAY = parseDay("2026-11-20")!;
const day = (text: string) => parseDay(text)!;

describe("training status, day by day", () => {
  it.each([
    [-30, "expired"],
    [-1, "expired"],
    [0, "riskOfExpiry"],
    [4, "riskOfExpiry"],
    [5, "current"],
    [14, "current"],
    [15, "current"],
    [400, "current"],
  ])("shows a topic that expires in %i days as %s", (days, status) => {
    expect(trainingStatus({ expiries: [TODAY + days], open: [] }, TODAY)).toBe(status);
  });

  it.each([
    [[4, 4], "current"],
    [[5, 4], "current"],
    [[5, 5], "behindSchedule"],
    [[29], "current"],
    [[30], "behindSchedule"],
    [[5, 6, 0], "behindSchedule"],
    [[-3, 29], "current"],
    [[], "current"],
  ])("shows lessons delivered %j days ago and still open as %s", (ages, status) => {
    const open = ages.map((age) => TODAY - age);
    expect(trainingStatus({ expiries: [], open }, TODAY)).toBe(status);
  });

  it("follows the clock through every state and names the most urgent", () => {
    const dates = { expiries: [TODAY + 40], open: [TODAY] };
    const seen = [0, 29, 30, 35, 36, 40, 41].map((on) => trainingStatus(dates, TODAY + on));
    expect(seen).toEqual([
      "current",
      "current",
      "behindSchedule",
      "behindSchedule",
      "riskOfExpiry",
      "riskOfExpiry",
      "expired",
    ]);
  });
});

describe("document status, day by day", () => {
  it.each([
    [-1, "expired"],
    [0, "riskOfExpiry"],
    [29, "riskOfExpiry"],
    [30, "current"],
    [31, "current"],
  ])("shows a document that expires in %i days as %s", (days, status) => {
    expect(eventStatus(TODAY + days, TODAY)).toBe(status);
  });

  it("keeps a document without an expiry current", () => {
    expect(eventStatus(null, TODAY + 10_000)).toBe("current");
  });
});

const TOPIC: TopicRow = {
  id: 1,
  name: "Topic",
  formerName: null,
  months: 12,
  seasonal: false,
  expiresOnCalendarDay: false,
  internationalProcedures: false,
  versions: [],
};

function delivery(on: string | null, over: Partial<Delivery> = {}): Delivery {
  return {
    id: 1,
    lessonId: 1,
    deliveredOn: TODAY,
    status: on === null ? "CREATED" : "COMPLETED",
    startedAt: null,
    completedAt: on === null ? null : startOf(day(on)) + 3_600_000,
    attempts: [],
    launchedAt: null,
    ...over,
  };
}

function enrolment(...lessonDays: readonly (readonly (string | null)[])[]): Enrolment {
  const rounds = lessonDays.map((lessons): Round => ({
    version: 1,
    superseded: false,
    deliveries: lessons.map((on) => delivery(on)),
  }));
  return { topicId: 1, compressed: false, completeBy: null, calendarDay: null, rounds };
}

describe("expiry of a topic", () => {
  const expiry = (topic: TopicRow, taken: Enrolment) => {
    const on = currencyOf(topic, taken).expiry;
    return on === null ? null : formatDay(on);
  };

  it("counts from the last lesson of the first round", () => {
    expect(expiry(TOPIC, enrolment(["2024-01-10", "2024-02-01"]))).toBe("2025-02-01");
  });
  it("sets no expiry while a lesson of the first round is open", () => {
    expect(currencyOf(TOPIC, enrolment(["2024-01-10", null]))).toEqual({
      completedOn: null,
      expiry: null,
    });
  });
  it.each([
    ["2024-12-03", "60 days early keeps the date", "2026-02-01"],
    ["2024-12-02", "61 days early sets a new one", "2025-12-02"],
    ["2025-04-02", "60 days late keeps the date", "2026-02-01"],
    ["2025-04-03", "61 days late sets a new one", "2026-04-03"],
  ])("renews a topic completed again on %s: %s", (on, _why, result) => {
    expect(expiry(TOPIC, enrolment(["2024-02-01"], [on]))).toBe(result);
  });
  it("sets no expiry for 'Initial only'", () => {
    expect(expiry({ ...TOPIC, months: null }, enrolment(["2024-02-01"]))).toBeNull();
  });
  it("ends a calendar-day topic on its own day whatever the day of completion", () => {
    const topic = { ...TOPIC, expiresOnCalendarDay: true };
    const enrolmentOn = (on: string) => ({ ...enrolment([on]), calendarDay: day("2026-06-30") });
    expect(expiry(topic, enrolmentOn("2025-06-10"))).toBe("2026-06-30");
    expect(expiry(topic, enrolmentOn("2025-03-01"))).toBe("2025-06-30");
    expect(expiry(topic, enrolmentOn("2029-04-15"))).toBe("2030-06-30");
  });
  it("ignores a round that a newer version replaced", () => {
    const current = enrolment(["2024-02-01"], ["2025-01-20"]);
    const replaced = { ...current.rounds[1]!, superseded: true };
    expect(expiry(TOPIC, { ...current, rounds: [current.rounds[0]!, replaced] })).toBe(
      "2025-02-01",
    );
  });
});

describe("lesson codes", () => {
  it.each([
    [1, 0],
    [0, 1],
    [-29, 1],
    [-30, 3],
  ])("gives a lesson delivered %i days from today the code %i", (offset, code) => {
    expect(lessonStatus(delivery(null, { deliveredOn: TODAY + offset }), TODAY)).toBe(code);
  });
});

describe("scoring of a registration", () => {
  const locked = { ...withLaunch(delivery(null), 1000), status: "LOCKED" as const };
  const attempt = { id: 101, startedAt: 1000, completedAt: 5000, wrong: [2] };

  it("completes a passed lesson at the instant it was submitted", () => {
    expect(withScore(locked, { finishedAt: 5000, passed: true }, attempt)).toMatchObject({
      status: "COMPLETED",
      startedAt: 1000,
      completedAt: 5000,
      attempts: [attempt],
    });
  });
  it("lets a failed lesson be repeated, and keeps the attempt", () => {
    expect(withScore(locked, { finishedAt: 5000, passed: false }, attempt)).toMatchObject({
      status: "CREATED",
      startedAt: 1000,
      completedAt: null,
      attempts: [attempt],
    });
  });
  it("completes a lesson without an exam, without an attempt", () => {
    const done = withScore(locked, { finishedAt: 5000, passed: true }, null);
    expect(done).toMatchObject({ status: "COMPLETED", attempts: [] });
  });
  it("shows a past day nothing of what came later", () => {
    const done = withScore(locked, { finishedAt: 5000, passed: true }, attempt);
    expect(deliveryOn(done, 0)).toEqual(done);
    expect(deliveryOn(done, -1)).toMatchObject({
      status: "CREATED",
      startedAt: null,
      completedAt: null,
      attempts: [],
    });
  });
});

describe("days", () => {
  it("limits months to their last day and rejects days that do not exist", () => {
    expect(formatDay(addMonths(day("2024-01-31"), 1))).toBe("2024-02-29");
    expect(formatDay(addMonths(day("2024-03-31"), -13))).toBe("2023-02-28");
    expect(parseDay("2026-02-30")).toBeNull();
    expect(parseDay("2026-2-3")).toBeNull();
  });
  it.each([
    ["P5D", 432_000_000],
    ["P1W", 604_800_000],
    ["PT90S", 90_000],
    ["-P1DT1H", -90_000_000],
    ["P1M", null],
    ["P", null],
    ["P1DT", null],
    ["5 days", null],
  ])("reads the duration %s", (text, ms) => {
    expect(parseDuration(text)).toBe(ms);
  });
});
