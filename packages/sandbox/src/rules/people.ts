/** Permissions, suspension, subscription and password of people. */
import type { MainApi } from "@recurrent/sdk/raw";
import { PERMISSIONS } from "../generated/operations.ts";
import type { CompanyRow, PersonRow, Suspension } from "../model/rows.ts";
import { ACL_ROLE, ACL_ROLES } from "../model/catalogues.ts";
import type { Day } from "./days.ts";

export type Permission = MainApi.PermissionName;

const OWN_PROFILE = ["profile_show", "profile_update"] as const;

function allBut(...without: readonly Permission[]): readonly Permission[] {
  return PERMISSIONS.filter((permission) => !without.includes(permission));
}

/** Permissions of each user type; those of the accounts are in the sandbox's README. */
const GRANTS: Readonly<Record<number, readonly Permission[]>> = {
  [ACL_ROLE.super]: PERMISSIONS,
  [ACL_ROLE.admin]: PERMISSIONS,
  [ACL_ROLE.customerSupport]: PERMISSIONS,
  [ACL_ROLE.support]: [
    "companies_dashboard",
    "companies_show",
    "companies_groups_index",
    "companies_groups_show",
    "companies_users_index",
    "companies_users_show",
    ...OWN_PROFILE,
  ],
  [ACL_ROLE.ctops]: [
    "companies_show",
    "companies_users_index",
    "companies_users_show",
    ...OWN_PROFILE,
  ],
  [ACL_ROLE.companyManager]: allBut("companies_destroy"),
  [ACL_ROLE.trainingManager]: allBut(
    "companies_update",
    "companies_destroy",
    "companies_users_store",
    "companies_users_destroy",
  ),
  [ACL_ROLE.trainee]: OWN_PROFILE,
};

/** Permissions of a person, from all kinds of user the person is; in the order of the catalogue. */
export function permissionsOf(person: Pick<PersonRow, "aclRoleIds">): Permission[] {
  const granted = new Set(person.aclRoleIds.flatMap((id) => GRANTS[id] ?? []));
  return PERMISSIONS.filter((permission) => granted.has(permission));
}

/** Names of the person's roles, in the order they were given. */
export function rolesOf(person: Pick<PersonRow, "aclRoleIds">): MainApi.RoleName[] {
  return person.aclRoleIds.flatMap((id) => ACL_ROLES.find((role) => role.id === id)?.name ?? []);
}

/** Roles and permissions by name, as the wire has them. */
export function accessOf(person: Pick<PersonRow, "aclRoleIds">) {
  return { roles: rolesOf(person), permissions: permissionsOf(person) };
}

export function isTrainee(person: Pick<PersonRow, "aclRoleIds">): boolean {
  return person.aclRoleIds.includes(ACL_ROLE.trainee);
}

export function isTrainingManager(person: Pick<PersonRow, "aclRoleIds">): boolean {
  return person.aclRoleIds.includes(ACL_ROLE.trainingManager);
}

/**
 * Whether the person may add, change and delete events (training 6): managers, and trainees whose company
 * has switched it on.
 */
export function mayEditEvents(
  person: Pick<PersonRow, "aclRoleIds">,
  company: Pick<CompanyRow, "eventsDocuments"> | undefined,
): boolean {
  const isManager =
    isTrainingManager(person) || person.aclRoleIds.includes(ACL_ROLE.companyManager);
  return isManager || (isTrainee(person) && company?.eventsDocuments === true);
}

/**
 * Whether the person works for the product rather than for a company. Internal staff may see every
 * company.
 */
export function isInternal({ aclRoleIds }: Pick<PersonRow, "aclRoleIds">): boolean {
  return ACL_ROLES.some(({ id, isExternal }) => !isExternal && aclRoleIds.includes(id));
}

/**
 * Whether the person is Admin or Customer Support, who set tiers, CRM accounts, user types and passwords
 * (shell 6).
 */
export function mayAdminister(person: Pick<PersonRow, "aclRoleIds">): boolean {
  return [ACL_ROLE.admin, ACL_ROLE.customerSupport].some((id) => person.aclRoleIds.includes(id));
}

/** Whether the person may see a company: their own, or any as internal staff. */
export function mayEnterCompany(
  person: Pick<PersonRow, "aclRoleIds" | "companyId">,
  companyId: number,
): boolean {
  return person.companyId === companyId || isInternal(person);
}

/** First and last name together. */
export function fullName(person: Pick<PersonRow, "name" | "surname">): string {
  return `${person.name} ${person.surname}`.trim();
}

/** The suspension of a person who is not suspended. */
export const NOT_SUSPENDED: Suspension = {
  status: false,
  endDate: null,
  showTrainingStatus: false,
  showEventsStatus: false,
};

export function isSameSuspension(one: Suspension, other: Suspension): boolean {
  return (
    one.status === other.status &&
    one.endDate === other.endDate &&
    one.showTrainingStatus === other.showTrainingStatus &&
    one.showEventsStatus === other.showEventsStatus
  );
}

/** Effects of a suspension on a person. */
type Suspendable = Pick<PersonRow, "suspend" | "notifications">;

/**
 * A person as of a day. A suspension ends on its date of return, which switches notifications on again as
 * a renewal does; without a date it lasts until the subscription is renewed (shell 4).
 */
export function personOn<Person extends Suspendable>(person: Person, today: Day): Person {
  const { suspend } = person;
  const hasReturned = suspend.status && suspend.endDate !== null && suspend.endDate <= today;
  return hasReturned
    ? { ...person, notifications: true, suspend: { ...suspend, status: false } }
    : person;
}

/** A person's suspension on a day. */
export function suspensionOn(person: Suspendable, today: Day): Suspension {
  return personOn(person, today).suspend;
}

/** Whether a trainee may train on a day: the subscription has not ended. Others need none. */
export function hasValidSubscription(
  person: Pick<PersonRow, "aclRoleIds" | "subscriptionEnd">,
  today: Day,
): boolean {
  return !isTrainee(person) || (person.subscriptionEnd !== null && person.subscriptionEnd >= today);
}

/** The sentence a password that breaks the rule is refused with (shell 5). */
export const PASSWORD_MESSAGE =
  "Your password must contain at least 12 characters, an upper and lower case character, a number and a symbol.";

const MINIMUM_LENGTH = 12;
const NEEDED = [/[a-z]/, /[A-Z]/, /\d/, /[!@.#$%^&*|\\?\-_~=]/] as const;

/** Whether a new password meets the rule of shell 5. */
export function isGoodPassword(password: string): boolean {
  return password.length >= MINIMUM_LENGTH && NEEDED.every((pattern) => pattern.test(password));
}

/** `digestOf(PASSWORD)`, computed in advance. */
export const COMMON_PASSWORD_DIGEST =
  "91bbd4b567e11877c1b32e92939a44ccb9fb91b4c6ac441f381e5890dab54c6f";

/**
 * Digest of a password, so that the browser's storage does not hold passwords as text. A real server
 * needs more (salt, slow hashing).
 */
export async function digestOf(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(`recurrent-sandbox\n${password}`);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
