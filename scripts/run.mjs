/**
 * Runs every npm command: installs what is missing, then runs the command on the pinned Node.js and
 * ends with its exit code. Plain JavaScript for Node 20: it runs before any installation.
 */
import path from "node:path";
import { fromRoot, pinnedNode, root } from "./lib/paths.mjs";
import { runProcessGroup, stoppedWith } from "./lib/process-group.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureEngines } from "./lib/engines.mjs";
import { TOOL } from "./lib/tools.mjs";
import { setup } from "./setup.mjs";

/**
 * @typedef {object} Command
 * @property {readonly string[]} argv arguments of the pinned Node.js
 * @property {string} [cwd] folder to run in, from the root
 * @property {boolean} [chromium] true when it needs a browser
 * @property {boolean} [engines] true when it needs Firefox and WebKit as well
 * @property {number} [graceMs] time to stop after a signal
 * @property {boolean} [interactive] true when it asks questions in the terminal
 */

/** @type {Record<string, Command>} */
const COMMANDS = {
  start: { argv: ["scripts/start.ts"] },
  test: { argv: ["scripts/test.ts"], chromium: true, engines: true },
  check: { argv: ["scripts/test.ts", "--quick"] },
  // It lets uploads and downloads finish, for half a minute at most.
  sandbox: { argv: ["packages/sandbox/src/cli.ts"], graceMs: 35_000 },
  storybook: { argv: ["scripts/storybook.ts"] },
  build: { argv: [fromRoot(TOOL.vite), "build", "--mode", "production"], cwd: "packages/portal" },
  "build:demo": { argv: [fromRoot(TOOL.vite), "build", "--mode", "demo"], cwd: "packages/portal" },
  "build:sdk": { argv: ["scripts/pack.ts", "sdk"] },
  "build:sandbox": { argv: ["scripts/pack.ts", "sandbox"] },
  "build:host-check": { argv: ["scripts/pack.ts", "host-check"] },
  docs: { argv: ["scripts/docs.ts"] },
  gen: { argv: ["scripts/gen.ts"] },
  "check:hosts": { argv: ["packages/host-check/src/cli.ts"] },
  tokens: { argv: ["scripts/tokens.ts"] },
  changeset: { argv: [TOOL.changesets], interactive: true },
  release: { argv: ["scripts/release.ts"] },
  "accept-breaks": { argv: ["scripts/released.ts", "--accept"] },
  format: { argv: [TOOL.oxfmt] },
  lint: { argv: ["scripts/test.ts", "--only", "lint"] },
  typecheck: { argv: ["scripts/test.ts", "--only", "types"] },
  bench: { argv: ["bench/measure.ts"], chromium: true },
  "bench:record": { argv: ["bench/record.ts"], chromium: true },
  "bench:engines": { argv: ["bench/engines.ts"], chromium: true, engines: true },
  "bench:sandbox": { argv: ["bench/sandbox.ts"] },
  "bench:development": { argv: ["bench/development.ts"], chromium: true },
  "bench:sdk": { argv: ["bench/sdk.ts"] },
  size: { argv: ["scripts/size.ts"] },
  text: { argv: ["scripts/text.ts"] },
  screenshots: { argv: ["scripts/screenshots.ts"], chromium: true },
  chromatic: { argv: ["scripts/chromatic.ts"] },
};

/**
 * What fails after Ctrl+C fails because of it, and is not reported.
 * @param {string} line
 */
const say = (line) => {
  if (stoppedWith() === undefined) console.error(`recurrent: ${line}`);
};

// Tools take a path as part of an address or as a pattern, and then report another cause.
const sign = /[#%?[\]]/.exec(root)?.[0];
if (sign) {
  say(
    `${root}: the tools cannot work in a path with '${sign}'. Move the folder to one without # % ? [ ].`,
  );
  process.exit(2);
}
const [name = "", ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  say(`no command '${name}'; there are ${Object.keys(COMMANDS).join(", ")}`);
  process.exit(2);
}
try {
  await setup(say);
  const chromium = command.chromium ? await ensureChromium(say) : {};
  if (command.engines) await ensureEngines(say);
  const bins = path.join(root, "node_modules", ".bin");
  const done = await runProcessGroup(pinnedNode, [...command.argv, ...rest], {
    cwd: fromRoot(command.cwd ?? "."),
    ...(command.graceMs === undefined ? {} : { graceMs: command.graceMs }),
    interactive: command.interactive ?? false,
    env: {
      ...process.env,
      ...chromium,
      PATH: [bins, process.env["PATH"]].join(path.delimiter),
      // Neither tool may send telemetry from a developer's machine or a pipeline.
      STORYBOOK_DISABLE_TELEMETRY: "1",
      REDOCLY_TELEMETRY: "off",
    },
  });
  process.exitCode = done.code;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = stoppedWith() ?? 1;
}
