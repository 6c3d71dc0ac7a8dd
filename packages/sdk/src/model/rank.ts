import type { NamedRef } from "./refs.ts";
import { hasRole } from "./roles.ts";

/** What is known of what a person may do: a user, a person, an entry of the Permissions page. */
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

/** They change whoever there is, and give every role (shell 2.22, 6). */
const ADMINISTRATORS = ["Admin", "Customer Support"] as const;

/** What concerns others; the rest, such as `profile_update`, is about oneself and makes no rank. */
const OVER_OTHERS = "companies_";

const namesOf = (roles: Standing["roles"]): string[] =>
  roles.map((role) => (typeof role === "string" ? role : role.name));

/** Whether somebody with these roles works for the product rather than for a company. */
export function isInternalStaff(roles: Standing["roles"]): boolean {
  return hasRole(namesOf(roles), ...INTERNAL_ROLES);
}

/**
 * Whether something keeps `user` from changing or deleting `person`, besides the permission to do so at
 * all; null when nothing does. Whoever sets another's e-mail address can ask for a new password and be
 * that person, so it takes at least what the person may do to others. Servers decide for themselves;
 * this is what the sandbox decides by and what a client can show before it asks.
 */
export function changeBar(user: Standing, person: Standing): ChangeBar | null {
  if (hasRole(namesOf(user.roles), ...ADMINISTRATORS)) {
    return null;
  }
  if (isInternalStaff(person.roles)) {
    return "internalStaff";
  }
  const held = new Set(user.permissions);
  const exceeds = person.permissions.some(
    (permission) => permission.startsWith(OVER_OTHERS) && !held.has(permission),
  );
  return exceeds ? "mayDoMore" : null;
}
