import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { unpackedBrotli } from "../scripts/lib/nginx.ts";
import { fromRoot } from "../scripts/lib/paths.mjs";
import { freePort } from "../scripts/lib/ports.ts";

const START = fileURLToPath(new URL("start.sh", import.meta.url));

/** The production build, as `npm run build` leaves it. */
export const DIST = fromRoot("packages", "portal", "dist");

/** Environment of `start.sh`; optional where it has defaults. */
export type Settings = Readonly<Record<string, string>>;

/** Exit of `start.sh` without serving. */
export interface ExitResult {
  code: number | null;
  output: string;
}

/** An nginx that runs. */
export interface RunningServer {
  origin: string;
  /** Ends it as a container is ended. */
  stop: () => Promise<ExitResult>;
}

/** A portal behind nginx. */
export interface Deployed extends RunningServer {
  /** Reloads with other settings, as for an upgrade; open connections stay. */
  reload: (settings: Settings) => Promise<ExitResult>;
  /** Runs `start.sh` again on the same folder, until it ends. */
  runAgain: (args: readonly string[], settings: Settings) => Promise<ExitResult>;
  /** Standard output: a line per request. */
  log: () => string;
}

/** A folder that is deleted after the tests of a file. */
export function temporary(name: string): string {
  return mkdtempSync(path.join(tmpdir(), `recurrent-${name}-`));
}

function waitForExit(child: ChildProcess): Promise<ExitResult> {
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  return once(child, "close").then(([code]) => ({ code: code as number | null, output }));
}

function launch(
  nginx: string,
  run: string,
  settings: Settings,
  args: readonly string[],
  // A file, as nginx cannot open the socket that Node.js makes for a `pipe`.
  output: number | "pipe" = openSync(path.join(run, "output"), "a"),
) {
  const brotli = unpackedBrotli(nginx);
  const child = spawn(START, args, {
    env: {
      // Nothing of this process's environment, which a container does not have either.
      PATH: "/usr/bin:/bin",
      NGINX: nginx,
      NODE: process.execPath,
      ROOT: DIST,
      RUN_DIR: run,
      ...(brotli === undefined ? {} : { BROTLI_MODULE: brotli }),
      ...settings,
    },
    stdio: ["ignore", output, "pipe"],
  });
  return { child, ended: waitForExit(child) };
}

/** Lets nginx check the configuration that `start.sh` writes. */
export async function runContainerScript(
  nginx: string,
  settings: Settings,
  output?: "pipe",
): Promise<ExitResult> {
  const run = temporary("nginx");
  const ended = await launch(nginx, run, settings, ["-t"], output).ended;
  rmSync(run, { recursive: true });
  return ended;
}

/**
 * Sends a request, since `start.sh` first lets nginx check its configuration: the check listens on the
 * port too, and closes connections without a reply.
 */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const line = connect(port, "127.0.0.1", () => line.write("GET /healthz HTTP/1.0\r\n\r\n"));
    line.once("data", () => {
      line.destroy();
      resolve(true);
    });
    line.on("error", () => resolve(false)).on("close", () => resolve(false));
  });
}

/** Waits until the port answers; false when the program ends before. */
async function isServing(port: number, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    if (await answers(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

/**
 * Workers become the user `nobody` when root starts nginx, and then may not read the checkout or the run
 * folder. In the container everything is one user, as here.
 */
const AS_ONE_USER = process.getuid?.() === 0 ? ["-g", "daemon off; user root;"] : [];

async function waitUntilServing(
  port: number,
  run: string,
  child: ChildProcess,
  ended: Promise<ExitResult>,
) {
  // A failed test has not stopped it.
  const kill = () => void child.kill();
  process.once("exit", kill);
  const stop = async (): Promise<ExitResult> => {
    process.off("exit", kill);
    child.kill("SIGQUIT");
    const how = await ended;
    rmSync(run, { recursive: true, force: true });
    return how;
  };
  if (await isServing(port, child)) return stop;
  throw new Error((await stop()).output);
}

/** The process ids of the workers of a running nginx. */
function workersOf({ pid }: ChildProcess): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}

/**
 * Waits for the new workers after a reload; it kills the old ones, which would answer for a tenth of a
 * second, and on a preopened connection for a minute.
 */
async function replaceWorkers(child: ChildProcess, before: readonly number[]): Promise<void> {
  const isOld = (worker: number) => before.includes(worker);
  await vi.waitUntil(() => workersOf(child).some((worker) => !isOld(worker)), 10_000);
  for (const worker of workersOf(child).filter(isOld)) process.kill(worker, "SIGTERM");
  await vi.waitUntil(() => !workersOf(child).some(isOld), 10_000);
}

/**
 * Serves the production build on a free port.
 * @throws {Error} with the output, when it does not start
 */
export async function deploy(nginx: string, settings: Settings): Promise<Deployed> {
  const run = temporary("nginx");
  const port = await freePort();
  const own = { LISTEN: `127.0.0.1:${port}` };
  const { child, ended } = launch(nginx, run, { ...own, ...settings }, AS_ONE_USER);
  return {
    origin: `http://localhost:${port}`,
    stop: await waitUntilServing(port, run, child, ended),
    reload: async (later) => {
      const before = workersOf(child);
      const how = await launch(nginx, run, { ...own, ...later }, ["-s", "reload"]).ended;
      if (how.code === 0) await replaceWorkers(child, before);
      return how;
    },
    runAgain: (args, later) =>
      launch(nginx, run, { ...own, ...later }, [...AS_ONE_USER, ...args]).ended,
    log: () => readFileSync(path.join(run, "output"), "utf8"),
  };
}

/**
 * Runs a plain nginx with this `server` block, as a proxy in front of a portal.
 * @param port where the block listens, with TLS
 */
export async function startProxy(
  nginx: string,
  server: string,
  port: number,
): Promise<RunningServer> {
  const run = temporary("front");
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const conf = [
    `pid ${run}/nginx.pid;\nevents {}\nhttp {\naccess_log off;`,
    ...temp.map((name) => `${name}_temp_path ${run}/${name};`),
    `${server}\n}`,
  ];
  writeFileSync(path.join(run, "nginx.conf"), conf.join("\n"));
  const args = ["-e", "stderr", "-p", run, "-c", path.join(run, "nginx.conf")];
  const asOneUser = AS_ONE_USER.length > 0 ? AS_ONE_USER : ["-g", "daemon off;"];
  const child = spawn(nginx, [...args, ...asOneUser], { stdio: ["ignore", "ignore", "pipe"] });
  const stop = await waitUntilServing(port, run, child, waitForExit(child));
  return { origin: `https://localhost:${port}`, stop };
}

/**
 * The production build as a later version: the same, but each hashed name is another one, in the files and
 * in their references.
 * @returns its folder
 */
export function deployNextBuild(): string {
  const folder = temporary("next");
  const renamed = new Map(
    readdirSync(path.join(DIST, "assets"))
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => [name, name.replace(/[\w-]{8}(?=\.\w+$)/, (hash) => hash.slice(1) + hash[0])]),
  );
  const names = /[\w.-]+-[\w-]{8}\.\w+/g;
  cpSync(DIST, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const [name, later] of renamed) {
    rmSync(path.join(folder, "assets", name));
    const bytes = readFileSync(path.join(DIST, "assets", name));
    const isText = /\.(js|css|svg)$/.test(name);
    const text = () => bytes.toString().replaceAll(names, (found) => renamed.get(found) ?? found);
    writeFileSync(path.join(folder, "assets", later), isText ? text() : bytes);
  }
  for (const name of ["index.html", "version.json"]) {
    const text = readFileSync(path.join(DIST, name), "utf8");
    const later = text
      .replaceAll(names, (found) => renamed.get(found) ?? found)
      .replace(/"commit": "\w*"/, '"commit": "next"');
    writeFileSync(path.join(folder, name), later);
  }
  return folder;
}
