import { hasRole } from "@recurrent/sdk";

/**
 * What an element or a route asks for (shell 6). The lists are alternatives: one match in any of
 * them is enough. A rule that lists nothing lets everybody pass.
 */
export interface AccessRule {
  /** Role names, plain ("Company Manager") or as constants ("ROLE_COMPANY_MANAGER"). */
  readonly roles?: readonly string[];
  /** Permission names, compared exactly. */
  readonly permissions?: readonly string[];
  /** Company features; opaque strings, compared exactly. */
  readonly features?: readonly string[];
  /** Tier slugs. */
  readonly tiers?: readonly string[];
  /** Whoever trains: the Trainee role or `acl.isTrainee`, which need not come together. */
  readonly trainee?: true;
}

/** The signed-in person and company, as far as access depends on them. */
export interface AccessSubject {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly isTrainee: boolean;
  readonly features: readonly string[];
  /** Slug of the company's tier; null when the company has none. */
  readonly tier: string | null;
}

/** Whether `subject` trains: the role and the flag are each enough on their own. */
export function isTrainee(subject: Pick<AccessSubject, "roles" | "isTrainee">): boolean {
  return subject.isTrainee || hasRole(subject.roles, "Trainee");
}

/** The access rule of shell 6: any listed item grants access; no rule grants it to everyone. */
export function isAllowed(rule: AccessRule | undefined, subject: AccessSubject): boolean {
  const { roles = [], permissions = [], features = [], tiers = [], trainee } = rule ?? {};
  const isEmpty =
    !trainee && [roles, permissions, features, tiers].every((list) => list.length === 0);
  if (isEmpty) return true;
  return (
    hasRole(subject.roles, ...roles) ||
    permissions.some((permission) => subject.permissions.includes(permission)) ||
    features.some((feature) => subject.features.includes(feature)) ||
    tiers.some((tier) => tier === subject.tier) ||
    (trainee === true && isTrainee(subject))
  );
}
