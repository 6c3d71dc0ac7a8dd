/** Runs the portal on the in-page sandbox and says where it is and who can sign in. */
import { createServer } from "vite";
import { accountTable } from "./lib/accounts.ts";
import { inRoot } from "./lib/paths.mjs";
import { isFree, portFrom } from "./lib/ports.ts";

const port = portFrom("PORT", process.env["PORT"], 4100);
if (!(await isFree(port))) {
  console.error(
    `Port ${port} is in use. Stop the program that listens there, or choose another port:\n` +
      `  PORT=${port + 1} npm start`,
  );
  process.exit(1);
}
const server = await createServer({
  root: inRoot("packages/portal"),
  configFile: inRoot("packages/portal/vite.config.ts"),
  logLevel: "warn",
  server: { port, strictPort: true },
});
await server.listen();
console.log(
  `\n${accountTable()}\n\nThe portal runs at http://localhost:${port} (Ctrl+C ends it)\n`,
);
