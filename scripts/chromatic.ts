/**
 * Sends the stories to Chromatic, which compares their pictures with the accepted ones. Arguments
 * are handed on: `npm run chromatic -- --only-changed`.
 */
import { runProcessGroup } from "./lib/process-group.mjs";
import { fromRoot, pinnedNode, root } from "./lib/paths.mjs";
import { TOOL } from "./lib/tools.mjs";

if (!process.env["CHROMATIC_PROJECT_TOKEN"]) {
  console.error(
    [
      "CHROMATIC_PROJECT_TOKEN is not set, so there is no project to send the stories to.",
      "  - on your machine: copy the token from the project's Manage page at chromatic.com, then",
      "    CHROMATIC_PROJECT_TOKEN=chpt_... npm run chromatic",
      "  - on GitHub: store it as the repository secret CHROMATIC_PROJECT_TOKEN.",
    ].join("\n"),
  );
  process.exit(1);
}

const chromatic = fromRoot("node_modules/chromatic/dist/bin.cjs");
const storybook = fromRoot(TOOL.storybook);
const built = await runProcessGroup(pinnedNode, [storybook, "build", "--quiet"], { cwd: root });
if (built.code !== 0) process.exit(built.code);
const argv = [chromatic, "--storybook-build-dir", "storybook-static", "--exit-zero-on-changes"];
const sent = await runProcessGroup(pinnedNode, [...argv, ...process.argv.slice(2)], { cwd: root });
process.exitCode = sent.code;
