import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { inRoot } from "../scripts/lib/paths.mjs";
import { freePort } from "../scripts/lib/ports.ts";

const START = fileURLToPath(new URL("start.sh", import.meta.url));

/** The production build, as `npm run build` leaves it. */
export const DIST = inRoot("packages", "portal", "dist");

/** What `start.sh` is told; anything it knows by itself may be left out. */
export type Settings = Readonly<Record<string, string>>;

/** What `start.sh` ended with, without having served. */
export interface Refused {
  code: number | null;
  said: string;
}

/** A portal behind nginx. */
export interface Deployed {
  origin: string;
  /** Ends it as a container is ended, and gives its exit code. */
  stop: () => Promise<number | null>;
}

function launch(nginx: string, settings: Settings, args: readonly string[]) {
  const run = mkdtempSync(path.join(tmpdir(), "recurrent-nginx-"));
  const child = spawn(START, args, {
    // Nothing of our own environment: a container has none of it either.
    env: { PATH: "/usr/bin:/bin", NGINX: nginx, ROOT: DIST, RUN_DIR: run, ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = once(child, "close").then(([code]) => {
    rmSync(run, { recursive: true, force: true });
    return { code: code as number | null, said };
  });
  return { child, ended };
}

/** Has nginx check what `start.sh` makes of the settings. */
export async function tryOut(nginx: string, settings: Settings): Promise<Refused> {
  return launch(nginx, settings, ["-t"]).ended;
}

async function isServing(origin: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    try {
      await fetch(origin);
      return true;
    } catch {
      // Not listening yet; whether it ever will is asked above.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}

/**
 * Serves the production build on a free port.
 * @throws {Error} with what was said, when it does not start
 */
export async function deploy(nginx: string, settings: Settings): Promise<Deployed> {
  const port = await freePort();
  // Its workers become nobody where root starts it, and then may not read the checkout or the run
  // folder. In the container everything is one user, as here.
  const args = process.getuid?.() === 0 ? ["-g", "daemon off; user root;"] : [];
  const { child, ended } = launch(nginx, { LISTEN: `127.0.0.1:${port}`, ...settings }, args);
  const origin = `http://localhost:${port}`;
  if (!(await isServing(origin, child))) throw new Error((await ended).said);
  return {
    origin,
    stop: async () => {
      child.kill("SIGQUIT");
      return (await ended).code;
    },
  };
}
