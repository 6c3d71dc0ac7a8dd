import { type AccessSubject, isAllowed } from "../access/rule.ts";
import { address } from "../routes/address.ts";
import { routeById, type RouteFact, type RouteId } from "../routes/table.ts";

/** How far the person is signed in, as the guard sees it. */
export type SessionStanding =
  /** Also while the terms of a fresh login wait for Accept: nothing of it is usable before. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "locked" }
  | { readonly kind: "signed-in"; readonly subject: AccessSubject };

/** Where a navigation leads. `fact` is null for a path that no route knows. */
export interface GuardTarget {
  readonly fact: RouteFact | null;
  /** The whole in-app path with its query; what is remembered as the intended route. */
  readonly path: string;
}

/** A route of the older product that has no screen here, but stays reachable for the guard. */
const CUTOVER = "/cutover";

const openWhileLocked: readonly RouteId[] = [
  "system@login",
  "system@lock",
  "system@resetPassword",
  "system@resetPassword/link",
];

/** Returning to one of these would throw the person out again, so home is remembered instead. */
const neverIntended: readonly RouteId[] = [...openWhileLocked, "system@logout"];

/**
 * The sign-in, lock and access steps of a navigation (shell 4). A pure decision: clearing errors,
 * comparing the build revision and remembering the intended route are left to the caller.
 *
 * @returns where it leads instead; null lets it pass
 */
export function guard(standing: SessionStanding, target: GuardTarget) {
  switch (standing.kind) {
    case "signed-out":
      // /forbidden, /404 and unknown paths show without a session too (decisions).
      return target.fact?.audience === "signed-in" ? "system@login" : null;
    case "locked":
      return staysOpenWhileLocked(target) ? null : "system@lock";
    case "signed-in":
      return isAllowed(target.fact?.rule, standing.subject) ? null : "system@forbidden";
  }
}

/** Where home leads (shell 2.3): trainees, by the flag alone, to their training, others to the dashboard. */
export function landingOf({ isTrainee }: Pick<AccessSubject, "isTrainee">): string {
  return isTrainee ? address("my@training") : address("dashboard");
}

/** What is remembered when `target` has to wait for a login. */
export function intendedRoute({ fact, path }: GuardTarget): string {
  return fact && !neverIntended.includes(fact.id) ? path : routeById("home").path;
}

function staysOpenWhileLocked({ fact, path }: GuardTarget): boolean {
  if (fact) return openWhileLocked.includes(fact.id);
  return path === CUTOVER || path.startsWith(`${CUTOVER}?`);
}
