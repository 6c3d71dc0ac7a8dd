/**
 * Fails when the contract breaks callers of the last release (`spec/released/`) without a
 * changeset.
 */
import { globSync, readFileSync } from "node:fs";
import { announcesBreak, breaksBetween } from "./lib/contract-breaks.ts";
import { fromRoot } from "./lib/paths.mjs";

const manifest = readFileSync(fromRoot("packages/sdk/package.json"), "utf8");
const { version } = JSON.parse(manifest) as { version: string };
const waiting = globSync(".changeset/*.md", { cwd: fromRoot() });
const announced = announcesBreak(
  waiting.map((file) => readFileSync(fromRoot(file), "utf8")),
  version,
);
let breaks = 0;
for (const host of ["auth", "main"]) {
  const [released, next] = [`spec/released/${host}.json`, `packages/sdk/openapi/${host}.json`];
  for (const found of await breaksBetween(fromRoot(released), fromRoot(next))) {
    breaks += 1;
    console.log(`${host} ${found}`);
  }
}
if (breaks === 0) {
  console.log(`Nothing that ${version} promised is broken.`);
} else if (announced) {
  console.log("\nA changeset announces it: the next version may break callers.");
} else {
  const bump = version.startsWith("0.") ? "minor" : "major";
  console.error(
    `\n${breaks} changes break who calls ${version}. Keep what was there beside the new, or say ` +
      `what callers must change: npm run changeset -- --${bump} @recurrent/sdk -m "..."`,
  );
  process.exitCode = 1;
}
