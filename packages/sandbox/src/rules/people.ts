import type { MainApi } from "@recurrent/sdk/raw";
import { PERMISSIONS } from "../generated/operations.ts";
import type { CompanyRow, PersonRow, Suspension } from "../model/rows.ts";
import { ACL_ROLE, ACL_ROLES } from "../model/catalogues.ts";
import type { Day } from "../model/days.ts";

export type Permission = MainApi.PermissionName;

const OWN_PROFILE = ["profile_show", "profile_update"] as const;

function allBut(...without: readonly Permission[]): readonly Permission[] {
  return PERMISSIONS.filter((permission) => !without.includes(permission));
}

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

export function permissionsOf(person: Pick<PersonRow, "aclRoleIds">): Permission[] {
  const granted = new Set(person.aclRoleIds.flatMap((id) => GRANTS[id] ?? []));
  return PERMISSIONS.filter((permission) => granted.has(permission));
}

export function rolesOf(person: Pick<PersonRow, "aclRoleIds">): MainApi.RoleName[] {
  return person.aclRoleIds.flatMap((id) => ACL_ROLES.find((role) => role.id === id)?.name ?? []);
}

export function accessOf(person: Pick<PersonRow, "aclRoleIds">) {
  return { roles: rolesOf(person), permissions: permissionsOf(person) };
}

export function isTrainee(person: Pick<PersonRow, "aclRoleIds">): boolean {
  return person.aclRoleIds.includes(ACL_ROLE.trainee);
}

export function isTrainingManager(person: Pick<PersonRow, "aclRoleIds">): boolean {
  return person.aclRoleIds.includes(ACL_ROLE.trainingManager);
}

/** Managers may, and trainees whose company allows it (training 6). */
export function mayEditEvents(
  person: Pick<PersonRow, "aclRoleIds">,
  company: Pick<CompanyRow, "eventsDocuments"> | undefined,
): boolean {
  const isManager =
    isTrainingManager(person) || person.aclRoleIds.includes(ACL_ROLE.companyManager);
  return isManager || (isTrainee(person) && company?.eventsDocuments === true);
}

/** Internal users are staff of the product and may see every company. */
export function isInternal({ aclRoleIds }: Pick<PersonRow, "aclRoleIds">): boolean {
  return ACL_ROLES.some(({ id, isExternal }) => !isExternal && aclRoleIds.includes(id));
}

/** Admin and Customer Support set tiers, CRM accounts, user types and passwords (shell 6). */
export function mayAdminister(person: Pick<PersonRow, "aclRoleIds">): boolean {
  return [ACL_ROLE.admin, ACL_ROLE.customerSupport].some((id) => person.aclRoleIds.includes(id));
}

export function mayEnterCompany(
  person: Pick<PersonRow, "aclRoleIds" | "companyId">,
  companyId: number,
): boolean {
  return person.companyId === companyId || isInternal(person);
}

export function fullName(person: Pick<PersonRow, "name" | "surname">): string {
  return `${person.name} ${person.surname}`.trim();
}

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

type Suspendable = Pick<PersonRow, "suspend" | "notifications">;

/**
 * Returns the person as of a day. A suspension ends on its date of return, which switches
 * notifications on again; without a date it lasts until the renewal (shell 4).
 */
export function personOn<Person extends Suspendable>(person: Person, today: Day): Person {
  const { suspend } = person;
  const hasReturned = suspend.status && suspend.endDate !== null && suspend.endDate <= today;
  return hasReturned
    ? { ...person, notifications: true, suspend: { ...suspend, status: false } }
    : person;
}

export function suspensionOn(person: Suspendable, today: Day): Suspension {
  return personOn(person, today).suspend;
}

/** Only trainees need a subscription. */
export function hasValidSubscription(
  person: Pick<PersonRow, "aclRoleIds" | "subscriptionEnd">,
  today: Day,
): boolean {
  return !isTrainee(person) || (person.subscriptionEnd !== null && person.subscriptionEnd >= today);
}

export const PASSWORD_MESSAGE =
  "Your password must contain at least 12 characters, an upper and lower case character, a number and a symbol.";

const MIN_PASSWORD_LENGTH = 12;
const NEEDED = [/[a-z]/, /[A-Z]/, /\d/, /[!@.#$%^&*|\\?\-_~=]/] as const;

/** Counts as the portal does: an emoji is one character, not two. */
export function isGoodPassword(password: string): boolean {
  return (
    Array.from(password).length >= MIN_PASSWORD_LENGTH &&
    NEEDED.every((pattern) => pattern.test(password))
  );
}

/** `digestOf(PASSWORD)`, computed in advance. */
export const COMMON_PASSWORD_DIGEST =
  "91bbd4b567e11877c1b32e92939a44ccb9fb91b4c6ac441f381e5890dab54c6f";

/** The browser stores no passwords as text. A real server needs a salt and slow hashing. */
export async function digestOf(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(`recurrent-sandbox\n${password}`);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
