/**
 * Days are days of UTC wherever the reader is (shell 9): the sandbox's replies, and the results
 * of every package's functions for them, are the same in each zone as in UTC. timezones.e2e.ts has the
 * pages in a browser.
 */
import { afterEach, describe, expect, it, vi } from "vitest";
import { recordBounds } from "../../packages/portal/src/features/training/record-summary.ts";
import { testSandbox } from "../../packages/sandbox/src/testing/sandbox.ts";
import { parseCalendarDay, parseTimestamp } from "../../packages/sdk/src/model/read.ts";
import { warningDates } from "../../packages/ui-kit/src/domain/events/warnings.ts";
import { isCalendarDay, toCalendarDay } from "../../packages/sdk/src/calendar-day.ts";
import { formatDay, isWithin } from "../../packages/ui-kit/src/dates/day-format.ts";
import { readDay } from "../../packages/ui-kit/src/dates/read-day.ts";
import { certificateDate } from "../../packages/ui-kit/src/domain/print/CertificatePrint.tsx";
import { utcMinute } from "../../packages/ui-kit/src/domain/print/PrintLayout.tsx";
import { certificateHash } from "../training/certificates.ts";
import { type TimeZoneCase, TIME_ZONES } from "./time-zones.ts";

const PERSON = 105;
const person = `/api/companies/1/users/${PERSON}`;
const hash = await certificateHash(PERSON);

/** Days in the requests of each screen, by viewer. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  "trainee@aurora.test": [
    "/api/my/profile",
    "/api/my/training",
    "/api/my/program",
    "/api/my/schedule",
    "/api/my/records",
    "/api/my/events",
    "/api/my/events/10501",
    `/api/my/certificates/${hash}`,
  ],
  "trainee.waiting@aurora.test": ["/api/my/training"],
  "company.manager@aurora.test": [
    "/api/dashboard/training_status",
    "/api/dashboard/event_status",
    person,
    `${person}/programs`,
    `${person}/schedule`,
    `${person}/records`,
    `${person}/events`,
    `${person}/events/10501`,
    `${person}/certificates/${hash}`,
    "/api/companies/1/users/124/records",
  ],
};

/** All texts in a reply, in its order. */
function textsIn(reply: unknown): string[] {
  if (typeof reply === "string") return [reply];
  return typeof reply === "object" && reply !== null ? Object.values(reply).flatMap(textsIn) : [];
}

/** Every value that is derived from a text with a day or an instant. */
function readings(text: string) {
  const now = toCalendarDay(Date.now());
  const day = parseCalendarDay(text);
  return {
    text,
    day,
    moment: parseTimestamp(text),
    utcMinute: utcMinute(text),
    typed: readDay(text),
    certificate: certificateDate(day),
    slashed: formatDay(day, "yyyy/MM/dd"),
    isPast: day !== null && !isWithin(day, now),
    warnings: warningDates(day ?? "", ["30", "14", "1"], now),
    bounds: [true, false].map((isOwn) =>
      recordBounds({ isOwn, subject: { createdAt: text, deletedAt: text } }, now),
    ),
  };
}

/** Today, every reply and every reading of it, by a clock that shows `now` in `zone`. */
async function allDays(zone: string, now: string) {
  vi.stubEnv("TZ", zone);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(now) });
  const { as } = await testSandbox({ isChecked: false, now: () => Date.now() });
  const replies: Record<string, unknown> = {};
  for (const [username, paths] of Object.entries(CALLS)) {
    const call = await as(username);
    for (const path of paths) {
      const { status, body } = await call("GET", path);
      expect(status, path).toBe(200);
      replies[`${username} ${path}`] = body;
    }
  }
  const own = [now, now.slice(0, 10), `${now.slice(0, 19)}+02:00`, `${now.slice(0, 19)}-0500`];
  return {
    today: toCalendarDay(Date.now()),
    replies,
    read: [...own, ...textsIn(replies)].map(readings),
  };
}

/** The date and time of the zone's own calendar and clock. */
function localTime({ zone, now }: TimeZoneCase): string {
  vi.stubEnv("TZ", zone);
  const at = new Date(now);
  const parts = [at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes()];
  return parts.map((part) => String(part).padStart(2, "0")).join(" ");
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe.each(TIME_ZONES)("$zone at $now: $about", ({ zone, now }) => {
  it("shows the same days as in UTC", async () => {
    const here = await allDays("UTC", now);
    const there = await allDays(zone, now);
    expect(there).toEqual(here);
    expect(there.today).toBe(now.slice(0, 10));
    // Guards against replies without days, of which nothing would be compared.
    const days = there.read.filter((one) => isCalendarDay(one.day ?? ""));
    expect(days.length).toBeGreaterThan(100);
  });
});

it("includes time zones with other days and clocks than UTC", () => {
  expect(TIME_ZONES.map(localTime)).toEqual([
    "11 20 12 20",
    "11 21 13 40",
    "11 01 01 30",
    "03 13 19 30",
    "10 04 01 50",
  ]);
});
