import { describe, expect, it } from "vitest";
import { odd } from "../testing/odd.ts";
import { eventStatus, readEvent, readEvents } from "./event.ts";

const TODAY = "2026-11-21";
const [PAST, SOON, LATER] = ["2026-11-20", "2026-12-01", "2030-01-01"];

/** The status of an event in a list and alone, which must agree. */
function statusIn(sent: object): string {
  const event = { id: 7, description: "Medical", is_active: true, ...sent };
  const statuses = [...readEvents(odd([event])), readEvent(odd(event))].map((read) =>
    eventStatus(read, TODAY),
  );
  expect(new Set(statuses).size).toBe(1);
  return statuses[0]!;
}

describe("the status of an event in a list or alone", () => {
  it.each([
    // No such day, which the pattern of the contract allows.
    ["2026-02-30"],
    ["2025-02-29"],
    ["2026-11-31 00:00:00"],
    ["2026-13-01"],
    ["2026-00-10"],
    ["2026-11-00"],
    ["2026-11-21T10:99:00+01:00"],
    [{ date: "2026-02-30 00:00:00.000000", timezone: "UTC" }],
    // Other forms.
    ["21/11/2020"],
    ["20.11.2020"],
    ["Nov 20, 2020"],
    ["20201120"],
    ["2020-11"],
    ["2020-W47-5"],
    ["1605830400"],
    [1_605_830_400],
    [1_605_830_400_000],
  ])("is not known when its expiry %j cannot be read", (expiry_at) => {
    expect(statusIn({ expiry_at })).toBe("unknown");
    expect(statusIn({ expiry_at, status: null })).toBe("unknown");
    expect(statusIn({ expiry_at, status: "" })).toBe("unknown");
    expect(statusIn({ expiry_at, status: "expired" })).toBe("expired");
    expect(statusIn({ expiry_at, status: 5 })).toBe("riskOfExpiry");
  });

  it.each([0, 1, 2, 3, 7, 42, "0", "7", -1, 4.5, "6.5"])(
    "is not known when the code %j is not, unless the expiry is past or near",
    (status) => {
      expect(statusIn({ status })).toBe("unknown");
      expect(statusIn({ status, expiry_at: LATER })).toBe("unknown");
      expect(statusIn({ status, expiry_at: SOON })).toBe("riskOfExpiry");
      expect(statusIn({ status, expiry_at: PAST })).toBe("expired");
    },
  );

  it.each([undefined, null, "", " ", "0000-00-00", "0000-00-00 00:00:00", 0, false, "-", {}])(
    "is current when there is no expiry, written %j",
    (expiry_at) => {
      expect(statusIn({ expiry_at })).toBe("current");
    },
  );

  it.each([undefined, null, "", " "])("follows from the expiry when it is %j", (status) => {
    expect(statusIn({ status, expiry_at: LATER })).toBe("current");
    expect(statusIn({ status, expiry_at: SOON })).toBe("riskOfExpiry");
    expect(statusIn({ status, expiry_at: PAST })).toBe("expired");
  });

  it.each([
    ["current", "current"],
    [4, "current"],
    ["4.0", "current"],
    ["Completed", "current"],
    ["revoked", "revoked"],
  ])("is what the server says: %j", (status, read) => {
    expect(statusIn({ status, expiry_at: PAST })).toBe(read);
    expect(statusIn({ status })).toBe(read);
  });
});
