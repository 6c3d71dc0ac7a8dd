import { personUpdatePayload } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import { findConflicts, findLost, mergeChanges } from "../../shared/forms/merge.ts";
import { personEdit, personMergeFields, personReadOnlyFields } from "./person-form.ts";
import { CHOICES, TRAINEE, TYPES } from "./people-fixture.ts";

const named = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => ({ id: String(id), name }));
const choices = {
  types: TYPES,
  rpes: named(CHOICES.rpes),
  roles: [...named(CHOICES.roles), { id: "22", name: "Examiner" }],
};
const base = personEdit(TRAINEE, choices);
const role = (id: string, active: boolean, licence: string) => ({
  ...base,
  companyRoles: { ...base.companyRoles, [id]: { active, licence } },
});
const unending = { ...base.settings, suspend: { ...base.settings.suspend, endDate: null } };
const MANAGER = { roleIds: ["3"], isTrainee: false };

describe("two users who change one person", () => {
  it.each<[string, Partial<typeof base>, Partial<typeof base>, string[], Partial<typeof base>]>([
    [
      "another role each",
      role("23", true, "D 1"),
      role("22", false, ""),
      ["Role: Examiner"],
      {
        companyRoles: {
          ...base.companyRoles,
          "23": { active: true, licence: "D 1" },
          "22": { active: false, licence: "" },
        },
      },
    ],
    [
      "one licence",
      role("21", true, "ATPL 2"),
      role("21", true, "ATPL 3"),
      ["Captain Licence!"],
      {
        companyRoles: { ...base.companyRoles, "21": { active: true, licence: "ATPL 2" } },
      },
    ],
    [
      "types and what follows them",
      { roleIds: ["4"], isTrainee: false },
      MANAGER,
      ["User Type/Role!"],
      {
        roleIds: ["4"],
        isTrainee: false,
      },
    ],
    [
      "the end of a suspension",
      { name: "Luke" },
      { settings: unending },
      ["Date of return"],
      {
        name: "Luke",
        settings: unending,
      },
    ],
    [
      "a password, which the server never says",
      { password: "x", passwordConfirmation: "x" },
      {},
      [],
      {
        password: "x",
        passwordConfirmation: "x",
      },
    ],
  ])("merges changes: %s", (_what, mine, theirs, conflicts, merged) => {
    const versions = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } };
    const fields = personMergeFields(choices, true);
    const found = findConflicts(fields, versions);
    expect(found.map(({ label, isBoth }) => label + (isBoth ? "!" : ""))).toEqual(conflicts);
    expect(mergeChanges(fields, versions)).toEqual({ ...base, ...merged });
  });

  describe("a role that was added meanwhile", () => {
    const later = { ...choices, roles: [...choices.roles, { id: "24", name: "Purser" }] };
    const fields = personMergeFields(later, true);

    it("finds no conflict in a new role while it is off", () => {
      const versions = {
        base,
        mine: { ...base, name: "Luke" },
        theirs: personEdit(TRAINEE, later),
      };
      expect(findConflicts(fields, versions)).toEqual([]);
      expect(mergeChanges(fields, versions)).toEqual({ ...versions.theirs, name: "Luke" });
    });

    it("declines a new role of the other user, which can be switched on afterwards", () => {
      const versions = { base, mine: role("23", true, ""), theirs: role("24", true, "P 1") };
      const found = findConflicts(fields, versions);
      expect(found.map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
        ["Role: Purser", "Off", "On"],
        ["Purser Licence", "", "P 1"],
      ]);
      const mine = { "companyRoles.24.active": "mine", "companyRoles.24.licence": "mine" } as const;
      const { companyRoles } = mergeChanges(fields, versions, mine);
      const sent = (roles: typeof companyRoles) =>
        personUpdatePayload({ ...base, companyRoles: roles }).companyRoles;
      expect(sent(companyRoles)).toEqual(sent(versions.mine.companyRoles));
      const on = { ...companyRoles, "24": { ...companyRoles!["24"]!, active: true } };
      expect(sent(on)).toContainEqual({ id: 24, licence: "" });
    });
  });

  it("takes the other user's types when the form does not show them", () => {
    const versions = { base, mine: base, theirs: { ...base, ...MANAGER } };
    const fields = personMergeFields(choices, false);
    expect(findConflicts(fields, versions)).toEqual([]);
    expect(mergeChanges(fields, versions)).toMatchObject(MANAGER);
  });

  describe("changes that the other user's make impossible", () => {
    const subscription = { subscription: "2027-01-31" };
    const rpe = { companyRpeIds: [...(base.companyRpeIds ?? []), "8"] };
    const hemisphere = { hemisphere: "N" } as const;
    const licence = role("21", true, "ATPL 2");
    const suspended = (suspend: Partial<typeof base.settings.suspend>) => ({
      settings: { ...base.settings, suspend: { ...base.settings.suspend, ...suspend } },
    });
    const endDate = suspended({ endDate: "2027-02-01" });
    const ended = suspended({ status: false, endDate: null });
    const emptied = { ...MANAGER, companyRpeIds: [], companyRoles: {}, subscription: null };

    it.each<[string, Partial<typeof base>, Partial<typeof base>, string[]]>([
      ["a renewal of a former trainee", subscription, MANAGER, ["Subscription Renewal"]],
      ["a renewal that the host has emptied", subscription, emptied, ["Subscription Renewal"]],
      ["an aircraft of a former trainee", rpe, MANAGER, ["Registry, Purpose, Equipment: C-FKLO"]],
      ["a hemisphere of a former trainee", hemisphere, MANAGER, ["Hemisphere"]],
      ["a licence of a former trainee", licence, MANAGER, ["Captain Licence"]],
      ["a licence of a role that is off", licence, role("21", false, ""), ["Captain Licence"]],
      ["the end of a suspension that ended", endDate, ended, ["Date of return"]],
      ["a name of a former trainee", { name: "Luke" }, MANAGER, []],
      ["a renewal of a trainee", subscription, { name: "Luke" }, []],
      ["a role that both turned off", role("21", false, "x"), role("21", false, ""), []],
      ["a type of one's own", { ...MANAGER, ...subscription }, { name: "Luke" }, []],
    ])("finds %s", (_what, mine, theirs, lost) => {
      const versions = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } };
      for (const withTypes of [true, false]) {
        const fields = personMergeFields(choices, withTypes);
        // The user keeps every change that the dialog asks about.
        const kept = findConflicts(fields, versions).filter(({ isBoth }) => isBoth);
        const picks = Object.fromEntries(kept.map(({ id }) => [id, "mine" as const]));
        const merged = mergeChanges(fields, versions, picks);
        expect(findLost(fields, versions, merged, personUpdatePayload)).toEqual(lost);
      }
    });

    it("lists the user types as changed when the form does not show them", () => {
      const types = { label: "User Type/Role", value: ["Trainee"] };
      expect(personReadOnlyFields(TRAINEE, false)).toContainEqual(types);
      expect(personReadOnlyFields(TRAINEE, true)).not.toContainEqual(types);
    });
  });
});
