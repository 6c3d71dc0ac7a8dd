/** Finds installed programs. */
import { existsSync } from "node:fs";
import { spawnSync } from "node:child_process";
import path from "node:path";

/**
 * True if the file starts. A stub that only points to an app store, or a browser with missing libraries, cannot be
 * used.
 *
 * @param {string} file
 * @param {string} [versionFlag] with which it only prints its version
 */
export function works(file, versionFlag = "--version") {
  return existsSync(file) && spawnSync(file, [versionFlag], { timeout: 20_000 }).status === 0;
}

/**
 * Where programs of these names may be.
 * @param {readonly string[]} names
 */
export function onPath(names) {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}
