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
  namedRefsOrNull,
  parseTimestamp,
  numberOrNull,
  readEach,
  readFullName,
  readLicensedRoles,
  readNamedRef,
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

/** For comparison, 'ROLE_COMPANY_MANAGER' becomes 'company manager'. */
export function normaliseRole(role: string): string {
  return role
    .trim()
    .toLowerCase()
    .replace(/^role[_\s]+/, "")
    .replace(/[_\s]+/g, " ")
    .trim();
}

/** Compares in any spelling. `Support` does not include `Customer Support`. */
export function hasRole(roles: readonly string[], ...wanted: readonly string[]): boolean {
  const names = new Set(roles.map(normaliseRole));
  return wanted.some((role) => names.has(normaliseRole(role)));
}

/** Without `isTrainee` the Trainee role decides. */
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

/** Roles and permissions of a user or a person. */
export interface Permissions {
  roles: readonly (string | NamedRef)[];
  permissions: readonly string[];
}

/**
 * Why a user may not change a person: only Admin and Customer Support may change `internalStaff`,
 * and `mayDoMore` needs the person's permissions.
 */
export type EditRestriction = "internalStaff" | "mayDoMore";

const INTERNAL_ROLES = ["Super", "Admin", "Customer Support", "Support", "Ctops"];

/** Roles that may change every person. */
const ADMINISTRATORS = ["Admin", "Customer Support"];

const OVER_OTHERS = "companies_";

export const namesOf = (roles: readonly (string | { name: string })[]): string[] =>
  roles.map((role) => (typeof role === "string" ? role : role.name));

/** True if these roles are for staff of the product. */
export function isInternalStaff(roles: Permissions["roles"]): boolean {
  return hasRole(namesOf(roles), ...INTERNAL_ROLES);
}

/**
 * Why `user` may not change or delete `person`, or null. A user who sets a person's e-mail address
 * could request a password link and sign in as that person, so this needs the same permissions.
 */
export function editRestriction(user: Permissions, person: Permissions): EditRestriction | null {
  if (hasRole(namesOf(user.roles), ...ADMINISTRATORS)) return null;
  if (isInternalStaff(person.roles)) return "internalStaff";
  const exceeds = person.permissions.some(
    (permission) => permission.startsWith(OVER_OTHERS) && !user.permissions.includes(permission),
  );
  return exceeds ? "mayDoMore" : null;
}

/** Settings of a person; unknown keys are kept. */
export interface PersonSettings {
  /** null if the server does not say. */
  notifications: boolean | null;
  suspend: Suspend;
  [key: string]: unknown;
}

function readPersonSettings(input: Untrusted<wire.Settings>): PersonSettings {
  const all = readSettings(input) as Fields<wire.PersonSettings>;
  return {
    ...all,
    notifications: flagOrNull(all.notifications),
    suspend: readSuspend(all.suspend),
  };
}

/** Layout of the training record. Default 5. */
export type RecordVersion = 1 | 4 | 5;

export function readRecordVersion(input: unknown): RecordVersion {
  const version = numberOrNull(input);
  return version === 1 || version === 4 ? version : 5;
}

/** Northern or Southern, for seasonal topics. */
export type Hemisphere = "N" | "S";

/** Operational data of a person; a list is null if the server does not say. */
export interface PersonCompany extends NamedRef {
  rpes: NamedRef[] | null;
  roles: LicensedRole[] | null;
}

function readPersonCompany(input: Untrusted<wire.PersonCompany>): PersonCompany {
  const company = asRecord(input);
  return {
    id: text(company.id),
    name: text(company.name),
    rpes: namedRefsOrNull(company.rpe),
    roles: company.roles == null ? null : readLicensedRoles(company.roles),
  };
}

interface PersonIdentity {
  id: string;
  name: string;
  surname: string;
  /** Not blank if there is any name. */
  fullName: string;
  /** Default: whether `deletedAt` is null. */
  isActive: boolean;
  /** An instant or a day as sent; set for inactive people. */
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

interface PersonBase extends PersonIdentity {
  uuid: string;
  username: string;
  email: string;
  /** URL of a picture, or null. */
  avatar: string | null;
  /** An instant or a day as sent. */
  createdAt: string | null;
  /** null if the server does not say. */
  hasValidSubscription: boolean | null;
  /** 'YYYY-MM-DD'; null for none, or if the server does not say. */
  subscriptionEnd: string | null;
  internationalProcedures: boolean;
  trainingRecord: RecordVersion;
  /** null if the server does not say. */
  groups: NamedRef[] | null;
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
    groups: namedRefsOrNull(person.groups),
    settings: readPersonSettings(person.settings),
    company: readPersonCompany(person.company),
  };
}

/** The signed-in user. */
export interface User extends Omit<PersonBase, "roles"> {
  /** IANA name. Default 'UTC'. */
  timezone: string;
  /** What the server sent; compare with `hasRole`. */
  roles: string[];
  companyId: string | null;
}

/** Reads the signed-in user, bare or in `user`, `profile` or `data`. */
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

/** Reads the reply to a profile update: null if it has no user. */
export function readUpdatedUser(reply: Untrusted<wire.User>): User | null {
  const user = entityIn(reply, "user", "profile");
  return user.id !== undefined && isRecord(user.acl) ? readUser(reply) : null;
}

/** True if the reply to a profile update has the user, who then replaces the cached one. */
export function isCompleteUser(user: User | null): user is User {
  return user !== null && user.id !== "";
}

/** A person of a company. */
export interface Person extends PersonBase {
  /** null if the server does not say. */
  hemisphere: Hemisphere | null;
}

/** Reads a person, bare or in `user`, `person` or `data`. */
export function readPerson(reply: Untrusted<wire.Person>): Person {
  const person = entityIn(reply, "user", "person");
  const letter = text(person.hemisphere).trim().toUpperCase();
  return { ...readBase(person), hemisphere: letter === "N" || letter === "S" ? letter : null };
}

/** A person in a list, without the hemisphere, the subscription and others. */
export interface PersonSummary extends PersonIdentity {
  /** '' if the host does not list it. */
  username: string;
  /** null if the host does not list them. */
  groups: NamedRef[] | null;
  company: PersonCompany | null;
  settings: PersonSettings | null;
}

function readSummary(person: Fields<wire.PersonListItem>): PersonSummary {
  const { company, settings } = person;
  return {
    ...readIdentity(person),
    username: text(person.username),
    groups: namedRefsOrNull(person.groups),
    company: isRecord(company) ? readPersonCompany(company) : null,
    settings: settings == null ? null : readPersonSettings(settings),
  };
}

/** Reads people; entries without an id are dropped. */
export function readPeople(reply: Untrusted<wire.PersonListItem[]>): PersonSummary[] {
  return readEach(reply, readSummary, "users", "people");
}

/** A user on the Permissions page. */
export interface UserAccess {
  id: string;
  username: string;
  name: string;
  /** What the server sent; compare with `hasRole`. */
  roles: string[];
  permissions: string[];
  /** Without `acl.isTrainee`, by the Trainee role. */
  isTrainee: boolean;
}

function readUserAccess(user: Fields<wire.UserAccess>): UserAccess {
  const acl = readAcl(user.acl);
  return {
    id: text(user.id),
    username: text(user.username),
    name: firstText(user.name, user.username),
    ...acl,
    roles: acl.roles.map(({ name }) => name),
  };
}

export function readAccessList(reply: Untrusted<wire.UserAccess[]>): UserAccess[] {
  return readEach(reply, readUserAccess, "users");
}
