import { personUpdatePayload, readPerson } from "@recurrent/sdk";
import type { PersonFormValue } from "@recurrent/ui-kit";
import { describe, expect, it } from "vitest";
import { newPersonValues, personEdit, personValues, withConsequences } from "./person-values.ts";
import { TRAINEE, TRAINEE_ON_WIRE, TYPES } from "./testing-people.ts";

const TODAY = "2026-11-21";
const CHOICES = {
  types: TYPES,
  rpes: [
    { id: "7", name: "C-GXAB" },
    { id: "8", name: "C-FKLO" },
  ],
  roles: [
    { id: "21", name: "Captain" },
    { id: "22", name: "Examiner" },
    { id: "23", name: "Dispatcher" },
  ],
};
const VALUES = personValues(TRAINEE, CHOICES);
const payload = (value: PersonFormValue) => personUpdatePayload(personEdit(value, TRAINEE, TODAY));

describe("a person in the form (shell 2.22)", () => {
  it("is sent no hemisphere that nobody has chosen, when the server names none", () => {
    const { hemisphere: _hemisphere, ...unsaid } = TRAINEE_ON_WIRE;
    const values = personValues(readPerson(unsaid), CHOICES);
    expect(values.hemisphere).toBeNull();
    expect(payload(values)).not.toHaveProperty("hemisphere");
    expect(payload({ ...values, hemisphere: "N" })).toMatchObject({ hemisphere: "N" });
  });

  it("has everything that can be edited, and an entry for every role", () => {
    expect(VALUES).toMatchObject({
      name: "Łukasz",
      username: "lukasz@aurora.test",
      email: "l.wisniewski@aurora.test",
      newPassword: { password: "", confirmation: "" },
      types: ["5"],
      isTrainee: true,
      notifications: false,
      rpes: ["7"],
      roles: {
        21: { active: true, licence: "ATPL 1" },
        22: { active: true, licence: "" },
        23: { active: false, licence: "" },
      },
      hemisphere: "S",
      subscription: "2027-06-30",
      suspend: { status: true, endDate: "2027-01-15" },
    });
  });

  it("keeps a role that the company offers no more", () => {
    const { roles } = personValues(TRAINEE, { ...CHOICES, roles: [] });
    expect(Object.keys(roles)).toEqual(["21", "22"]);
  });

  it("finds the user types of a server that names them by their constants", () => {
    const person = readPerson({
      ...TRAINEE_ON_WIRE,
      acl: { roles: ["ROLE_TRAINEE"], permissions: [] },
    });
    expect(personValues(person, CHOICES).types).toEqual(["5"]);
  });
});

describe("what is sent (shell 3, decisions)", () => {
  it("is the person as it was read when nothing was changed", () => {
    expect(payload(VALUES)).toEqual({
      id: 12,
      name: "Łukasz",
      surname: "Wiśniewski",
      username: "lukasz@aurora.test",
      email: "l.wisniewski@aurora.test",
      roles: [5],
      settings: TRAINEE_ON_WIRE.settings,
      companyRpes: [7],
      companyRoles: [
        { id: 21, licence: "ATPL 1" },
        { id: 22, licence: "" },
      ],
      subscription: "2027-06-30",
      hemisphere: "S",
    });
  });

  it("has nothing operational once the Trainee type is off", () => {
    const sent = payload({ ...VALUES, types: ["3"], isTrainee: false });
    expect(sent).toMatchObject({ roles: [3] });
    for (const field of ["companyRpes", "companyRoles", "subscription", "hemisphere"]) {
      expect(sent).not.toHaveProperty(field);
    }
  });

  it("has a password only where one was typed", () => {
    expect(payload(VALUES)).not.toHaveProperty("password");
    const newPassword = { password: "Cloud#2026-abc", confirmation: "Cloud#2026-abc" };
    expect(payload({ ...VALUES, newPassword })).toMatchObject({
      password: "Cloud#2026-abc",
      password_confirmation: "Cloud#2026-abc",
    });
  });

  it("has a day of return only for a suspension, and null for a blank one", () => {
    const { suspend } = VALUES;
    const endDate = (change: Partial<typeof suspend>) =>
      payload({ ...VALUES, suspend: { ...suspend, ...change } }).settings?.["suspend"];
    expect(endDate({})).toMatchObject({ endDate: "2027-01-15" });
    expect(endDate({ endDate: null })).toMatchObject({ status: true, endDate: null });
    expect(endDate({ status: false })).toMatchObject({ status: false, endDate: null });
  });

  it("has no blanks around names and addresses", () => {
    expect(payload({ ...VALUES, name: " Ana ", username: " a@b.test " })).toMatchObject({
      name: "Ana",
      username: "a@b.test",
    });
  });

  it("is without id and suspension for somebody new, who begins Northern and today", () => {
    const fresh = newPersonValues(TODAY, CHOICES);
    expect(fresh).toMatchObject({ hemisphere: "N", subscription: TODAY, isTrainee: false });
    const edit = personEdit({ ...fresh, types: ["5"], isTrainee: true, rpes: ["7"] }, null, TODAY);
    expect(edit.settings).toEqual({ notifications: true });
    expect(edit.trainee).toEqual({
      rpeIds: ["7"],
      roles: [],
      subscription: TODAY,
      hemisphere: "N",
    });
  });
});

describe("what follows a change (shell 4)", () => {
  const after = (change: Partial<PersonFormValue>, from = VALUES) =>
    withConsequences(from, { ...from, ...change }, TYPES);

  it("turning on Training Manager turns off Company Manager, and the reverse", () => {
    const company = after({ types: ["5", "3"] });
    expect(company.types).toEqual(["5", "3"]);
    const training = after({ types: ["5", "3", "4"] }, company);
    expect(training.types).toEqual(["5", "4"]);
    expect(after({ types: ["5", "4", "3"] }, training).types).toEqual(["5", "3"]);
  });

  it("toggling Trainee shows or hides the operational section and keeps what is in it", () => {
    const off = after({ types: [] });
    expect(off).toMatchObject({ isTrainee: false, rpes: ["7"] });
    expect(after({ types: ["5"] }, off).isTrainee).toBe(true);
  });

  it("another type says nothing about training", () => {
    const flagged = { ...VALUES, types: [], isTrainee: true };
    expect(after({ types: ["3"] }, flagged).isTrainee).toBe(true);
  });

  it("suspend turns notifications the other way, at the switch only", () => {
    const { suspend } = VALUES;
    const back = after({ suspend: { ...suspend, status: false } });
    expect(back.notifications).toBe(true);
    const away = after({ suspend: { ...suspend, status: true } }, back);
    expect(away.notifications).toBe(false);
    const told = after({ notifications: true }, away);
    expect(told.notifications).toBe(true);
    expect(after({ suspend: { ...suspend, endDate: null } }, told).notifications).toBe(true);
  });
});
