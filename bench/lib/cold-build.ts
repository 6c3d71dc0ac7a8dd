import { rmSync } from "node:fs";
import { runProcessGroup } from "../../scripts/lib/process-group.mjs";
import { fromRoot, pinnedNode } from "../../scripts/lib/paths.mjs";

/** Builds once in a process of its own, with no cache, and writes the CPU time of all its threads. */
const PROGRAM = `
  import { build } from "vite";
  await build({ mode: "production", logLevel: "silent", build: { outDir: process.argv[1] } });
  const { user, system } = process.cpuUsage();
  console.log((user + system) / 1e6);
`;

/**
 * CPU seconds of a cold production build of the portal.
 * @throws {Error} with the build's output when it fails
 */
export async function coldBuildSeconds(): Promise<number> {
  const outDir = fromRoot("node_modules/.cache/recurrent/cold-build");
  rmSync(fromRoot("packages/portal/node_modules/.vite"), { recursive: true, force: true });
  const argv = ["--input-type=module", "-e", PROGRAM, outDir];
  const done = await runProcessGroup(pinnedNode, argv, {
    cwd: fromRoot("packages/portal"),
    capture: true,
  });
  rmSync(outDir, { recursive: true, force: true });
  const seconds = Number(done.stdout.trim().split("\n").at(-1));
  if (done.code !== 0 || !Number.isFinite(seconds)) throw new Error(done.output);
  return seconds;
}
