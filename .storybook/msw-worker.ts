import { createReadStream, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "mockServiceWorker.js";
const source = fileURLToPath(new URL(`../node_modules/msw/lib/${NAME}`, import.meta.url));

/** Serves MSW's worker from the root, where it covers every story: in dev, in tests and when built. */
export function mswWorker(): Plugin {
  return {
    name: "recurrent:msw-worker",
    configureServer(server) {
      server.middlewares.use((request, reply, next) => {
        if (request.url?.split("?", 1)[0] !== `/${NAME}`) {
          next();
          return;
        }
        reply.setHeader("Content-Type", "text/javascript");
        createReadStream(source).pipe(reply);
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: NAME, source: readFileSync(source) });
    },
  };
}
