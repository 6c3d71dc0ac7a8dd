import { hasRole } from "@recurrent/sdk";
import type { MainApi } from "@recurrent/sdk/raw";

/**
 * Access rule of an element or a route. The lists are alternatives: one match is enough. A rule
 * without lists lets everybody pass.
 */
export interface AccessRule {
  /** A server may send them as constants ("ROLE_COMPANY_MANAGER"). */
  readonly roles?: readonly MainApi.RoleName[];
  readonly permissions?: readonly MainApi.PermissionName[];
  readonly features?: readonly string[];
  readonly tiers?: readonly MainApi.TierSlug[];
  /** The Trainee role or `acl.isTrainee`; each is enough. */
  readonly trainee?: true;
  /** Types of company settings ("events_documents"): trainees pass where one of them is on. */
  readonly traineeSettings?: readonly string[];
}

export interface AccessSubject {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly isTrainee: boolean;
  readonly features: readonly string[];
  /** Null when the company has no tier. */
  readonly tier: string | null;
  /** Types of the settings that are on. */
  readonly settings: readonly string[];
}

/** The role and the flag are each enough. */
export function isTrainee(subject: Pick<AccessSubject, "roles" | "isTrainee">): boolean {
  return subject.isTrainee || hasRole(subject.roles, "Trainee");
}

export interface Requirement {
  readonly kind: "role" | "permission" | "feature" | "tier" | "trainee" | "trainee-setting";
  /** Name of the role, permission, feature, tier or setting; 'Trainee' for trainees. */
  readonly name: string;
}

/** Formats a demand to follow 'Needs'. */
export function formatDemand({ kind, name }: Requirement): string {
  if (kind === "trainee") return "training of their own";
  if (kind === "trainee-setting") {
    return `training of their own in a company with the setting ${name}`;
  }
  return `${kind} ${name}`;
}

export type AccessDecision = ReturnType<typeof evaluateRule>;

/**
 * Evaluates a rule and explains the result.
 *
 * @returns with the decision `demands`, everything that the rule lists, and `met`, those that the
 * subject meets
 */
export function evaluateRule(rule: AccessRule = {}, subject: AccessSubject) {
  const { permissions, features, tier, settings } = subject;
  const trains = isTrainee(subject);
  const listed = [
    ...each("role", rule.roles, (name) => hasRole(subject.roles, name)),
    ...each("permission", rule.permissions, (name) => permissions.includes(name)),
    ...each("feature", rule.features, (name) => features.includes(name)),
    ...each("tier", rule.tiers, (name) => tier === name),
    ...each("trainee", rule.trainee && ["Trainee"], () => trains),
    ...each("trainee-setting", rule.traineeSettings, (name) => trains && settings.includes(name)),
  ];
  const met = listed.flatMap(({ demand, isMet }) => (isMet ? demand : []));
  return {
    allowed: listed.length === 0 || met.length > 0,
    demands: listed.map(({ demand }) => demand),
    met,
  };
}

export function isAllowed(rule: AccessRule | undefined, subject: AccessSubject): boolean {
  return evaluateRule(rule, subject).allowed;
}

function each(
  kind: Requirement["kind"],
  names: readonly string[] = [],
  isMet: (name: string) => boolean,
) {
  return names.map((name) => ({
    demand: { kind, name } satisfies Requirement,
    isMet: isMet(name),
  }));
}
