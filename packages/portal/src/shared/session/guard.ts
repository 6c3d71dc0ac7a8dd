import { type AccessSubject, isAllowed } from "../access/rule.ts";
import { address } from "../routes/address.ts";
import { routeById, type RouteDefinition, type RouteId } from "../routes/table.ts";

export type AuthState =
  /** Also while a new login waits for the terms. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "locked" }
  | { readonly kind: "signed-in"; readonly subject: AccessSubject };

/** `route` is null for unknown paths. */
export interface GuardTarget {
  readonly route: RouteDefinition | null;
  /** Includes the query. */
  readonly path: string;
}

/** A route of the older product. */
const CUTOVER = "/cutover";

const openWhileLocked: readonly RouteId[] = [
  "system@login",
  "system@lock",
  "system@resetPassword",
  "system@resetPassword/link",
];

/** These would sign the person out again. */
const neverReturnTo: readonly RouteId[] = [...openWhileLocked, "system@logout"];

/**
 * The session and access steps of shell 4.
 *
 * @returns the redirect; null to pass
 */
export function guard(state: AuthState, target: GuardTarget) {
  switch (state.kind) {
    case "signed-out":
      // /forbidden and /404 need no session.
      return target.route?.audience === "signed-in" ? "system@login" : null;
    case "locked":
      return staysOpenWhileLocked(target) ? null : "system@lock";
    case "signed-in":
      return isAllowed(target.route?.rule, state.subject) ? null : "system@forbidden";
  }
}

/** Only the flag counts (shell 2.3). */
export function landingOf({ isTrainee }: Pick<AccessSubject, "isTrainee">): string {
  return isTrainee ? address("my@training") : address("dashboard");
}

export function returnPath({ route, path }: GuardTarget): string {
  return route && !neverReturnTo.includes(route.id) ? path : routeById("home").path;
}

function staysOpenWhileLocked({ route, path }: GuardTarget): boolean {
  if (route) return openWhileLocked.includes(route.id);
  return path === CUTOVER || path.startsWith(`${CUTOVER}?`);
}
