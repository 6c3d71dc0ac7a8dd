import { asRecord, flag, isRecord, listIn, text } from "./read.ts";
import { readNamedRef, type NamedRef } from "./refs.ts";

/** What a person may do, as the server states it. */
export interface Acl {
  /** Role names or ROLE_ constants as sent; compare them with {@link hasRole} only. */
  roles: NamedRef[];
  permissions: string[];
  isTrainee: boolean;
}

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

function readRole(input: unknown): NamedRef {
  if (isRecord(input)) return readNamedRef(input);
  return { id: text(input), name: text(input) };
}

/**
 * Reads an `acl`: roles as names or as `{id, name}`. Without an `isTrainee` of its own, the Trainee
 * role decides.
 */
export function readAcl(input: unknown): Acl {
  const acl = asRecord(input);
  const roles = listIn(acl["roles"])
    .map(readRole)
    .filter(({ name }) => name !== "");
  const permissions = listIn(acl["permissions"])
    .map((entry) => (isRecord(entry) ? text(entry["name"]) : text(entry)))
    .filter((name) => name !== "");
  const stated = acl["isTrainee"] ?? acl["is_trainee"];
  const isTrainee =
    stated === undefined || stated === null
      ? hasRole(
          roles.map(({ name }) => name),
          "Trainee",
        )
      : flag(stated);
  return { roles, permissions, isTrainee };
}
