import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const portal = fileURLToPath(new URL("..", import.meta.url));
const resolve = createRequire(import.meta.url).resolve;

/** A file beside index.html outside the bundle. */
interface StaticFile {
  /** Path from the root of the site. */
  readonly name: string;
  readonly source: string;
}

/** `version.json` for operators, with times in UTC. */
export interface BuildInfo {
  /** From `package.json`. */
  readonly version: string;
  /** Short hash; empty for a build without a repository. */
  readonly commit: string;
  readonly builtAt: string;
  /** Contract versions that it was built for. */
  readonly contract: { readonly auth: string; readonly main: string };
}

const read = (name: string) => JSON.parse(readFileSync(path.join(portal, name), "utf8")) as unknown;

function readBuildInfo(commit: string): BuildInfo {
  const contract = (host: string): string =>
    (read(`../sdk/openapi/${host}.json`) as { info: { version: string } }).info.version;
  // Reproducible builds set the time in seconds since 1970 (reproducible-builds.org).
  const given = process.env["SOURCE_DATE_EPOCH"];
  return {
    version: (read("package.json") as { version: string }).version,
    commit,
    builtAt: (given ? new Date(Number(given) * 1000) : new Date()).toISOString(),
    contract: { auth: contract("auth"), main: contract("main") },
  };
}

function listStaticFiles(withSandbox: boolean): StaticFile[] {
  const config = withSandbox ? "sandbox.json" : "remote.json";
  const files = [{ name: "config.json", source: path.join(portal, "config", config) }];
  if (!withSandbox) return files;
  const worker = path.join(path.dirname(resolve("msw/package.json")), "lib/mockServiceWorker.js");
  const pages = path.join(portal, "../sandbox/static");
  return [
    ...files,
    { name: "mockServiceWorker.js", source: worker },
    ...readdirSync(pages).map((page) => ({
      name: `sandbox/${page}`,
      source: path.join(pages, page),
    })),
  ];
}

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".json": "application/json",
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
};

/**
 * Copies the files of one kind of build: the configuration and, with the sandbox, its service
 * worker and pages.
 */
export function staticFilesPlugin(withSandbox: boolean, commit: string): Plugin {
  const files = listStaticFiles(withSandbox);
  return {
    name: "recurrent:static-files",
    configureServer(server) {
      server.middlewares.use((request, reply, next) => {
        const name = (request.url ?? "/").split("?", 1)[0]?.slice(1);
        const file = files.find((one) => one.name === name);
        if (!file) {
          next();
          return;
        }
        reply.setHeader("Content-Type", TYPES[path.extname(file.name)] ?? "text/plain");
        reply.setHeader("Cache-Control", "no-store");
        createReadStream(file.source).pipe(reply);
      });
    },
    generateBundle() {
      for (const { name, source } of files) {
        this.emitFile({ type: "asset", fileName: name, source: readFileSync(source) });
      }
      const source = `${JSON.stringify(readBuildInfo(commit), null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: "version.json", source });
    },
  };
}
