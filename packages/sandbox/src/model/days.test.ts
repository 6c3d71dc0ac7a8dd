import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseInstant } from "./days.ts";

describe.each(["UTC", "Europe/Prague", "America/New_York", "Pacific/Kiritimati"])(
  "parseInstant on a computer in %s",
  (zone) => {
    beforeEach(() => void vi.stubEnv("TZ", zone));
    afterEach(() => void vi.unstubAllEnvs());

    it.each([
      ["2027-03-14T00:30:00Z", "2027-03-14T00:30:00.000Z"],
      ["2027-03-14T00:30:00", "2027-03-14T00:30:00.000Z"],
      ["2027-03-14 00:30", "2027-03-14T00:30:00.000Z"],
      ["2027-03-14", "2027-03-14T00:00:00.000Z"],
      // Clocks of Prague go forward at this hour.
      ["2027-03-28T02:30:00", "2027-03-28T02:30:00.000Z"],
      ["2027-03-14T00:30:00.250+02:00", "2027-03-13T22:30:00.250Z"],
      ["2027-03-14T00:30-0500", "2027-03-14T05:30:00.000Z"],
      [" 2028-02-29T12:00Z ", "2028-02-29T12:00:00.000Z"],
    ])("reads '%s' as %s", (text, instant) => {
      expect(new Date(parseInstant(text) ?? Number.NaN).toISOString()).toBe(instant);
    });

    it.each([
      "",
      "5",
      "12",
      "March 5",
      "1 Jan 2027",
      "2027",
      "2027-03",
      "2027-3-14",
      "03/14/2027",
      "2027-02-30",
      "2027-02-29T00:00:00Z",
      "2027-03-14T25:00:00Z",
      "2027-03-14T00:30:00 CET",
      "soon",
      5,
      null,
    ])("reads '%s' as no instant", (input) => {
      expect(parseInstant(input)).toBeNull();
    });
  },
);
