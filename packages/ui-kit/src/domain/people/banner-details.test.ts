import type { Person } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import { TRAINEE } from "./person-fixture.ts";
import { bannerDetails } from "./banner-details.tsx";

const labels = (person: Person) =>
  bannerDetails(person, "2026-11-20", (id) => `#/groups/${id}`).map(({ label }) => label);

describe("the person banner", () => {
  it("shows an active trainee's groups, licences and subscription", () => {
    expect(labels(TRAINEE)).toEqual([
      "Groups",
      "Captain Licence",
      "Flight Instructor Licence",
      "Subscription",
    ]);
  });

  it("shows an inactive trainee's licences, start and end", () => {
    expect(labels({ ...TRAINEE, isActive: false, deletedAt: "2026-08-31" })).toEqual([
      "Captain Licence",
      "Flight Instructor Licence",
      "Start",
      "End",
    ]);
  });

  it("shows nothing operational of somebody who is no trainee", () => {
    expect(labels({ ...TRAINEE, isTrainee: false })).toEqual([]);
    expect(labels({ ...TRAINEE, isTrainee: false, isActive: false })).toEqual(["Start"]);
  });
});
