import { describe, expect, it } from "vitest";
import { bannerFacts } from "./PersonBanner.tsx";
import type { BannerPerson } from "./PersonBanner.tsx";

const suspend = {
  status: false,
  endDate: null,
  showTrainingStatus: false,
  showEventsStatus: false,
};

const trainee: BannerPerson = {
  fullName: "Łukasz Wiśniewski",
  avatar: null,
  isActive: true,
  isTrainee: true,
  groups: [{ id: "7", name: "King Air crews" }],
  company: {
    roles: [
      { id: "1", name: "Captain", licence: "ATPL 418 207" },
      { id: "4", name: "Flight Attendant", licence: "" },
    ],
  },
  subscriptionEnd: "2027-06-30",
  createdAt: "2021-03-01",
  deletedAt: null,
  settings: { notifications: true, suspend },
};

const labels = (person: BannerPerson) =>
  bannerFacts(person, (id) => `#/groups/${id}`).map(({ label }) => label);

describe("the person banner (shell 2.23, training 2.9)", () => {
  it("tells an active trainee's groups, licences and subscription", () => {
    expect(labels(trainee)).toEqual(["Groups", "Captain Licence", "Subscription"]);
  });

  it("tells an inactive trainee's licences, start and end", () => {
    expect(labels({ ...trainee, isActive: false, deletedAt: "2026-08-31" })).toEqual([
      "Captain Licence",
      "Start",
      "End",
    ]);
  });

  it("tells nothing operational of somebody who is no trainee", () => {
    expect(labels({ ...trainee, isTrainee: false })).toEqual([]);
    expect(labels({ ...trainee, isTrainee: false, isActive: false })).toEqual(["Start"]);
  });
});
