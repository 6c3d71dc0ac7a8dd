import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const FORMS = [
  { ending: ".br", compress: promisify(brotliCompress) },
  { ending: ".gz", compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
];

/**
 * Puts a `.br` and a `.gz` beside each file of text: a server sends them as they are, smaller than
 * it would make them while a user waits. Not beside what an installation replaces (`config.json`), whose
 * old content would go on being sent.
 */
export function precompressPlugin(): Plugin {
  let folder = "";
  return {
    name: "recurrent:precompress",
    apply: "build",
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    async closeBundle() {
      const names = globSync("**/*.{css,html,js,svg}", { cwd: folder });
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(folder, name);
          const bytes = readFileSync(file);
          for (const { ending, compress } of FORMS)
            writeFileSync(file + ending, await compress(bytes));
        }),
      );
    },
  };
}
