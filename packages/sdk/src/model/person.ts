import type * as wire from "../generated/main/model/index.ts";
import { day, moment } from "./dates.ts";
import {
  readFullName,
  readLicensedRoles,
  readNamedRefs,
  type LicensedRole,
  type NamedRef,
} from "./names.ts";
import {
  asRecord,
  entityIn,
  firstText,
  flag,
  flagOrNull,
  isRecord,
  numberOrNull,
  readEach,
  text,
  textOrNull,
  type Fields,
  type Sent,
} from "./read.ts";
import { readAcl } from "./roles.ts";
import { readPersonSettings, type PersonSettings } from "./settings.ts";

/** Layouts of the training record; anything else counts as 5 (decisions: Training). */
export type RecordVersion = 1 | 4 | 5;

/** What seasonal topics follow: Northern or Southern. */
export type Hemisphere = "N" | "S";

/** What every reply about a person says, also a list of people. */
interface PersonIdentity {
  id: string;
  name: string;
  surname: string;
  /** Never blank as long as there is any name at all. */
  fullName: string;
  isActive: boolean;
  /** As sent: an instant or a day. Set means inactive. */
  deletedAt: string | null;
  permissions: string[];
  isTrainee: boolean;
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

/** The signed-in user (shell 3). */
export interface User extends PersonBase {
  /** IANA name; 'UTC' when there is none. */
  timezone: string;
  /** Role names as sent; compare them with `hasRole` only. */
  roles: string[];
  companyId: string | null;
}

/** A person of a company (shell 3). */
export interface Person extends PersonBase {
  /** null when the server does not say. */
  hemisphere: Hemisphere | null;
  roles: NamedRef[];
}

/**
 * A person as a list of people has them (shell 2.20). What the list left out is null; what it never has,
 * such as the hemisphere or the subscription, is only in the person's own reply.
 */
export interface PersonSummary extends PersonIdentity {
  roles: NamedRef[];
  company: PersonCompany | null;
  settings: PersonSettings | null;
}

/** The operational side of a person's company. */
export interface PersonCompany extends NamedRef {
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

/** Reads a record layout version. */
export function readRecordVersion(input: unknown): RecordVersion {
  const version = numberOrNull(input);
  return version === 1 || version === 4 ? version : 5;
}

function readHemisphere(input: unknown): Hemisphere | null {
  const letter = text(input).trim().toUpperCase();
  return letter === "N" || letter === "S" ? letter : null;
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

function readIdentity(
  person: Fields<wire.User | wire.Person | wire.PersonListItem>,
): PersonIdentity {
  const { permissions, isTrainee } = readAcl(person.acl);
  const deletedAt = moment(person.deleted_at);
  return {
    id: text(person.id),
    name: text(person.name),
    surname: text(person.surname),
    fullName: readFullName(person),
    // Where the server does not say, a person who was not deleted is active.
    isActive: flagOrNull(person.isActive) ?? deletedAt === null,
    deletedAt,
    permissions,
    isTrainee,
  };
}

function readBase(person: Fields<wire.User | wire.Person>): PersonBase {
  return {
    ...readIdentity(person),
    uuid: text(person.uuid),
    username: text(person.username),
    email: text(person.email),
    avatar: textOrNull(person.avatar),
    createdAt: moment(person.created_at),
    hasValidSubscription: flagOrNull(person.has_valid_subscription),
    subscriptionEnd: day(asRecord(person.subscription).end ?? person.subscription),
    internationalProcedures: flag(person.international_procedures),
    trainingRecord: readRecordVersion(person.training_record),
    groups: readNamedRefs(person.groups),
    settings: readPersonSettings(person.settings),
    company: readPersonCompany(person.company),
  };
}

/** Reads the signed-in user, bare or wrapped in `user`, `profile` or `data`. */
export function readUser(reply: Sent<wire.User>): User {
  const user = entityIn(reply, "user", "profile");
  const base = readBase(user);
  return {
    ...base,
    timezone: firstText(user.timezone, "UTC"),
    roles: readAcl(user.acl).roles.map(({ name }) => name),
    companyId: textOrNull(base.company.id),
  };
}

/** Whether the reply to a change of the own profile brings the user: it may be empty or an acknowledgement. */
export function isWholeUser(reply: unknown): boolean {
  const user = entityIn(reply, "user", "profile");
  return user["id"] !== undefined && isRecord(user["acl"]);
}

/** Reads a person of a company, bare or wrapped in `user`, `person` or `data`. */
export function readPerson(reply: Sent<wire.Person>): Person {
  const person = entityIn(reply, "user", "person");
  return {
    ...readBase(person),
    hemisphere: readHemisphere(person.hemisphere),
    roles: readAcl(person.acl).roles,
  };
}

/** Reads the people of a company; entries without an id are dropped. */
export function readPeople(reply: Sent<wire.PersonListItem[]>): PersonSummary[] {
  return readEach(
    reply,
    (person) => ({
      ...readIdentity(person),
      roles: readAcl(person.acl).roles,
      company: isRecord(person.company) ? readPersonCompany(person.company) : null,
      settings: (person.settings ?? null) === null ? null : readPersonSettings(person.settings),
    }),
    "users",
    "people",
  );
}

/** Reads the users of the Permissions page. */
export function readAccessList(reply: Sent<wire.UserAccess[]>): UserAccess[] {
  return readEach(
    reply,
    (user) => {
      const { roles, permissions } = readAcl(user.acl);
      return {
        id: text(user.id),
        username: text(user.username),
        name: firstText(user.name, user.username),
        roles: roles.map(({ name }) => name),
        permissions,
      };
    },
    "users",
  );
}
