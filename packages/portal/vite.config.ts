import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { deferModulesPlugin } from "./build/defer-modules.ts";
import { fetchChunksPlugin } from "./build/fetch-chunks.ts";
import { gridStylesPlugin } from "./build/grid-styles.ts";
import { nginxScriptPlugin } from "./build/nginx-script.ts";
import { pagePolicyPlugin } from "./build/page-policy.ts";
import { precompressPlugin } from "./build/precompress.ts";
import { preloadHintsPlugin } from "./build/preload-hints.ts";
import { findRevision } from "../../scripts/lib/revision.ts";
import { staticFilesPlugin } from "./build/static-files.ts";
import { productionCodePlugin } from "./build/production-code.ts";
import { swcMinifyPlugin } from "./build/swc-minify.ts";

/** Recognises modules by their files. Fails where one does not exist. */
function modules(...files: string[]): (id: string) => boolean {
  const ids = files.map((file) => realpathSync(new URL(file, import.meta.url)));
  return (id) => ids.includes(id);
}

/**
 * Few chunks instead of dozens of tiny ones, split where a visit pauses. Each holds the modules named and
 * all that they import, except what a group of higher priority holds. Pages have chunks of their own,
 * except the login: it is the first page of most visits, and too small to be worth a request.
 */
const chunkGroups = [
  {
    // Of every page.
    name: "base",
    priority: 3,
    test: modules("src/main.tsx", "src/features/auth/LoginPage.tsx"),
  },
  {
    // Of every signed-in page, and the boards, where managers land.
    name: "frame",
    priority: 2,
    test: modules("src/app/MainLayout.tsx", "src/features/boards/TrainingBoardPage.tsx"),
  },
  {
    // Requested while the terms are read, and drawn once the frame around the rows is painted.
    name: "grid",
    priority: 1,
    test: modules("../ui-kit/src/components/tables/GridRows.tsx"),
  },
];

const commit = process.env["REVISION"]?.slice(0, 12) || findRevision(import.meta.dirname);

/** The oldest browsers that run the portal (docs/deploy.md); boot.js turns others away. */
const TARGET = ["safari17.4", "chrome120", "edge120", "firefox128"];

const SHARED_BY_MUI =
  /node_modules\/(?:@mui\/(?:material|system|utils|styled-engine)|@emotion|react|react-dom|scheduler|stylis)\//;

/** React Router's exports name its development build alone, which warns people of what they cannot mend. */
function routerOfProduction() {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve("react-router-dom"));
  const inProduction = (entry: string) => resolve(entry).replace("/development/", "/production/");
  return Object.fromEntries(
    ["react-router/dom", "react-router"].map((entry) => [entry, inProduction(entry)]),
  );
}

/**
 * Three kinds of portal from one source: `production` for real hosts, `demo` with the in-page
 * sandbox, and the development server, which has the sandbox too.
 */
export default defineConfig(({ mode }) => ({
  base: "./",
  define: { "import.meta.env.VITE_REVISION": JSON.stringify(commit) },
  plugins: [
    react(),
    gridStylesPlugin(),
    deferModulesPlugin(),
    fetchChunksPlugin(),
    staticFilesPlugin(mode !== "production", commit),
    pagePolicyPlugin(mode !== "production"),
    preloadHintsPlugin({
      font: "inter-latin-opsz-normal",
      styles: "base",
      // The last has the first calls, which are made while the pages' own scripts are read.
      signedIn: ["frame", "grid", "landing-data"],
    }),
    productionCodePlugin(),
    ...(mode === "production" ? [nginxScriptPlugin()] : []),
    swcMinifyPlugin(),
    precompressPlugin(),
  ],
  resolve: {
    alias: {
      ...(mode !== "development" && routerOfProduction()),
      // Forty kilobytes of cookie rules that the in-page sandbox has no use for.
      ...(mode === "demo" && { tldts: "@recurrent/sandbox/no-public-suffix" }),
    },
  },
  optimizeDeps: {
    rolldownOptions: {
      // What the parts of MUI share is one file instead of some 140, each a request of the development server.
      output: { codeSplitting: { groups: [{ name: "shared", test: SHARED_BY_MUI }] } },
    },
  },
  server: { port: Number(process.env["PORT"] ?? 4100), strictPort: true },
  build: {
    outDir: mode === "demo" ? "dist-demo" : "dist",
    target: TARGET,
    manifest: true,
    // Inlined assets and the preload polyfill would need a looser Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // swcMinifyPlugin minifies the scripts; styles keep Vite's own.
    minify: false,
    cssMinify: true,
    reportCompressedSize: false,
    // scripts/budgets.ts limits the size of scripts, with the reasons.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: { output: { minify: false, codeSplitting: { groups: chunkGroups } } },
  },
}));
