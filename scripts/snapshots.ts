/**
 * Takes a picture of every story, light and dark, and compares it with the accepted one.
 * What it takes and says: `npm run snapshots -- --help`.
 */
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildIndex } from "storybook/internal/core-server";
import { createVitest } from "vitest/node";
import { fromRoot } from "./lib/paths.mjs";
import {
  BASELINE_DIR,
  ACTUAL_DIR,
  isSelected,
  type Picture,
  removed,
} from "./snapshots/pictures.ts";

const HELP = `Pictures of the stories, compared with the accepted ones.

  npm run snapshots                         every story; fails when one looks different, is new or gone
  npm run snapshots -- login                only stories with 'login' in their id or name
  npm run snapshots -- --accept [login]     what they look like now becomes what is accepted

Pictures stay on this machine (snapshots/, not in git), because every machine draws text a little
differently. To see what a branch changes:

  git switch main && npm run snapshots -- --accept
  git switch my-branch && npm run snapshots`;

/** Exit code for invalid arguments. */
const CANNOT = 2;

function fail(message: string): never {
  console.error(message);
  process.exit(CANNOT);
}

function readArguments(): { accept: boolean; selection: string } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { accept: { type: "boolean", default: false }, help: { type: "boolean" } },
    });
    if (values.help) {
      console.log(HELP);
      process.exit(0);
    }
    return { accept: values.accept, selection: positionals.join(" ").trim() };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
}

/** Places of all accepted pictures. */
function acceptedPlaces(): string[] {
  const folder = fromRoot(BASELINE_DIR);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".png"))
    .map((file) => file.slice(0, -".png".length).replaceAll(path.sep, "/"));
}

/** Plays the stories and takes pictures. @returns the pictures of each story that ran */
async function run(
  stories: readonly { importPath: string; name: string }[],
  accept: boolean,
): Promise<Map<string, readonly Picture[]>> {
  // By these Vitest's command tells plug-ins that tests are run; `createVitest` alone does not.
  Object.assign(process.env, { NODE_ENV: "test", TEST: "true", VITEST: "true" });
  const vitest = await createVitest({
    config: fromRoot("scripts/snapshots/vitest.config.ts"),
    watch: false,
    // New pictures are shown and refused, not written.
    update: accept ? "all" : "none",
  });
  try {
    await vitest.standalone();
    const inFile = Map.groupBy(stories, ({ importPath }) => fromRoot(importPath));
    const specifications = (await vitest.globTestSpecifications()).flatMap((found) => {
      const testNames = inFile.get(path.normalize(found.moduleId))?.map(({ name }) => name);
      return testNames ? [found.project.createSpecification(found.moduleId, { testNames })] : [];
    });
    const { testModules } = await vitest.runTestSpecifications(specifications);
    return new Map(
      testModules
        .flatMap((module) => [...module.children.allTests()].map((test) => test.meta()))
        .flatMap(({ storyId, pictures }) => (storyId && pictures ? [[storyId, pictures]] : [])),
    );
  } finally {
    await vitest.close();
  }
}

const { accept, selection } = readArguments();
if (!accept && acceptedPlaces().length === 0) {
  fail(
    `No picture has been accepted on this machine yet, so there is nothing to compare with.\n\n${HELP}`,
  );
}
const { entries } = await buildIndex({ configDir: fromRoot(".storybook") });
const stories = Object.values(entries).filter((entry) => entry.type === "story");
const meant = stories.filter((story) => isSelected(story, selection));
if (meant.length === 0) {
  fail(`None of the ${stories.length} stories has '${selection}' in its id or its name.`);
}
rmSync(fromRoot(ACTUAL_DIR), { recursive: true, force: true });
const pictured = await run(meant, accept);

const ids = stories.map(({ id }) => id);
const gone = selection === "" ? removed(acceptedPlaces(), ids, pictured) : [];
for (const place of gone) {
  if (accept) rmSync(fromRoot(BASELINE_DIR, `${place}.png`));
  else console.log(`gone: ${place}.png is accepted, but no story draws it any more`);
}
if (!accept && gone.length > 0) process.exitCode = 1;
const pictures = [...pictured.values()].flat().length;
const seen = `${meant.length} stories, ${pictures} pictures, ${Math.round(performance.now() / 1000)} s`;
if (accept) console.log(`Accepted${process.exitCode ? " what did not fail" : ""}: ${seen}`);
else console.log(`${process.exitCode ? "Not all" : "All"} as accepted: ${seen}`);
if (!accept && process.exitCode) {
  console.log("If this is how they should look: npm run snapshots -- --accept");
}
