/**
 * Prepares a fresh checkout: packages by a pinned pnpm, which also unpacks the pinned Node.js that everything else
 * runs on. Needs only git, Node >= 20 and npm. Does nothing if all inputs are unchanged.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { fromRoot, pinnedNode } from "./lib/paths.mjs";
import { runProcessGroup } from "./lib/process-group.mjs";

/** The pinned package manager, for npx. */
export const PNPM = "pnpm@12.21.0";
/** The program that runs it. */
export const NPX = process.platform === "win32" ? "npx.cmd" : "npx";
const OLDEST_NODE = 20;
const STAMP = fromRoot("node_modules", ".recurrent-setup");

/** Hash of everything an installation depends on. */
function fingerprint() {
  const hash = createHash("sha256");
  const manifests = readdirSync(fromRoot("packages")).map((name) =>
    fromRoot("packages", name, "package.json"),
  );
  const files = [
    fromRoot("package.json"),
    fromRoot("bench", "package.json"),
    fromRoot("scripts", "package", "minimum-node", "package.json"),
    fromRoot("scripts", "package", "minimum-peers", "package.json"),
    fromRoot("scripts", "reference", "package.json"),
    fromRoot("pnpm-lock.yaml"),
    fromRoot("pnpm-workspace.yaml"),
    ...manifests.filter((file) => existsSync(file)),
  ];
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.update(`${PNPM} ${process.platform} ${process.arch}`).digest("hex");
}

/** @param {string} stamp */
function isReady(stamp) {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp && existsSync(pinnedNode);
}

/**
 * Installs the packages of the lock file, unless they are installed.
 *
 * @param {(line: string) => void} say shows progress
 * @throws {Error} with the problem and a remedy
 */
export async function setup(say) {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < OLDEST_NODE) {
    throw new Error(
      `This is Node.js ${process.versions.node}; ${OLDEST_NODE} or newer is needed to begin with.\n` +
        "Install a newer one from https://nodejs.org; the project then fetches the one it runs on.",
    );
  }
  const stamp = fingerprint();
  if (isReady(stamp)) return;
  say("installing packages (the first time this takes a minute or two)");
  // An installation that is interrupted must not count as that of the lock file before.
  rmSync(STAMP, { force: true });
  const args = ["-y", PNPM, "install", "--frozen-lockfile", "--config.confirm-modules-purge=false"];
  const installed = await runProcessGroup(NPX, args, { cwd: fromRoot(), capture: true });
  if (installed.code === 127) {
    throw new Error("npx was not found. It comes with npm: install npm, then run this again.");
  }
  if (installed.code !== 0) {
    throw new Error(
      `${installed.output.trim()}\n\nThe packages could not be installed (\`${[NPX, ...args].join(" ")}\`).\n` +
        "  - without a network, or behind a proxy: set `npm config set registry` / HTTPS_PROXY;\n" +
        "  - a home folder that cannot be written: set `npm_config_cache` to a folder that can;\n" +
        "  - lock file out of date after an edit of a package.json: " +
        `\`npx -y ${PNPM} install\`, then commit pnpm-lock.yaml.`,
    );
  }
  const node = spawnSync(pinnedNode, ["--version"], { encoding: "utf8" });
  if (node.status !== 0) {
    throw new Error(
      `The pinned Node.js does not start (${pinnedNode}): ${node.error?.message ?? node.stderr}\n` +
        `Delete node_modules and run this again; on a system without a ready-made Node.js ` +
        "(musl, unusual processors) install the version named in package.json there yourself.",
    );
  }
  writeFileSync(STAMP, stamp);
  say(`ready on Node.js ${node.stdout.trim()}`);
}
