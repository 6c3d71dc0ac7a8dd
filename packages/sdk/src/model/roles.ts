import type * as wire from "../generated/main/model/index.ts";
import { readNamedRef, type NamedRef } from "./names.ts";
import { asRecord, flagOrNull, listIn, textsIn, type Sent } from "./read.ts";

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
export function readAcl(input: Sent<wire.Acl>) {
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
const INTERNAL_ROLES = ["Super", "Admin", "Customer Support", "Support", "Ctops"] as const;

/** They change any person, and give every role (shell 2.22, 6). */
const ADMINISTRATORS = ["Admin", "Customer Support"] as const;

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
  const held = new Set(user.permissions);
  const exceeds = person.permissions.some(
    (permission) => permission.startsWith(OVER_OTHERS) && !held.has(permission),
  );
  return exceeds ? "mayDoMore" : null;
}
