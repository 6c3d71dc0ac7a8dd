/**
 * Bundles all dependencies with their licences, so that the package installs without a registry. In
 * the workspace the sources run directly.
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
      // A dependency of the validator checks for `module` before it uses it.
      checks: { commonJsVariableInEsm: false },
    },
  },
});
