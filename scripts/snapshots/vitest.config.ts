import { STORYBOOK_TEST_PROVIDE_KEY } from "@storybook/addon-vitest/constants";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { stories } from "../../vitest.config.ts";
import { CHROMIUM_FLAGS } from "../lib/chromium-flags.mjs";
import { presentChromium } from "../lib/chromium.mjs";
import { fromRoot, root } from "../lib/paths.mjs";
import { BASELINE_DIR, ACTUAL_DIR, USER_AGENT } from "./pictures.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Read by Storybook's plug-in, which has no type for it: whether axe runs. */
    [STORYBOOK_TEST_PROVIDE_KEY]: { a11y: boolean };
  }
}

/**
 * Chromium repaints changed tiles on several threads, which shades rounded corners differently.
 * This paints everything at once.
 */
const SAME_EACH_TIME = [
  "--disable-partial-raster",
  "--disable-skia-runtime-opts",
  "--num-raster-threads=1",
  "--disable-lcd-text",
  "--font-render-hinting=none",
];

const executablePath = presentChromium();
const { test, ...storybook } = stories();

/** The stories as they are tested, with a picture of each instead of what axe says. */
export default defineConfig({
  ...storybook,
  root,
  test: {
    ...test,
    name: "snapshots",
    // Each file has a page of its own: in a shared one the hook of a set-up file holds for the first alone.
    isolate: true,
    // A picture that differs at first has not been accepted.
    retry: 0,
    setupFiles: [fromRoot("scripts/snapshots/take.setup.ts")],
    provide: { [STORYBOOK_TEST_PROVIDE_KEY]: { a11y: false } },
    // Storybook's plug-in forbids it else, and nothing could be accepted.
    api: { allowWrite: true },
    // Copies for reporters, gone with the next run.
    attachmentsDir: fromRoot(ACTUAL_DIR, "attachments"),
    // A picture that differs says where it lies; the line that compares all of them says nothing.
    onStackTrace: (_error, { file }) => !file.endsWith("take.setup.ts"),
    // Generous, for a machine that does other things too: what is in order does not wait.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    browser: {
      ...test.browser,
      provider: playwright({
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: [...CHROMIUM_FLAGS, ...SAME_EACH_TIME],
        },
        contextOptions: {
          locale: "en-GB",
          reducedMotion: "reduce",
          timezoneId: "UTC",
          userAgent: USER_AGENT,
        },
      }),
      expect: {
        toMatchScreenshot: {
          // Two of 255 shades, which no eye tells apart and a smoothed edge may bring; then no pixel more.
          comparatorOptions: { threshold: 0.01, allowedMismatchedPixels: 0 },
          timeout: 30_000,
          resolveScreenshotPath: ({ arg, ext }) => fromRoot(BASELINE_DIR, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => fromRoot(ACTUAL_DIR, `${arg}${ext}`),
        },
      },
    },
  },
});
