import { describe, expect, expectTypeOf, it } from "vitest";

import type * as wire from "../generated/main/wire/index.ts";
import type { EventSummary } from "./event.ts";
import { readGroups, type GroupSummary } from "./group.ts";
import { readPeople, type PersonSummary } from "./person.ts";
import {
  asRecord,
  parseCalendarDay,
  parseTimestamp,
  text,
  type Untrusted,
  type UntrustedList,
} from "./read.ts";

// The compiler checks these, in the step `types`; `read.odd-replies.test.ts` tries every field.
describe("the input of a reader", () => {
  const sent: Untrusted<wire.PersonListItem> = { id: 7, fullName: 5, isActive: "1", acl: null };
  const person = asRecord(sent);

  it("gives the input of a reader the fields that the contract names", () => {
    expect(text(person.fullName)).toBe("5");
    // @ts-expect-error A list of people gives no address.
    expect(person.email).toBeUndefined();
    // @ts-expect-error The contract spells it otherwise.
    expect(person.full_name).toBeUndefined();
  });

  it("types the input as unknown until it is read", () => {
    expectTypeOf(person.fullName).toBeUnknown();
    expectTypeOf(person.acl).extract<null>().toBeNull();
    expectTypeOf(asRecord(person.acl).permissions).toEqualTypeOf<UntrustedList<unknown>>();
  });

  it("takes a reply of the reader's own operation", () => {
    const people: wire.PersonListItem[] = [];
    expect(readPeople(people)).toEqual([]);
    // @ts-expect-error Groups have managers, people have none.
    expect(readGroups(people)).toEqual([]);
  });
});

it("gives an item of a list only the fields of the list", () => {
  expectTypeOf<PersonSummary>().not.toHaveProperty("email");
  expectTypeOf<PersonSummary>().not.toHaveProperty("uuid");
  expectTypeOf<PersonSummary>().not.toHaveProperty("hasValidSubscription");
  expectTypeOf<wire.PersonListItem>().not.toHaveProperty("email");
  expectTypeOf<EventSummary>().not.toHaveProperty("notes");
  expectTypeOf<wire.EventListItem>().not.toHaveProperty("notes");
  expectTypeOf<GroupSummary>().not.toHaveProperty("trainees");
  expectTypeOf<wire.GroupListItem>().not.toHaveProperty("trainees");
});

describe("days and instants", () => {
  it.each([
    ["2026-11-21", "2026-11-21"],
    ["2026-11-21 23:59:59", "2026-11-21"],
    ["2026-11-21T23:59:59Z", "2026-11-21"],
    ["2026-11-21T23:30:00-02:00", "2026-11-22"],
    ["2026-11-21T00:30:00+14:00", "2026-11-20"],
    ["2026-11-21T23:30:00-0200", "2026-11-22"],
    ["2026-11-21T23:30:00-02", "2026-11-22"],
    ["2026-11-21 00:30:00+02", "2026-11-20"],
    ["2026-11-21 00:30:00.123456+02", "2026-11-20"],
    ["2026-11-21 00:30:00 +0200", "2026-11-20"],
    ["2026-11-21 00:30 +02:00", "2026-11-20"],
    ["2026-11-21T00:30+05:45", "2026-11-20"],
    ["2026-11-21 00:30:00+00", "2026-11-21"],
    [{ date: "2026-11-21 00:00:00.000000", timezone: "UTC" }, "2026-11-21"],
    // "For ever" and "never" of servers in other zones: the day in UTC is of no year with four figures.
    ["9999-12-31T23:59:59-05:00", "9999-12-31"],
    ["9999-12-31 23:59:59-0800", "9999-12-31"],
    ["9999-12-31T14:00-10", "9999-12-31"],
    [{ date: "9999-12-31T23:59:59-05:00" }, "9999-12-31"],
    ["9999-12-31T23:59:59.999Z", "9999-12-31"],
    ["9999-12-31T00:00:00+02:00", "9999-12-30"],
    ["0001-01-01T00:00:00+01:00", "0000-12-31"],
    ["0000-01-01T00:00:00+01:00", "0000-01-01"],
    ["0000-01-01T00:00:00-01:00", "0000-01-01"],
    ["2026-02-30", null],
    ["0000-00-00", null],
    ["21/11/2026", null],
    [1_795_000_000, null],
    ["", null],
    [null, null],
  ])("parses %j as the day %s", (wire, calendarDay) => {
    expect(parseCalendarDay(wire)).toBe(calendarDay);
  });

  it("keeps an instant as it came", () => {
    expect(parseTimestamp("2026-11-21T23:30:00-02:00")).toBe("2026-11-21T23:30:00-02:00");
    expect(parseTimestamp("soon")).toBeNull();
  });
});
