import type { LaunchOptions } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../../scripts/lib/chromium-flags.mjs";

/** The Chromium of the end-to-end tests; without a path Playwright uses its own. */
export const launchOptions = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...CHROMIUM_FLAGS],
  // Without a locale Chromium saves no file whose name is not plain ASCII.
  env: { ...process.env, LC_ALL: "C.UTF-8" },
});
