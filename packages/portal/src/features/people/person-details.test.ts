import { type MainApi, readPerson } from "@recurrent/sdk/raw";
import { describe, expect, it } from "vitest";
import { PERSONAS } from "../../testing/personas.ts";
import {
  operationalDetails,
  personalDetails,
  editRestrictionMessage,
  settingsDetails,
  resolveTab,
  tabsOf,
  formatRoleNames,
} from "./person-details.ts";
import { TRAINEE, TRAINEE_ON_WIRE } from "./people-fixture.ts";

const lines = (details: { label: string; value: string }[]) =>
  details.map(({ label, value }) => `${label}: ${value}`);
const suspended = (suspend: MainApi.Suspend) =>
  readPerson({ ...TRAINEE_ON_WIRE, settings: { ...TRAINEE_ON_WIRE.settings, suspend } });

describe("the Profile tab", () => {
  it("names the person", () => {
    expect(lines(personalDetails(TRAINEE))).toEqual([
      "User Type: Trainee",
      "ID: 5f0a",
      "Username: lukasz@aurora.test",
    ]);
  });

  it("lists each role with a licence, the renewal and the enrolment", () => {
    expect(lines(operationalDetails(TRAINEE))).toEqual([
      "Captain Licence: ATPL 1",
      "Subscription Renewal: 2027-06-30",
      "International Procedures: Enrolled",
    ]);
  });

  it("leaves out International Procedures for people who are not enrolled", () => {
    const details = operationalDetails(
      readPerson({ ...TRAINEE_ON_WIRE, international_procedures: false }),
    );
    expect(lines(details).join()).not.toContain("International Procedures");
  });

  it("lists every setting", () => {
    expect(lines(settingsDetails(TRAINEE))).toEqual([
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
    ["the renewal when the day is blank", { status: true, endDate: "" }, "Subscription renewal"],
    ["the renewal when there is no day", { status: true, endDate: null }, "Subscription renewal"],
    ["a dash when the server does not say the day", { status: true }, "–"],
  ])("shows the return: %s", (_name, suspend, value) => {
    expect(lines(settingsDetails(suspended(suspend)))).toContain(`Returns on: ${value}`);
  });

  it.each([
    ["says when the settings of the boards apply to a person who is not suspended", false],
    ["says nothing more of a suspended person", true],
  ])("%s", (_name, status) => {
    const notes = settingsDetails(suspended({ status })).map((item) =>
      "note" in item ? item.note : undefined,
    );
    const note = status ? undefined : "while suspended";
    expect(notes).toEqual([undefined, undefined, undefined, undefined, note, note]);
  });

  it("shows a dash for all that the server does not say", () => {
    const reply: Partial<typeof TRAINEE_ON_WIRE> = { id: 7, acl: TRAINEE_ON_WIRE.acl };
    const unsaid = readPerson(reply as typeof TRAINEE_ON_WIRE);
    const details = [...operationalDetails(unsaid), ...settingsDetails(unsaid)];
    expect(lines(details)).toEqual([
      "Licences: –",
      "Subscription Renewal: –",
      "Notifications: –",
      "Email: –",
      "Suspend: –",
      "Returns on: –",
      "Display on training status board: –",
      "Display on event status board: –",
    ]);
    expect(details.some((item) => "note" in item && item.note !== undefined)).toBe(false);
  });

  it("shows no licence of someone who has none", () => {
    const company = { ...TRAINEE_ON_WIRE.company, roles: [] };
    const details = operationalDetails(readPerson({ ...TRAINEE_ON_WIRE, company }));
    expect(lines(details).join()).not.toContain("Licence");
  });
});

const ACTIVE_TRAINEE = { isActive: true, isTrainee: true };
const ACTIVE_OTHER = { isActive: true, isTrainee: false };
const LEFT_TRAINEE = { isActive: false, isTrainee: true };
const LEFT_OTHER = { isActive: false, isTrainee: false };

describe("the tabs of a person", () => {
  it.each([
    [
      "an active trainee has all",
      ACTIVE_TRAINEE,
      ["Profile", "Program", "Schedule", "Training Record", "Events / Documents"],
    ],
    ["somebody else at work trains nothing", ACTIVE_OTHER, ["Profile", "Events / Documents"]],
    ["an inactive trainee keeps only Training Record", LEFT_TRAINEE, ["Training Record"]],
    ["somebody who left and never trained has none", LEFT_OTHER, []],
  ])("chooses the tabs: %s", (_name, person, labels) => {
    expect(tabsOf(person).map(({ label }) => label)).toEqual(labels);
  });
});

describe("the tab of a URL", () => {
  it.each([
    ["profile by default", ACTIVE_TRAINEE, null, "profile"],
    ["the one it names", ACTIVE_TRAINEE, "schedule", "schedule"],
    ["the first one for an unknown name", ACTIVE_TRAINEE, "secrets", "profile"],
    ["the first one for a tab the person has not", ACTIVE_OTHER, "program", "profile"],
    ["the record of somebody who left", LEFT_TRAINEE, "profile", "record"],
    ["the record of somebody who left, by default", LEFT_TRAINEE, null, "record"],
    ["nothing where there is no tab", LEFT_OTHER, "record", undefined],
  ])("opens %s", (_name, person, tabParam, shown) => {
    expect(resolveTab(person, tabParam)?.id).toBe(shown);
  });
});

it("joins types with ', '", () => {
  const roles = [
    { id: "3", name: "Company Manager" },
    { id: "5", name: "Trainee" },
  ];
  expect(formatRoleNames(roles)).toBe("Company Manager, Trainee");
});

const STAFF = { ...TRAINEE, roles: [{ id: "1", name: "Admin" }] };
const MANAGER = { ...TRAINEE, permissions: ["companies_update", "companies_users_update"] };
const GONE = { ...TRAINEE, isActive: false };

it.each([
  ["companyManager", "a trainee", TRAINEE, null],
  ["companyManager", "a manager", MANAGER, null],
  ["companyManager", "internal staff", STAFF, /^Only Admin and Customer Support/],
  ["companyManager", "who has left", GONE, /^Historical people/],
  [
    "trainingManager",
    "a company manager",
    MANAGER,
    /^You cannot edit this person: they have permissions/,
  ],
  ["admin", "internal staff", STAFF, null],
  ["admin", "who has left", GONE, /^Historical people/],
] as const)("explains why %s cannot change %s", (user, _whom, person, reason) => {
  const message = editRestrictionMessage(PERSONAS[user], person);
  if (reason === null) expect(message).toBeNull();
  else expect(message).toMatch(reason);
});
