import { type mainWire, readPerson } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import { bannerPerson } from "./banner-person.ts";
import { operationalFacts, personalFacts, settingsFacts } from "./profile-facts.ts";
import { TRAINEE, TRAINEE_ON_WIRE } from "./testing-people.ts";

const lines = (facts: { label: string; value: string }[]) =>
  facts.map(({ label, value }) => `${label}: ${value}`);
const suspended = (suspend: mainWire.Suspend) =>
  readPerson({ ...TRAINEE_ON_WIRE, settings: { ...TRAINEE_ON_WIRE.settings, suspend } });

describe("the Profile tab (shell 2.23)", () => {
  it("says who it is", () => {
    expect(lines(personalFacts(TRAINEE))).toEqual([
      "User Type: Trainee",
      "ID: 5f0a",
      "Username: lukasz@aurora.test",
    ]);
  });

  it("has each role that has a licence, the renewal and the enrolment", () => {
    expect(lines(operationalFacts(TRAINEE))).toEqual([
      "Captain Licence: ATPL 1",
      "Subscription Renewal: 2027-06-30",
      "International Procedures: Enrolled",
    ]);
  });

  it("says nothing of International Procedures to those who are not enrolled", () => {
    const facts = operationalFacts(
      readPerson({ ...TRAINEE_ON_WIRE, international_procedures: false }),
    );
    expect(lines(facts).join()).not.toContain("International Procedures");
  });

  it("has every setting", () => {
    expect(lines(settingsFacts(TRAINEE))).toEqual([
      "Notifications: Off",
      "Email: l.wisniewski@aurora.test",
      "Suspend: On",
      "Returns on: 2027/01/15",
      "Display on training status board: On",
      "Display on event status board: Off",
    ]);
  });

  it.each([
    ["N/A when not suspended", { status: false, endDate: "2027-01-15" }, "N/A"],
    ["the renewal when the day is left blank", { status: true }, "Subscription renewal"],
  ])("returns on: %s", (_name, suspend, value) => {
    expect(lines(settingsFacts(suspended(suspend)))).toContain(`Returns on: ${value}`);
  });
});

describe("the banner's person", () => {
  it("links groups and gives the days that instants fall on in UTC", () => {
    expect(bannerPerson(TRAINEE)).toMatchObject({
      isSuspended: true,
      groups: [
        { name: "King Air", href: "#/company/groups/1" },
        { name: "Base North", href: "#/company/groups/2" },
      ],
      createdOn: "2024-02-03",
      deletedOn: null,
    });
  });
});
