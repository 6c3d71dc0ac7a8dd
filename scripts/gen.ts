/**
 * Regenerates everything that follows from the contract: the bundled documents, the SDK's calls, hooks,
 * mocks and schemas, and the sandbox's table of operations. Examples that do not fit are named first, for
 * mocks answer with them.
 *
 *   --check   fails when that changed anything, so that generated code is never behind the contract
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { misfitsIn } from "./lib/example-misfits.ts";
import { runGroup } from "./lib/group.mjs";
import { operationTable } from "./lib/operation-table.ts";
import { inRoot, pinnedNode, root } from "./lib/paths.mjs";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const SDK = inRoot("packages", "sdk");
const HOSTS = ["auth", "main"] as const;

function snapshot(): Map<string, string> {
  const files = globSync("packages/{sdk,sandbox}/{openapi,src/generated}/**/*.{ts,json}", {
    cwd: root,
  });
  return new Map(files.map((file) => [file, readFileSync(inRoot(file), "utf8")]));
}

async function run(argv: readonly string[], cwd: string): Promise<void> {
  const done = await runGroup(pinnedNode, argv, { cwd, capture: true });
  if (done.code !== 0) throw new Error(done.output);
}

async function generate(): Promise<void> {
  const redocly = inRoot("node_modules/@redocly/cli/bin/cli.js");
  const misfits = await Promise.all(
    HOSTS.map(async (host) => {
      const bundle = `packages/sdk/openapi/${host}.json`;
      await run([redocly, "bundle", host, "-o", bundle], root);
      return misfitsIn(bundle);
    }),
  );
  if (misfits.flat().length > 0) {
    throw new Error(`Examples in spec/ do not fit the contract:\n${misfits.flat().join("\n")}`);
  }
  // A call that left the contract must leave the SDK too.
  rmSync(inRoot("packages/sdk/src/generated"), { recursive: true, force: true });
  await run([inRoot("packages/sdk/node_modules/orval/dist/bin/orval.mjs")], SDK);
  mkdirSync(inRoot("packages/sandbox/src/generated"), { recursive: true });
  writeFileSync(
    inRoot("packages/sandbox/src/generated/operations.ts"),
    operationTable(
      HOSTS.map((host) => [host, readFileSync(`${SDK}/openapi/${host}.json`, "utf8")]),
    ),
  );
  const written = ["sdk", "sandbox"].map((name) => `packages/${name}/src/generated`);
  await run([inRoot("node_modules/oxfmt/bin/oxfmt"), ...written], root);
}

const before = snapshot();
await generate();
const after = snapshot();
const changed = [...new Set([...before.keys(), ...after.keys()])]
  .filter((file) => before.get(file) !== after.get(file))
  .toSorted();
console.log(`${after.size} files generated, ${changed.length} changed`);
if (values.check && changed.length > 0) {
  console.error(changed.slice(0, 50).join("\n"));
  console.error("\nGenerated code did not agree with spec/. It does now: review and commit it.");
  process.exitCode = 1;
}
