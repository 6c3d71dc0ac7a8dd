import { fileURLToPath } from "node:url";
import { build, type Rollup } from "vite";

/** The script of a page with all its imports, bundled into one text as a portal would do it. */
export async function bundlePage(file: URL): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(file),
        formats: ["es"],
        fileName: "page",
      },
    },
  });
  const [output] = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[];
  const chunk = output?.output[0];
  if (chunk === undefined) throw new Error(`${file.pathname} was not built.`);
  return chunk.code;
}

/** A page that runs `/page.js` and shows nothing. */
export const EMPTY_PAGE =
  '<!doctype html><title>SDK</title><script type="module" src="/page.js"></script>';
