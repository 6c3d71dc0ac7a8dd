import { formatList } from "@recurrent/ui-kit";
import { hasRole, type UserAccess } from "@recurrent/sdk";
import { allActions } from "../../shared/routes/actions.ts";
import {
  type AccessRule,
  type AccessSubject,
  evaluateRule,
  formatRequirement,
  type AccessDecision,
} from "../../shared/access/rule.ts";
import { allMenuItems } from "../../shared/routes/menu.ts";
import { allRoutes, routeById } from "../../shared/routes/table.ts";

/**
 * Decision about a route, menu entry or button, with a reason. `where` is the path, the menu group
 * or the page's title.
 */
export type Decision = ReturnType<typeof decisionsFor>[number];

/** The list of users has no company, so rules about features, tiers or settings match nothing. */
export function subjectOf({ roles, permissions }: UserAccess): AccessSubject {
  const ofCompany = { features: [], tier: null, settings: [] };
  return { roles, permissions, isTrainee: hasRole(roles, "Trainee"), ...ofCompany };
}

/** Evaluates all rules with the portal's own function. */
export function decisionsFor(subject: AccessSubject) {
  const decide = (rule: AccessRule | undefined) => {
    const verdict = evaluateRule(rule, subject);
    return { allowed: verdict.allowed, reason: reasonOf(verdict) };
  };
  return [
    ...allRoutes()
      .filter(({ audience }) => audience === "signed-in")
      .map(({ id, path, rule }) => ({
        id: `route ${id}`,
        kind: "Route" as const,
        name: id,
        where: path,
        ...decide(rule),
      })),
    ...allMenuItems().map(({ group, item }) => {
      const own = decide(item.rule);
      const whole = decide(group.rule);
      return {
        id: `menu ${group.id} ${item.route.id}`,
        kind: "Menu" as const,
        name: item.label,
        where: group.label,
        // An entry needs its group's rule and its own.
        ...(whole.allowed && item.rule ? own : whole),
      };
    }),
    ...allActions().map(({ label, page, rule }, at) => ({
      id: `button ${at}`,
      kind: "Button" as const,
      name: label,
      where: routeById(page).title,
      ...decide(rule),
    })),
  ];
}

/** Lists the requirements that were met, or all of which one would be enough. */
function reasonOf({ allowed, requirements, met }: AccessDecision): string {
  if (requirements.length === 0) return "Open to everyone signed in";
  return allowed
    ? `Has ${formatList(met.map(formatRequirement))}`
    : `Needs ${formatList(requirements.map(formatRequirement), "disjunction")}`;
}
