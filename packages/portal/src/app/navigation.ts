import { redirect } from "react-router-dom";
import { address } from "../routes/address.ts";
import { returnablePath, routeAt } from "../routes/match.ts";
import { routeById, type RouteFact } from "../routes/table.ts";
import type { SessionState } from "../session/entries.ts";
import { guard, type SessionStanding } from "../session/guard.ts";
import { loadChunk } from "./chunks.ts";
import { RELOAD_ONCE } from "./reload.ts";
import { REVISION } from "./revision.ts";
import type { Runtime } from "./runtime.ts";
import { type LoadedScreen, SCREENS, UNKNOWN_PATH_SCREEN } from "./screens.ts";

/**
 * What happens on every navigation to a route, before anything of it is drawn (shell 4): clear
 * errors, compare the revision, guard, then whatever opening the route means by itself.
 *
 * @param fact the route that matched; null for an unknown path
 * @param path the whole in-app path
 * @returns null when the route may be shown; a redirect otherwise
 */
export function enterRoute(
  runtime: Runtime,
  fact: RouteFact | null,
  path: string,
): Response | null {
  const { session, messages, navigator } = runtime;
  const from = navigator.path();
  // Sorting a table or turning its page changes the query only, and is no navigation to a person.
  if (pathnameOf(path) !== pathnameOf(from)) messages.onNavigation();
  session.noteRevision(REVISION);

  const verdict = guard(standingOf(session.state()), { fact, path });
  switch (verdict.kind) {
    case "login":
      session.intend(verdict.intended);
      return redirect(address("system@login"));
    case "lock":
      return redirect(address("system@lock"));
    case "forbidden":
      return redirect(address("system@forbidden"));
    case "allow":
      return fact ? open(runtime, fact, from) : null;
  }
}

/** Fetches chunk and data of a path ahead, where the guard would let it be opened. */
export function fetchAhead(runtime: Runtime, path: string): void {
  const fact = routeAt(path);
  if (!fact) return;
  const verdict = guard(standingOf(runtime.session.state()), { fact, path });
  if (verdict.kind !== "allow") return;
  const target = fact.redirectTo ? routeById(fact.redirectTo) : fact;
  // A failure is met again, and explained, when the link is followed.
  SCREENS[target.id]?.().catch(() => undefined);
  void fetchData(runtime, target);
}

/** The chunk of a route's screen; reloads the page once when it cannot be had. */
export function loadScreen(fact: RouteFact | null): Promise<LoadedScreen> {
  const load = fact ? SCREENS[fact.id] : UNKNOWN_PATH_SCREEN;
  if (!load) throw new Error(`The route "${fact?.id}" only leads on to another one.`);
  return loadChunk(fact?.id ?? "unknown", load, RELOAD_ONCE);
}

/** The session as the guard sees it. */
export function standingOf(state: SessionState): SessionStanding {
  return state.kind === "signed-in" ? { kind: "signed-in", subject: state.subject } : state;
}

function open(runtime: Runtime, fact: RouteFact, from: string): Response | null {
  const { session } = runtime;
  switch (fact.id) {
    case "system@login":
      session.end();
      return null;
    case "system@logout":
      session.end();
      return redirect(address("system@login"));
    case "system@lock":
      session.lock(returnablePath(from));
      return null;
    default:
      if (fact.redirectTo) return redirect(routeById(fact.redirectTo).path);
      void fetchData(runtime, fact);
      return null;
  }
}

/** The calls live in a chunk of their own: login draws before any of them is needed. */
async function fetchData({ queries }: Runtime, fact: RouteFact): Promise<void> {
  if (fact.audience !== "signed-in") return;
  const { prefetchData } = await import("./prefetch.ts").catch(() => ({ prefetchData: null }));
  await prefetchData?.(fact, queries);
}

function pathnameOf(path: string): string {
  return path.split("?", 1)[0] ?? path;
}
