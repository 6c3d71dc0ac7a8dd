import { hasRole } from "@recurrent/sdk";
import type { MainApi } from "@recurrent/sdk/raw";

/** The lists are alternatives. A rule without lists allows everybody. */
export interface AccessRule {
  /** A server may send constants such as "ROLE_COMPANY_MANAGER". */
  readonly roles?: readonly MainApi.RoleName[];
  readonly permissions?: readonly MainApi.PermissionName[];
  readonly features?: readonly string[];
  readonly tiers?: readonly MainApi.TierSlug[];
  /** The Trainee role or `acl.isTrainee`. */
  readonly trainee?: true;
  /** Company settings such as "events_documents", one of which is enough. */
  readonly traineeSettings?: readonly string[];
}

export interface AccessSubject {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly isTrainee: boolean;
  readonly features: readonly string[];
  readonly tier: string | null;
  /** Types of the settings that are on. */
  readonly settings: readonly string[];
}

export function isTrainee(subject: Pick<AccessSubject, "roles" | "isTrainee">): boolean {
  return subject.isTrainee || hasRole(subject.roles, "Trainee");
}

export interface Requirement {
  readonly kind: "role" | "permission" | "feature" | "tier" | "trainee" | "trainee-setting";
  readonly name: string;
}

/** Formats a requirement to follow 'Needs'. */
export function formatRequirement({ kind, name }: Requirement): string {
  if (kind === "trainee") return "training of their own";
  if (kind === "trainee-setting") {
    return `training of their own in a company with the setting ${name}`;
  }
  return `${kind} ${name}`;
}

/** @returns `requirements` has all that the rule lists, `met` those that the subject meets */
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
  const met = listed.flatMap(({ requirement, isMet }) => (isMet ? requirement : []));
  return {
    allowed: listed.length === 0 || met.length > 0,
    requirements: listed.map(({ requirement }) => requirement),
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
    requirement: { kind, name } satisfies Requirement,
    isMet: isMet(name),
  }));
}
