import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompressPlugin } from "../../packages/portal/build/precompress.ts";

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Built as the portal is, so that only what is on the page differs. */
export default defineConfig({
  root: page("."),
  logLevel: "warn",
  plugins: [react(), precompressPlugin()],
  build: {
    outDir: page("../../node_modules/.cache/recurrent/baselines"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        login: page("login.html"),
        grid: page("grid.html"),
        people: page("people.html"),
      },
    },
  },
});
