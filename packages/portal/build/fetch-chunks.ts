import { realpathSync } from "node:fs";
import type { Plugin } from "vite";

/** The module of Vite that loads each chunk of an `import()`. */
const VITE_HELPER = "\0vite/preload-helper.js";

const IMPORT_CHUNK = realpathSync(new URL("../src/shared/errors/import-chunk.ts", import.meta.url));

/**
 * Loads chunks with `importChunk` instead of Vite's helper, so that a chunk that failed can be
 * loaded later (decision 0045). The build fails where Vite no longer asks for its helper, or where
 * a chunk has styles, which `importChunk` does not load.
 */
export function fetchChunksPlugin(): Plugin {
  let isReplaced = false;
  return {
    name: "recurrent:fetch-chunks",
    apply: "build",
    enforce: "pre",
    config: () => ({
      build: {
        modulePreload: {
          // Vite names the files only of chunks that import others.
          resolveDependencies: (file, files, { hostType }) =>
            files.length === 0 && hostType === "js" ? [file] : files,
        },
      },
    }),
    load(id) {
      if (id !== VITE_HELPER) return null;
      isReplaced = true;
      return `export { importChunk as __vitePreload } from ${JSON.stringify(IMPORT_CHUNK)};`;
    },
    generateBundle(_options, bundle) {
      if (!isReplaced) throw new Error(`The build does not ask for ${VITE_HELPER}.`);
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !file.isDynamicEntry) continue;
        const styles = file.viteMetadata?.importedCss.size ?? 0;
        if (styles > 0) throw new Error(`${file.fileName} has styles, which are not loaded.`);
      }
    },
  };
}
