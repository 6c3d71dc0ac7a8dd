import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const portal = fileURLToPath(new URL("..", import.meta.url));
const resolve = createRequire(import.meta.url).resolve;

/** A file that stands beside index.html without being part of the bundle. */
interface SiteFile {
  /** Path from the root of the site. */
  readonly name: string;
  readonly source: string;
}

/** What is installed, for whoever runs it: `version.json`, with times in UTC. */
export interface BuildFacts {
  /** Of the portal, as in its `package.json`. */
  readonly version: string;
  /** The short hash of the commit; empty for a build that has no repository and was told none. */
  readonly commit: string;
  readonly builtAt: string;
  /** The versions of the contracts that it was built for. */
  readonly contract: { readonly auth: string; readonly main: string };
}

const read = (name: string) => JSON.parse(readFileSync(path.join(portal, name), "utf8")) as unknown;

function buildFacts(commit: string): BuildFacts {
  const contract = (host: string): string =>
    (read(`../sdk/openapi/${host}.json`) as { info: { version: string } }).info.version;
  // Whoever builds the same twice says when (reproducible-builds.org): seconds since 1970.
  const given = process.env["SOURCE_DATE_EPOCH"];
  return {
    version: (read("package.json") as { version: string }).version,
    commit,
    builtAt: (given ? new Date(Number(given) * 1000) : new Date()).toISOString(),
    contract: { auth: contract("auth"), main: contract("main") },
  };
}

function siteFiles(withSandbox: boolean): SiteFile[] {
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
 * Puts beside the portal what belongs to one kind of build: the configuration and, where the sandbox
 * stands in for the hosts, its service worker and pages. A production build gets none of the latter.
 */
export function siteFilesPlugin(withSandbox: boolean, commit: string): Plugin {
  const files = siteFiles(withSandbox);
  return {
    name: "recurrent:site-files",
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
      const facts = `${JSON.stringify(buildFacts(commit), null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: "version.json", source: facts });
    },
  };
}
