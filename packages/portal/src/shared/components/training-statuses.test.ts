import { readTrainingBoard } from "@recurrent/sdk/raw";
import { STATUSES_BY_URGENCY } from "@recurrent/ui-kit";
import { describe, expect, it } from "vitest";
import {
  BOARD_STATUSES_AND_UNKNOWN,
  countsText,
  countTrainings,
  readTrainingStatuses,
} from "./training-statuses.ts";

const card = (id: string, ...people: number[]) => ({
  id,
  count: people.length,
  priority: 0,
  tab: "record",
  list: people.map((person) => ({ id: person, fullName: `Person ${person}` })),
});

const statuses = readTrainingStatuses(
  readTrainingBoard([
    card("current", 1, 2),
    card("expired", 3),
    card("riskOfExpiry", 4),
    card("behindSchedule", 2),
    card("paused", 5),
  ]),
);

const PEOPLE = ["1", "2", "3", "4", "5", "6"].map((id) => ({ id }));

describe("training statuses in lists", () => {
  it("has the statuses of the board in the order of their urgency", () => {
    expect(BOARD_STATUSES_AND_UNKNOWN).toEqual(
      STATUSES_BY_URGENCY.filter((status) => BOARD_STATUSES_AND_UNKNOWN.includes(status)),
    );
  });

  it("takes the most urgent card of each person, and no card of an unknown status", () => {
    expect(Object.fromEntries(statuses)).toEqual({
      1: "current",
      2: "behindSchedule",
      3: "expired",
      4: "riskOfExpiry",
    });
  });

  it("counts the statuses of people, also of those without one", () => {
    const counts = countTrainings(statuses, PEOPLE);
    expect(countsText(counts)).toBe(
      "1 Expired, 1 At Risk Of Expiry, 1 Behind Schedule, 1 Current, 2 not known",
    );
    expect(countsText(countTrainings(statuses, []))).toBe("");
  });
});
