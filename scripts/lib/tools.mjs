/**
 * Entry files of the tools, from the root of a project. The pinned Node.js runs them directly, so that no shell
 * shim comes between. Plain JavaScript for Node 20: `run.mjs` reads it before any installation.
 */
export const TOOL = {
  changesets: "node_modules/@changesets/cli/bin.js",
  knip: "node_modules/knip/bin/knip.js",
  oxfmt: "node_modules/oxfmt/bin/oxfmt",
  oxlint: "node_modules/oxlint/bin/oxlint",
  playwright: "node_modules/@playwright/test/cli.js",
  redocly: "node_modules/@redocly/cli/bin/cli.js",
  remark: "node_modules/remark-cli/cli.js",
  spectral: "node_modules/@stoplight/spectral-cli/dist/index.js",
  storybook: "node_modules/storybook/dist/bin/dispatcher.js",
  tsc: "node_modules/typescript/bin/tsc",
  vite: "node_modules/vite/bin/vite.js",
  vitest: "node_modules/vitest/vitest.mjs",
};
