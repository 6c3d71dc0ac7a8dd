import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Built as the portal is, so that production code is measured. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  logLevel: "warn",
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL("../../node_modules/.cache/recurrent/record", import.meta.url)),
    emptyOutDir: true,
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
  },
});
