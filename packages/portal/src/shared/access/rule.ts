import { hasRole } from "@recurrent/sdk";
import type { MainApi } from "@recurrent/sdk/raw";

/**
 * What an element or a route asks for (shell 6). The lists are alternatives: one match in any of
 * them is enough. A rule that lists nothing lets everybody pass.
 */
export interface AccessRule {
  /** Role names of the contract; a server may send them as constants ("ROLE_COMPANY_MANAGER"). */
  readonly roles?: readonly MainApi.RoleName[];
  /** Permission names of the contract, compared exactly. */
  readonly permissions?: readonly MainApi.PermissionName[];
  /** Company features; opaque strings, compared exactly. */
  readonly features?: readonly string[];
  /** Tier slugs. */
  readonly tiers?: readonly MainApi.TierSlug[];
  /** Whoever trains: the Trainee role or `acl.isTrainee`, which need not come together. */
  readonly trainee?: true;
  /** Company settings, by their type ("events_documents"): whoever trains where one of them is on. */
  readonly traineeSettings?: readonly string[];
}

/** The signed-in person and company, as far as access depends on them. */
export interface AccessSubject {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly isTrainee: boolean;
  readonly features: readonly string[];
  /** Slug of the company's tier; null when the company has none. */
  readonly tier: string | null;
  /** Types of the company's settings that are on, such as "events_documents". */
  readonly settings: readonly string[];
}

/** Whether `subject` trains: the role and the flag are each enough on their own. */
export function isTrainee(subject: Pick<AccessSubject, "roles" | "isTrainee">): boolean {
  return subject.isTrainee || hasRole(subject.roles, "Trainee");
}

/** One of the alternatives that a rule lists. */
export interface Demand {
  readonly kind: "role" | "permission" | "feature" | "tier" | "trainee" | "trainee-setting";
  /** The role, permission, feature, tier or setting; 'Trainee' for whoever trains. */
  readonly name: string;
}

/** A demand in words, to follow 'Needs'. */
export function formatDemand({ kind, name }: Demand): string {
  if (kind === "trainee") return "training of their own";
  if (kind === "trainee-setting") {
    return `training of their own in a company with the setting ${name}`;
  }
  return `${kind} ${name}`;
}

/** What a rule decides for a subject, and why. */
export type Verdict = ReturnType<typeof explainRule>;

/**
 * The access rule of shell 6 with its reasons: any listed item grants access; no rule grants it.
 *
 * @returns beside the decision `demands`: everything the rule lists, empty when it lets everybody pass; and `met`:
 *   those of them that the subject meets, of which any one is enough
 */
export function explainRule(rule: AccessRule = {}, subject: AccessSubject) {
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

/** Whether the access rule of shell 6 lets `subject` pass. */
export function isAllowed(rule: AccessRule | undefined, subject: AccessSubject): boolean {
  return explainRule(rule, subject).allowed;
}

/** The demands of one kind, and which of them are met. */
function each(
  kind: Demand["kind"],
  names: readonly string[] = [],
  isMet: (name: string) => boolean,
) {
  return names.map((name) => ({ demand: { kind, name } satisfies Demand, isMet: isMet(name) }));
}
