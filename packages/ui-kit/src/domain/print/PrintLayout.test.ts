import { expect, it } from "vitest";
import { utcMinute } from "./PrintLayout.tsx";

it("shows an instant to the minute", () => {
  expect(utcMinute("2026-11-20T23:59:59.000Z")).toBe("2026-11-20 23:59 UTC");
});
