import { address, routeAt } from "../routes/address.ts";
import { routeById } from "../routes/table.ts";
import type { SessionState } from "./session-storage.ts";
import { guard, returnPath } from "./guard.ts";
import type { Session } from "./session.ts";

/** Only the same person returns there. */
export function rememberReturnTo({
  session,
  pageNavigator,
}: {
  session: Session;
  pageNavigator: { readonly path: () => string; readonly pendingPath: () => string };
}): void {
  const path = [pageNavigator.pendingPath(), pageNavigator.path()].find(isSignedInPath);
  if (path === undefined) return;
  session.returnTo.set(returnPath({ route: routeAt(path), path }), session.lastUserId());
}

/** Home if this person may not open the path to return to. Works once. */
export function takeReturnTo(session: Session): string {
  const path = session.returnTo.get();
  session.returnTo.clear();
  return path !== null && mayOpen(session.state(), path) ? path : address("home");
}

function isSignedInPath(path: string): boolean {
  return routeAt(path)?.audience === "signed-in";
}

/** Checks redirect targets too: another build may have written the storage. */
function mayOpen(state: SessionState, path: string): boolean {
  const route = routeAt(path);
  if (route?.audience !== "signed-in" || returnPath({ route, path }) !== path) return false;
  if (guard(state, { route, path }) !== null) return false;
  if (!route.redirectTo) return true;
  const target = routeById(route.redirectTo);
  return guard(state, { route: target, path: target.path }) === null;
}
