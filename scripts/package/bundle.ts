import path from "node:path";
import { build } from "vite";

/**
 * Bundles a program as the tools of its runtime do, into a script with the global `program`.
 *
 * @param conditions by which packages choose their files for that runtime
 */
export async function bundle(entry: string, conditions: string[]): Promise<string> {
  const built = await build({
    root: path.dirname(entry),
    configFile: false,
    logLevel: "error",
    resolve: { conditions },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "program", fileName: "program" },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  if (output?.type !== "chunk") throw new Error(`Nothing was built from: ${entry}`);
  return output.code;
}
