import { routeAt } from "../routes/match.ts";
import { intendedRoute } from "../session/guard.ts";
import type { Runtime } from "./runtime.ts";

/** Remembers the page shown as the one to come back to, when the session ended under it. */
export function rememberPlace({
  session,
  navigator,
}: Pick<Runtime, "session" | "navigator">): void {
  const path = navigator.path();
  const fact = routeAt(path);
  if (fact?.audience === "signed-in") session.intend(intendedRoute({ fact, path }));
}
