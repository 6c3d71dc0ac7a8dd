import { type PersonEdit, personUpdatePayload } from "@recurrent/sdk";
import { readPerson } from "@recurrent/sdk/raw";
import { describe, expect, it } from "vitest";
import {
  findPerson,
  newPerson,
  personEdit,
  returnRange,
  completeEdit,
  subscriptionRange,
  typeIds,
  typeOptions,
  applyDependencies,
} from "./person-form.ts";
import { TRAINEE, TRAINEE_ON_WIRE, TYPES } from "./people-fixture.ts";

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
const VALUES = personEdit(TRAINEE, CHOICES);
const payload = (value: PersonEdit) => personUpdatePayload(completeEdit(value, TRAINEE));

describe("a person in the form", () => {
  it("leaves a hemisphere out that nobody has chosen, when the server names none", () => {
    const { hemisphere: _hemisphere, ...unsaid } = TRAINEE_ON_WIRE;
    const values = personEdit(readPerson(unsaid), CHOICES);
    expect(values.hemisphere).toBeNull();
    expect(payload(values)).not.toHaveProperty("hemisphere");
    expect(payload({ ...values, hemisphere: "N" })).toMatchObject({ hemisphere: "N" });
  });

  it("has every editable field, and an entry for every role", () => {
    expect(VALUES).toMatchObject({
      name: "Łukasz",
      username: "lukasz@aurora.test",
      email: "l.wisniewski@aurora.test",
      password: "",
      passwordConfirmation: "",
      roleIds: ["5"],
      isTrainee: true,
      companyRpeIds: ["7"],
      companyRoles: {
        21: { active: true, licence: "ATPL 1" },
        22: { active: true, licence: "" },
        23: { active: false, licence: "" },
      },
      hemisphere: "S",
      subscription: "2027-06-30",
      settings: { notifications: false, suspend: { status: true, endDate: "2027-01-15" } },
    });
  });

  it("keeps a role that the company no longer offers", () => {
    const { companyRoles } = personEdit(TRAINEE, { ...CHOICES, roles: [] });
    expect(Object.keys(companyRoles!)).toEqual(["21", "22"]);
  });

  it("finds the user types of a server that names them by their constants", () => {
    const person = readPerson({
      ...TRAINEE_ON_WIRE,
      acl: { roles: ["ROLE_TRAINEE"], permissions: [] },
    });
    expect(personEdit(person, CHOICES).roleIds).toEqual(["5"]);
  });
});

describe("the payload", () => {
  it("sends the person as read when nothing was changed", () => {
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

  it("sends nothing operational once the Trainee type is off", () => {
    const sent = payload({ ...VALUES, roleIds: ["3"], isTrainee: false });
    expect(sent).toMatchObject({ roles: [3] });
    for (const field of ["companyRpes", "companyRoles", "subscription", "hemisphere"]) {
      expect(sent).not.toHaveProperty(field);
    }
  });

  it("sends a password only when one was typed", () => {
    expect(payload(VALUES)).not.toHaveProperty("password");
    const password = "Cloud#2026-abc";
    expect(payload({ ...VALUES, password, passwordConfirmation: password })).toMatchObject({
      password: "Cloud#2026-abc",
      password_confirmation: "Cloud#2026-abc",
    });
  });

  it("sends a day of return only for a suspension, and null for a blank one", () => {
    const { settings } = VALUES;
    const endDate = (change: Partial<typeof settings.suspend>) =>
      payload({
        ...VALUES,
        settings: { ...settings, suspend: { ...settings.suspend, ...change } },
      }).settings?.["suspend"];
    expect(endDate({})).toMatchObject({ endDate: "2027-01-15" });
    expect(endDate({ endDate: null })).toMatchObject({ status: true, endDate: null });
    expect(endDate({ status: false })).toMatchObject({ status: false, endDate: null });
  });

  it("sends settings that others have changed and the form does not show", () => {
    const current = { settings: { ...TRAINEE.settings, colour: "red", notifications: true } };
    const { settings } = personUpdatePayload(completeEdit(VALUES, current));
    expect(settings).toMatchObject({ colour: "red", notifications: false });
  });

  it("sends no subscription for a trainee who has none and was given none", () => {
    expect(payload({ ...VALUES, subscription: null })).not.toHaveProperty("subscription");
  });

  it("starts a new person as Northern, until today, with every role off", () => {
    expect(newPerson(TODAY, CHOICES)).toMatchObject({
      id: "",
      hemisphere: "N",
      subscription: TODAY,
      isTrainee: false,
      settings: { notifications: true, suspend: { status: false } },
      companyRoles: { 21: { active: false, licence: "" } },
    });
  });
});

describe("the consequences of a change", () => {
  const after = (change: Partial<PersonEdit>, from = VALUES) =>
    applyDependencies(from, { ...from, ...change }, { types: TYPES, start: VALUES, today: TODAY });

  it("turns off Company Manager with Training Manager on, and the reverse", () => {
    const company = after({ roleIds: ["5", "3"] });
    expect(company.roleIds).toEqual(["5", "3"]);
    const training = after({ roleIds: ["5", "3", "4"] }, company);
    expect(training.roleIds).toEqual(["5", "4"]);
    expect(after({ roleIds: ["5", "4", "3"] }, training).roleIds).toEqual(["5", "3"]);
  });

  it("shows or hides the operational section with Trainee, and keeps its values", () => {
    const off = after({ roleIds: [] });
    expect(off).toMatchObject({ isTrainee: false, companyRpeIds: ["7"] });
    expect(after({ roleIds: ["5"] }, off).isTrainee).toBe(true);
  });

  it("starts the subscription of a new trainee today, and of no other", () => {
    const start = { ...VALUES, roleIds: [], isTrainee: false, subscription: null };
    const options = { types: TYPES, start, today: TODAY };
    const trains = { roleIds: ["5"] };
    expect(applyDependencies(start, { ...start, ...trains }, options).subscription).toBe(TODAY);
    expect(applyDependencies(start, { ...start, name: "Ana" }, options).subscription).toBeNull();
    const lapsed = { ...VALUES, subscription: null };
    const off = after({ roleIds: [] }, lapsed);
    expect(after(trains, off).subscription).toBeNull();
  });

  it("leaves training alone when another type changes", () => {
    const flagged = { ...VALUES, roleIds: [], isTrainee: true };
    expect(after({ roleIds: ["3"] }, flagged).isTrainee).toBe(true);
  });

  it("turns notifications the other way at the Suspend switch only", () => {
    const { settings } = VALUES;
    const suspended = (change: Partial<typeof settings.suspend>, from: PersonEdit) => {
      const suspend = { ...from.settings.suspend, ...change };
      return after({ settings: { ...from.settings, suspend } }, from);
    };
    const back = suspended({ status: false }, VALUES);
    expect(back.settings.notifications).toBe(true);
    const away = suspended({ status: true }, back);
    expect(away.settings.notifications).toBe(false);
    const update = after({ settings: { ...away.settings, notifications: true } }, away);
    expect(update.settings.notifications).toBe(true);
    expect(suspended({ endDate: null }, update).settings.notifications).toBe(true);
  });
});

describe("Subscription Renewal", () => {
  it.each([
    ["lies between today and what it is", "2027-06-30", "2027-06-30"],
    ["has no upper bound once it has lapsed", "2026-11-20", undefined],
    ["has no upper bound when it ends today, as that of a new person", TODAY, undefined],
    ["has no upper bound when there is none yet", null, undefined],
  ])("limits the renewal: it %s", (_name, current, max) => {
    expect(subscriptionRange(TODAY, current)).toEqual({ min: TODAY, max });
  });
});

describe("Date of return", () => {
  it.each([
    ["lies between today and the end of the subscription", "2027-06-30", "2027-06-30"],
    ["may be the last day itself", TODAY, TODAY],
    ["is not bounded by a subscription that is over", "2026-11-20", undefined],
    ["is not bounded for somebody without a subscription", null, undefined],
  ])("limits the return: it %s", (_name, end, max) => {
    expect(returnRange(TODAY, end)).toEqual({ min: TODAY, max });
  });
});

const role = (id: string, name: string) => ({ id, name });
const ACL = {
  externalAcl: [{ ...role("5", "Trainee"), isExternal: true }],
  internalAcl: [{ ...role("1", "Admin"), isExternal: false }],
};

describe("the available user types", () => {
  it("lists the types of the company, external ones first", () => {
    expect(typeOptions(ACL, [role("5", "Trainee")]).map(({ name }) => name)).toEqual([
      "Trainee",
      "Admin",
    ]);
  });

  it("adds types that the person has beyond them, so that saving keeps them", () => {
    expect(typeOptions(ACL, [role("2", "Ctops"), role("9", "Auditor")]).slice(2)).toEqual([
      { id: "2", name: "Ctops", isExternal: false },
      { id: "9", name: "Auditor", isExternal: true },
    ]);
  });

  it("lists the person's own types when the company gives none", () => {
    const none = { externalAcl: [], internalAcl: [] };
    expect(typeOptions(none, [role("5", "Trainee")])).toEqual([
      { id: "5", name: "Trainee", isExternal: true },
    ]);
  });
});

describe("the ids of assigned options", () => {
  it("takes ids from the list when the server only gives names", () => {
    const options = typeOptions(ACL, []);
    expect(typeIds([role("ROLE_TRAINEE", "ROLE_TRAINEE")], options)).toEqual(["5"]);
    expect(typeIds([role("9", "Auditor")], options)).toEqual(["9"]);
  });
});

describe("a person that an attempt without a reply has created", () => {
  const { fullName, username } = TRAINEE;

  it.each<[what: string, listed: string, typed: Partial<PersonEdit>, isFound: boolean]>([
    ["the same username", username, {}, true],
    ["the same username in another spelling", username, { username: ` ${username}\u200B` }, true],
    ["another username", username, { username: "other@aurora.test" }, false],
    ["the same name, without usernames", "", {}, true],
    ["the same name with a tab, without usernames", "", { name: `${VALUES.name}\t` }, true],
    ["the same name with U+200B, without usernames", "", { name: `\u200B${VALUES.name}` }, true],
    ["another name, without usernames", "", { surname: "Other" }, false],
  ])("is found in the list by %s", (_what, listed, typed, isFound) => {
    const people = [{ fullName, username: listed }];
    expect(findPerson({ ...VALUES, ...typed }, people)).toBe(isFound ? fullName : null);
  });
});
