import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const SCRIPT = fileURLToPath(new URL("../../../deploy/prepare.ts", import.meta.url));

/**
 * Puts what `deploy/start.sh` runs into a hidden folder of the build: one file for any Node.js, with the
 * reader of `config.json` that this very build has.
 */
export function operatorScriptPlugin(): Plugin {
  return {
    name: "recurrent:operator-script",
    apply: "build",
    async generateBundle() {
      const made = await build({
        configFile: false,
        logLevel: "warn",
        ssr: { noExternal: true },
        build: { ssr: SCRIPT, write: false, target: "node18", minify: false },
      });
      const [script] = [made].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
      if (script?.type !== "chunk") throw new Error(`The build has nothing of ${SCRIPT}.`);
      this.emitFile({ type: "asset", fileName: ".deploy/prepare.mjs", source: script.code });
    },
  };
}
