import {
  type CompanyAclRole,
  type CompanyAclSplit,
  hasRole,
  isInternalStaff,
  type LicensedRole,
  type NamedRef,
  normaliseRole,
  type Person,
  type PersonEdit,
  type PersonSettings,
  type RoleChoice,
} from "@recurrent/sdk";
import type { DayRange } from "@recurrent/ui-kit";
import {
  asDay,
  asList,
  asSwitch,
  asText,
  type Fact,
  type FormPart,
  nameIn,
  partsFor,
} from "../../kernel/forms/parts.ts";
import { accountEdit } from "../../kernel/forms/values.ts";

/** What a form of a person may choose from. */
export interface PersonChoices {
  readonly types: readonly NamedRef[];
  readonly rpes: readonly NamedRef[];
  readonly roles: readonly NamedRef[];
}

/** A person as Edit Person edits it (shell 2.22). */
export function personEdit(person: Person, choices: PersonChoices): PersonEdit {
  const { id, isTrainee, company } = person;
  const { notifications, suspend } = person.settings;
  return {
    id,
    ...accountEdit(person),
    roleIds: typeIds(person.roles, choices.types),
    isTrainee,
    settings: { notifications, suspend },
    companyRpeIds: company.rpes.map((rpe) => rpe.id),
    companyRoles: roleChoices(choices.roles, company.roles),
    // Whoever becomes a trainee begins as somebody new does; of a trainee nothing is made up.
    hemisphere: person.hemisphere ?? (isTrainee ? null : "N"),
    subscription: person.subscriptionEnd,
  };
}

/** Where Create Person begins: Northern, a subscription until today (shell 2.21, 9). */
export function newPerson(today: string, choices: PersonChoices): PersonEdit {
  return {
    id: "",
    ...accountEdit({ name: "", surname: "", username: "", email: "" }),
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

/** An entry for every role on offer, so that switching one on and off again changes nothing. */
function roleChoices(
  options: readonly NamedRef[],
  held: readonly LicensedRole[],
): Record<string, RoleChoice> {
  const off = options.map(({ id }): [string, RoleChoice] => [id, { active: false, licence: "" }]);
  const on = held.map(({ id, licence }): [string, RoleChoice] => [id, { active: true, licence }]);
  return Object.fromEntries([...off, ...on]);
}

/**
 * What an update of a person sends: settings that the form does not show stay as the server has them.
 *
 * @param today stands for a subscription that was never given
 */
export function sentEdit(
  value: PersonEdit,
  { settings }: Pick<Person, "settings">,
  today: string,
): PersonEdit {
  return {
    ...value,
    settings: { ...settings, ...value.settings },
    subscription: value.subscription ?? today,
  };
}

/**
 * A change with what has to follow it (shell 4): the two kinds of manager exclude each other, Trainee
 * shows or hides the operational section, suspend turns notifications the other way.
 *
 * @param types the user types on offer
 */
export function withConsequences(
  before: PersonEdit,
  next: PersonEdit,
  types: readonly NamedRef[],
): PersonEdit {
  const trainee = idsOfRole(types, "Trainee");
  const [wasTrainee, isTrainee] = [before, next].map(({ roleIds }) =>
    trainee.some((id) => roleIds.includes(id)),
  );
  const { settings } = next;
  const isTurned = before.settings.suspend.status !== settings.suspend.status;
  return {
    ...next,
    roleIds: exclusiveTypes(before.roleIds, next.roleIds, types),
    // Only the switch decides: `isTrainee` of the server need not agree with the user types.
    isTrainee: isTrainee === wasTrainee ? next.isTrainee : isTrainee === true,
    settings: isTurned ? { ...settings, notifications: !settings.suspend.status } : settings,
  };
}

/** The two that exclude each other (shell 4). */
const MANAGERS = ["Training Manager", "Company Manager"];

/** The user types after one was switched: turning on one kind of manager turns off the other. */
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

/** The options that mean this role. */
function idsOfRole(options: readonly NamedRef[], role: string): string[] {
  return options.filter(({ name }) => hasRole([name], role)).map(({ id }) => id);
}

/**
 * The user types to switch: those the company may give, and those the person holds beyond them, so that
 * none is lost by saving.
 */
export function typeOptions(
  { externalAcl, internalAcl }: CompanyAclSplit,
  held: readonly NamedRef[],
): CompanyAclRole[] {
  const given = [...externalAcl, ...internalAcl];
  const others = held
    .filter((role) => !given.some((option) => isSameType(option, role)))
    .map(({ id, name }) => ({ id, name, isExternal: !isInternalStaff([{ id, name }]) }));
  return [...given, ...others];
}

/**
 * The ids of what somebody holds. A server that names roles without an id, or by their constants, means
 * the option of that name.
 */
export function typeIds(held: readonly NamedRef[], options: readonly NamedRef[]): string[] {
  return held.map((role) => options.find((option) => isSameType(option, role))?.id ?? role.id);
}

function isSameType(one: NamedRef, other: NamedRef): boolean {
  return one.id === other.id || normaliseRole(one.name) === normaliseRole(other.name);
}

/**
 * What Subscription Renewal may be: from today up to what it is now. Where that leaves nothing to
 * choose (a lapsed subscription, a new person's, which ends today) only the lower bound holds
 * (shell 5, decisions). Days are 'YYYY-MM-DD' and compared as such.
 *
 * @param current the subscription as it is stored
 */
export function subscriptionRange(today: string, current: string | null): DayRange {
  return { min: today, max: current !== null && current > today ? current : undefined };
}

/**
 * What a suspension's Date of return may be: today up to the end of the subscription (decisions). A
 * subscription that is over, and somebody without one, bounds nothing.
 *
 * @param subscriptionEnd as the form has it now; null for somebody who is no trainee
 */
export function returnRange(today: string, subscriptionEnd: string | null): DayRange {
  const isAhead = subscriptionEnd !== null && subscriptionEnd >= today;
  return { min: today, max: isAhead ? subscriptionEnd : undefined };
}

type Part = FormPart<PersonEdit>;

const { field, inside, switches } = partsFor<PersonEdit>();
const settings = partsFor<PersonSettings>();
const suspend = partsFor<PersonSettings["suspend"]>();

const SETTINGS = [
  settings.field("notifications", "Notifications", asSwitch),
  ...settings.inside("suspend", [
    suspend.field("status", "Suspend", asSwitch),
    suspend.field("endDate", "Date of return", asDay),
    suspend.field("showTrainingStatus", "Display on training status board", asSwitch),
    suspend.field("showEventsStatus", "Display on events status board", asSwitch),
  ]),
];

/**
 * What of a person two people may change at once, as Edit Person calls it. A new password is none: the
 * server never says the one it has.
 *
 * @param withTypes whether the form shows the user types
 */
export function personParts(choices: PersonChoices, withTypes: boolean): Part[] {
  return [
    field("name", "First Name", asText),
    field("surname", "Last Name", asText),
    field("username", "Username", asText),
    ...(withTypes ? [typesPart(choices.types)] : []),
    ...switches("companyRpeIds", "Registry, Purpose, Equipment", choices.rpes),
    ...choices.roles.flatMap(roleParts),
    field("hemisphere", "Hemisphere", (side) => asText(side === "N" ? "Northern" : "Southern")),
    field("subscription", "Subscription Renewal", asDay),
    field("email", "Email", asText),
    ...inside("settings", SETTINGS),
  ];
}

/** All of them at once: some exclude each other, and Trainee decides what else the form shows (shell 4). */
function typesPart(options: readonly NamedRef[]): Part {
  return {
    id: "roleIds",
    label: "User Type/Role",
    get: ({ roleIds }) => roleIds,
    take: (values, { roleIds, isTrainee }) => ({ ...values, roleIds, isTrainee }),
    show: ({ roleIds }) => asList(roleIds.map((id) => nameIn(options, id))),
  };
}

/** A role and its licence. */
function roleParts({ id, name }: NamedRef): Part[] {
  const role = partsFor<RoleChoice>();
  const parts = [
    role.field("active", `Role: ${name}`, asSwitch),
    role.field("licence", `${name} Licence`, asText),
  ];
  const choiceIn = ({ companyRoles }: PersonEdit) =>
    companyRoles[id] ?? { active: false, licence: "" };
  return parts.map(({ id: key, label, get, take, show }) => ({
    id: `companyRoles.${id}.${key}`,
    label,
    get: (values) => get(choiceIn(values)),
    take: (values, from) => ({
      ...values,
      companyRoles: { ...values.companyRoles, [id]: take(choiceIn(values), choiceIn(from)) },
    }),
    show: (values) => show(choiceIn(values)),
  }));
}

/** What else matters to whoever edits a person. */
export function personFacts({ isActive }: Pick<Person, "isActive">): Fact[] {
  return [{ label: "State", value: asText(isActive ? "Active" : "Historical") }];
}
