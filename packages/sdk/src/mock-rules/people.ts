import { faker } from "@faker-js/faker/locale/en";
import type * as wire from "../generated/main/wire/index.ts";
import { hasRole } from "../model/person.ts";
import { activity, dayBetween, daysTo, namesOf, settingsOnce, uniqueBy } from "./draw.ts";

function personRule<
  Made extends Pick<wire.PersonListItem, "name" | "surname" | "acl"> &
    Partial<
      Pick<
        wire.Person,
        | "fullName"
        | "isActive"
        | "deleted_at"
        | "created_at"
        | "subscription"
        | "has_valid_subscription"
        | "groups"
        | "settings"
      >
    >,
>(made: Made, given: Partial<Made>): Made {
  const { isActive, deletedAt } = activity(made, given);
  const trains = made.acl.isTrainee === true;
  const end = given.subscription?.end;
  const isValid =
    !trains || (end == null ? made.has_valid_subscription !== false : daysTo(end) >= 0);
  const until = isValid ? dayBetween(0, 400) : dayBetween(-60, -1);
  return {
    ...made,
    ...settingsOnce(made),
    fullName: [made.name, made.surname].join(" ").trim(),
    isActive,
    deleted_at: deletedAt,
    ...("created_at" in made && { created_at: dayBetween(-2000, -300) }),
    ...("subscription" in made && { subscription: { end: trains ? until : null } }),
    ...("has_valid_subscription" in made && { has_valid_subscription: isValid }),
    ...(made.groups !== undefined && {
      groups: trains ? uniqueBy(made.groups, ({ name }) => name) : [],
    }),
    ...given,
  };
}

const byId = <Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.values(entries).map((value, index) => [String(index + 1), value]));

function payloadRule<
  Made extends { password?: string; password_confirmation?: string } & Partial<
    Pick<wire.PersonCreatePayload, "companyRpes" | "companyRoles">
  >,
>(made: Made, given: Partial<Made>): Made {
  const { password, companyRpes, companyRoles } = made;
  return {
    ...made,
    ...(password !== undefined && { password_confirmation: password }),
    ...(companyRpes && !Array.isArray(companyRpes) && { companyRpes: byId(companyRpes) }),
    ...(companyRoles && !Array.isArray(companyRoles) && { companyRoles: byId(companyRoles) }),
    ...given,
  };
}

/**
 * The factories draw each field by itself; these rules make counts fit lists and states fit dates. Overrides
 * stay.
 */
export const people = {
  User: (made: wire.User, given: Partial<wire.User>): wire.User => personRule(made, given),

  Person: (made: wire.Person, given: Partial<wire.Person>): wire.Person => personRule(made, given),

  PersonListItem: (
    made: wire.PersonListItem,
    given: Partial<wire.PersonListItem>,
  ): wire.PersonListItem => personRule(made, given),

  Acl: (made: wire.Acl, given: Partial<wire.Acl>): wire.Acl => ({
    ...made,
    isTrainee: hasRole(namesOf(made.roles ?? []), "Trainee"),
    ...given,
  }),

  Suspend: (made: wire.Suspend, given: Partial<wire.Suspend>): wire.Suspend => ({
    ...made,
    endDate: made.status && made.endDate != null ? dayBetween(1, 60) : null,
    ...given,
  }),

  PersonSettings: (
    made: wire.PersonSettings,
    given: Partial<wire.PersonSettings>,
  ): wire.PersonSettings => ({
    ...made,
    ...(made.suspend && { notifications: !made.suspend.status }),
    ...given,
  }),

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

  Tier: (made: wire.Tier, given: Partial<wire.Tier>): wire.Tier => {
    const isEssentials = (given.slug ?? made.name).toLowerCase() === "essentials";
    return {
      ...made,
      name: isEssentials ? "Essentials" : "Premium",
      slug: isEssentials ? "essentials" : "premium",
      ...given,
    };
  },

  Company: (made: wire.Company, given: Partial<wire.Company>): wire.Company => ({
    ...made,
    ...(made.rpes && { rpes: uniqueBy(made.rpes, ({ name }) => name) }),
    ...(made.roles && { roles: uniqueBy(made.roles, ({ name }) => name) }),
    ...(Array.isArray(made.settings) && {
      settings: [{ type: "events_documents", value: faker.datatype.boolean() }],
    }),
    ...given,
  }),

  GroupManager: (
    made: wire.GroupManager,
    given: Partial<wire.GroupManager>,
  ): wire.GroupManager => ({
    ...made,
    fullName: `${made.name} ${faker.person.lastName()}`,
    ...given,
  }),

  BoardUser: (made: wire.BoardUser, given: Partial<wire.BoardUser>): wire.BoardUser => ({
    ...made,
    ...settingsOnce(made),
    ...given,
  }),

  TrainingBoardPerson: (
    made: wire.TrainingBoardPerson,
    given: Partial<wire.TrainingBoardPerson>,
  ): wire.TrainingBoardPerson => {
    const { settings } = made;
    const suspend = settings && "suspend" in settings ? settings.suspend : null;
    return {
      ...made,
      ...settingsOnce(made),
      ...(suspend && { suspendSetting: { status: suspend.status } }),
      ...given,
    };
  },

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

  GroupUpdatePayload: (
    made: wire.GroupUpdatePayload,
    given: Partial<wire.GroupUpdatePayload>,
  ): wire.GroupUpdatePayload => ({ ...made, move: byId(made.move), ...given }),
};
