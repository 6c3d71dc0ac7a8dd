import {
  type CompanyAclSplit,
  hasRole,
  isInternalStaff,
  type NamedRef,
  normaliseRole,
} from "@recurrent/sdk";
import { type UserTypeOption, withSwitch } from "@recurrent/ui-kit";

/**
 * The user types to switch: those the company may give, and those the person holds beyond them, so that
 * none is lost by saving.
 */
export function typeOptions(
  acl: CompanyAclSplit | undefined,
  held: readonly NamedRef[],
): UserTypeOption[] {
  const given = acl ? [...acl.externalAcl, ...acl.internalAcl] : [];
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

/** The options that mean this role. */
export function idsOfRole(options: readonly NamedRef[], role: string): string[] {
  return options.filter(({ name }) => hasRole([name], role)).map(({ id }) => id);
}

/** The two that exclude each other (shell 4). */
const EXCLUSIVE = [
  ["Training Manager", "Company Manager"],
  ["Company Manager", "Training Manager"],
] as const;

/**
 * The user types after one was switched: turning on Training Manager turns off Company Manager, and the
 * reverse (shell 4).
 */
export function exclusiveTypes(
  before: readonly string[],
  next: readonly string[],
  options: readonly NamedRef[],
): readonly string[] {
  const turnedOn = next.filter((id) => !before.includes(id));
  for (const [on, off] of EXCLUSIVE) {
    if (!idsOfRole(options, on).some((id) => turnedOn.includes(id))) continue;
    return idsOfRole(options, off).reduce((types, id) => withSwitch(types, id, false), [...next]);
  }
  return next;
}

/** What kinds of user somebody is, as lists and pages show it (shell 2.20). */
export function typesText(roles: readonly NamedRef[]): string {
  return roles.map(({ name }) => name).join(", ");
}
