/**
 * Regenerates everything that follows from the contract: the bundled documents, the SDK's calls, hooks,
 * mocks and schemas, the sandbox's table of operations and the format of its stored data. Invalid examples
 * are reported first, since mocks answer with them.
 *
 * `--check` fails when that changed anything, so that generated code matches the contract, and when a
 * second run under other settings of the machine writes anything else.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { alone } from "./lib/alone.ts";
import { invalidExamples } from "./lib/invalid-examples.ts";
import { runProcessGroup } from "./lib/process-group.mjs";
import { operationTable } from "./lib/operation-table.ts";
import { fromRoot, pinnedNode, root } from "./lib/paths.mjs";
import { TOOL } from "./lib/tools.mjs";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const SDK = fromRoot("packages", "sdk");
const HOSTS = ["auth", "main"] as const;

function snapshot(): Map<string, string> {
  const files = globSync("packages/{sdk,sandbox}/{openapi,src/generated}/**/*.{ts,json}", {
    cwd: root,
  });
  return new Map(files.map((file) => [file, readFileSync(fromRoot(file), "utf8")]));
}

/** Settings of a machine at the other end of the day, whose language sorts letters another way. */
const ELSEWHERE = { TZ: "Pacific/Kiritimati", LANG: "cs_CZ.UTF-8", LC_ALL: "cs_CZ.UTF-8" };

type Environment = Readonly<Record<string, string>>;

async function run(argv: readonly string[], cwd: string, settings: Environment): Promise<string> {
  const env = { ...process.env, ...settings };
  const done = await runProcessGroup(pinnedNode, argv, { cwd, env, capture: true });
  if (done.code !== 0) throw new Error(done.output);
  return done.stdout;
}

const filesIn = (folder: string): string[] => globSync("**/*.ts", { cwd: folder });

const OXFMT = fromRoot(TOOL.oxfmt);

/**
 * Writes what differs, and removes what is left over: a call that left the contract leaves the SDK too, and a
 * development server reloads once, for what changed.
 */
function replaceFolder(folder: string, next: string): void {
  const names = new Set(filesIn(next));
  for (const name of filesIn(folder)) if (!names.has(name)) rmSync(path.join(folder, name));
  for (const name of names) {
    const file = path.join(folder, name);
    const text = readFileSync(path.join(next, name), "utf8");
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function generate(settings: Environment = {}): Promise<void> {
  const redocly = fromRoot(TOOL.redocly);
  const misfits = await Promise.all(
    HOSTS.map(async (host) => {
      const bundle = `packages/sdk/openapi/${host}.json`;
      await run([redocly, "bundle", host, "-o", bundle], root, settings);
      return invalidExamples(bundle);
    }),
  );
  if (misfits.flat().length > 0) {
    throw new Error(`Examples in spec/ do not fit the contract:\n${misfits.flat().join("\n")}`);
  }
  const next = fromRoot("packages/sdk/src/generated.next");
  // A run that was killed leaves it.
  const clear = () => rmSync(next, { recursive: true, force: true });
  clear();
  try {
    await run([fromRoot("packages/sdk/node_modules/orval/dist/bin/orval.mjs")], SDK, settings);
    await run([OXFMT, next], root, settings);
    replaceFolder(fromRoot("packages/sdk/src/generated"), next);
  } finally {
    clear();
  }
  mkdirSync(fromRoot("packages/sandbox/src/generated"), { recursive: true });
  writeFileSync(
    fromRoot("packages/sandbox/src/generated/operations.ts"),
    operationTable(
      HOSTS.map((host) => [host, readFileSync(`${SDK}/openapi/${host}.json`, "utf8")]),
    ),
  );
  const format = await run([fromRoot("scripts/stored-format.ts")], root, settings);
  if (!/^[0-9a-f]{12}$/.test(format)) throw new Error(`No format of the stored data: ${format}`);
  writeFileSync(
    fromRoot("packages/sandbox/src/generated/stored-format.ts"),
    `/** Generated from the rows of the sandbox. Do not edit; run \`npm run gen\`. */\nexport const STORED_FORMAT = ${JSON.stringify(format)};\n`,
  );
  await run([OXFMT, "packages/sandbox/src/generated"], root, settings);
}

/** Files that two snapshots do not have alike. */
const differences = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((file) => one.get(file) !== other.get(file))
    .toSorted();

function report(files: readonly string[], text: string): void {
  if (files.length === 0) return;
  console.error(`${files.slice(0, 50).join("\n")}\n\n${text}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const before = snapshot();
  await generate();
  const after = snapshot();
  const changed = differences(before, after);
  console.log(`${after.size} files generated, ${changed.length} changed`);
  if (!values.check) return;
  report(
    changed,
    "Generated code did not agree with spec/ or the sandbox's rows. It does now: review and commit it.",
  );
  await generate(ELSEWHERE);
  report(differences(after, snapshot()), "A second run of the generator wrote these otherwise.");
}

// `npm start` runs it at each change of spec/, beside what is typed in a terminal.
await alone(fromRoot("node_modules", ".cache", "recurrent", "gen.lock"), main, (pid) =>
  console.error(`Waiting for process ${pid}, which generates too.`),
);
