import { matchPath, redirect } from "react-router-dom";
import { address, pageKey, returnablePath, routeAt } from "../shared/routes/address.ts";
import { type PageDataName, routeById, type RouteDefinition } from "../shared/routes/table.ts";
import { preferences } from "../shared/stores/preferences.ts";
import { companyIdOf, personOf, type SessionState } from "../shared/session/session-storage.ts";
import { guard, intendedRoute, landingOf } from "../shared/session/guard.ts";
import { toCalendarDay } from "@recurrent/sdk/calendar-day";
import { REVISION, type AppContext } from "../shared/context/app-context.ts";
import type { LANDING_DATA } from "./landing-data.ts";
import { isLoaded, loadPages, MAIN_SLOT, startChunks } from "./lazy-pages.tsx";

/** Last path of each person, and the last path of all. */
const entered = new WeakMap<AppContext, { last: string; by: Map<string, string> }>();

function enteredBy(app: AppContext, path: string): string | null {
  return entered.get(app)?.by.get(pageKey(path)) ?? null;
}

/**
 * True in the main layout; signed-in people keep it on pages, and at unknown paths, that need no
 * session.
 */
export function isFramed(route: RouteDefinition | null | undefined, state: SessionState): boolean {
  if (route?.layout === "main") return true;
  const isOpen = route?.audience !== "signed-in" && route?.id !== "system@login";
  return isOpen && state.kind === "signed-in";
}

/**
 * Runs on every navigation before anything is drawn (shell 4): clears errors, compares the
 * revision, asks the guard, then does what opening the route means. Waits for chunks, and for data
 * only a moment.
 *
 * @param route null for an unknown path
 * @param path the whole in-app path
 * @param signal aborted once another navigation begins
 * @returns the redirect; null to draw the route
 * @throws ChunkLoadError
 */
export async function enterRoute(
  app: AppContext,
  route: RouteDefinition | null,
  path: string,
  signal?: AbortSignal,
): Promise<Response | null> {
  const { session, messages, navigator } = app;
  const from = navigator.path();
  // Sorting or paging a table changes only the query.
  if (pageKey(path) !== pageKey(from)) messages.onNavigation();
  session.noteRevision(REVISION);

  const elsewhere = guard(session.state(), { route, path });
  // Pages in the history belong to the person who signed out: Back opens them for nobody else.
  if (elsewhere === "system@login") {
    session.intend(intendedRoute({ route, path }), enteredBy(app, path));
  }
  // Unlocking leads to the last path requested in this tab.
  if (elsewhere === "system@lock") session.lock(returnablePath(path));
  if (elsewhere === "system@forbidden") {
    const userId = personOf(session.state());
    app.forbidden.set({
      path,
      wasOpen: userId !== null && enteredBy(app, path) === userId,
    });
  } else if (route?.id !== "system@forbidden") app.forbidden.set(null);
  if (elsewhere !== null) return redirect(address(elsewhere));
  const outcome = await open(app, route, path, from);
  if (outcome !== null || signal?.aborted || route?.audience !== "signed-in") return outcome;
  // Another tab may have ended the session while chunks and data were loading.
  return mayOpen(session.state(), route, path) ? null : enterRoute(app, route, path, signal);
}

/** Prefetches chunk and data of a path that the guard lets pass. */
export function fetchAhead(app: AppContext, path: string): void {
  const route = routeAt(path);
  const state = app.session.state();
  if (!route || !mayOpen(state, route, path)) return;
  const target = route.redirectTo ? routeById(route.redirectTo) : route;
  startChunks(target, isFramed(target, state));
  void fetchData(app, target, path);
}

/**
 * Prefetches the chunks of the first page, or of login, before the configuration is known, so that
 * both load in parallel.
 */
export function prefetchFirstPage(state: SessionState, path: string): void {
  const route = routeAt(path);
  const isOpen = route?.page !== undefined && mayOpen(state, route, path);
  const shown = isOpen
    ? route
    : routeById(state.kind === "locked" ? "system@lock" : "system@login");
  startChunks(shown, isFramed(shown, state));
}

export function mayStay({
  session,
  navigator,
}: Pick<AppContext, "session" | "navigator">): boolean {
  const path = navigator.path();
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
  // The page is on screen: only its view changes.
  const key = pageKey(path);
  const history = entered.get(app);
  const isSamePage = history?.last === key;
  const by = history?.by ?? new Map<string, string>();
  const userId = personOf(session.state());
  if (userId !== null) by.set(key, userId);
  entered.set(app, { last: key, by });
  switch (route?.id) {
    case "system@login": {
      // A person whose username has changed could not unlock, and continues where they were.
      const locked = session.state();
      const lockedAt = session.lockedFrom();
      if (locked.kind === "locked" && lockedAt !== null) {
        session.intend(lockedAt, locked.identity.id);
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
      // Home redirects; prefetch its target.
      const state = session.state();
      if (state.kind === "signed-in") fetchAhead(app, landingOf(state.subject));
      break;
    }
    default:
      if (route?.redirectTo) return redirect(routeById(route.redirectTo).path);
      if (route && !isSamePage) data = fetchData(app, route, path);
  }
  const framed = isFramed(route, session.state());
  const isFirstFramed = framed && !isLoaded(MAIN_SLOT);
  await Promise.all([
    route?.audience === "signed-in" && clock.known(),
    loadPages(route, framed, path),
  ]);
  if (data) await Promise.race([data, pause(GRACE_MS)]);
  if (isFirstFramed && preferences().announced === null) {
    await Promise.race([fetchAnnouncements(app), pause(LONGEST_WAIT_MS)]);
  }
  return null;
}

/** In milliseconds, for the very first page: announcements that came later would move it. */
const LONGEST_WAIT_MS = 1_000;

/** In milliseconds: a skeleton that is replaced at once flickers. */
const GRACE_MS = 60;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function mayOpen(state: SessionState, route: RouteDefinition | null, path: string): boolean {
  return guard(state, { route, path }) === null;
}

/** A chunk of its own: login draws before any call. Null when it fails. */
const loadLandingData = () => import("./landing-data.ts").catch(() => null);

const LANDING: readonly PageDataName[] = [
  "eventBoard",
  "people",
  "training",
  "trainingBoard",
] satisfies (keyof typeof LANDING_DATA)[];

/** Both at once, so that a page that needs the second does not wait for the first. */
async function loadData(names: readonly PageDataName[] = []) {
  const isLanding = names.every((name) => LANDING.includes(name));
  const [landing, others] = await Promise.all([
    loadLandingData(),
    // The page itself fetches what could not be fetched ahead, and reports the failure.
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
    today: toCalendarDay(clock.now()),
  });
}

async function fetchAnnouncements({ queries }: AppContext): Promise<void> {
  const data = await loadLandingData();
  await data?.announcementsAhead(queries);
}
