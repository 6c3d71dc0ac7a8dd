import { spawn } from "node:child_process";
import { once } from "node:events";
import { inRoot, pinnedNode } from "../../scripts/lib/paths.mjs";

/** A server in a process of its own. */
export interface ServerProcess {
  /** The addresses it named when it was ready, in its order. */
  hosts: readonly string[];
  /** When the process was begun, by `performance.now()`. */
  begun: number;
  stop(): Promise<void>;
}

/** The sandbox over HTTP with these flags, on free ports: its hosts are sign-in and main API. */
export function startSandbox(flags: readonly string[]): Promise<ServerProcess> {
  const ports = ["--port-auth", "0", "--port-api", "0"];
  return start("packages/sandbox/src/server.ts", [...ports, ...flags]);
}

/** The bare server beside it. */
export function startBare(flags: readonly string[]): Promise<ServerProcess> {
  return start("bench/floors/bare-server.ts", flags);
}

async function start(script: string, flags: readonly string[]): Promise<ServerProcess> {
  const begun = performance.now();
  const child = spawn(pinnedNode, [inRoot(script), ...flags], {
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
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
