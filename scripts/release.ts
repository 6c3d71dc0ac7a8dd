/**
 * Makes the next version of the SDK from the waiting changesets: its number, its change log, and the contract of
 * this release. It publishes nothing: check the result and commit it.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { runProcessGroup } from "./lib/process-group.mjs";
import { fromRoot, pinnedNode, root } from "./lib/paths.mjs";
import { TOOL } from "./lib/tools.mjs";

const changesets = fromRoot(TOOL.changesets);
const done = await runProcessGroup(pinnedNode, [changesets, "version"], { cwd: root });
if (done.code === 0) {
  const manifest = JSON.parse(
    readFileSync(fromRoot("packages/sdk/package.json"), "utf8"),
  ) as object;
  const constant = fromRoot("packages/sdk/src/version.ts");
  const version = "version" in manifest ? JSON.stringify(manifest.version) : undefined;
  writeFileSync(constant, readFileSync(constant, "utf8").replace(/"[^"]*"/, `${version}`));
  for (const host of ["auth", "main"]) {
    const contract = fromRoot(`packages/sdk/openapi/${host}.json`);
    copyFileSync(contract, fromRoot(`spec/released/${host}.json`));
  }
  writeFileSync(fromRoot("spec/released/breaks.json"), "[]\n");
}
process.exitCode = done.code;
