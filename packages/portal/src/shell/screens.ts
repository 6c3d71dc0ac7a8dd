import type { ComponentType } from "react";
import type { RouteFact } from "../kernel/routes/table.ts";

/** Loads the chunk of a screen. */
export type LoadScreen = () => Promise<ComponentType>;

/** Every module that has pages; each is a chunk of its own. */
const modules = import.meta.glob<Record<string, ComponentType>>([
  "../features/*/*Screen.tsx",
  "../features/*/*Screens.tsx",
  "../pages/*.tsx",
]);

/**
 * What loads the page of a row of the route table; null where it has none.
 *
 * @throws Error where the row names a module or a component that there is not
 */
export function screenOf({ page }: Pick<RouteFact, "page">): LoadScreen | null {
  if (page === undefined) return null;
  const [module = "", name = module.slice(module.lastIndexOf("/") + 1)] = page.split("#");
  const load = modules[`../${module}.tsx`];
  if (!load) throw new Error(`There is no module for the page "${page}".`);
  return async () => {
    const screen = (await load())[name];
    if (!screen) throw new Error(`The module of the page "${page}" does not export ${name}.`);
    return screen;
  };
}
