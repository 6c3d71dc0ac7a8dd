/**
 * Builds what the package holds: JavaScript modules with their types, one for each source file so
 * that any bundler can leave out what is not used, and the contract as YAML beside its JSON. The
 * workspace does not need it: there the sources are imported as they are.
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { withEmittedPaths } from "./emitted-paths.ts";
import { withoutReferences } from "./shipped-comments.ts";

const sdk = join(import.meta.dirname, "..");
const dist = join(sdk, "dist");
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

mkdirSync(join(dist, "contract"));
for (const host of ["auth", "main"]) {
  const contract: unknown = JSON.parse(readFileSync(join(sdk, `openapi/${host}.json`), "utf8"));
  writeFileSync(join(dist, `contract/${host}.yaml`), stringify(contract));
}
