/**
 * Renders the contract of both hosts as self-contained HTML pages in `dist-docs/`, with the reference of
 * the SDK from its code.
 */
import { mkdirSync } from "node:fs";
import { runProcessGroup } from "./lib/process-group.mjs";
import { fromRoot, pinnedNode, root } from "./lib/paths.mjs";
import { TOOL } from "./lib/tools.mjs";

const REDOCLY = fromRoot(TOOL.redocly);
const TITLES = { auth: "Recurrent sign-in API", main: "Recurrent main API" };

mkdirSync(fromRoot("dist-docs"), { recursive: true });
async function node(argv: readonly string[], cwd: string): Promise<void> {
  const done = await runProcessGroup(pinnedNode, argv, { cwd, capture: true });
  if (done.code !== 0) throw new Error(done.output);
}

for (const [host, title] of Object.entries(TITLES)) {
  const file = `dist-docs/${host}.html`;
  const argv = [REDOCLY, "build-docs", host, "-o", file, "--title", title, "--inlineBundle"];
  await node(argv, root);
  console.log(`${title}: ${fromRoot(file)}`);
}
// typedoc reads declarations, which its TypeScript understands, instead of newer sources.
await node(["scripts/build.ts"], fromRoot("packages/sdk"));
await node(["node_modules/typedoc/bin/typedoc"], fromRoot("scripts/reference"));
console.log(`SDK reference: ${fromRoot("dist-docs/sdk/index.html")}`);
