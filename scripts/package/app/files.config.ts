import { defineConfig } from "vitest/config";

/** One project for each page that is simulated, and one for Node.js alone. */
export default defineConfig({
  test: {
    environmentOptions: {
      // As in the guide: in a browser, another origin would need a preflight, which no mock answers.
      happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } },
    },
    projects: ["node", "jsdom", "happy-dom"].map((environment) => ({
      extends: true,
      test: { name: environment, environment, include: ["files.test.ts"] },
    })),
  },
});
