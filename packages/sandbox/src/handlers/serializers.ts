import { dayOf, formatDayOrNull, formatInstant, formatInstantOrNull } from "../model/days.ts";
import {
  accessOf,
  fullName,
  hasValidSubscription,
  isTrainee,
  permissionsOf,
  personOn,
} from "../rules/people.ts";
import type { StoredFile } from "../store/persistence/persistence.ts";
import type { CompanyRow, NamedRow, PersonRow } from "../model/rows.ts";
import type { Table } from "../store/tables.ts";
import type { Transaction } from "../store/database.ts";
import type { Reply } from "./call.ts";

/** Leaves out unknown ids. */
export function named<Row extends NamedRow>(table: Table<Row>, ids: readonly number[]): NamedRow[] {
  const rows = ids.flatMap((id) => table.get(id) ?? []);
  return rows.map(({ id, name }) => ({ id, name }));
}

function settingsOf(person: PersonRow, now: number) {
  const { notifications, otherSettings, suspend } = personOn(person, dayOf(now));
  return {
    ...otherSettings,
    notifications,
    suspend: { ...suspend, endDate: formatDayOrNull(suspend.endDate) },
  };
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

/** Needs one pass, since a list may have 10,000 people. */
export function groupsByTrainee({ tables }: Transaction): ReadonlyMap<number, NamedRow[]> {
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
  groups: ReturnType<typeof groupsByTrainee>,
): Reply<"personList">[number] {
  const { username } = person;
  return { ...toItemDto(transaction, person), username, groups: groups.get(person.id) ?? [] };
}

function toItemDto(transaction: Transaction, person: PersonRow) {
  return {
    ...toIdentityDto(transaction, person),
    acl: {
      roles: named(transaction.tables.aclRoles, person.aclRoleIds),
      permissions: permissionsOf(person),
      isTrainee: isTrainee(person),
    },
    settings: settingsOf(person, transaction.now),
  };
}

export function toTraineeDto(
  transaction: Transaction,
  person: PersonRow,
): Reply<"groupTraineeList">[number] {
  return {
    id: person.id,
    fullName: fullName(person),
    company: toPersonCompanyDto(transaction, person),
  };
}

export function toManagerDto(person: PersonRow): Reply<"groupManagerList">[number] {
  return { id: person.id, name: person.name, fullName: fullName(person) };
}

export function toPersonCompanyDto({ tables }: Transaction, person: PersonRow) {
  const company = tables.companies.get(person.companyId);
  return {
    id: person.companyId,
    name: company?.name ?? "",
    rpe: named(tables.rpes, person.rpeIds),
    roles: person.licences.flatMap(({ roleId, licence }) =>
      named(tables.roles, [roleId]).map(({ id, name }) => ({ id, name, licence })),
    ),
  };
}

/** Only Admin and Customer Support see the CRM account (shell 2.14, 3). */
export function toCompanyDto(
  { tables }: Transaction,
  company: CompanyRow,
  showsAccount: boolean,
): Reply<"accountShow"> {
  const tier = tables.tiers.get(company.tierId);
  return {
    id: company.id,
    name: company.name,
    ...(tier && { tier }),
    features: [...company.features],
    salesForce: showsAccount ? company.salesForce : null,
    rpes: named(tables.rpes, company.rpeIds),
    roles: named(tables.roles, company.roleIds),
    settings: [{ type: "events_documents", value: company.eventsDocuments }],
  };
}

/** Streams a download under any name (RFC 6266). */
export function fileReply(given: string, type: string, content: StoredFile): Response {
  const name = given.toWellFormed();
  const plain = name.replaceAll(/[^\w .()-]/g, "_");
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Response(content.stream(), {
    headers: {
      "content-type": type,
      "content-length": String(content.size),
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${full}`,
      // a browser must never run an attachment as another type
      "x-content-type-options": "nosniff",
    },
  });
}
