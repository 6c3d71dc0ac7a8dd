/** Renders the contract of both hosts as self-contained HTML pages in `dist-docs/`. */
import { mkdirSync } from "node:fs";
import { runGroup } from "./lib/group.mjs";
import { inRoot, pinnedNode, root } from "./lib/paths.mjs";

const REDOCLY = inRoot("node_modules/@redocly/cli/bin/cli.js");
const TITLES = { auth: "Recurrent sign-in API", main: "Recurrent main API" };

mkdirSync(inRoot("dist-docs"), { recursive: true });
for (const [host, title] of Object.entries(TITLES)) {
  const file = `dist-docs/${host}.html`;
  const argv = [REDOCLY, "build-docs", host, "-o", file, "--title", title, "--inlineBundle"];
  const done = await runGroup(pinnedNode, argv, { cwd: root, capture: true });
  if (done.code !== 0) throw new Error(done.output);
  console.log(`${title}: ${inRoot(file)}`);
}
