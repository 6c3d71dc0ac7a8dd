import { realpathSync } from "node:fs";
import type { Plugin } from "vite";

/** Material components in slots of the grid that no list shows at first. */
const MATERIAL =
  "Autocomplete|Badge|Chip|Divider|LinearProgress|MenuList|Switch|Tab|Tabs|TextField|ToggleButton";
/** Variants of a select that the product does not use. */
const SELECT_VARIANTS = "FilledInput|Input";

interface DeferredModule {
  importer: RegExp;
  module: RegExp;
  /** Names that its importers use. */
  names: readonly string[];
  /**
   * Rendered with `open` false for as long as there is nothing to show. A `hint` that cannot be loaded (no
   * connection) stays away, and the page stays. A `menu` is loaded as soon as the user points or presses a
   * key, so that it is there when it is pressed. When it cannot be, it closes, sends `CHUNK_LOAD_ERROR` and the
   * page stays (`shared/context/chunk-load-errors.ts`); the next press tries again.
   */
  opens?: "hint" | "menu" | "menu-item";
  /** Of an unused feature: called, it does nothing. */
  isUnused?: true;
  /** Of a feature that no call reaches: called, it throws. */
  isUnreachable?: true;
  /** Other names come from the module itself. */
  keepsOthers?: true;
}

const ofMaterial = (importer: RegExp, names: string): DeferredModule[] =>
  names.split("|").map((name) => ({
    importer,
    module: new RegExp(`/@mui/material/${name}/(?:index|${name})\\.m?js$`),
    names: ["default"],
  }));

const ofGrid = (path: string, ...more: string[]): DeferredModule => ({
  importer: /\/@mui\/x-data-grid\//,
  module: new RegExp(`/@mui/x-data-grid/components/${path}\\.mjs$`),
  names: [path.slice(path.lastIndexOf("/") + 1), ...more],
});

const DEFERRED_MODULES: readonly DeferredModule[] = [
  ...ofMaterial(/\/@mui\/x-data-grid\/material\/index\.mjs$/, MATERIAL),
  ...ofMaterial(/\/@mui\/material\/Select\//, SELECT_VARIANTS),
  // No field of the product has several lines; its notes are an editor.
  ...ofMaterial(/\/@mui\/(?:material\/InputBase|x-data-grid\/material)\//, "TextareaAutosize"),
  {
    importer: /\/@mui\/(?:x-data-grid\/material|material\/Tooltip)\//,
    module: /\/@mui\/material\/Popper\/index\.mjs$/,
    names: ["default"],
    opens: "hint",
  },
  {
    importer: /\/(?:@mui\/material\/Select|portal\/src|ui-kit\/src)\//,
    module: /\/@mui\/material\/Menu\/(?:index|Menu)\.mjs$/,
    names: ["default"],
    opens: "menu",
  },
  {
    // Menus load it, so their entries are drawn at once.
    importer:
      /\/(?:@mui\/(?:x-data-grid\/material|material\/TablePagination)|portal\/src|ui-kit\/src)\//,
    module: /\/@mui\/material\/MenuItem\/(?:index|MenuItem)\.mjs$/,
    names: ["default"],
    opens: "menu-item",
  },
  {
    // The browser prints pages, with styles of their own.
    importer: /\/@mui\/x-data-grid\//,
    module: /\/hooks\/features\/export\/useGridPrintExport\.mjs$/,
    names: ["useGridPrintExport"],
    isUnused: true,
  },
  {
    // No list edits whole rows.
    importer: /\/@mui\/x-data-grid\//,
    module: /\/hooks\/features\/editing\/useGridRowEditing\.mjs$/,
    names: ["useGridRowEditing"],
    isUnused: true,
  },
  {
    // `axios.spread` and `axios.CancelToken`: older ways that no call takes. The SDK sends forms as `FormData`,
    // never as URL-encoded text or JSON.
    importer: /\/axios\/lib\/(?:axios|defaults\/index)\.js$/,
    module:
      /\/axios\/lib\/(?:helpers\/(?:spread|formDataToJSON|toURLEncodedForm)|cancel\/CancelToken)\.js$/,
    names: ["default"],
    isUnreachable: true,
  },
  {
    // Limits of bodies, which no call sets, and progress of a form sent by `fetch`: the SDK sends those that are
    // watched by XMLHttpRequest.
    importer: /\/axios\/lib\/adapters\/fetch\.js$/,
    module: /\/axios\/lib\/(?:core\/createMultipartBody|helpers\/estimateDataURLDecodedBytes)\.js$/,
    names: ["default"],
    isUnreachable: true,
  },
  {
    // A theme as source code, for styles compiled at build time.
    importer: /\/@mui\/material\/styles\//,
    module: /\/@mui\/material\/styles\/stringifyTheme\.mjs$/,
    names: ["stringifyTheme"],
    isUnreachable: true,
  },
  {
    // `boot.js` sets the colour scheme before the paint. The constants of the module stay.
    importer: /\/@mui\/system\/cssVars\/createCssVarsProvider\.mjs$/,
    module: /\/@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/,
    names: ["buildInitColorSchemeScript"],
    isUnreachable: true,
    keepsOthers: true,
  },
  {
    // Of Emotion's `withTheme`, which neither Material nor the product calls.
    importer: /\/@emotion\/react\//,
    module: /\/hoist-non-react-statics\/dist\//,
    names: ["default"],
    isUnreachable: true,
  },
  ofGrid("cell/GridActionsCell", "renderActionsCell"),
  ofGrid("cell/GridEditBooleanCell", "renderEditBooleanCell"),
  ofGrid("cell/GridEditDateCell", "renderEditDateCell"),
  ofGrid("cell/GridEditInputCell", "renderEditInputCell"),
  ofGrid("cell/GridEditLongTextCell", "renderEditLongTextCell"),
  ofGrid("cell/GridEditSingleSelectCell", "renderEditSingleSelectCell"),
  ofGrid("cell/GridLongTextCell", "renderLongTextCell"),
  ofGrid("columnsManagement/GridColumnsManagement"),
  ofGrid("panel/filterPanel/GridFilterInputDate"),
  ofGrid("panel/filterPanel/GridFilterInputMultipleSingleSelect"),
  ofGrid("panel/filterPanel/GridFilterInputMultipleValue"),
  ofGrid("panel/filterPanel/GridFilterInputSingleSelect"),
  ofGrid("panel/filterPanel/GridFilterInputValue"),
  ofGrid("panel/filterPanel/GridFilterPanel"),
  ofGrid("toolbarV8/GridToolbar", "GridToolbarDivider", "GridToolbarLabel"),
];

const CHUNK_LOAD_ERROR_MODULE = realpathSync(
  new URL("../../ui-kit/src/chunk-load-error.ts", import.meta.url),
);

const PREFIX = "\0deferred:";

/** Not `lazy`, which would keep the first failure for good. */
const menuModule = (path: string): string => `
import { createElement, useEffect, useState } from "react";
import { reportChunkLoadError } from ${JSON.stringify(CHUNK_LOAD_ERROR_MODULE)};
import { load as loadItem } from ${JSON.stringify(PREFIX + path.replace(/Menu\/Menu\.mjs$/, "MenuItem/index.mjs"))};
let Menu;
const load = async () => {
  const [menu] = await Promise.all([import(${JSON.stringify(path)}), loadItem()]);
  Menu = menu.default;
};
for (const kind of ["pointermove", "pointerdown", "keydown"])
  addEventListener(kind, () => load().catch(() => undefined), { once: true, passive: true });
export default function DeferredMenu(props) {
  const { open, onClose } = props;
  const [isShown, setShown] = useState(false);
  const isAwaited = open && !isShown;
  if (isAwaited && Menu) setShown(true);
  useEffect(() => {
    if (!isAwaited) return;
    let isWanted = true;
    load().then(() => isWanted && setShown(true), (detail) => {
      if (!isWanted) return;
      reportChunkLoadError(detail);
      onClose({}, "missing");
    });
    return () => { isWanted = false; };
  }, [isAwaited]);
  return isShown ? createElement(Menu, props) : null;
}`;

/** Menus load it before they open; the grid's own do not. */
const menuItemModule = (path: string): string => `
import { createElement, useEffect, useState } from "react";
let MenuItem;
export const load = async () => { MenuItem ??= (await import(${JSON.stringify(path)})).default; };
export default function DeferredMenuItem(props) {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (!MenuItem) load().then(() => setLoaded(true), () => undefined);
  }, []);
  return MenuItem ? createElement(MenuItem, props) : null;
}`;

/** A module with the same exports, each of which loads the real module when shown. */
function writeDeferredModule(
  found: string,
  { names, opens, isUnused, isUnreachable, keepsOthers }: DeferredModule,
): string {
  // Imports past Material's entry, or other imports from there would bring the component along.
  const path = found.replace(/(\/@mui\/material\/(\w+))\/index\.mjs$/, "$1/$2.mjs");
  if (isUnreachable || isUnused) {
    const call = isUnused
      ? "() => undefined"
      : '() => { throw new Error("This code was left out of the build."); }';
    const lines = names.map(
      (name) => `export ${name === "default" ? name : `const ${name} =`} ${call};`,
    );
    if (keepsOthers) lines.push(`export * from ${JSON.stringify(path)};`);
    return lines.join("\n");
  }
  if (opens === "menu") return menuModule(path);
  if (opens === "menu-item") return menuItemModule(path);
  return [
    'import { createElement, lazy, Suspense, useState } from "react";',
    `const load = () => import(${JSON.stringify(path)})${opens === "hint" ? ".catch(() => ({ default: () => null }))" : ""};`,
    "const lazyExport = (name) => lazy(async () => ({ default: (await load())[name] }));",
    "const loaded = (Component, props) => createElement(Suspense, null, createElement(Component, props));",
    opens === "hint"
      ? `const shown = (Component) => (props) => {
          const [isClosed, setClosed] = useState(true);
          if (isClosed && props.open) setClosed(false);
          return isClosed ? null : loaded(Component, props);
        };`
      : "const shown = (Component) => (props) => loaded(Component, props);",
    ...names.map((name) => {
      const value = `shown(lazyExport(${JSON.stringify(name)}))`;
      if (name === "default") return `export default ${value};`;
      if (!name.startsWith("render")) return `export const ${name} = ${value};`;
      // A function of a cell is a component by another name.
      return `const ${name}Component = ${value};\nexport const ${name} = (cell) => createElement(${name}Component, cell);`;
    }),
  ].join("\n");
}

/**
 * MUI X DataGrid imports panels, filters and editing that a list does not show at first. This
 * splits them into chunks loaded when shown. The build fails where one of them is no longer found.
 */
export function deferModulesPlugin(): Plugin {
  const missing = new Set(DEFERRED_MODULES);
  return {
    name: "recurrent:defer-modules",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer = "", options) {
      if (source.startsWith(PREFIX)) return { id: source, moduleSideEffects: false };
      if (importer.startsWith(PREFIX)) return null;
      const candidates = DEFERRED_MODULES.filter((deferred) => deferred.importer.test(importer));
      if (candidates.length === 0) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const deferred = candidates.find(({ module }) => found !== null && module.test(found.id));
      if (found === null || deferred === undefined) return null;
      missing.delete(deferred);
      return { id: `${PREFIX}${found.id}`, moduleSideEffects: false };
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const path = id.slice(PREFIX.length);
      const deferred = DEFERRED_MODULES.find(({ module }) => module.test(path));
      return deferred === undefined ? null : writeDeferredModule(path, deferred);
    },
    generateBundle() {
      if (missing.size === 0) return;
      const names = [...missing].map(({ module }) => module.source).join(", ");
      throw new Error(`The build does not find these modules of the grid: ${names}`);
    },
  };
}
