import { formatList } from "@recurrent/ui-kit";
import type { UserAccess } from "@recurrent/sdk";
import { allActions } from "../../shared/routes/actions.ts";
import {
  type AccessRule,
  type AccessSubject,
  evaluateRule,
  formatRequirement,
  isTrainee,
  type Requirement,
} from "../../shared/access/rule.ts";
import { allMenuItems } from "../../shared/routes/menu.ts";
import { allRoutes, routeById } from "../../shared/routes/table.ts";

export const OUTCOMES = ["Allowed", "Depends on the company", "Refused"] as const;

interface Outcome {
  readonly outcome: (typeof OUTCOMES)[number];
  readonly reason: string;
}

/** Decision about a route, menu entry or button, with a reason. */
export interface Decision extends Outcome {
  /** Unique. */
  readonly id: string;
  readonly kind: "Route" | "Menu" | "Button";
  /** Name of the route, label of the menu entry or button. */
  readonly name: string;
  /** Path of the route, menu group, or title of the button's page. */
  readonly where: string;
}

/** The list of users has no company. */
export function toAccessSubject({
  roles,
  permissions,
  isTrainee: trains,
}: UserAccess): AccessSubject {
  return { roles, permissions, isTrainee: trains, features: [], tier: null, settings: [] };
}

/**
 * Evaluates all rules with the portal's own function. What the subject does not have of a company
 * is not known, so a rule about it refuses nobody.
 */
export function decisionsFor(subject: AccessSubject): Decision[] {
  const decide = (rule: AccessRule | undefined) => outcomeOf(rule, subject);
  return [
    ...allRoutes()
      .filter(({ audience }) => audience === "signed-in")
      .map(({ id, path, rule }): Decision => ({
        id: `route ${id}`,
        kind: "Route",
        name: id,
        where: path,
        ...decide(rule),
      })),
    ...allMenuItems().map(({ group, item }): Decision => {
      const own = decide(item.rule);
      const whole = decide(group.rule);
      return {
        id: `menu ${group.id} ${item.route.id}`,
        kind: "Menu",
        name: item.label,
        where: group.label,
        // An entry needs its group's rule and its own.
        ...(item.rule && (whole.outcome === "Allowed" || rankOf(own) > rankOf(whole))
          ? own
          : whole),
      };
    }),
    ...allActions().map(({ label, page, rule }, at): Decision => ({
      id: `button ${at}`,
      kind: "Button",
      name: label,
      where: routeById(page).title,
      ...decide(rule),
    })),
  ];
}

const rankOf = ({ outcome }: Outcome): number => OUTCOMES.indexOf(outcome);

/** The reason names what was met, what may be met, or all of which one would be enough. */
export function outcomeOf(rule: AccessRule | undefined, subject: AccessSubject): Outcome {
  const { allowed, requirements, met } = evaluateRule(rule, subject);
  if (allowed) {
    const having = met.length > 0 && `Has ${formatList(met.map(formatRequirement))}`;
    return { outcome: "Allowed", reason: having || "Open to everyone signed in" };
  }
  const open = requirements.filter((requirement) => dependsOnCompany(requirement, subject));
  const needed = (open.length > 0 ? open : requirements).map(formatRequirement);
  return {
    outcome: open.length > 0 ? "Depends on the company" : "Refused",
    reason: `Needs ${formatList(needed, "disjunction")}`,
  };
}

function dependsOnCompany({ kind }: Requirement, subject: AccessSubject): boolean {
  if (kind === "trainee-setting") return isTrainee(subject);
  return kind === "feature" || kind === "tier";
}
