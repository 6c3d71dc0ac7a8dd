import { type AccessSubject, isAllowed } from "../access/rule.ts";
import { address } from "../routes/address.ts";
import { routeById, type RouteDefinition, type RouteId } from "../routes/table.ts";

export type AuthState =
  /** Also while a fresh login waits for the terms to be accepted. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "locked" }
  | { readonly kind: "signed-in"; readonly subject: AccessSubject };

/** `fact` is null for unknown paths. */
export interface GuardTarget {
  readonly route: RouteDefinition | null;
  /** With its query; remembered as the intended route. */
  readonly path: string;
}

/** A route of the older product without a screen here, reachable for the guard. */
const CUTOVER = "/cutover";

const openWhileLocked: readonly RouteId[] = [
  "system@login",
  "system@lock",
  "system@resetPassword",
  "system@resetPassword/link",
];

/** These would sign the person out again, so home is remembered. */
const neverIntended: readonly RouteId[] = [...openWhileLocked, "system@logout"];

/**
 * The sign-in, lock and access steps of a navigation (shell 4), without effects.
 *
 * @returns the redirect; null to pass
 */
export function guard(standing: AuthState, target: GuardTarget) {
  switch (standing.kind) {
    case "signed-out":
      // /forbidden, /404 and unknown paths show without a session too.
      return target.route?.audience === "signed-in" ? "system@login" : null;
    case "locked":
      return staysOpenWhileLocked(target) ? null : "system@lock";
    case "signed-in":
      return isAllowed(target.route?.rule, standing.subject) ? null : "system@forbidden";
  }
}

/** Trainees, by the flag alone, land on their training, others on the dashboard (shell 2.3). */
export function landingOf({ isTrainee }: Pick<AccessSubject, "isTrainee">): string {
  return isTrainee ? address("my@training") : address("dashboard");
}

export function intendedRoute({ route, path }: GuardTarget): string {
  return route && !neverIntended.includes(route.id) ? path : routeById("home").path;
}

function staysOpenWhileLocked({ route, path }: GuardTarget): boolean {
  if (route) return openWhileLocked.includes(route.id);
  return path === CUTOVER || path.startsWith(`${CUTOVER}?`);
}
