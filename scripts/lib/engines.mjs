/**
 * Finds Firefox and WebKit for the tests of the other engines, or installs the distribution's. WebKit is WebKitGTK,
 * the engine of Safari on Linux, with a WebDriver and a small browser.
 */
import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.mjs";
import { onPath, works } from "./programs.mjs";

const FIREFOX_NAMES = ["firefox-esr", "firefox"];
const FIREFOX_MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** @returns {string | undefined} a Firefox that starts: the one the environment names, or one found */
export function presentFirefox() {
  const named = process.env["FIREFOX_PATH"];
  if (named) return named;
  return [...onPath(FIREFOX_NAMES), FIREFOX_MAC].find((file) => works(file));
}

/** The folders of packages: Debian has one for each machine, Fedora has one for all. */
const MINI_BROWSERS = ["lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu", "libexec"].map(
  (folder) => `/usr/${folder}/webkit2gtk-4.1/MiniBrowser`,
);

/** @param {string} name */
const programAt = (name) => onPath([name]).find((file) => existsSync(file));

/** WebKitGTK with `xvfb`, since it has no headless mode. */
export function presentWebKit() {
  const driver = programAt("WebKitWebDriver");
  const xvfb = programAt("xvfb-run");
  const browser = MINI_BROWSERS.find((file) => existsSync(file));
  return driver && xvfb && browser ? { driver, xvfb, browser } : undefined;
}

/**
 * Installs Firefox and, on Linux, WebKit if they are missing. If that is impossible, their tests show a remedy.
 *
 * @param {(line: string) => void} say shows progress
 */
export async function ensureEngines(say) {
  const missing = [
    ...(presentFirefox() ? [] : [["firefox-esr"]]),
    ...(presentWebKit() ? [] : [["webkit2gtk-driver", "xvfb", "xauth"]]),
  ];
  if (missing.length > 0) await installFromDebian(say, missing);
}
