import os from "node:os";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../lib/chromium-flags.mjs";
import { presentChromium } from "../lib/chromium.mjs";
import { readPlan } from "./plan.ts";

const plan = readPlan();
const executablePath = presentChromium();
// The workers read this file as well; what was found need not be looked for again.
if (executablePath) process.env["CHROMIUM_PATH"] = executablePath;

/** Takes the pictures that the plan asks for. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "stories.shots.ts",
  fullyParallel: true,
  // A browser takes longer to start than a few stories to be drawn.
  workers: Math.min(os.availableParallelism(), Math.ceil(plan.stories.length / 10)),
  // Generous, for a machine that does other things too: what is in order does not wait.
  timeout: 300_000,
  outputDir: plan.found,
  preserveOutput: "failures-only",
  reporter: "./reporter.ts",
  // What is new is shown and refused, not written.
  updateSnapshots: plan.accept ? "changed" : "none",
  snapshotPathTemplate: `${plan.accepted}/{arg}{ext}`,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      animations: "disabled",
      caret: "hide",
      // No colour may differ, at no pixel but those that only smooth an edge.
      threshold: 0,
      maxDiffPixels: 0,
    },
  },
  use: {
    browserName: "chromium",
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_FLAGS] },
  },
});
