import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const SCRIPT = fileURLToPath(new URL("../../../deploy/write-nginx-conf.ts", import.meta.url));

/**
 * Bundles the script of `deploy/start.sh` into a hidden folder of the build, with this build's own
 * reader of `config.json`.
 */
export function nginxScriptPlugin(): Plugin {
  return {
    name: "recurrent:nginx-script",
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
