/**
 * Fails when the contract breaks callers of the last release (`spec/released/`) in a way that is not accepted: listed in
 * `spec/released/breaks.json`, with a changeset that announces it.
 *
 * --accept       lists all breaks of now as accepted
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { announcesBreak, breaksBetween, compareBreaks } from "./lib/contract-breaks.ts";
import { fromRoot } from "./lib/paths.mjs";

const { values } = parseArgs({ options: { accept: { type: "boolean", default: false } } });
const manifest = readFileSync(fromRoot("packages/sdk/package.json"), "utf8");
const { version } = JSON.parse(manifest) as { version: string };
const waiting = globSync(".changeset/*.md", { cwd: fromRoot() });
const isAnnounced = announcesBreak(
  waiting.map((file) => readFileSync(fromRoot(file), "utf8")),
  version,
);

const list = fromRoot("spec/released/breaks.json");
const breaks: string[] = [];
for (const host of ["auth", "main"]) {
  const [released, next] = [`spec/released/${host}.json`, `packages/sdk/openapi/${host}.json`];
  const found = await breaksBetween(fromRoot(released), fromRoot(next));
  breaks.push(...found.map((each) => `${host} ${each}`));
}
if (values.accept) writeFileSync(list, `${JSON.stringify(breaks, null, 2)}\n`);
const accepted = JSON.parse(readFileSync(list, "utf8")) as string[];
const { added, gone } = compareBreaks(breaks, accepted);
const bump = version.startsWith("0.") ? "minor" : "major";

if (breaks.length === 0) console.log(`Nothing that ${version} promised is broken.`);
if (added.length > 0) {
  console.error(
    `${added.join("\n")}\n\nThis breaks callers of ${version}. Keep what was there beside the new, or ` +
      "accept it: `npm run accept-breaks`, and commit the list.",
  );
}
if (gone.length > 0) {
  console.error(
    `${gone.join("\n")}\n\nThis is accepted, and breaks nothing any more: \`npm run accept-breaks\`.`,
  );
}
if (breaks.length > 0 && !isAnnounced) {
  console.error(
    "\nNo changeset says what callers must change: " +
      `npm run changeset -- --${bump} @recurrent/sdk -m "..."`,
  );
}
if (added.length > 0 || gone.length > 0 || (breaks.length > 0 && !isAnnounced)) {
  process.exitCode = 1;
}
