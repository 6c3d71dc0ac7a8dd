import { type mainWire, hasRole } from "@recurrent/sdk";

/**
 * What an element or a route asks for (shell 6). The lists are alternatives: one match in any of
 * them is enough. A rule that lists nothing lets everybody pass.
 */
export interface AccessRule {
  /** Role names of the contract; a server may send them as constants ("ROLE_COMPANY_MANAGER"). */
  readonly roles?: readonly mainWire.RoleName[];
  /** Permission names of the contract, compared exactly. */
  readonly permissions?: readonly mainWire.PermissionName[];
  /** Company features; opaque strings, compared exactly. */
  readonly features?: readonly string[];
  /** Tier slugs. */
  readonly tiers?: readonly mainWire.TierSlug[];
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

/** What a rule decides for a subject, and why. */
export type Verdict = ReturnType<typeof explainRule>;

/**
 * The access rule of shell 6 with its reasons: any listed item grants access; no rule grants it.
 *
 * @returns beside the decision `demands`: everything the rule lists, empty when it lets everybody pass; and `met`:
 *   those of them that the subject meets, of which any one is enough
 */
export function explainRule(rule: AccessRule | undefined, subject: AccessSubject) {
  const demands = demandsOf(rule);
  const met = demands.filter((demand) => isMet(demand, subject));
  return { allowed: demands.length === 0 || met.length > 0, demands, met };
}

/** Whether the access rule of shell 6 lets `subject` pass. */
export function isAllowed(rule: AccessRule | undefined, subject: AccessSubject): boolean {
  return explainRule(rule, subject).allowed;
}

function demandsOf({
  roles = [],
  permissions = [],
  features = [],
  tiers = [],
  trainee,
  traineeSettings = [],
}: AccessRule = {}): Demand[] {
  const demand = (kind: Demand["kind"]) => (name: string) => ({ kind, name });
  return [
    ...roles.map(demand("role")),
    ...permissions.map(demand("permission")),
    ...features.map(demand("feature")),
    ...tiers.map(demand("tier")),
    ...(trainee ? ["Trainee"].map(demand("trainee")) : []),
    ...traineeSettings.map(demand("trainee-setting")),
  ];
}

function isMet({ kind, name }: Demand, subject: AccessSubject): boolean {
  switch (kind) {
    case "role":
      return hasRole(subject.roles, name);
    case "permission":
      return subject.permissions.includes(name);
    case "feature":
      return subject.features.includes(name);
    case "tier":
      return subject.tier === name;
    case "trainee":
      return isTrainee(subject);
    case "trainee-setting":
      return isTrainee(subject) && subject.settings.includes(name);
  }
}
