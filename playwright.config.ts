import { defineConfig } from "@playwright/test";
import { DEMO, WORKERS } from "./e2e/support/hosts.ts";
import { launchOptions } from "./e2e/support/launch.ts";
import { presentShell } from "./scripts/lib/chromium.mjs";
import { pinnedNode } from "./scripts/lib/paths.mjs";

const executablePath = presentShell();
// The workers read this file as well, and need not look for the browser again.
if (executablePath) process.env["CHROMIUM_SHELL_PATH"] = executablePath;

/**
 * Two ways to run the portal. Specs run as `remote`: the production build with the sandbox over HTTP, and
 * a validator between the two that reports every breach of the contract
 * (packages/host-check/src/contract). Specs named `.demo.e2e.ts` run as `demo`, the build with the sandbox
 * in the page: checks of that sandbox.
 */
export default defineConfig({
  testDir: "e2e",
  forbidOnly: true,
  fullyParallel: true,
  // A machine that stalls must not fail a run; what needed it is named at the end (scripts/test.ts).
  retries: 1,
  workers: WORKERS,
  // The limit for a test that hangs: a journey over several pages takes 15 s, and a busy machine three
  // times that.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: "test-results",
  reporter: "list",
  globalTeardown: "./e2e/support/global-teardown.ts",
  use: {
    browserName: "chromium",
    launchOptions: launchOptions(executablePath),
    locale: "en-GB",
    timezoneId: "UTC",
    viewport: { width: 1280, height: 800 },
    trace: "on-first-retry",
  },
  projects: [
    { name: "demo", testMatch: "**/*.demo.e2e.ts" },
    { name: "remote", testMatch: "**/*.e2e.ts", testIgnore: "**/*.demo.e2e.ts" },
  ],
  webServer: {
    command: `"${pinnedNode}" e2e/support/serve.ts`,
    url: `${DEMO.origin}/`,
    reuseExistingServer: false,
    stderr: "pipe",
    timeout: 60_000,
  },
});
