/**
 * Builds the package: JavaScript modules with their types, one for each source file so that any
 * bundler can drop unused ones, and the contract as YAML beside its JSON. The workspace does not
 * need it: it imports the sources.
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { withEmittedPaths, withImportedReactQuery } from "./fix-import-paths.ts";
import { withoutReferences } from "./shipped-comments.ts";

const sdk = join(import.meta.dirname, "..");
const dist = join(sdk, "dist");
/** As in the package's `exports`. */
const ENTRIES = ["index.js", "raw.js", "react/index.js", "mocks.js", "schemas.js"];
const compiler = join(sdk, "node_modules", "typescript", "bin", "tsc");

rmSync(dist, { recursive: true, force: true });
const compiled = spawnSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], {
  cwd: sdk,
  encoding: "utf8",
});
if (compiled.status !== 0) throw new Error(compiled.stdout + compiled.stderr);

for (const name of globSync("**/*.{js,d.ts}", { cwd: dist })) {
  const file = join(dist, name);
  writeFileSync(file, withoutReferences(withEmittedPaths(readFileSync(file, "utf8"), file)));
}

// `require` needs its own types, because TypeScript reads a declaration as the module kind of its
// folder, and one line that exports the ES modules, so that there is one session and one ApiError.
// These import React Query, so its types are those of `import` here too.
for (const name of globSync("**/*.d.ts", { cwd: dist })) {
  const file = join(dist, "cjs", name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, withImportedReactQuery(readFileSync(join(dist, name), "utf8")));
}
for (const entry of ENTRIES) {
  const up = "../".repeat(entry.split("/").length);
  writeFileSync(join(dist, "cjs", entry), `module.exports = require("${up}${entry}");\n`);
}
writeFileSync(join(dist, "cjs/package.json"), `${JSON.stringify({ type: "commonjs" })}\n`);

mkdirSync(join(dist, "contract"));
for (const host of ["auth", "main"]) {
  const contract: unknown = JSON.parse(readFileSync(join(sdk, `openapi/${host}.json`), "utf8"));
  writeFileSync(join(dist, `contract/${host}.yaml`), stringify(contract));
}
