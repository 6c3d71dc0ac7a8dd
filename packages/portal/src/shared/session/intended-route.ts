/** Which place a session that ends is to go on at, and whom it is opened for after the next sign-in. */
import { address, routeAt } from "../routes/address.ts";
import { routeById } from "../routes/table.ts";
import type { SessionState } from "./entries.ts";
import { guard, intendedRoute } from "./guard.ts";
import type { Session } from "./session.ts";

/** Where the portal is, and what it is opening. */
interface Way {
  readonly path: () => string;
  readonly heading: () => string;
}

/**
 * Remembers the place to come back to when the session has ended under it: the one that was asked for, though
 * the refusal came before it was drawn, else the one shown. Only the person of that session is led there.
 */
export function rememberPlace({ session, navigator }: { session: Session; navigator: Way }): void {
  const path = [navigator.heading(), navigator.path()].find(isSignedInPlace);
  if (path === undefined) return;
  session.intend(intendedRoute({ fact: routeAt(path), path }), session.lastUserId());
}

/** Where a sign-in leads, once: the intended route, where it is this person's and they may see it, else home. */
export function takeIntendedRoute(session: Session): string {
  const path = session.intended();
  session.forgetIntended();
  return path !== null && mayOpen(session.state(), path) ? path : address("home");
}

function isSignedInPlace(path: string): boolean {
  return routeAt(path)?.audience === "signed-in";
}

/** Also of the page that a route only leads on to. What lies in the storage need not be from this build. */
function mayOpen(state: SessionState, path: string): boolean {
  const fact = routeAt(path);
  if (fact?.audience !== "signed-in" || intendedRoute({ fact, path }) !== path) return false;
  if (guard(state, { fact, path }) !== null) return false;
  if (!fact.redirectTo) return true;
  const target = routeById(fact.redirectTo);
  return guard(state, { fact: target, path: target.path }) === null;
}
