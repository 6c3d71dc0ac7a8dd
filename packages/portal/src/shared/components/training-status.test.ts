import { readTrainingBoard } from "@recurrent/sdk/raw";
import type { StatusId } from "@recurrent/ui-kit";
import { describe, expect, it } from "vitest";
import {
  countsText,
  countTrainings,
  knownTrainingFilter,
  readTrainingStatuses,
  trainingColumn,
} from "./training-status.tsx";

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
  it("takes the most urgent card of each person, and no card of an unknown status", () => {
    expect(Object.fromEntries(statuses)).toEqual({
      1: "current",
      2: "behindSchedule",
      3: "expired",
      4: "riskOfExpiry",
    });
  });

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

  it("counts the statuses of people, also of those without one", () => {
    const counts = countTrainings(statuses, PEOPLE);
    expect(countsText(counts)).toBe(
      "1 Expired, 1 At Risk Of Expiry, 1 Behind Schedule, 1 Current, 2 not known",
    );
    expect(countsText(countTrainings(statuses, []))).toBe("");
  });
});

const ALL = ["expired", "riskOfExpiry", "behindSchedule", "current", "unknown"] as const;

it.each<[string, readonly StatusId[], Readonly<Record<string, string>>, string | undefined]>([
  ["", ALL, {}, undefined],
  ["expired", ALL, { training: "expired" }, "expired"],
  ["unknown", ALL, { training: "unknown" }, "unknown"],
  ["expired", [], {}, undefined],
  // After a failure, nobody is known to have this one.
  ["expired", ["unknown"], {}, undefined],
  ["unknown", ["unknown"], { training: "unknown" }, "unknown"],
  // What is typed into an address.
  ["Expired", ALL, {}, undefined],
  ["completed", ALL, {}, undefined],
  ["6", ALL, {}, undefined],
])("filters by %j, with statuses %s, as %j", (training, possible, kept, status) => {
  const others = { roles: "Captain" };
  const state = {
    search: "",
    sort: { id: "fullName", desc: false },
    page: 0,
    pageSize: 25 as const,
    filters: { ...others, ...(training !== "" && { training }) },
  };
  expect(knownTrainingFilter(state, possible)).toEqual({
    status,
    state: { ...state, filters: { ...others, ...kept } },
  });
});
