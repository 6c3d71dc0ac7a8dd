/**
 * Makes the next version of the SDK from the changesets that wait: its number, its change log, and
 * the contract that it promises from now on. Publishes nothing: look at the result and commit it.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { runGroup } from "./lib/group.mjs";
import { inRoot, pinnedNode, root } from "./lib/paths.mjs";

const changesets = inRoot("node_modules/@changesets/cli/bin.js");
const done = await runGroup(pinnedNode, [changesets, "version"], { cwd: root });
if (done.code === 0) {
  const manifest = JSON.parse(readFileSync(inRoot("packages/sdk/package.json"), "utf8")) as object;
  const constant = inRoot("packages/sdk/src/version.ts");
  const version = "version" in manifest ? JSON.stringify(manifest.version) : undefined;
  writeFileSync(constant, readFileSync(constant, "utf8").replace(/"[^"]*"/, `${version}`));
  for (const host of ["auth", "main"]) {
    const contract = inRoot(`packages/sdk/openapi/${host}.json`);
    copyFileSync(contract, inRoot(`spec/released/${host}.json`));
  }
}
process.exitCode = done.code;
