/** Packages of the distribution, for the tools of the tests that npm does not have. */
import { existsSync } from "node:fs";
import { runProcessGroup } from "./process-group.mjs";

/**
 * Installs packages if possible: as root, on Debian and its descendants. A failure is shown and the other packages
 * are still tried, since a descendant may lack one.
 *
 * @param {(line: string) => void} say shows progress
 * @param {readonly (readonly string[])[]} groups packages that are installed together
 */
export async function installFromDebian(say, groups) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  say(`installing ${groups.flat().join(", ")} from this distribution`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Another step may be installing packages at the same time.
  const wait = ["-o", "DPkg::Lock::Timeout=300"];
  const install = [...wait, "install", "-y", "--no-install-recommends"];
  for (const args of [[...wait, "update"], ...groups.map((names) => [...install, ...names])]) {
    const done = await runProcessGroup("apt-get", args, { env, capture: true });
    if (done.code !== 0) say(`apt-get ${args.join(" ")} failed:\n${done.output.slice(-2000)}`);
  }
}
