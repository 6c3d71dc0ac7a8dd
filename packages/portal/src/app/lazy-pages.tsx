import { type ComponentType, createElement, type ReactElement } from "react";
import { Outlet } from "react-router-dom";
import { loadChunk, reloadAt } from "../shared/errors/chunks.ts";
import { routeById, type RouteDefinition } from "../shared/routes/table.ts";

type LoadPage = () => Promise<ComponentType>;

/** Each module is a chunk. */
const modules = import.meta.glob<Record<string, ComponentType>>([
  "../features/**/*Page.tsx",
  "../features/**/*Pages.tsx",
  "./pages/*.tsx",
]);

/**
 * Null where the route has no page.
 *
 * @throws Error for an unknown module or component
 */
export function pageLoader({ page }: Pick<RouteDefinition, "page">): LoadPage | null {
  if (page === undefined) return null;
  const [module = "", name = module.slice(module.lastIndexOf("/") + 1)] = page.split("#");
  const load = modules[`../${module}.tsx`.replace(/^\.\.\/app\//, "./")];
  if (!load) throw new Error(`There is no module for the page "${page}".`);
  return async () => {
    const screen = (await load())[name];
    if (!screen) throw new Error(`The module of the page "${page}" does not export ${name}.`);
    return screen;
  };
}

export const MAIN_SLOT = "main-layout";
const loadFrame = () => import("./MainLayout.tsx");

/** Prefetches the layout and the grid while the terms are being read. */
export function fetchFrameAhead(): void {
  loadFrame()
    .then(({ loadGrid }) => loadGrid())
    .catch(() => undefined);
}

/** Null is the route of every unknown path. */
export function pageSlot(route: RouteDefinition | null): string {
  return route?.id ?? "unknown";
}

/** Chunks by the slot that they fill. */
function chunksOf(
  route: RouteDefinition | null,
  isFramed: boolean,
): (readonly [slot: string, load: LoadPage])[] {
  const screen = pageLoader(route ?? routeById("system@not-found"));
  const chunks: (readonly [string, LoadPage])[] = screen ? [[pageSlot(route), screen]] : [];
  if (isFramed) chunks.push([MAIN_SLOT, async () => (await loadFrame()).MainLayout]);
  return chunks;
}

/** Starts loading; a failure is shown when the page is opened. */
export function startChunks(route: RouteDefinition, isFramed: boolean): void {
  for (const [, load] of chunksOf(route, isFramed)) load().catch(() => undefined);
}

/**
 * Loads the chunks of a route.
 *
 * @param path to come back to when a newer build reloads the page
 * @throws ChunkLoadError
 */
export async function loadPages(
  route: RouteDefinition | null,
  isFramed: boolean,
  path: string,
): Promise<void> {
  await Promise.all(
    chunksOf(route, isFramed).map(async ([slot, load]) => {
      registerPage(slot, await loadChunk(slot, load, reloadAt(path)));
    }),
  );
}

/**
 * Loaded pages and layouts. The router's own `lazy` would make a redirect of the guard wait for a
 * chunk that nobody sees; so a loader asks the guard first, then loads.
 */
const arrived = new Map<string, ReactElement>();

export function registerPage(name: string, component: ComponentType): void {
  if (arrived.get(name)?.type !== component) arrived.set(name, createElement(component));
}

export function isLoaded(name: string): boolean {
  return arrived.has(name);
}

/**
 * Draws the component registered by the loader. Without the layout its content is drawn alone: the
 * error page would otherwise have no place.
 */
export function PageSlot({ name }: { name: string }) {
  return arrived.get(name) ?? <Outlet />;
}
