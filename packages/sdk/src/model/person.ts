/** People: their roles and what they may do, their settings, users and people of a company. */
import type * as wire from "../generated/main/wire/index.ts";
import {
  asRecord,
  parseCalendarDay,
  entityIn,
  firstText,
  flag,
  flagOrNull,
  isRecord,
  listIn,
  parseTimestamp,
  numberOrNull,
  readEach,
  readFullName,
  readLicensedRoles,
  readNamedRef,
  readNamedRefs,
  readSettings,
  readSuspend,
  text,
  textOrNull,
  textsIn,
  type Fields,
  type LicensedRole,
  type NamedRef,
  type Untrusted,
  type Suspend,
} from "./read.ts";

/**
 * A role in the one form that roles are compared in: 'Company Manager', 'ROLE_COMPANY_MANAGER' and
 * 'company_manager' all become 'company manager' (decisions: Access).
 */
export function normaliseRole(role: string): string {
  return role
    .trim()
    .toLowerCase()
    .replace(/^role[_\s]+/, "")
    .replace(/[_\s]+/g, " ")
    .trim();
}

/** Whether `held` contains any of `wanted`. Every name stands for itself: `Support` does not include `Customer Support`. */
export function hasRole(held: readonly string[], ...wanted: readonly string[]): boolean {
  const names = new Set(held.map(normaliseRole));
  return wanted.some((role) => names.has(normaliseRole(role)));
}

/**
 * Reads an `acl`, what a person may do as the server states it: roles as names or as `{id, name}`, their names or
 * ROLE_ constants as sent (compare them with {@link hasRole} only). Without an `isTrainee` of its own, the Trainee
 * role decides.
 */
function readAcl(input: Untrusted<wire.Acl>) {
  const acl = asRecord(input);
  const roles = listIn(acl.roles)
    .map(readNamedRef)
    .filter(({ name }) => name !== "");
  const names = roles.map(({ name }) => name);
  return {
    roles,
    permissions: textsIn(acl.permissions),
    isTrainee: flagOrNull(acl.isTrainee) ?? hasRole(names, "Trainee"),
  };
}

/** The roles and permissions of a user, a person or an entry of the Permissions page. */
export interface Permissions {
  roles: readonly (string | NamedRef)[];
  permissions: readonly string[];
}

/**
 * Why one person may not be changed by another: `internalStaff` is changed by Admin and Customer Support
 * alone, `mayDoMore` by no person with fewer permissions.
 */
export type EditRestriction = "internalStaff" | "mayDoMore";

/** Roles of those who work for the product (shell 1). */
const INTERNAL_ROLES = ["Super", "Admin", "Customer Support", "Support", "Ctops"];

/** They change any person, and give every role (shell 2.22, 6). */
const ADMINISTRATORS = ["Admin", "Customer Support"];

/** Permissions over other people begin so; the rest, such as `profile_update`, are about oneself. */
const OVER_OTHERS = "companies_";

const namesOf = (roles: Permissions["roles"]): string[] =>
  roles.map((role) => (typeof role === "string" ? role : role.name));

/** Whether a person with these roles works for the product rather than for a company. */
export function isInternalStaff(roles: Permissions["roles"]): boolean {
  return hasRole(namesOf(roles), ...INTERNAL_ROLES);
}

/**
 * What keeps `user` from changing or deleting `person`, besides the permission to do so at all; null for
 * nothing. A user who sets another's e-mail address can ask for a new password and
 * sign in as that person, so it takes at least what the person may do to others. Servers decide for themselves;
 * this is what the sandbox decides by and what a client can show before it asks.
 */
export function editRestriction(user: Permissions, person: Permissions): EditRestriction | null {
  if (hasRole(namesOf(user.roles), ...ADMINISTRATORS)) return null;
  if (isInternalStaff(person.roles)) return "internalStaff";
  const exceeds = person.permissions.some(
    (permission) => permission.startsWith(OVER_OTHERS) && !user.permissions.includes(permission),
  );
  return exceeds ? "mayDoMore" : null;
}

/** Settings of a person; keys that are not known here are kept as they came. */
export interface PersonSettings {
  notifications: boolean;
  suspend: Suspend;
  [key: string]: unknown;
}

/** Reads the settings of a user or a person. */
function readPersonSettings(input: Untrusted<wire.Settings>): PersonSettings {
  const all = readSettings(input) as Fields<wire.PersonSettings>;
  return { ...all, notifications: flag(all.notifications), suspend: readSuspend(all.suspend) };
}

/** Layouts of the training record; anything else counts as 5 (decisions: Training). */
export type RecordVersion = 1 | 4 | 5;

/** Reads a record layout version. */
export function readRecordVersion(input: unknown): RecordVersion {
  const version = numberOrNull(input);
  return version === 1 || version === 4 ? version : 5;
}

/** What seasonal topics follow: Northern or Southern. */
export type Hemisphere = "N" | "S";

/** The operational side of a person's company. */
export interface PersonCompany extends NamedRef {
  rpes: NamedRef[];
  roles: LicensedRole[];
}

function readPersonCompany(input: Untrusted<wire.PersonCompany>): PersonCompany {
  const company = asRecord(input);
  return {
    id: text(company.id),
    name: text(company.name),
    rpes: readNamedRefs(company.rpe),
    roles: readLicensedRoles(company.roles),
  };
}

/** What every reply about a person says, also a list of people. */
interface PersonIdentity {
  id: string;
  name: string;
  surname: string;
  /** Never blank as long as there is any name at all. */
  fullName: string;
  /** Where the server does not say, a person who was not deleted is active. */
  isActive: boolean;
  /** As sent: an instant or a day. Set means inactive. */
  deletedAt: string | null;
  roles: NamedRef[];
  permissions: string[];
  isTrainee: boolean;
}

function readIdentity(
  person: Fields<wire.User | wire.Person | wire.PersonListItem>,
): PersonIdentity {
  const deletedAt = parseTimestamp(person.deleted_at);
  return {
    id: text(person.id),
    name: text(person.name),
    surname: text(person.surname),
    fullName: readFullName(person),
    isActive: flagOrNull(person.isActive) ?? deletedAt === null,
    deletedAt,
    ...readAcl(person.acl),
  };
}

/** What a signed-in user and a person of a company have in common. */
interface PersonBase extends PersonIdentity {
  uuid: string;
  username: string;
  email: string;
  /** Address of a picture; null when initials are to be drawn. */
  avatar: string | null;
  /** As sent: an instant or a day. */
  createdAt: string | null;
  /** null when the server does not say. */
  hasValidSubscription: boolean | null;
  /** 'YYYY-MM-DD'. */
  subscriptionEnd: string | null;
  internationalProcedures: boolean;
  trainingRecord: RecordVersion;
  groups: NamedRef[];
  settings: PersonSettings;
  company: PersonCompany;
}

function readBase(person: Fields<wire.User | wire.Person>): PersonBase {
  return {
    ...readIdentity(person),
    uuid: text(person.uuid),
    username: text(person.username),
    email: text(person.email),
    avatar: textOrNull(person.avatar),
    createdAt: parseTimestamp(person.created_at),
    hasValidSubscription: flagOrNull(person.has_valid_subscription),
    subscriptionEnd: parseCalendarDay(asRecord(person.subscription).end ?? person.subscription),
    internationalProcedures: flag(person.international_procedures),
    trainingRecord: readRecordVersion(person.training_record),
    groups: readNamedRefs(person.groups),
    settings: readPersonSettings(person.settings),
    company: readPersonCompany(person.company),
  };
}

/** The signed-in user (shell 3). */
export interface User extends Omit<PersonBase, "roles"> {
  /** IANA name; 'UTC' when there is none. */
  timezone: string;
  /** Role names as sent; compare them with `hasRole` only. */
  roles: string[];
  companyId: string | null;
}

/** Reads the signed-in user, bare or wrapped in `user`, `profile` or `data`. */
export function readUser(reply: Untrusted<wire.User>): User {
  const user = entityIn(reply, "user", "profile");
  const base = readBase(user);
  return {
    ...base,
    timezone: firstText(user.timezone, "UTC"),
    roles: base.roles.map(({ name }) => name),
    companyId: textOrNull(base.company.id),
  };
}

/**
 * Reads the reply to a change of the own profile: null where it brings no user, but is empty or an
 * acknowledgement.
 */
export function readUpdatedUser(reply: Untrusted<wire.User>): User | null {
  const user = entityIn(reply, "user", "profile");
  return user.id !== undefined && isRecord(user.acl) ? readUser(reply) : null;
}

/** Whether the reply to a change of the own profile has brought the user. */
export function isCompleteUser(user: User | null): user is User {
  return user !== null;
}

/** A person of a company (shell 3). */
export interface Person extends PersonBase {
  /** null when the server does not say. */
  hemisphere: Hemisphere | null;
}

/** Reads a person of a company, bare or wrapped in `user`, `person` or `data`. */
export function readPerson(reply: Untrusted<wire.Person>): Person {
  const person = entityIn(reply, "user", "person");
  const letter = text(person.hemisphere).trim().toUpperCase();
  return { ...readBase(person), hemisphere: letter === "N" || letter === "S" ? letter : null };
}

/**
 * A person as a list of people has them (shell 2.20). What the list left out is null; what it never has,
 * such as the hemisphere or the subscription, is only in the person's own reply.
 */
export interface PersonSummary extends PersonIdentity {
  /** None where the list does not say. */
  groups: NamedRef[];
  company: PersonCompany | null;
  settings: PersonSettings | null;
}

function readSummary(person: Fields<wire.PersonListItem>): PersonSummary {
  const { company, settings } = person;
  return {
    ...readIdentity(person),
    groups: readNamedRefs(person.groups),
    company: isRecord(company) ? readPersonCompany(company) : null,
    settings: (settings ?? null) === null ? null : readPersonSettings(settings),
  };
}

/** Reads the people of a company; entries without an id are dropped. */
export function readPeople(reply: Untrusted<wire.PersonListItem[]>): PersonSummary[] {
  return readEach(reply, readSummary, "users", "people");
}

/** A user as the Permissions page lists it (shell 2.24). */
export interface UserAccess {
  id: string;
  username: string;
  name: string;
  /** Role names as sent; compare them with `hasRole` only. */
  roles: string[];
  permissions: string[];
}

function readUserAccess(user: Fields<wire.UserAccess>): UserAccess {
  const { roles, permissions } = readAcl(user.acl);
  return {
    id: text(user.id),
    username: text(user.username),
    name: firstText(user.name, user.username),
    roles: roles.map(({ name }) => name),
    permissions,
  };
}

/** Reads the users of the Permissions page. */
export function readAccessList(reply: Untrusted<wire.UserAccess[]>): UserAccess[] {
  return readEach(reply, readUserAccess, "users");
}
