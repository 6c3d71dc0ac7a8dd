import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fromRoot, pinnedNode } from "../../scripts/lib/paths.mjs";

/** A server in a process of its own. */
export interface ServerProcess {
  /** The addresses it named when it was ready, in its order. */
  hosts: readonly string[];
  /** When the process was begun, by `performance.now()`. */
  begun: number;
  /** Milliseconds of CPU that the process took so far; NaN outside Linux. */
  cpu(): number;
  stop(): Promise<void>;
}

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** The sandbox over HTTP with these flags, on free ports: its hosts are sign-in and main API. */
export function startSandbox(flags: readonly string[]): Promise<ServerProcess> {
  const ports = ["--port-auth", "0", "--port-api", "0", "--no-validate", "--quiet"];
  return start("packages/sandbox/src/cli.ts", [...ports, ...flags]);
}

/** The bare server to compare with. */
export function startBare(flags: readonly string[]): Promise<ServerProcess> {
  return start("bench/baselines/bare-server.ts", flags);
}

async function start(script: string, flags: readonly string[]): Promise<ServerProcess> {
  const begun = performance.now();
  const child = spawn(pinnedNode, [fromRoot(script), ...flags], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const [chunk] = (await Promise.race([
    once(child.stdout, "data"),
    ended.then(() => Promise.reject(new Error(`${script} ended before it was ready.`))),
  ])) as [Buffer];
  return {
    hosts: chunk.toString().match(/http:\/\/\S+/g) ?? [],
    begun,
    cpu: () => {
      const stat = `/proc/${child.pid}/stat`;
      if (!existsSync(stat)) return Number.NaN;
      // After the name, which may contain blanks: fields 12 and 13 are user and system time.
      const fields = readFileSync(stat, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
