/**
 * Runs child processes that leave no processes behind. Tools such as vite, Storybook and Playwright start helpers
 * of their own. Ending only the top process would leave them on their ports. So each child is the leader of a
 * process group, and the whole group ends with the child, with this process, or with the process that started this
 * one.
 *
 * Runs on Node 20 without dependencies, because the set-up uses it before anything is installed.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";

/**
 * Process groups that are alive, by the id of their leader, with the milliseconds each may take to stop.
 * @type {Map<number, number>}
 */
const groups = new Map();
/** How many processes above this one run process groups: it is one of theirs. */
const DEPTH = "RECURRENT_PROCESS_DEPTH";
const depth = Number(process.env[DEPTH] ?? 0);
/** Less at each level: a process that is killed first cannot end its own groups, which no signal of ours reaches. */
const GRACE_MS = Math.max(4000 - depth * 1000, 500);
const PARENT_CHECK_MS = 500;
let watching = false;
/** @type {number | undefined} */
let stopCode;

/** The exit code of a process that a signal told to stop, from that signal on. It then starts no program any more. */
export const stoppedWith = () => stopCode;

/**
 * Sends a signal to a whole group; a group that has ended already is not an error.
 * @param {number} leader
 * @param {NodeJS.Signals} signal
 */
function signalGroup(leader, signal) {
  try {
    process.kill(process.platform === "win32" ? leader : -leader, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
  }
}

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  const code = (stopCode ??= 128 + constants.signals[signal]);
  for (const leader of groups.keys()) signalGroup(leader, signal);
  if (groups.size === 0) process.exit(code);
  setTimeout(
    () => {
      for (const leader of groups.keys()) signalGroup(leader, "SIGKILL");
      process.exit(code);
    },
    Math.max(...groups.values()),
  ).unref();
}

/** The ids of the process that started this one and, under npm, of its parent, if the system provides them. */
function starters() {
  if (process.env["npm_lifecycle_event"] === undefined) return String(process.ppid);
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, "utf8");
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    // The system is not Linux and provides no more than this, or the parent has just ended.
    return String(process.ppid);
  }
}

function watch() {
  if (watching) return;
  watching = true;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => stopAll(signal));
  }
  process.on("exit", () => {
    for (const leader of groups.keys()) signalGroup(leader, "SIGKILL");
  });
  // A killed `npm` passes on no signal, so check whether it still runs, and stop if not. Its shell may be between the
  // two processes, and outlives it.
  const before = starters();
  const check = setInterval(() => {
    if (starters() === before) return;
    // Only once, since a second signal would make a server stop without waiting for its calls.
    clearInterval(check);
    stopAll("SIGTERM");
  }, PARENT_CHECK_MS).unref();
}

/**
 * @typedef {object} Ended
 * @property {number} code 127 when the program cannot be started, 128 + n when signal n ended it
 * @property {string} stdout what it answers; empty unless captured
 * @property {string} output stdout and stderr in the order written, for a report: Node.js and its tools write notes to
 * stderr, so it is no value to read
 */

/**
 * Starts a program in a process group of its own.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, capture?: boolean, graceMs?: number, interactive?: boolean }} [options]
 * capture: collect stdout and stderr instead of showing them; graceMs: time to stop after a signal; interactive: the
 * program reads our standard input, otherwise it has none
 * @returns {{ ended: Promise<Ended>, stop: (signal?: NodeJS.Signals) => void, }}
 */
export function startProcessGroup(file, args, options = {}) {
  watch();
  const {
    cwd,
    env = process.env,
    capture = false,
    graceMs = GRACE_MS,
    interactive = false,
  } = options;
  if (stopCode !== undefined) {
    const ended = Promise.resolve({ code: stopCode, stdout: "", output: "" });
    return { ended, stop: () => undefined };
  }
  const input = interactive ? "inherit" : "ignore";
  const child = spawn(file, args, {
    cwd,
    env: { ...env, [DEPTH]: String(depth + 1) },
    detached: process.platform !== "win32",
    shell: process.platform === "win32" && !file.endsWith(".exe"),
    stdio: capture ? [input, "pipe", "pipe"] : [input, "inherit", "inherit"],
  });
  const leader = child.pid;
  if (leader !== undefined) groups.set(leader, graceMs);
  let stdout = "";
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
    stdout += text;
    output += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
    output += text;
  });
  /** @type {Promise<Ended>} */
  const ended = new Promise((resolve) => {
    child.on("error", (error) =>
      resolve({ code: 127, stdout, output: `${output}${error.message}\n` }),
    );
    child.on("exit", () => {
      // Descendants must end with it and close our pipes.
      if (leader === undefined) return;
      signalGroup(leader, "SIGTERM");
      setTimeout(() => {
        if (!groups.has(leader)) return;
        signalGroup(leader, "SIGKILL");
        // A helper that left the group may still have them open.
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, GRACE_MS).unref();
    });
    child.on("close", (code, signal) => {
      if (leader !== undefined) groups.delete(leader);
      resolve({
        code: code ?? 128 + (signal ? (constants.signals[signal] ?? 0) : 0),
        stdout,
        output,
      });
    });
  });
  return {
    ended,
    stop: (signal = "SIGTERM") => {
      if (leader !== undefined && groups.has(leader)) signalGroup(leader, signal);
    },
  };
}

/**
 * Ends a process group that a library has started as `startProcessGroup` ends its own.
 * @param {import("node:child_process").ChildProcess} child leader of the group
 */
export function adoptProcessGroup(child) {
  const leader = child.pid;
  if (leader === undefined) return;
  watch();
  groups.set(leader, GRACE_MS);
  child.on("exit", () => groups.delete(leader));
}

/**
 * Runs a program in a process group of its own and waits for its end.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, capture?: boolean, graceMs?: number, interactive?: boolean, limitMs?: number }} [options]
 *   as of `startProcessGroup`; limitMs: stop it after that many milliseconds
 * @returns {Promise<Ended & { timedOut: boolean }>}
 */
export async function runProcessGroup(file, args, options = {}) {
  const group = startProcessGroup(file, args, options);
  let timedOut = false;
  /** @type {NodeJS.Timeout[]} */
  const timers = [];
  if (options.limitMs !== undefined) {
    const late = setTimeout(() => {
      timedOut = true;
      group.stop();
      timers.push(setTimeout(() => group.stop("SIGKILL"), GRACE_MS));
    }, options.limitMs);
    timers.push(late);
  }
  const done = await group.ended;
  for (const timer of timers) clearTimeout(timer);
  return { ...done, timedOut };
}
