import { type AccessSubject, isAllowed } from "../access/rule.ts";
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

/** What becomes of a navigation. */
export type GuardVerdict =
  | { readonly kind: "allow" }
  | { readonly kind: "login"; readonly intended: string }
  | { readonly kind: "lock" }
  | { readonly kind: "forbidden" };

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
 */
export function guard(standing: SessionStanding, target: GuardTarget): GuardVerdict {
  switch (standing.kind) {
    case "signed-out":
      if (needsNoSession(target)) return { kind: "allow" };
      return { kind: "login", intended: intendedRoute(target) };
    case "locked":
      return staysOpenWhileLocked(target) ? { kind: "allow" } : { kind: "lock" };
    case "signed-in":
      return isAllowed(target.fact?.rule, standing.subject)
        ? { kind: "allow" }
        : { kind: "forbidden" };
  }
}

/** What is remembered when `target` has to wait for a login. */
export function intendedRoute({ fact, path }: GuardTarget): string {
  return fact && !neverIntended.includes(fact.id) ? path : routeById("home").path;
}

/** /forbidden, /404 and unknown paths show without a session too (decisions). */
function needsNoSession({ fact }: GuardTarget): boolean {
  return fact === null || fact.audience !== "signed-in";
}

function staysOpenWhileLocked({ fact, path }: GuardTarget): boolean {
  if (fact) return openWhileLocked.includes(fact.id);
  return path === CUTOVER || path.startsWith(`${CUTOVER}?`);
}
