/** People: their roles and what they may do, their settings, users and people of a company. */
import type * as wire from "../generated/main/model/index.ts";
import {
  asRecord,
  day,
  entityIn,
  firstText,
  flag,
  flagOrNull,
  isRecord,
  listIn,
  moment,
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
  type Sent,
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
function readAcl(input: Sent<wire.Acl>) {
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
export interface Standing {
  roles: readonly (string | NamedRef)[];
  permissions: readonly string[];
}

/**
 * Why one person may not be changed by another: `internalStaff` is changed by Admin and Customer Support
 * alone, `mayDoMore` by no person with fewer permissions.
 */
export type ChangeBar = "internalStaff" | "mayDoMore";

/** Roles of those who work for the product (shell 1). */
const INTERNAL_ROLES = ["Super", "Admin", "Customer Support", "Support", "Ctops"];

/** They change any person, and give every role (shell 2.22, 6). */
const ADMINISTRATORS = ["Admin", "Customer Support"];

/** Permissions over other people begin so; the rest, such as `profile_update`, are about oneself. */
const OVER_OTHERS = "companies_";

const namesOf = (roles: Standing["roles"]): string[] =>
  roles.map((role) => (typeof role === "string" ? role : role.name));

/** Whether a person with these roles works for the product rather than for a company. */
export function isInternalStaff(roles: Standing["roles"]): boolean {
  return hasRole(namesOf(roles), ...INTERNAL_ROLES);
}

/**
 * Whether something keeps `user` from changing or deleting `person`, besides the permission to do so at
 * all; null when nothing does. A user who sets another's e-mail address can ask for a new password and
 * sign in as that person, so it takes at least what the person may do to others. Servers decide for themselves;
 * this is what the sandbox decides by and what a client can show before it asks.
 */
export function changeBar(user: Standing, person: Standing): ChangeBar | null {
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
function readPersonSettings(input: Sent<wire.Settings>): PersonSettings {
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

function readPersonCompany(input: Sent<wire.PersonCompany>): PersonCompany {
  const company = asRecord(input);
  return {
    id: text(company.id),
    name: text(company.name),
    rpes: readNamedRefs(company.rpe),
    roles: readLicensedRoles(company.roles),
  };
}

/** What every reply about a person says, also a list of people. */
function readIdentity(person: Fields<wire.User | wire.Person | wire.PersonListItem>) {
  const deletedAt = moment(person.deleted_at);
  return {
    id: text(person.id),
    name: text(person.name),
    surname: text(person.surname),
    /** Never blank as long as there is any name at all. */
    fullName: readFullName(person),
    /** Where the server does not say, a person who was not deleted is active. */
    isActive: flagOrNull(person.isActive) ?? deletedAt === null,
    /** As sent: an instant or a day. Set means inactive. */
    deletedAt,
    ...readAcl(person.acl),
  };
}

/** What a signed-in user and a person of a company have in common. */
function readBase(person: Fields<wire.User | wire.Person>) {
  return {
    ...readIdentity(person),
    uuid: text(person.uuid),
    username: text(person.username),
    email: text(person.email),
    /** Address of a picture; null when initials are to be drawn. */
    avatar: textOrNull(person.avatar),
    /** As sent: an instant or a day. */
    createdAt: moment(person.created_at),
    /** null when the server does not say. */
    hasValidSubscription: flagOrNull(person.has_valid_subscription),
    /** 'YYYY-MM-DD'. */
    subscriptionEnd: day(asRecord(person.subscription).end ?? person.subscription),
    internationalProcedures: flag(person.international_procedures),
    trainingRecord: readRecordVersion(person.training_record),
    groups: readNamedRefs(person.groups),
    settings: readPersonSettings(person.settings),
    company: readPersonCompany(person.company),
  };
}

/** The signed-in user (shell 3). */
export interface User extends Omit<ReturnType<typeof readBase>, "roles"> {
  /** IANA name; 'UTC' when there is none. */
  timezone: string;
  /** Role names as sent; compare them with `hasRole` only. */
  roles: string[];
  companyId: string | null;
}

/** Reads the signed-in user, bare or wrapped in `user`, `profile` or `data`. */
export function readUser(reply: Sent<wire.User>): User {
  const user = entityIn(reply, "user", "profile");
  const base = readBase(user);
  return {
    ...base,
    timezone: firstText(user.timezone, "UTC"),
    roles: base.roles.map(({ name }) => name),
    companyId: textOrNull(base.company.id),
  };
}

/** Whether the reply to a change of the own profile brings the user: it may be empty or an acknowledgement. */
export function isWholeUser(reply: unknown): boolean {
  const user = entityIn(reply, "user", "profile");
  return user["id"] !== undefined && isRecord(user["acl"]);
}

/** A person of a company (shell 3). */
export interface Person extends ReturnType<typeof readBase> {
  /** null when the server does not say. */
  hemisphere: Hemisphere | null;
}

/** Reads a person of a company, bare or wrapped in `user`, `person` or `data`. */
export function readPerson(reply: Sent<wire.Person>): Person {
  const person = entityIn(reply, "user", "person");
  const letter = text(person.hemisphere).trim().toUpperCase();
  return { ...readBase(person), hemisphere: letter === "N" || letter === "S" ? letter : null };
}

/**
 * A person as a list of people has them (shell 2.20). What the list left out is null; what it never has,
 * such as the hemisphere or the subscription, is only in the person's own reply.
 */
export interface PersonSummary extends ReturnType<typeof readSummary> {}

function readSummary(person: Fields<wire.PersonListItem>) {
  const { company, settings } = person;
  return {
    ...readIdentity(person),
    /** None where the list does not say. */
    groups: readNamedRefs(person.groups),
    company: isRecord(company) ? readPersonCompany(company) : null,
    settings: (settings ?? null) === null ? null : readPersonSettings(settings),
  };
}

/** Reads the people of a company; entries without an id are dropped. */
export function readPeople(reply: Sent<wire.PersonListItem[]>): PersonSummary[] {
  return readEach(reply, readSummary, "users", "people");
}

/** A user as the Permissions page lists it (shell 2.24). */
export interface UserAccess extends ReturnType<typeof readUserAccess> {}

function readUserAccess(user: Fields<wire.UserAccess>) {
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
export function readAccessList(reply: Sent<wire.UserAccess[]>): UserAccess[] {
  return readEach(reply, readUserAccess, "users");
}
