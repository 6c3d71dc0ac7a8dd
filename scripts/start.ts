/**
 * Runs the portal on the in-page sandbox, and prints its address and accounts. A change in `spec/` generates the
 * SDK again; the page then reloads by itself.
 */
import { createServer } from "vite";
import { accountTable } from "./lib/accounts.ts";
import { coalesce } from "./lib/coalesce.ts";
import { fromRoot, pinnedNode } from "./lib/paths.mjs";
import { portOrExit } from "./lib/ports.ts";
import { runProcessGroup } from "./lib/process-group.mjs";

const SPEC = fromRoot("spec");

const port = await portOrExit(4100, "npm start");
const server = await createServer({
  root: fromRoot("packages/portal"),
  configFile: fromRoot("packages/portal/vite.config.ts"),
  logLevel: "warn",
  server: { port, strictPort: true },
});

const generate = coalesce(async () => {
  console.log("spec/ changed, generating…");
  const { code, output } = await runProcessGroup(pinnedNode, [fromRoot("scripts/gen.ts")], {
    cwd: fromRoot(),
    capture: true,
  });
  console.log(code === 0 ? output.trim() : `The contract could not be generated:\n${output}`);
});
server.watcher.add(SPEC).on("all", (event, file) => {
  if (file.startsWith(SPEC) && event !== "addDir") void generate();
});

await server.listen();
console.log(
  `\n${accountTable()}\n\nThe portal runs at http://localhost:${port} (Ctrl+C ends it)\n`,
);
