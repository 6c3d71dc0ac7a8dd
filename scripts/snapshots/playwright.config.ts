import os from "node:os";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../lib/chromium-flags.mjs";
import { presentChromium } from "../lib/chromium.mjs";
import { readPlan } from "./plan.ts";

/**
 * Chromium repaints the part of a tile that changed, and on several threads: the edge of a rounded corner
 * then comes out a shade lighter or darker by how the tiles were cut. Everything is painted whole instead.
 */
const SAME_EACH_TIME = [
  "--disable-partial-raster",
  "--disable-skia-runtime-opts",
  "--num-raster-threads=1",
  "--disable-lcd-text",
  "--font-render-hinting=none",
];

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
      // Two of 255 shades, which no eye tells apart and a smoothed edge may bring; then no pixel more.
      threshold: 0.01,
      maxDiffPixels: 0,
    },
  },
  use: {
    browserName: "chromium",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...CHROMIUM_FLAGS, ...SAME_EACH_TIME],
    },
  },
});
