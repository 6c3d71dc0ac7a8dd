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
 * Writes a `.br` and a `.gz` beside each text file: smaller than a server would make them during a
 * request. Not for files that an installation replaces (`config.json`), whose old content would
 * still be sent.
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
          for (const { ending, compress } of FORMS) {
            writeFileSync(file + ending, await compress(bytes));
          }
        }),
      );
    },
  };
}
