/** Runs Storybook at `PORT`, or at 4101. */
import { fromRoot, pinnedNode } from "./lib/paths.mjs";
import { runProcessGroup } from "./lib/process-group.mjs";
import { TOOL } from "./lib/tools.mjs";
import { portOrExit } from "./lib/ports.ts";

const port = await portOrExit(4101, "npm run storybook");
const done = await runProcessGroup(
  pinnedNode,
  [
    fromRoot(TOOL.storybook),
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
