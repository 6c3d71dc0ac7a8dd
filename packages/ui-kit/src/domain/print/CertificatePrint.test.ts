import { describe, expect, it } from "vitest";
import { certificateDate, nameSize, topicSize } from "./CertificatePrint.tsx";

describe("certificateDate", () => {
  it.each([
    ["2026-10-14", "14 October 2026"],
    ["2026-01-01", "01 January 2026"],
    ["2024-02-29", "29 February 2024"],
    ["2026-12-31", "31 December 2026"],
    ["2026-02-30", ""],
    ["yesterday", ""],
    ["", ""],
    [null, ""],
  ])("formats %j as %j", (day, text) => {
    expect(certificateDate(day)).toBe(text);
  });
});

describe("sizes", () => {
  it("uses 38 points for a name and less for a long one", () => {
    expect([16, 30, 31, 41, 90].map((length) => nameSize("n".repeat(length)))).toEqual([
      38, 38, 30, 24, 19,
    ]);
  });

  it("uses 23 points for a topic and less for a long one", () => {
    expect([20, 91, 161].map((length) => topicSize("t".repeat(length)))).toEqual([23, 18, 14]);
  });
});
