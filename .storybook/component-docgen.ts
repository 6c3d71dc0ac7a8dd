import { readdirSync } from "node:fs";
import path from "node:path";
import type { Plugin, PluginOption } from "vite";

const DOCGEN = "storybook:react-docgen-plugin";

/** The component of every screen's stories. */
const SCREEN = "PortalHarness.tsx";

/** True for the component of a story file: the one that the file is named after, or the one of screens. */
export function isOfStories(file: string): boolean {
  const { base, dir, name, ext } = path.parse(file);
  if (ext !== ".tsx" || !path.isAbsolute(file)) return false;
  if (base === SCREEN) return true;
  return readdirSync(dir).some(
    (beside) => beside !== base && beside.startsWith(`${name}.`) && beside.endsWith(".stories.tsx"),
  );
}

function limit(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== "function") throw new Error(`${DOCGEN} has no function to limit.`);
  return {
    ...plugin,
    transform(code, id, ...options) {
      return isOfStories(id) ? transform.call(this, code, id, ...options) : undefined;
    },
  };
}

/**
 * Lets docgen read only the components of stories, since for each module it parses all imports again. No page shows the
 * properties of other components.
 */
export const limitDocgen = (plugins: readonly PluginOption[]): PluginOption[] =>
  plugins.map((plugin) =>
    plugin && "name" in plugin && plugin.name === DOCGEN ? limit(plugin) : plugin,
  );
