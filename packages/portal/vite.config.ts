import { execFileSync } from "node:child_process";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { siteFilesPlugin } from "./build/site-files.ts";

/** The short hash of the commit that is built; empty where there is no repository. */
function revision(): string {
  const given = process.env["REVISION"];
  if (given) return given.slice(0, 12);
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    // Built from an archive: the footer shows the default revision (shell 2.2).
    return "";
  }
}

/**
 * Three kinds of portal from one source: `production` for real hosts, `demo` with the in-page
 * sandbox, and the development server, which has the sandbox too.
 */
export default defineConfig(({ mode }) => ({
  base: "./",
  define: { "import.meta.env.VITE_REVISION": JSON.stringify(revision()) },
  plugins: [react(), siteFilesPlugin(mode !== "production")],
  server: { port: Number(process.env["PORT"] ?? 4100), strictPort: true },
  build: {
    outDir: mode === "demo" ? "dist-demo" : "dist",
    target: "baseline-widely-available",
    manifest: true,
    // Inlined assets and the preload polyfill would need a looser Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}));
