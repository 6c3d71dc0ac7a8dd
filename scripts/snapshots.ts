/**
 * Takes a picture of every story, light and dark, and compares it with the accepted one.
 * What it takes and says: `npm run snapshots -- --help`.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { runGroup } from "./lib/group.mjs";
import { inRoot, pinnedNode, root } from "./lib/paths.mjs";
import { type Finding, KINDS } from "./snapshots/findings.ts";
import { acceptedIn } from "./snapshots/plan.ts";
import { acceptedFolder, type Seen, takePictures } from "./snapshots/run.ts";

const HELP = `Pictures of the stories, compared with the accepted ones.

  npm run snapshots                         every story; fails when one looks different, is new or gone
  npm run snapshots -- login                only stories with 'login' in their id or name
  npm run snapshots -- --accept [login]     what they look like now becomes what is accepted

Pictures stay on this machine (snapshots/, not in git), because every machine draws text a little
differently. To see what a branch changes:

  git switch main && npm run snapshots -- --accept
  git switch my-branch && npm run snapshots`;

const FOLDER = inRoot("snapshots");
/** What it ends with when it was asked for something it cannot do. */
const CANNOT = 2;

function fail(message: string): never {
  console.error(message);
  process.exit(CANNOT);
}

function asked(): { accept: boolean; part: string } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { accept: { type: "boolean", default: false }, help: { type: "boolean" } },
    });
    if (values.help) {
      console.log(HELP);
      process.exit(0);
    }
    return { accept: values.accept, part: positionals.join(" ").trim() };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
}

function tell({ kind, label, picture, expected, actual, diff, why, id }: Finding): void {
  console.log(`\n${label}${picture === undefined ? "" : `, ${picture}`}: ${KINDS[kind]}`);
  console.log(`  story     ${id}`);
  for (const [role, file] of Object.entries({ expected, actual, diff })) {
    if (file !== undefined) console.log(`  ${role.padEnd(8)}  ${path.relative(root, file)}`);
  }
  if (why !== undefined) console.log(why.replaceAll(/^/gm, "  "));
}

function conclude({ stories, pictures, findings, report }: Seen, accept: boolean): void {
  const took = `${pictures} pictures, ${Math.round(performance.now() / 1000)} s`;
  for (const finding of findings) tell(finding);
  if (report === undefined) {
    console.log(`${accept ? "Accepted" : "All as accepted"}: ${stories} stories, ${took}.`);
    return;
  }
  const differing = new Set(findings.map((finding) => finding.id)).size;
  const what = accept ? "Accepted all but" : "Not as accepted:";
  console.log(`\n${what} ${differing} of ${stories} stories (${took}).`);
  console.log(`Side by side: ${report}`);
  if (!accept) console.log("If this is how they should look: npm run snapshots -- --accept");
  process.exitCode = 1;
}

const { accept, part } = asked();
if (!accept && acceptedIn(acceptedFolder(FOLDER)).size === 0) {
  fail(
    `No picture has been accepted on this machine yet, so there is nothing to compare with.\n\n${HELP}`,
  );
}
const storybook = inRoot("node_modules/storybook/dist/bin/dispatcher.js");
const built = inRoot("node_modules/.cache/recurrent/snapshots-storybook");
console.log("Building Storybook ...");
const done = await runGroup(pinnedNode, [storybook, "build", "--quiet", "--output-dir", built], {
  cwd: root,
  capture: true,
});
if (done.code !== 0) fail(`Storybook could not be built.\n${done.output}`);
try {
  const seen = await takePictures({ storybook: built, folder: FOLDER, accept, part });
  conclude(seen, accept);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
