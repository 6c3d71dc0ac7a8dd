import {
  type CompanyAclRole,
  type CompanyAclSplit,
  foldIdentifier,
  hasRole,
  isInternalStaff,
  type LicensedRole,
  type NamedRef,
  normaliseRole,
  type Person,
  type PersonEdit,
  type PersonSummary,
  type RoleChoice,
  trimLine,
} from "@recurrent/sdk";
import {
  type DayRange,
  onOff,
  PERSON_FIELDS,
  PERSON_TEXT_KEYS,
  personTextsIn,
  SUSPEND_FIELDS,
} from "@recurrent/ui-kit";
import {
  emptyTexts,
  idsOf,
  nameIn,
  NO_PASSWORD,
  nullIfEmpty,
  pickTexts,
} from "../../shared/forms/form-values.ts";
import {
  type ReadOnlyField,
  type MergeField,
  type MergeFields,
  NOTIFICATIONS_FIELD,
  plainFields,
  switchFields,
} from "../../shared/forms/merge.ts";
import { isSameLine } from "../../shared/forms/same-value.ts";

export interface PersonChoices {
  readonly types: readonly NamedRef[];
  readonly rpes: readonly NamedRef[];
  readonly roles: readonly NamedRef[];
}

export function personEdit(person: Person, choices: PersonChoices): PersonEdit {
  const { id, isTrainee, company } = person;
  const { notifications, suspend } = person.settings;
  return {
    id,
    ...pickTexts(person, PERSON_TEXT_KEYS),
    ...NO_PASSWORD,
    roleIds: typeIds(person.roles, choices.types),
    isTrainee,
    settings: { notifications, suspend },
    companyRpeIds: idsOf(company.rpes) ?? (isTrainee ? null : []),
    companyRoles:
      company.roles === null && isTrainee ? null : roleChoices(choices.roles, company.roles ?? []),
    // Only people who are not trainees get a default; a trainee's value is never invented.
    hemisphere: person.hemisphere ?? (isTrainee ? null : "N"),
    subscription: person.subscriptionEnd,
  };
}

/** The name of the person that an attempt without a reply has created, or null. */
export function findPerson(
  { name, surname, username }: Pick<PersonEdit, "name" | "surname" | "username">,
  people: readonly Pick<PersonSummary, "fullName" | "username">[],
): string | null {
  const wanted = foldIdentifier(username);
  const wantedName = `${trimLine(name)} ${trimLine(surname)}`;
  const created = people.find((person) =>
    person.username === ""
      ? isSameLine(person.fullName, wantedName)
      : foldIdentifier(person.username) === wanted,
  );
  return created?.fullName ?? null;
}

/** Defaults of a new person (shell 2.21, 9). */
export function newPerson(today: string, choices: PersonChoices): PersonEdit {
  return {
    id: "",
    ...emptyTexts(PERSON_TEXT_KEYS),
    ...NO_PASSWORD,
    roleIds: [],
    isTrainee: false,
    settings: {
      notifications: true,
      suspend: { status: false, endDate: null, showTrainingStatus: false, showEventsStatus: false },
    },
    companyRpeIds: [],
    companyRoles: roleChoices(choices.roles, []),
    hemisphere: "N",
    subscription: today,
  };
}

/** Every role has an entry, so that switching one on and off again changes nothing. */
function roleChoices(
  options: readonly NamedRef[],
  roles: readonly LicensedRole[],
): Record<string, RoleChoice> {
  const off = options.map(({ id }): [string, RoleChoice] => [id, { active: false, licence: "" }]);
  const on = roles.map(({ id, licence }): [string, RoleChoice] => [id, { active: true, licence }]);
  return Object.fromEntries([...off, ...on]);
}

/** Settings that the form does not show keep the server's values. */
export function completeEdit(
  value: PersonEdit,
  { settings }: Pick<Person, "settings">,
): PersonEdit {
  return { ...value, settings: { ...settings, ...value.settings } };
}

interface FormStart {
  /** Offered user types. */
  types: readonly NamedRef[];
  /** Values of the form as it was opened. */
  start: PersonEdit;
  /** Default subscription of somebody who becomes a trainee. */
  today: string;
}

/**
 * Applies dependent changes (shell 4): one kind of manager turns off the other, Trainee shows the
 * operational section, suspending inverts notifications.
 */
export function applyDependencies(
  before: PersonEdit,
  next: PersonEdit,
  { types, start, today }: FormStart,
): PersonEdit {
  const trainee = idsOfRole(types, "Trainee");
  const [wasTrainee, isTrainee] = [before, next].map(({ roleIds }) =>
    trainee.some((id) => roleIds.includes(id)),
  );
  const { settings, companyRpeIds, companyRoles } = next;
  const isNew = isTrainee === true && wasTrainee === false && !start.isTrainee;
  const isTurned = before.settings.suspend.status !== settings.suspend.status;
  return {
    ...next,
    roleIds: exclusiveTypes(before.roleIds, next.roleIds, types),
    // Only the switch changes it: the server's `isTrainee` may differ from the user types.
    isTrainee: isTrainee === wasTrainee ? next.isTrainee : isTrainee === true,
    settings: isTurned ? { ...settings, notifications: !settings.suspend.status } : settings,
    subscription: next.subscription ?? (isNew ? today : null),
    // A switch turned on and off again does not empty a list that is not known.
    companyRpeIds: start.companyRpeIds === null ? nullIfEmpty(companyRpeIds) : companyRpeIds,
    companyRoles: start.companyRoles === null && isAllOff(companyRoles) ? null : companyRoles,
  };
}

const isAllOff = (roles: PersonEdit["companyRoles"]) =>
  roles !== null && Object.values(roles).every(({ active }) => !active);

/** They exclude each other (shell 4). */
const MANAGERS = ["Training Manager", "Company Manager"];

function exclusiveTypes(
  before: readonly string[],
  next: readonly string[],
  options: readonly NamedRef[],
): readonly string[] {
  const isTurnedOn = (id: string) => next.includes(id) && !before.includes(id);
  const on = MANAGERS.find((role) => idsOfRole(options, role).some(isTurnedOn));
  if (on === undefined) return next;
  const off = MANAGERS.filter((role) => role !== on).flatMap((role) => idsOfRole(options, role));
  return next.filter((id) => !off.includes(id));
}

function idsOfRole(options: readonly NamedRef[], role: string): string[] {
  return options.filter(({ name }) => hasRole([name], role)).map(({ id }) => id);
}

/** Types that the company may assign, and others that the person has, so that saving loses none. */
export function typeOptions(
  { externalAcl, internalAcl }: CompanyAclSplit,
  types: readonly NamedRef[],
): CompanyAclRole[] {
  const given = [...externalAcl, ...internalAcl];
  const others = types
    .filter((role) => !given.some((option) => isSameType(option, role)))
    .map(({ id, name }) => ({ id, name, isExternal: !isInternalStaff([{ id, name }]) }));
  return [...given, ...others];
}

/** Also matches by name, since a server may send roles without ids or by their constants. */
export function typeIds(types: readonly NamedRef[], options: readonly NamedRef[]): string[] {
  return types.map((role) => options.find((option) => isSameType(option, role))?.id ?? role.id);
}

function isSameType(one: NamedRef, other: NamedRef): boolean {
  return one.id === other.id || normaliseRole(one.name) === normaliseRole(other.name);
}

/**
 * Days of Subscription Renewal: from today to the current end, if that is later (shell 5).
 *
 * @param current stored end, 'YYYY-MM-DD'
 */
export function subscriptionRange(today: string, current: string | null): DayRange {
  return { min: today, max: current !== null && current > today ? current : undefined };
}

/**
 * Days of a suspension's Date of return: from today to the end of the subscription, unless that is
 * past or missing.
 *
 * @param subscriptionEnd value in the form; null for people who are not trainees
 */
export function returnRange(today: string, subscriptionEnd: string | null): DayRange {
  const isAhead = subscriptionEnd !== null && subscriptionEnd >= today;
  return { min: today, max: isAhead ? subscriptionEnd : undefined };
}

/** @param withTypes true if the form shows the user types */
export function personMergeFields(
  { types, rpes, roles }: PersonChoices,
  withTypes: boolean,
): MergeFields<PersonEdit> {
  return {
    id: [],
    ...plainFields(PERSON_FIELDS, personTextsIn("personal")),
    // The server never returns a password.
    password: [],
    passwordConfirmation: [],
    roleIds: withTypes ? [typesField(types)] : [],
    // Merged with `roleIds`.
    isTrainee: [],
    companyRpeIds: switchFields("companyRpeIds", PERSON_FIELDS.companyRpeIds.label, rpes),
    companyRoles: roles.flatMap(roleFields),
    hemisphere: [
      {
        id: "hemisphere",
        label: PERSON_FIELDS.hemisphere.label,
        show: ({ hemisphere }) => (hemisphere === null ? "–" : HEMISPHERES[hemisphere]),
      },
    ],
    subscription: [
      {
        id: "subscription",
        label: PERSON_FIELDS.subscription.label,
        show: ({ subscription }) => subscription ?? "–",
      },
    ],
    ...plainFields(PERSON_FIELDS, personTextsIn("settings")),
    settings: [
      NOTIFICATIONS_FIELD,
      suspendField("status"),
      { id: "settings.suspend.endDate", label: SUSPEND_FIELDS.endDate.label },
      suspendField("showTrainingStatus"),
      suspendField("showEventsStatus"),
    ],
  };
}

const HEMISPHERES = { N: "Northern", S: "Southern" } as const;

const suspendField = (
  key: "status" | "showTrainingStatus" | "showEventsStatus",
): MergeField<PersonEdit> => ({
  id: `settings.suspend.${key}`,
  label: SUSPEND_FIELDS[key].label,
  show: ({ settings }) => onOff(settings.suspend[key]),
});

const TYPES_LABEL = "User Type/Role";

/** One field for all types: some exclude each other, and Trainee changes the form (shell 4). */
const typesField = (options: readonly NamedRef[]): MergeField<PersonEdit> => ({
  id: "roleIds",
  label: TYPES_LABEL,
  follower: "isTrainee",
  show: ({ roleIds }) => roleIds.map((id) => nameIn(options, id)),
});

const roleFields = ({ id, name }: NamedRef): MergeField<PersonEdit>[] => [
  {
    id: `companyRoles.${id}.active`,
    label: `Role: ${name}`,
    show: ({ companyRoles }) => onOff(companyRoles?.[id]?.active === true),
  },
  { id: `companyRoles.${id}.licence`, label: `${name} Licence` },
];

/** @param withTypes true if the form shows the user types */
export function personReadOnlyFields(
  { isActive, roles }: Pick<Person, "isActive" | "roles">,
  withTypes: boolean,
): ReadOnlyField[] {
  const types = { label: TYPES_LABEL, value: roles.map(({ name }) => name) };
  return [
    { label: "State", value: isActive ? "Active" : "Historical" },
    ...(withTypes ? [] : [types]),
  ];
}
