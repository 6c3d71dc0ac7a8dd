import { trimLine } from "@recurrent/sdk";
import { mainEntities } from "@recurrent/sdk/schemas";
import {
  dayOf,
  formatDayOrNull,
  formatInstant,
  formatInstantOrNull,
  parseDay,
} from "../model/days.ts";
import {
  accessOf,
  fullName,
  hasValidSubscription,
  isTrainee,
  mayAdminister,
  permissionsOf,
} from "../rules/people.ts";
import type { NamedRow, PersonRow } from "../model/rows.ts";
import { ACL_ROLE } from "../model/catalogues.ts";
import type { Transaction } from "../store/database.ts";
import { fieldsOf, isRecord } from "./body.ts";
import { forbidden, type Reply, type SignedInCall } from "./call.ts";
import { FieldReader, isSameSet, keepOrder, readId } from "./fields.ts";
import { readSettings, endSuspensionOnRenewal, settingsOf } from "./person-settings.ts";
import { toNamedRows, toPersonCompanyDto } from "./serializers.ts";
import { personOfUsername } from "./session.ts";

/** A new person has only some of these fields. */
type PersonFields = FieldReader<typeof mainEntities.PersonUpdatePayload.shape>;

type ProfileFields<Field extends keyof typeof mainEntities.ProfileUpdatePayload.shape> =
  FieldReader<Pick<typeof mainEntities.ProfileUpdatePayload.shape, Field>>;

/**
 * Reads personCreate (`current` null) or personUpdate. Throws 403 when others than Admin and
 * Customer Support set a password, change user types or give an internal one (shell 6).
 */
export function readPerson(call: SignedInCall, current: PersonRow | null) {
  const fields: PersonFields = new FieldReader(mainEntities.PersonUpdatePayload, call.body, {
    name: "first name",
    roles: "user type",
  });
  if (current !== null) {
    fields.sameId(current.id);
  }
  const texts = readTexts(call, fields, current);
  const aclRoleIds = readRoles(call, fields, current);
  const passwordDigest = readPassword(call, fields, current);
  const settings = readSettings(fields, current, dayOf(call.now));
  const trains = isTrainee({ aclRoleIds });
  const operational = trains ? readOperational(call, fields, current) : NO_OPERATIONAL_DATA;
  const hemisphere = trains ? fields.read("hemisphere") : undefined;
  fields.check();
  return {
    ...texts,
    aclRoleIds,
    passwordDigest,
    ...operational,
    // People who do not train have one too.
    hemisphere: hemisphere ?? current?.hemisphere ?? "N",
    ...(current === null
      ? settings
      : endSuspensionOnRenewal(current, settings, operational.subscriptionEnd)),
  };
}

export function readTexts(
  call: SignedInCall,
  fields: ProfileFields<"name" | "surname" | "username" | "email">,
  current: PersonRow | null,
) {
  const account = {
    name: fields.text("name"),
    surname: fields.text("surname"),
    username: fields.text("username"),
    email: fields.text("email"),
  };
  const holder = personOfUsername(call, account.username);
  if (holder !== undefined && holder.id !== current?.id) {
    fields.refuse("username", "The username has already been taken.");
  }
  return account;
}

/** Users who may not change user types can omit them or send them unchanged. */
function readRoles(
  { tables, user }: SignedInCall,
  fields: PersonFields,
  current: PersonRow | null,
): number[] {
  if (fields.raw("roles") === undefined && current === null) {
    fields.refuse("roles", "The user types are required.");
  }
  const sent = fields.ids("roles", (id) => tables.aclRoles.get(id) !== undefined);
  if (sent === undefined) return current?.aclRoleIds ?? [];
  const isAllowed =
    mayAdminister(user) ||
    fields.isRefused("roles") ||
    (current === null
      ? sent.every((id) => tables.aclRoles.get(id)?.isExternal === true)
      : isSameSet(sent, current.aclRoleIds));
  if (!isAllowed) throw forbidden("Only Admin and Customer Support may give these user types.");
  // Turning one of the two on turns the other off (shell 4).
  if (sent.includes(ACL_ROLE.companyManager) && sent.includes(ACL_ROLE.trainingManager)) {
    fields.refuse("roles", "No one can be both Company Manager and Training Manager.");
  }
  return keepOrder(sent, current?.aclRoleIds ?? []);
}

/** New people start with the common password. */
function readPassword(
  { user, passwordDigest }: SignedInCall,
  fields: PersonFields,
  current: PersonRow | null,
): string | null {
  if (current === null) return null;
  if ((fields.raw("password") ?? "") !== "" && !mayAdminister(user)) {
    throw forbidden("Only Admin and Customer Support may set a password.");
  }
  return fields.newPassword() === null ? current.passwordDigest : passwordDigest;
}

type Operational = Pick<PersonRow, "rpeIds" | "licences" | "subscriptionEnd">;

const NO_OPERATIONAL_DATA: Operational = { rpeIds: [], licences: [], subscriptionEnd: null };

/**
 * Accepts aircraft and roles that the company offers or the person has already (shell 2.21, 2.22).
 * A trainee needs one of each (shell 5), and has a subscription until today by default (shell 9).
 */
function readOperational(
  { company, now }: SignedInCall,
  fields: PersonFields,
  current: PersonRow | null,
): Operational {
  const stored = {
    rpes: new Map((current?.rpeIds ?? []).map((id) => [id, ""])),
    roles: new Map((current?.licences ?? []).map(({ roleId, licence }) => [roleId, licence])),
  };
  const rpes = readSwitches(fields, "companyRpes", "RPE", company.rpeIds, stored.rpes);
  const roles = readSwitches(fields, "companyRoles", "role", company.roleIds, stored.roles);
  const subscription = fields.read("subscription");
  return {
    rpeIds: keepOrder([...rpes.keys()], [...stored.rpes.keys()]),
    licences: keepOrder([...roles.keys()], [...stored.roles.keys()]).map((roleId) => ({
      roleId,
      licence: roles.get(roleId) ?? "",
    })),
    subscriptionEnd:
      (subscription === undefined ? current?.subscriptionEnd : parseDay(subscription)) ??
      dayOf(now),
  };
}

/**
 * Reads licences by id of active entries, in both forms of the contract; returns `stored` when the
 * field is absent or invalid.
 */
function readSwitches(
  fields: PersonFields,
  field: "companyRpes" | "companyRoles",
  what: string,
  options: readonly number[],
  stored: ReadonlyMap<number, string>,
): ReadonlyMap<number, string> {
  const value = fields.read(field);
  const toggles = new Map(value === undefined ? stored : []);
  for (const [key, item] of Object.entries<unknown>(value ?? {})) {
    const { active = true, licence } = fieldsOf(item);
    if (active === true) {
      const id = readId(Array.isArray(value) ? (isRecord(item) ? item["id"] : item) : key) ?? 0;
      if (!options.includes(id) && !stored.has(id)) {
        fields.refuse(`${field}.${key}`, "The company does not offer this entry.");
      } else if (!toggles.has(id)) {
        const stated = licence === undefined ? stored.get(id) : licence;
        toggles.set(id, typeof stated === "string" ? trimLine(stated) : "");
      }
    }
  }
  if (toggles.size === 0 && !fields.isRefused(field)) {
    fields.refuse(field, `A trainee must have at least one ${what}.`);
  }
  return toggles;
}

/** Few fields, since a list may have 10,000 people. */
function toIdentityDto(transaction: Transaction, person: PersonRow) {
  return {
    id: person.id,
    name: person.name,
    surname: person.surname,
    fullName: fullName(person),
    isActive: person.deletedAt === null,
    deleted_at: formatInstantOrNull(person.deletedAt),
    company: toPersonCompanyDto(transaction, person),
  };
}

function toDetailsDto({ tables, now }: Transaction, person: PersonRow) {
  return {
    uuid: person.uuid,
    username: person.username,
    email: person.email,
    avatar: null,
    created_at: formatInstant(person.createdAt),
    has_valid_subscription: hasValidSubscription(person, dayOf(now)),
    international_procedures: person.internationalProcedures,
    training_record: person.trainingRecord,
    subscription: { end: formatDayOrNull(person.subscriptionEnd) },
    groups: tables.groups
      .filter((group) => group.traineeIds.includes(person.id))
      .map(({ id, name }) => ({ id, name })),
  };
}

/** Shell 3: roles by name, settings as a list of {type, value}. */
export function toUserDto(transaction: Transaction, person: PersonRow): Reply<"profileShow"> {
  const settings = settingsOf(person, transaction.now);
  return {
    ...toIdentityDto(transaction, person),
    ...toDetailsDto(transaction, person),
    timezone: person.timezone,
    acl: { ...accessOf(person), isTrainee: isTrainee(person) },
    settings: Object.entries(settings).map(([type, value]) => ({ type, value })),
  };
}

/** Shell 3: roles by id and name, settings as an object. */
export function toPersonDto(transaction: Transaction, person: PersonRow): Reply<"personShow"> {
  return {
    ...toItemDto(transaction, person),
    ...toDetailsDto(transaction, person),
    hemisphere: person.hemisphere,
  };
}

/** Groups by the id of each of their trainees. */
export type GroupsByTrainee = ReadonlyMap<number, NamedRow[]>;

/** Needs one pass, since a list may have 10,000 people. */
export function groupsByTrainee({ tables }: Transaction): GroupsByTrainee {
  const byTrainee = new Map<number, NamedRow[]>();
  for (const { id, name, traineeIds } of tables.groups.values()) {
    for (const trainee of traineeIds) {
      byTrainee.set(trainee, [...(byTrainee.get(trainee) ?? []), { id, name }]);
    }
  }
  return byTrainee;
}

/** Typed by the contract, since declarations cannot name the inferred type. */
export function toPersonItemDto(
  transaction: Transaction,
  person: PersonRow,
  groups: GroupsByTrainee,
): Reply<"personList">[number] {
  const { username } = person;
  return { ...toItemDto(transaction, person), username, groups: groups.get(person.id) ?? [] };
}

function toItemDto(transaction: Transaction, person: PersonRow) {
  return {
    ...toIdentityDto(transaction, person),
    acl: {
      roles: toNamedRows(transaction.tables.aclRoles, person.aclRoleIds),
      permissions: permissionsOf(person),
      isTrainee: isTrainee(person),
    },
    settings: settingsOf(person, transaction.now),
  };
}
