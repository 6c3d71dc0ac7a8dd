/**
 * Finds a Chromium for the tests, or gets one: what the environment names, what is installed,
 * Playwright's own, and at last the distribution's package.
 */
import { existsSync } from "node:fs";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { inRoot, pinnedNode } from "./paths.mjs";
import { runGroup } from "./group.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const PLAYWRIGHT = inRoot("node_modules", "playwright", "cli.js");

/**
 * True when the file starts: a stub that only points to an app store, or a browser whose libraries
 * are missing, is not one we can use.
 * @param {string} file
 */
function works(file) {
  return existsSync(file) && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}

function onPath() {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
  return [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...MAC];
}

/** Where this release of Playwright keeps its browser, whether or not it is there yet. */
function playwrights() {
  const code = 'import("playwright").then((p) => console.log(p.chromium.executablePath()))';
  const answer = spawnSync(pinnedNode, ["-e", code], { cwd: inRoot(), encoding: "utf8" });
  return answer.stdout.trim();
}

/**
 * A Chromium that is here already: the one the environment names, or the first that starts. For the
 * configuration of tools that are run without `npm run`.
 * @returns {string | undefined}
 */
export function presentChromium() {
  const named = process.env["CHROMIUM_PATH"] || process.env["CHROME"];
  if (named) return named;
  return [...onPath(), playwrights()].find((file) => file !== "" && works(file));
}

/** @param {(line: string) => void} say */
async function installFromDebian(say) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  say("installing the chromium package of this distribution");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [
    ["update"],
    ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"],
  ]) {
    const done = await runGroup("apt-get", args, { env, capture: true });
    if (done.code !== 0) say(`apt-get ${args[0]} failed:\n${done.output.slice(-2000)}`);
  }
}

/**
 * Path of a Chromium that starts; fetches one when there is none.
 * @param {(line: string) => void} say shows progress
 * @returns {Promise<string>}
 * @throws {Error} when none can be had, with what to do about it
 */
export async function ensureChromium(say) {
  for (const name of ["CHROMIUM_PATH", "CHROME"]) {
    const named = process.env[name];
    if (!named) continue;
    if (works(named)) return named;
    throw new Error(`${name} names ${named}, which does not start. Correct or unset it.`);
  }
  const found = presentChromium();
  if (found) return found;
  say("no Chromium found: fetching Playwright's");
  const args = [PLAYWRIGHT, "install", "chromium", "--no-shell"];
  const fetched = await runGroup(pinnedNode, args, { cwd: inRoot(), capture: true });
  if (fetched.code !== 0) say("Playwright's Chromium cannot be fetched here");
  const downloaded = playwrights();
  if (works(downloaded)) return downloaded;
  await installFromDebian(say);
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
