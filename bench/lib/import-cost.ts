import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

const ENTRY = "virtual:import-cost";

/**
 * KB of minified Brotli that one import adds to a web page.
 *
 * @param statement an import and its use, such as `export { a } from "a"`
 * @param folder project that has the package installed
 */
export async function importCost(statement: string, folder: string): Promise<number> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: "strict" },
      minify: true,
    },
    plugins: [
      {
        name: "import-cost",
        // As a file of the project, so that its packages are found.
        resolveId: (id) => (id.endsWith(ENTRY) ? path.join(folder, "import-cost.js") : undefined),
        load: (id) => (id.endsWith("import-cost.js") ? statement : undefined),
      },
    ],
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  const code = outputs.map((chunk) => ("code" in chunk ? chunk.code : "")).join("\n");
  if (code === "") throw new Error(`Nothing was built from: ${statement}`);
  return brotliCompressSync(code).length / 1000;
}
