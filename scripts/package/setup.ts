/** Before the checks of the package: packs it, installs it in four projects, starts the sandbox. */
import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { serveInMemory } from "../../packages/sandbox/src/testing/serve-in-memory.ts";
import { fromRoot } from "../lib/paths.mjs";
import { examplesProgram } from "./comments.ts";
import { installConsumer, MINIMUM_PEERS } from "./install-in-app.ts";
import { withTestHosts, allSnippets, needsPeers } from "./readme-examples.ts";
import { packPackage } from "./pack.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The packed SDK. */
    tarball: string;
    /** Project with the SDK alone: no React, no MSW, no zod. */
    plain: string;
    /** Project with every optional peer, React's renderer, Vite and vitest. */
    full: string;
    /** Project with every optional peer at the lowest version that the package allows. */
    minimum: string;
    /** Project whose tests simulate pages in Node.js, each with classes of its own for files. */
    pages: string;
    /** Addresses of the sandbox. */
    hosts: { authHost: string; apiHost: string };
  }
}

const PEERS = ["@faker-js/faker", "@tanstack/react-query", "msw", "react", "zod"];
const APP = ["@types/react", "@types/react-dom", "@vitejs/plugin-react", "react-dom", "vite"];
const TYPED = [
  "@types/node",
  "@types/react",
  "@types/react-dom",
  "jsdom",
  "react-dom",
  "typescript",
];
const TESTS = ["@testing-library/dom", "@testing-library/react", "jsdom", "vitest"];
const PAGES = ["@faker-js/faker", "formdata-node", "happy-dom", "jsdom", "msw", "vitest", "zod"];

/** vitest calls it once, and what it returns at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), "recurrent-package-"));
  const plain = path.join(folder, "plain");
  const full = path.join(folder, "full");
  const minimum = path.join(folder, "minimum");
  const pages = path.join(folder, "pages");
  const tarball = await packPackage("sdk", folder);
  const [sandbox] = await Promise.all([
    serveInMemory(),
    installConsumer(plain, tarball, ["@types/node"]),
    installConsumer(full, tarball, ["@types/node", ...PEERS, ...APP, ...TESTS]),
    installConsumer(minimum, tarball, [...PEERS, ...TYPED], "sdk", MINIMUM_PEERS),
    installConsumer(pages, tarball, PAGES),
  ]);
  for (const snippet of allSnippets()) {
    const code = withTestHosts(snippet.code, sandbox);
    writeFileSync(path.join(full, snippet.file), code);
    if (!needsPeers(snippet)) writeFileSync(path.join(plain, snippet.file), code);
  }
  const sdk = path.join(full, "node_modules", "@recurrent", "sdk");
  writeFileSync(path.join(full, "comments.ts"), examplesProgram(sdk));
  const app = fromRoot("scripts/package/app");
  for (const file of ["index.html", "vite.config.ts", "tsconfig.json"]) {
    copyFileSync(path.join(app, file), path.join(full, file));
  }
  cpSync(path.join(app, "commonjs"), path.join(full, "commonjs"), { recursive: true });
  cpSync(path.join(app, "node10"), path.join(minimum, "node10"), { recursive: true });
  const programs = path.join(app, "programs");
  for (const file of ["peers.ts", "worker.ts"]) {
    copyFileSync(path.join(programs, file), path.join(full, file));
  }
  copyFileSync(path.join(programs, "peers.ts"), path.join(minimum, "peers.ts"));
  copyFileSync(path.join(programs, "files.test.ts"), path.join(pages, "files.test.ts"));
  copyFileSync(path.join(app, "files.config.ts"), path.join(pages, "files.config.ts"));
  copyFileSync(path.join(app, "tsconfig.minimum.json"), path.join(minimum, "tsconfig.json"));
  copyFileSync(path.join(app, "tsconfig.plain.json"), path.join(plain, "tsconfig.json"));
  project.provide("tarball", tarball);
  project.provide("plain", plain);
  project.provide("full", full);
  project.provide("minimum", minimum);
  project.provide("pages", pages);
  project.provide("hosts", { authHost: sandbox.authHost, apiHost: sandbox.apiHost });
  return async () => {
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
