/** Runs the portal on the in-page sandbox and prints its address and accounts. */
import { createServer } from "vite";
import { accountTable } from "./lib/accounts.ts";
import { fromRoot } from "./lib/paths.mjs";
import { portOrExit } from "./lib/ports.ts";

const port = await portOrExit(4100, "npm start");
const server = await createServer({
  root: fromRoot("packages/portal"),
  configFile: fromRoot("packages/portal/vite.config.ts"),
  logLevel: "warn",
  server: { port, strictPort: true },
});
await server.listen();
console.log(
  `\n${accountTable()}\n\nThe portal runs at http://localhost:${port} (Ctrl+C ends it)\n`,
);
