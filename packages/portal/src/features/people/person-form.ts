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
  type RoleChoice,
} from "@recurrent/sdk";
import { type DayRange, onOff } from "@recurrent/ui-kit";
import {
  accountEdit,
  type Fact,
  type FormPart,
  nameIn,
  switchParts,
} from "../../shared/forms/values.ts";

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

/**
 * What of a person two people may change at once, as Edit Person calls it. A new password is none: the
 * server never says the one it has.
 *
 * @param withTypes whether the form shows the user types
 */
export function personParts(
  { types, rpes, roles }: PersonChoices,
  withTypes: boolean,
): FormPart<PersonEdit>[] {
  return [
    { id: "name", label: "First Name" },
    { id: "surname", label: "Last Name" },
    { id: "username", label: "Username" },
    ...(withTypes ? [typesPart(types)] : []),
    ...switchParts("companyRpeIds", "Registry, Purpose, Equipment", rpes),
    ...roles.flatMap(roleParts),
    {
      id: "hemisphere",
      label: "Hemisphere",
      show: ({ hemisphere }) => (hemisphere === "N" ? "Northern" : "Southern"),
    },
    { id: "subscription", label: "Subscription Renewal" },
    { id: "email", label: "Email" },
    { id: "settings.notifications", label: "Notifications" },
    { id: "settings.suspend.status", label: "Suspend" },
    { id: "settings.suspend.endDate", label: "Date of return" },
    { id: "settings.suspend.showTrainingStatus", label: "Display on training status board" },
    { id: "settings.suspend.showEventsStatus", label: "Display on events status board" },
  ];
}

/** All of them at once: some exclude each other, and Trainee decides what else the form shows (shell 4). */
const typesPart = (options: readonly NamedRef[]): FormPart<PersonEdit> => ({
  id: "roleIds",
  label: "User Type/Role",
  follower: "isTrainee",
  show: ({ roleIds }) => roleIds.map((id) => nameIn(options, id)),
});

/** A role and its licence. */
const roleParts = ({ id, name }: NamedRef): FormPart<PersonEdit>[] => [
  {
    id: `companyRoles.${id}.active`,
    label: `Role: ${name}`,
    show: ({ companyRoles }) => onOff(companyRoles[id]?.active === true),
  },
  { id: `companyRoles.${id}.licence`, label: `${name} Licence` },
];

/** What else matters to whoever edits a person. */
export function personFacts({ isActive }: Pick<Person, "isActive">): Fact[] {
  return [{ label: "State", value: isActive ? "Active" : "Historical" }];
}
