import { dayOf, parseDay } from "../rules/days.ts";
import type { CompanyRow, PersonRow } from "../world/rows.ts";
import type { SignedInCall } from "./call.ts";
import { type FieldReader, fieldsOf, isRecord, readId } from "./fields.ts";

/** What only a trainee has. */
export type Operational = Pick<PersonRow, "rpeIds" | "licences" | "subscriptionEnd" | "hemisphere">;

/** What somebody has who does not train; the hemisphere is kept, it is where the person lives. */
export function noOperational(hemisphere: PersonRow["hemisphere"]): Operational {
  return { rpeIds: [], licences: [], subscriptionEnd: null, hemisphere };
}

/**
 * Reads the operational information of a trainee (shell 2.21, 2.22): aircraft and roles the company
 * offers, or that the person holds from a time when it did. What is absent stays as it is; a new
 * trainee needs at least one of each, as one who had none (shell 5).
 */
export function readOperational(
  call: SignedInCall,
  fields: FieldReader,
  company: CompanyRow,
  current: PersonRow | null,
): Operational {
  const held = new Map(current?.licences.map(({ roleId, licence }) => [roleId, licence]));
  const rpes = readToggles(
    fields,
    "companyRpes",
    (id) => company.rpeIds.includes(id) || current?.rpeIds.includes(id) === true,
  );
  const roles = readToggles(
    fields,
    "companyRoles",
    (id) => company.roleIds.includes(id) || held.has(id),
  );
  const rpeIds = rpes === undefined ? (current?.rpeIds ?? []) : rpes.map(({ id }) => id);
  const licences =
    roles === undefined
      ? (current?.licences ?? [])
      : roles.map(({ id, path, item }) => ({
          roleId: id,
          licence:
            fields.optional(`${path}.licence`, "licence", fieldsOf(item)["licence"]) ??
            held.get(id) ??
            "",
        }));
  if (rpeIds.length === 0 && !fields.isRefused("companyRpes")) {
    fields.refuse("companyRpes", "A trainee must have at least one RPE.");
  }
  if (licences.length === 0 && !fields.isRefused("companyRoles")) {
    fields.refuse("companyRoles", "A trainee must have at least one role.");
  }
  return {
    rpeIds,
    licences,
    subscriptionEnd: readSubscription(call, fields, current),
    hemisphere: readHemisphere(fields, current),
  };
}

interface Toggle {
  id: number;
  /** Name of the entry's field, for errors inside it. */
  path: string;
  item: unknown;
}

/**
 * Entries that are on, each once, of either accepted form: a list of ids or of objects with an `id`,
 * or an object of entries by id, each with `active`. Undefined when the field is absent.
 */
function readToggles(
  fields: FieldReader,
  field: string,
  isOffered: (id: number) => boolean,
): Toggle[] | undefined {
  const value = fields.raw(field) ?? (fields.raw(field) === null ? [] : undefined);
  if (value === undefined) {
    return undefined;
  }
  if (typeof value !== "object") {
    fields.refuse(field, "The entries must be a list, or an object by id.");
    return [];
  }
  const listed = Array.isArray(value);
  const toggles = new Map<number, Toggle>();
  for (const [key, item] of Object.entries(value ?? {})) {
    const path = `${field}.${key}`;
    const active: unknown = isRecord(item) ? item["active"] : undefined;
    const isOn = active ?? (listed ? true : undefined);
    if (typeof isOn !== "boolean") {
      fields.refuse(`${path}.active`, "The active field must be true or false.");
    } else if (isOn) {
      const id = readId(listed ? (isRecord(item) ? item["id"] : item) : key);
      if (id === null || !isOffered(id)) {
        fields.refuse(path, "The company does not offer this entry.");
      } else if (!toggles.has(id)) {
        toggles.set(id, { id, path, item });
      }
    }
  }
  return [...toggles.values()];
}

/** A new trainee's subscription ends today unless another day is given (shell 9). */
function readSubscription(
  { now }: SignedInCall,
  fields: FieldReader,
  current: PersonRow | null,
): PersonRow["subscriptionEnd"] {
  const value = fields.raw("subscription");
  if (value === undefined) {
    return current?.subscriptionEnd ?? dayOf(now);
  }
  const day = typeof value === "string" ? parseDay(value) : null;
  if (day === null) {
    fields.refuse("subscription", "The subscription renewal must be a date such as 2026-11-24.");
  }
  return day;
}

function readHemisphere(fields: FieldReader, current: PersonRow | null): PersonRow["hemisphere"] {
  const value = fields.raw("hemisphere");
  if (value === "N" || value === "S") {
    return value;
  }
  if (value !== undefined) {
    fields.refuse("hemisphere", "The hemisphere must be N or S.");
  }
  return current?.hemisphere ?? "N";
}
