import type { StatusId } from "@recurrent/ui-kit";
import { describe, expect, it } from "vitest";
import { trainingColumn } from "./training-column.tsx";

const statuses = new Map<string, StatusId>([
  ["1", "current"],
  ["2", "behindSchedule"],
  ["3", "expired"],
  ["4", "riskOfExpiry"],
]);

const PEOPLE = ["1", "2", "3", "4", "5", "6"].map((id) => ({ id }));

describe("trainingColumn", () => {
  it("says of a trainee who is not on the board that the status is not known", () => {
    const { text } = trainingColumn(statuses);
    expect(PEOPLE.map((person) => text?.(person))).toEqual([
      "Current",
      "Behind Schedule",
      "Expired",
      "At Risk Of Expiry",
      "Not known",
      "Not known",
    ]);
    expect(text?.({ id: "6", isTrainee: false })).toBe("");
  });

  it("says nothing while the board loads", () => {
    const { text, value, disableExport } = trainingColumn(undefined);
    expect([text?.({ id: "1" }), value?.({ id: "1" })]).toEqual(["", Number.NaN]);
    // A file would say nothing of anybody for good.
    expect([disableExport, trainingColumn(statuses).disableExport]).toEqual([true, false]);
  });

  it("sorts most urgent first, and people without a status last", () => {
    const { value } = trainingColumn(statuses);
    expect(PEOPLE.map((person) => value?.(person))).toEqual([4, 3, 1, 2, Number.NaN, Number.NaN]);
  });
});
