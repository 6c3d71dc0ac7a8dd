import { faker } from "./faker.ts";
import type * as wire from "../generated/main/wire/index.ts";
import { hasRole, namesOf } from "../model/person.ts";
import { boardPersonRule } from "./board-person.ts";
import { settingsOnce, uniqueBy } from "./draw.ts";
import { personRule } from "./person.ts";
import { settingsRule, suspendRule } from "./suspension.ts";

const byId = <Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.values(entries).map((value, index) => [String(index + 1), value]));

function payloadRule<
  Made extends { password?: string; password_confirmation?: string } & Partial<
    Pick<wire.PersonCreatePayload, "companyRpes" | "companyRoles">
  >,
>(made: Made, given: Partial<Made>): Made {
  const { companyRpes, companyRoles } = made;
  const password = given.password ?? given.password_confirmation ?? made.password;
  return {
    ...made,
    ...(password !== undefined && { password, password_confirmation: password }),
    ...(companyRpes && !Array.isArray(companyRpes) && { companyRpes: byId(companyRpes) }),
    ...(companyRoles && !Array.isArray(companyRoles) && { companyRoles: byId(companyRoles) }),
    ...given,
  };
}

function rolesFor({ roles }: wire.Acl, isTrainee: boolean | undefined): wire.Acl["roles"] {
  const isOne = hasRole(namesOf(roles), "Trainee");
  if (isTrainee === undefined || isTrainee === isOne) return roles;
  return [isTrainee ? "Trainee" : "Training Manager"];
}

function tierNames(made: wire.Tier, { name, slug }: Partial<wire.Tier>) {
  const label = name ?? slug?.replaceAll("-", " ") ?? made.name;
  return {
    name: label.charAt(0).toUpperCase() + label.slice(1),
    slug: label.toLowerCase().replaceAll(" ", "-"),
  };
}

/** These rules make the fields fit each other and the overrides. */
export const people = {
  User: (made: wire.User, given: Partial<wire.User>): wire.User => personRule(made, given),

  Person: (made: wire.Person, given: Partial<wire.Person>): wire.Person => personRule(made, given),

  PersonListItem: (
    made: wire.PersonListItem,
    given: Partial<wire.PersonListItem>,
  ): wire.PersonListItem => personRule(made, given),

  Acl: (made: wire.Acl, given: Partial<wire.Acl>): wire.Acl => {
    const roles = given.roles ?? rolesFor(made, given.isTrainee);
    return { ...made, roles, isTrainee: hasRole(namesOf(roles), "Trainee"), ...given };
  },

  Suspend: (made: wire.Suspend, given: Partial<wire.Suspend>): wire.Suspend =>
    suspendRule(made, given),

  PersonSettings: (
    made: wire.PersonSettings,
    given: Partial<wire.PersonSettings>,
  ): wire.PersonSettings => settingsRule(made, given),

  SettingEntry: (
    made: wire.SettingEntry,
    given: Partial<wire.SettingEntry>,
  ): wire.SettingEntry => ({
    ...made,
    value: faker.datatype.boolean(),
    ...given,
  }),

  PersonCompany: (
    made: wire.PersonCompany,
    given: Partial<wire.PersonCompany>,
  ): wire.PersonCompany => ({
    ...made,
    ...(made.rpe && { rpe: uniqueBy(made.rpe, ({ name }) => name) }),
    ...(made.roles && { roles: uniqueBy(made.roles, ({ name }) => name) }),
    ...given,
  }),

  Tier: (made: wire.Tier, given: Partial<wire.Tier>): wire.Tier => ({
    ...made,
    ...tierNames(made, given),
    ...given,
  }),

  Company: (made: wire.Company, given: Partial<wire.Company>): wire.Company => ({
    ...made,
    ...(made.rpes && { rpes: uniqueBy(made.rpes, ({ name }) => name) }),
    ...(made.roles && { roles: uniqueBy(made.roles, ({ name }) => name) }),
    ...(Array.isArray(made.settings) && {
      settings: [{ type: "events_documents", value: faker.datatype.boolean() }],
    }),
    ...given,
  }),

  GroupManager: (made: wire.GroupManager, given: Partial<wire.GroupManager>): wire.GroupManager => {
    const name = given.name ?? given.fullName?.trim().split(" ")[0] ?? made.name;
    return {
      ...made,
      ...(name !== undefined && { name, fullName: `${name} ${faker.person.lastName()}` }),
      ...given,
    };
  },

  BoardUser: (made: wire.BoardUser, given: Partial<wire.BoardUser>): wire.BoardUser => ({
    ...made,
    ...settingsOnce(made),
    ...given,
  }),

  TrainingBoardPerson: (
    made: wire.TrainingBoardPerson,
    given: Partial<wire.TrainingBoardPerson>,
  ): wire.TrainingBoardPerson => boardPersonRule(made, given),

  ValidationProblem: (
    made: wire.ValidationProblem,
    given: Partial<wire.ValidationProblem>,
  ): wire.ValidationProblem => ({
    ...made,
    errors: { name: ["The name field is required."] },
    ...given,
  }),

  PersonCreatePayload: (
    made: wire.PersonCreatePayload,
    given: Partial<wire.PersonCreatePayload>,
  ): wire.PersonCreatePayload => payloadRule(made, given),

  PersonUpdatePayload: (
    made: wire.PersonUpdatePayload,
    given: Partial<wire.PersonUpdatePayload>,
  ): wire.PersonUpdatePayload => payloadRule(made, given),

  ProfileUpdatePayload: (
    made: wire.ProfileUpdatePayload,
    given: Partial<wire.ProfileUpdatePayload>,
  ): wire.ProfileUpdatePayload => payloadRule(made, given),

  // A removed trainee is not moved.
  GroupUpdatePayload: (
    made: wire.GroupUpdatePayload,
    given: Partial<wire.GroupUpdatePayload>,
  ): wire.GroupUpdatePayload => {
    const removed = new Set((given.remove ?? []).map(String));
    const moves = Object.entries(byId(made.move)).filter(([id]) => !removed.has(id));
    return { ...made, move: Object.fromEntries(moves), ...given };
  },
};
