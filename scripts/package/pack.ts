import { readFileSync } from "node:fs";
import path from "node:path";
import { runProcessGroup } from "../lib/process-group.mjs";
import { fromRoot } from "../lib/paths.mjs";
import { NPX, PNPM } from "../setup.mjs";

/**
 * Runs the pinned pnpm.
 *
 * @throws Error with its output when it fails
 */
export async function pnpm(args: readonly string[], cwd: string): Promise<void> {
  const done = await runProcessGroup(NPX, ["-y", PNPM, ...args], { cwd, capture: true });
  if (done.code !== 0) throw new Error(`pnpm ${args.join(" ")}\n${done.output}`);
}

/** Packages that others can install. */
export const PACKED = ["sdk", "sandbox", "host-check"] as const;
export type Packed = (typeof PACKED)[number];

/** Builds a package and packs it into `folder`, as it would be published; returns the tarball's path. */
export async function packPackage(which: Packed, folder: string): Promise<string> {
  const cwd = fromRoot("packages", which);
  const manifest = readFileSync(path.join(cwd, "package.json"), "utf8");
  const { name, version } = JSON.parse(manifest) as { name: string; version: string };
  await pnpm(["pack", "--pack-destination", folder], cwd);
  return path.join(folder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
}
