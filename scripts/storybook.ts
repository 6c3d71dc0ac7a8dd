/** Runs Storybook at `PORT`, or at 4101. */
import { fromRoot, pinnedNode } from "./lib/paths.mjs";
import { runProcessGroup } from "./lib/process-group.mjs";
import { portOrExit } from "./lib/ports.ts";

const port = await portOrExit(4101, "npm run storybook");
const done = await runProcessGroup(
  pinnedNode,
  [
    fromRoot("node_modules/storybook/dist/bin/dispatcher.js"),
    "dev",
    `--port=${port}`,
    "--exact-port",
    "--ci",
    "--no-open",
    ...process.argv.slice(2),
  ],
  { cwd: fromRoot() },
);
process.exitCode = done.code;
