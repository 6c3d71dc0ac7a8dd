/** Runs Storybook at `PORT`, or at 4101. */
import { inRoot, pinnedNode } from "./lib/paths.mjs";
import { runGroup } from "./lib/group.mjs";
import { portOrExit } from "./lib/ports.ts";

const port = await portOrExit(4101, "npm run storybook");
const done = await runGroup(
  pinnedNode,
  [
    inRoot("node_modules/storybook/dist/bin/dispatcher.js"),
    "dev",
    `--port=${port}`,
    "--exact-port",
    "--ci",
    "--no-open",
    ...process.argv.slice(2),
  ],
  { cwd: inRoot() },
);
process.exitCode = done.code;
