import { matchPath, redirect } from "react-router-dom";
import { address, pageKey, returnablePath, routeAt } from "../shared/routes/address.ts";
import { type PageDataName, routeById, type RouteDefinition } from "../shared/routes/table.ts";
import { preferences } from "../shared/stores/preferences.ts";
import { companyIdOf, userIdOf, type SessionState } from "../shared/session/session-storage.ts";
import { guard, returnPath, landingOf } from "../shared/session/guard.ts";
import { REVISION, type AppContext } from "../shared/context/app-context.ts";
import { ANNOUNCEMENTS_WAIT_MS } from "../features/announcements/announcements-wait.ts";
import type { LANDING_DATA } from "./landing-data.ts";
import { isLoaded, loadLandingData, loadPages, MAIN_SLOT, prefetchChunks } from "./lazy-pages.tsx";

/** The last page, and by page the last person who opened it. */
const entered = new WeakMap<AppContext, { last: string; by: Map<string, string> }>();

function enteredBy(app: AppContext, path: string): string | null {
  return entered.get(app)?.by.get(pageKey(path)) ?? null;
}

/** Forbidden and not found have it for people who are signed in only. */
export function hasMainLayout(
  route: RouteDefinition | null | undefined,
  state: SessionState,
): boolean {
  const { layout, audience } = route ?? { layout: "main", audience: "any" };
  return layout === "main" && (audience === "signed-in" || state.kind === "signed-in");
}

/**
 * Runs before a navigation is drawn (shell 4). Waits for chunks, but only briefly for data.
 *
 * @param route null for an unknown path
 * @param path with its query
 * @returns the redirect; null to draw the route
 * @throws ChunkLoadError
 */
export async function enterRoute(
  app: AppContext,
  route: RouteDefinition | null,
  path: string,
  signal?: AbortSignal,
): Promise<Response | null> {
  const { session, messages, pageNavigator } = app;
  const from = pageNavigator.path();
  // Sorting a table changes only the query.
  if (pageKey(path) !== pageKey(from)) messages.clearErrors();
  session.system.noteRevision(REVISION);

  const elsewhere = guard(session.state(), { route, path });
  // A page that somebody opened before reopens only for that person.
  if (elsewhere === "system@login") {
    session.returnTo.set(returnPath({ route, path }), enteredBy(app, path));
  }
  // Unlocking leads to the last path requested in this tab.
  if (elsewhere === "system@lock") session.lock(returnablePath(path));
  if (elsewhere === "system@forbidden") {
    const userId = userIdOf(session.state());
    app.forbidden.set({
      path,
      wasOpen: userId !== null && enteredBy(app, path) === userId,
    });
  } else if (route?.id !== "system@forbidden") {
    app.forbidden.set(null);
  }
  if (elsewhere !== null) return redirect(address(elsewhere));
  const outcome = await open(app, route, path, from);
  if (outcome !== null || signal?.aborted || route?.audience !== "signed-in") return outcome;
  // Another tab may have ended the session during loading.
  return mayOpen(session.state(), route, path) ? null : enterRoute(app, route, path, signal);
}

export function prefetchPage(app: AppContext, path: string): void {
  const route = routeAt(path);
  const state = app.session.state();
  if (!route || !mayOpen(state, route, path)) return;
  const target = route.redirectTo ? routeById(route.redirectTo) : route;
  prefetchChunks(target, hasMainLayout(target, state));
  void fetchData(app, target, path);
}

/** Loads in parallel with the configuration. */
export function prefetchFirstPage(state: SessionState, path: string): void {
  const route = routeAt(path);
  const isOpen = route?.page !== undefined && mayOpen(state, route, path);
  const shown = isOpen
    ? route
    : routeById(state.kind === "locked" ? "system@lock" : "system@login");
  prefetchChunks(shown, hasMainLayout(shown, state));
}

export function mayStay({
  session,
  pageNavigator,
}: Pick<AppContext, "session" | "pageNavigator">): boolean {
  const path = pageNavigator.path();
  return mayOpen(session.state(), routeAt(path), path);
}

async function open(
  app: AppContext,
  route: RouteDefinition | null,
  path: string,
  from: string,
): Promise<Response | null> {
  const { session, clock } = app;
  let data: Promise<void> | undefined;
  const key = pageKey(path);
  const history = entered.get(app);
  const isSamePage = history?.last === key;
  const by = history?.by ?? new Map<string, string>();
  const userId = userIdOf(session.state());
  if (userId !== null) by.set(key, userId);
  entered.set(app, { last: key, by });
  switch (route?.id) {
    case "system@login": {
      // A person whose username has changed cannot unlock, so login continues at the locked page.
      const locked = session.state();
      const lockedAt = session.lockedFrom();
      if (locked.kind === "locked" && lockedAt !== null) {
        session.returnTo.set(lockedAt, locked.identity.id);
      }
      session.end();
      break;
    }
    case "system@logout":
      session.end();
      return redirect(address("system@login"));
    case "system@lock":
      session.lock(returnablePath(from));
      break;
    case "home": {
      const state = session.state();
      if (state.kind === "signed-in") prefetchPage(app, landingOf(state.subject));
      break;
    }
    default:
      if (route?.redirectTo) return redirect(routeById(route.redirectTo).path);
      if (route && !isSamePage) data = fetchData(app, route, path);
  }
  const inMainLayout = hasMainLayout(route, session.state());
  const isFirstLayout = inMainLayout && !isLoaded(MAIN_SLOT);
  await Promise.all([
    route?.audience === "signed-in" && clock.known(),
    loadPages(route, inMainLayout, path, app.pageNavigator.isReplacing()),
  ]);
  if (data) await Promise.race([data, pause(GRACE_MS)]);
  if (isFirstLayout && preferences().announcementsHeight === null) {
    await Promise.race([fetchAnnouncements(app), pause(ANNOUNCEMENTS_WAIT_MS)]);
  }
  return null;
}

/** In milliseconds; avoids a flash of the skeleton. */
const GRACE_MS = 60;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function mayOpen(state: SessionState, route: RouteDefinition | null, path: string): boolean {
  return guard(state, { route, path }) === null;
}

const LANDING: readonly PageDataName[] = [
  "eventBoard",
  "people",
  "training",
  "trainingBoard",
] satisfies (keyof typeof LANDING_DATA)[];

async function loadData(names: readonly PageDataName[] = []) {
  const isLanding = names.every((name) => LANDING.includes(name));
  const [landing, others] = await Promise.all([
    loadLandingData(),
    // The page itself fetches the rest and shows the failure.
    isLanding ? null : import("./page-data.ts").catch(() => null),
  ]);
  return landing && { ...landing, known: { ...landing.LANDING_DATA, ...others?.PAGE_DATA } };
}

async function fetchData(
  { queries, session, clock }: AppContext,
  route: RouteDefinition,
  path: string,
): Promise<void> {
  const state = session.state();
  if (route.audience !== "signed-in" || state.kind !== "signed-in") return;
  const [data] = await Promise.all([loadData(route.data), clock.known()]);
  const [pathname = "", search = ""] = path.split("?", 2);
  const { id = "", hash = "" } = matchPath(route.path, pathname)?.params ?? {};
  await data?.prefetchData(route, data.known, queries, {
    companyId: companyIdOf(state),
    id,
    hash,
    query: new URLSearchParams(search),
    user: state.user,
    clock,
  });
}

async function fetchAnnouncements({ queries }: AppContext): Promise<void> {
  const data = await loadLandingData();
  await data?.prefetchAnnouncements(queries);
}
