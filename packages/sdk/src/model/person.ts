import { day, moment } from "./dates.ts";
import {
  asRecord,
  entityIn,
  firstText,
  flag,
  flagOrNull,
  isRecord,
  listIn,
  numberOrNull,
  text,
  textOrNull,
  type UnknownRecord,
} from "./read.ts";
import { readLicensedRoles, readNamedRefs, type LicensedRole, type NamedRef } from "./refs.ts";
import { readAcl } from "./roles.ts";
import { readPersonSettings, type PersonSettings } from "./settings.ts";

/** Layouts of the training record; anything else counts as 5 (decisions: Training). */
export type RecordVersion = 1 | 4 | 5;

/** What seasonal topics follow: Northern or Southern. */
export type Hemisphere = "N" | "S";

/** What a signed-in user and a person of a company have in common. */
interface PersonBase {
  id: string;
  uuid: string;
  name: string;
  surname: string;
  /** Never blank as long as there is any name at all. */
  fullName: string;
  username: string;
  email: string;
  /** Address of a picture; null when initials are to be drawn. */
  avatar: string | null;
  isActive: boolean;
  /** As sent: an instant or a day. */
  createdAt: string | null;
  /** As sent: an instant or a day. Set means inactive. */
  deletedAt: string | null;
  /** null when the server does not say. */
  hasValidSubscription: boolean | null;
  /** 'YYYY-MM-DD'. */
  subscriptionEnd: string | null;
  internationalProcedures: boolean;
  trainingRecord: RecordVersion;
  groups: NamedRef[];
  permissions: string[];
  isTrainee: boolean;
  settings: PersonSettings;
}

/** The signed-in user (shell 3). */
export interface User extends PersonBase {
  /** IANA name; 'UTC' when there is none. */
  timezone: string;
  /** Role names as sent; compare them with `hasRole` only. */
  roles: string[];
  companyId: string | null;
  company: PersonCompany;
}

/** A person of a company (shell 3). */
export interface Person extends PersonBase {
  /** null when the server does not say. */
  hemisphere: Hemisphere | null;
  roles: NamedRef[];
  company: PersonCompany;
}

/**
 * A person as a list of people tells of them (shell 2.20). What the list does not say is null; what it
 * never says, such as the hemisphere or the subscription, is only in the person's own reply.
 */
export interface PersonSummary extends Pick<
  Person,
  | "id"
  | "name"
  | "surname"
  | "fullName"
  | "isActive"
  | "deletedAt"
  | "permissions"
  | "isTrainee"
  | "roles"
> {
  company: PersonCompany | null;
  settings: PersonSettings | null;
}

/** The operational side of a person's company. */
export interface PersonCompany {
  id: string;
  name: string;
  rpes: NamedRef[];
  roles: LicensedRole[];
}

/** A user as the Permissions page lists it (shell 2.24). */
export interface UserAccess {
  id: string;
  username: string;
  name: string;
  roles: string[];
  permissions: string[];
}

/** The full name of a person, put together when it was not sent. */
export function readFullName(person: UnknownRecord): string {
  const composed = [text(person["name"]), text(person["surname"])]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" ");
  return firstText(person["fullName"], person["full_name"], composed, person["username"]);
}

/** Reads a record layout version. */
export function readRecordVersion(input: unknown): RecordVersion {
  const version = numberOrNull(input);
  return version === 1 || version === 4 ? version : 5;
}

function readHemisphere(input: unknown): Hemisphere | null {
  const letter = text(input).trim().toUpperCase();
  return letter === "N" || letter === "S" ? letter : null;
}

function readPersonCompany(input: unknown): PersonCompany {
  const company = asRecord(input);
  return {
    id: text(company["id"]),
    name: text(company["name"]),
    rpes: readNamedRefs(company["rpe"] ?? company["rpes"]),
    roles: readLicensedRoles(company["roles"]),
  };
}

/** Without a word of it, whoever was not deleted is at work. */
function readIsActive(person: UnknownRecord): boolean {
  const stated = person["isActive"] ?? person["is_active"];
  return stated === undefined || stated === null
    ? moment(person["deleted_at"]) === null
    : flag(stated);
}

function readBase(person: UnknownRecord): PersonBase {
  const { permissions, isTrainee } = readAcl(person["acl"]);
  return {
    id: text(person["id"]),
    uuid: text(person["uuid"]),
    name: text(person["name"]),
    surname: text(person["surname"]),
    fullName: readFullName(person),
    username: text(person["username"]),
    email: text(person["email"]),
    avatar: textOrNull(person["avatar"]),
    isActive: readIsActive(person),
    createdAt: moment(person["created_at"]),
    deletedAt: moment(person["deleted_at"]),
    hasValidSubscription: flagOrNull(person["has_valid_subscription"]),
    subscriptionEnd: day(asRecord(person["subscription"])["end"] ?? person["subscription"]),
    internationalProcedures: flag(person["international_procedures"]),
    trainingRecord: readRecordVersion(person["training_record"]),
    groups: readNamedRefs(person["groups"]),
    permissions,
    isTrainee,
    settings: readPersonSettings(person["settings"]),
  };
}

/** Reads the signed-in user, bare or wrapped in `user`, `profile` or `data`. */
export function readUser(input: unknown): User {
  const user = entityIn(input, "user", "profile");
  const company = readPersonCompany(user["company"]);
  return {
    ...readBase(user),
    timezone: firstText(user["timezone"], "UTC"),
    roles: readAcl(user["acl"]).roles.map(({ name }) => name),
    companyId: textOrNull(user["company_id"]) ?? textOrNull(company.id),
    company,
  };
}

/** Reads a person of a company, bare or wrapped in `user`, `person` or `data`. */
export function readPerson(input: unknown): Person {
  const person = entityIn(input, "user", "person");
  return {
    ...readBase(person),
    hemisphere: readHemisphere(person["hemisphere"]),
    roles: readAcl(person["acl"]).roles,
    company: readPersonCompany(person["company"]),
  };
}

function readPersonSummary(input: unknown): PersonSummary {
  const person = entityIn(input, "user", "person");
  const { roles, permissions, isTrainee } = readAcl(person["acl"]);
  const { company, settings } = person;
  return {
    id: text(person["id"]),
    name: text(person["name"]),
    surname: text(person["surname"]),
    fullName: readFullName(person),
    isActive: readIsActive(person),
    deletedAt: moment(person["deleted_at"]),
    permissions,
    isTrainee,
    roles,
    company: isRecord(company) ? readPersonCompany(company) : null,
    settings: settings === undefined || settings === null ? null : readPersonSettings(settings),
  };
}

/** Reads the people of a company; entries without an id are dropped. */
export function readPeople(input: unknown): PersonSummary[] {
  return listIn(input, "users", "people")
    .map(readPersonSummary)
    .filter(({ id }) => id !== "");
}

/** Reads the users of the Permissions page. */
export function readAccessList(input: unknown): UserAccess[] {
  return listIn(input, "users")
    .map((entry) => {
      const user = asRecord(entry);
      const acl = readAcl(user["acl"]);
      return {
        id: text(user["id"]),
        username: text(user["username"]),
        name: firstText(user["name"], readFullName(user)),
        roles: acl.roles.map(({ name }) => name),
        permissions: acl.permissions,
      };
    })
    .filter(({ id }) => id !== "");
}
