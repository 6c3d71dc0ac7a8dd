/**
 * Bundles the command with all its dependencies and their licences, so that the package installs anywhere
 * without a registry. In the workspace the sources are run directly.
 */
import { join } from "node:path";
import { build } from "vite";

await build({
  configFile: false,
  root: join(import.meta.dirname, ".."),
  logLevel: "warn",
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: "node22",
    license: { fileName: "LICENSES.md" },
    rolldownOptions: {
      input: "src/cli.ts",
      // A dependency of the validator asks whether there is a `module` before it uses it.
      checks: { commonJsVariableInEsm: false },
    },
  },
});
