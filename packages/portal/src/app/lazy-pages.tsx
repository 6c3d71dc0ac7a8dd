/** The components of pages and of the layout around them: loaded when a route is opened, and kept from then on. */
import { type ComponentType, createElement, type ReactElement } from "react";
import { Outlet } from "react-router-dom";
import { loadChunk, reloadAt } from "../shared/errors/chunks.ts";
import { routeById, type RouteFact } from "../shared/routes/table.ts";

/** Loads the chunk of a screen. */
type LoadPage = () => Promise<ComponentType>;

/** Every module that has pages; each is a chunk of its own. */
const modules = import.meta.glob<Record<string, ComponentType>>([
  "../features/**/*Page.tsx",
  "../features/**/*Pages.tsx",
  "./pages/*.tsx",
]);

/**
 * What loads the page of a row of the route table; null where it has none.
 *
 * @throws Error where the row names a module or a component that there is not
 */
export function pageLoader({ page }: Pick<RouteFact, "page">): LoadPage | null {
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

/** The slot of the layout of signed-in pages. */
export const MAIN_SLOT = "main-layout";
const loadFrame = () => import("./MainLayout.tsx");

/** Fetches what every signed-in page needs, and the grid of lists, while the terms are being read. */
export function fetchFrameAhead(): void {
  loadFrame()
    .then(({ loadGrid }) => loadGrid())
    .catch(() => undefined);
}

/** The slot of a route's screen; null for the route of every unknown path. */
export function slotOf(fact: RouteFact | null): string {
  return fact?.id ?? "unknown";
}

/** The chunks a route is drawn with, by the slot each belongs in. */
function chunksOf(
  fact: RouteFact | null,
  isFramed: boolean,
): (readonly [slot: string, load: LoadPage])[] {
  const screen = pageLoader(fact ?? routeById("system@not-found"));
  const chunks: (readonly [string, LoadPage])[] = screen ? [[slotOf(fact), screen]] : [];
  if (isFramed) chunks.push([MAIN_SLOT, async () => (await loadFrame()).MainLayout]);
  return chunks;
}

/** Starts to load them; a failure is met again, and explained, when the page is opened. */
export function startChunks(fact: RouteFact, isFramed: boolean): void {
  for (const [, load] of chunksOf(fact, isFramed)) load().catch(() => undefined);
}

/**
 * Loads what a route is drawn with.
 *
 * @param path to come back to when a newer build makes the page reload
 * @throws ChunkLoadError when a chunk cannot be had
 */
export async function loadPages(
  fact: RouteFact | null,
  isFramed: boolean,
  path: string,
): Promise<void> {
  await Promise.all(
    chunksOf(fact, isFramed).map(async ([slot, load]) => {
      fillSlot(slot, await loadChunk(slot, load, reloadAt(path)));
    }),
  );
}

/**
 * Screens and layouts that have arrived. The router could load them by itself (`lazy`), but then a
 * redirect of the guard would wait for a chunk that nobody is going to see; so a route's loader
 * asks the guard first, loads after that, and puts the screen here.
 */
const arrived = new Map<string, ReactElement>();

/** Makes a component available to the slot of this name. */
export function fillSlot(name: string, component: ComponentType): void {
  if (arrived.get(name)?.type !== component) arrived.set(name, createElement(component));
}

/** Whether anything fills the slot of this name. */
export function hasArrived(name: string): boolean {
  return arrived.has(name);
}

/**
 * Draws what the route's loader has put under this name. A layout that could not be loaded is left
 * out, and what is inside it is drawn: the error page, which would else be drawn nowhere.
 */
export function PageSlot({ name }: { name: string }) {
  return arrived.get(name) ?? <Outlet />;
}
