import { type ComponentType, createElement, type ReactElement } from "react";
import { Outlet } from "react-router-dom";
import { loadChunk, reloadAt } from "../shared/errors/chunks.ts";
import { routeById, type RouteDefinition } from "../shared/routes/table.ts";

type LoadPage = () => Promise<ComponentType>;

const modules = import.meta.glob<Record<string, ComponentType>>([
  "../features/**/*Page.tsx",
  "../features/**/*Pages.tsx",
  "./pages/*Page.tsx",
]);

/** @throws Error for an unknown module or component */
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
const loadMainLayout = () => import("./MainLayout.tsx");

/** A separate chunk, since login draws before any call. Null when it cannot be loaded. */
export const loadLandingData = () => import("./landing-data.ts").catch(() => null);

export function prefetchMainLayout(): void {
  void loadLandingData();
  loadMainLayout()
    .then(({ loadGrid }) => loadGrid())
    .catch(() => undefined);
}

/** @param route null for unknown paths */
export function pageSlot(route: RouteDefinition | null): string {
  return route?.id ?? "unknown";
}

function chunksOf(
  route: RouteDefinition | null,
  hasMainLayout: boolean,
): (readonly [slot: string, load: LoadPage])[] {
  const screen = pageLoader(route ?? routeById("system@not-found"));
  const chunks: (readonly [string, LoadPage])[] = screen ? [[pageSlot(route), screen]] : [];
  if (hasMainLayout) chunks.push([MAIN_SLOT, async () => (await loadMainLayout()).MainLayout]);
  return chunks;
}

/** A failure shows when the page opens. */
export function prefetchChunks(route: RouteDefinition, hasMainLayout: boolean): void {
  for (const [, load] of chunksOf(route, hasMainLayout)) load().catch(() => undefined);
}

/**
 * @param path opened again after a newer build reloads the page
 * @param isReplaced true if it takes the place of the current history entry
 * @throws ChunkLoadError
 */
export async function loadPages(
  route: RouteDefinition | null,
  hasMainLayout: boolean,
  path: string,
  isReplaced: boolean,
): Promise<void> {
  await Promise.all(
    chunksOf(route, hasMainLayout).map(async ([slot, load]) => {
      registerPage(slot, await loadChunk(slot, load, reloadAt(path, isReplaced)));
    }),
  );
}

/** With the router's own `lazy`, a redirect of the guard would wait for an unused chunk. */
const arrived = new Map<string, ReactElement>();

export function registerPage(name: string, component: ComponentType): void {
  if (arrived.get(name)?.type !== component) arrived.set(name, createElement(component));
}

export function isLoaded(name: string): boolean {
  return arrived.has(name);
}

/** Without the layout, the error page is drawn alone. */
export function PageSlot({ name }: { name: string }) {
  return arrived.get(name) ?? <Outlet />;
}
