import type { StatusId } from "@recurrent/ui-kit";
import { expect, it } from "vitest";
import { knownTrainingFilter } from "./TrainingFilterLegend.tsx";

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
