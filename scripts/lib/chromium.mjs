/**
 * Finds a Chromium for the tests, or installs one. It tries the one that the environment names, installed ones,
 * Playwright's own, and the distribution's package. It also looks for the headless shell: the same pages without a
 * browser around them (no PDF viewer, no window), which needs less CPU.
 */
import { spawnSync } from "node:child_process";
import { installFromDebian } from "./debian.mjs";
import { fromRoot, pinnedNode } from "./paths.mjs";
import { runProcessGroup } from "./process-group.mjs";
import { onPath, works } from "./programs.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const SHELL_NAMES = ["chromium-headless-shell", "chrome-headless-shell"];
const PLAYWRIGHT = fromRoot("node_modules", "playwright", "cli.js");

/** The path of this Playwright release's browser, which may not exist yet. */
function playwrights() {
  const code = 'import("playwright").then((p) => console.log(p.chromium.executablePath()))';
  const answer = spawnSync(pinnedNode, ["-e", code], { cwd: fromRoot(), encoding: "utf8" });
  return answer.stdout.trim();
}

/**
 * An installed Chromium: the one that the environment names, or the first that starts. For the configuration of
 * tools that are run without `npm run`.
 *
 * @returns {string | undefined}
 */
export function presentChromium() {
  const named = process.env["CHROMIUM_PATH"] || process.env["CHROME"];
  if (named) return named;
  return [...onPath(NAMES), ...MAC, playwrights()].find((file) => file !== "" && works(file));
}

/**
 * An installed headless shell, or else the browser, for tools that only open pages. A browser that the environment
 * names is used for both, unless it names a shell too.
 *
 * @returns {string | undefined}
 */
export function presentShell() {
  const { CHROMIUM_SHELL_PATH, CHROMIUM_PATH, CHROME } = process.env;
  const named = CHROMIUM_SHELL_PATH || CHROMIUM_PATH || CHROME;
  return named || (onPath(SHELL_NAMES).find((file) => works(file)) ?? presentChromium());
}

/**
 * Installs a Chromium if there is none. Returns its path, and that of the headless shell, which is the same if
 * there is no shell.
 *
 * @param {(line: string) => void} say shows progress
 * @returns {Promise<{ CHROMIUM_PATH: string, CHROMIUM_SHELL_PATH: string }>} environment variables for tools that
 * start a browser
 * @throws {Error} with a remedy if no browser can be installed
 */
export async function ensureChromium(say) {
  const browser = await ensureBrowser(say);
  return { CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: presentShell() ?? browser };
}

/** @param {(line: string) => void} say */
async function ensureBrowser(say) {
  for (const name of ["CHROMIUM_PATH", "CHROME", "CHROMIUM_SHELL_PATH"]) {
    const named = process.env[name];
    if (named && !works(named)) {
      throw new Error(`${name} names ${named}, which does not start. Correct or unset it.`);
    }
  }
  const found = presentChromium();
  if (found) return found;
  say("no Chromium found: fetching Playwright's");
  const fetched = await runProcessGroup(
    pinnedNode,
    [PLAYWRIGHT, "install", "chromium", "--no-shell"],
    {
      cwd: fromRoot(),
      capture: true,
    },
  );
  if (fetched.code !== 0) say("Playwright's Chromium cannot be fetched here");
  if (works(playwrights())) return playwrights();
  // Debian has the shell, its descendants may not.
  await installFromDebian(say, [["chromium", "fonts-liberation"], ["chromium-headless-shell"]]);
  const installed = presentChromium();
  if (installed) return installed;
  throw new Error(
    [
      "The tests need a Chromium, and none could be found or fetched.",
      "  - install one (Debian, Ubuntu: `apt-get install chromium`; macOS: Google Chrome), or",
      "  - name yours: CHROMIUM_PATH=/path/to/chrome npm test",
    ].join("\n"),
  );
}
