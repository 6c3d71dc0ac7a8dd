import { dayOf, parseDay } from "../rules/days.ts";
import type { PersonRow } from "../world/rows.ts";
import type { SignedInCall } from "./call.ts";
import { fieldsOf, isRecord, readId } from "./fields.ts";
import type { PersonFields } from "./person-fields.ts";

/** What only a trainee has. */
type Operational = Pick<PersonRow, "rpeIds" | "licences" | "subscriptionEnd" | "hemisphere">;

/** What somebody has who does not train; the hemisphere is kept, it is where the person lives. */
export function noOperational(hemisphere: PersonRow["hemisphere"]): Operational {
  return { rpeIds: [], licences: [], subscriptionEnd: null, hemisphere };
}

/**
 * Reads the operational information of a trainee (shell 2.21, 2.22): aircraft and roles the company
 * offers, or that the person holds from a time when it did. What is absent stays as it is; a new
 * trainee needs at least one of each, as one who had none (shell 5), and has a subscription that ends
 * today unless another day is given (shell 9).
 */
export function readOperational(
  { company, now }: SignedInCall,
  fields: PersonFields,
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
  const rpeIds = rpes === undefined ? (current?.rpeIds ?? []) : [...rpes.keys()];
  const licences =
    roles === undefined
      ? (current?.licences ?? [])
      : Array.from(roles, ([roleId, licence]) => ({
          roleId,
          licence: licence ?? held.get(roleId) ?? "",
        }));
  if (rpeIds.length === 0 && !fields.isRefused("companyRpes")) {
    fields.refuse("companyRpes", "A trainee must have at least one RPE.");
  }
  if (licences.length === 0 && !fields.isRefused("companyRoles")) {
    fields.refuse("companyRoles", "A trainee must have at least one role.");
  }
  const subscription = fields.read("subscription");
  return {
    rpeIds,
    licences,
    subscriptionEnd:
      (subscription === undefined ? current?.subscriptionEnd : parseDay(subscription)) ??
      dayOf(now),
    hemisphere: fields.read("hemisphere") ?? current?.hemisphere ?? "N",
  };
}

/**
 * Entries that are on, each once, with their licence when one is stated. Both forms of the contract are
 * read, and what is off in a list is left out too. Undefined when the field is absent or refused.
 */
function readToggles(
  fields: PersonFields,
  field: "companyRpes" | "companyRoles",
  isOffered: (id: number) => boolean,
): Map<number, string | undefined> | undefined {
  const value = fields.read(field);
  if (value === undefined) {
    return undefined;
  }
  const toggles = new Map<number, string | undefined>();
  for (const [key, item] of Object.entries<unknown>(value)) {
    const { active = true, licence } = fieldsOf(item);
    if (active === true) {
      const id = readId(Array.isArray(value) ? (isRecord(item) ? item["id"] : item) : key);
      if (id === null || !isOffered(id)) {
        fields.refuse(`${field}.${key}`, "The company does not offer this entry.");
      } else if (!toggles.has(id)) {
        toggles.set(
          id,
          typeof licence === "string" ? licence.trim() : licence === null ? "" : undefined,
        );
      }
    }
  }
  return toggles;
}
