#!/usr/bin/env node
import { isBuiltin } from "node:module";
import { constants } from "node:os";
import { parseArgs } from "node:util";
import { ACCOUNTS, PASSWORD } from "./seed/accounts.ts";
import { manifest } from "./http/package.ts";
import type { AnsweredRequest, FaultRequest } from "./types.ts";

/** One Ctrl+C comes twice, from the terminal and from npm. */
const DUPLICATE_SIGNAL_MS = 300;

const ORPHAN_CHECK_MS = 250;

const SHUTDOWN_TIMEOUT_MS = 30_000;

const HELP = `Both Recurrent hosts over HTTP.
  --people N      people of Aurora Air Charter (by default about 60)
  --data DIR      store the data in DIR; without it the data ends with the process
  --force         reset DIR if its data was made with other --people, --seed or --time, or by another
                  release; everything in it is lost
  --time INSTANT  start of sandbox time, such as 2027-03-14T00:30:00Z; by default now
  --seed N        seed of the data
  --latency MS    delay of every reply, in milliseconds
  --faults JSON   calls that fail, such as '[{"path": "/api/tiers", "status": 500}]'
  --port-auth N   port of the sign-in host (4110); 0 takes a free one
  --port-api N    port of the main API host (4120); 0 takes a free one
  --hostname H    address to listen on (127.0.0.1)
  --origin URL    let pages of this origin use the controls, also under its host name; may be repeated
  --validate      check calls and replies against the contract (default; --no-validate turns it off)
  --quiet         print no line for each call
  --version       the release
  --help          this text
Data in DIR is used again. If it was made with other --people, --seed or --time, the sandbox does not start
without --force. Breaches of the contract are written to standard error with method, path and field; a reply
that breaks it becomes 500. Either host answers GET /healthz.`;

/** Serves until SIGINT or SIGTERM; a second one ends running calls too. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      people: { type: "string" },
      data: { type: "string" },
      force: { type: "boolean" },
      time: { type: "string" },
      seed: { type: "string" },
      latency: { type: "string" },
      faults: { type: "string" },
      "port-auth": { type: "string", default: "4110" },
      "port-api": { type: "string", default: "4120" },
      hostname: { type: "string" },
      origin: { type: "string", multiple: true },
      validate: { type: "boolean" },
      quiet: { type: "boolean" },
      version: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help === true || values.version === true) {
    console.log(values.help === true ? HELP : manifest.version);
    return;
  }
  if (!isBuiltin("node:sqlite")) {
    throw new RangeError(
      `The sandbox needs Node.js ${manifest.engines.node}; this is ${process.versions.node}.`,
    );
  }
  // Imported only here: an older Node.js without SQLite gets a message first.
  const { startHosts } = await import("./http/start-hosts.ts");
  const sandbox = await startHosts({
    time: values.time,
    data: values.data,
    force: values.force,
    hostname: values.hostname,
    validate: values.validate,
    people: wholeNumber("people", values.people),
    seed: wholeNumber("seed", values.seed),
    latency: wholeNumber("latency", values.latency),
    authPort: wholeNumber("port-auth", values["port-auth"], 65_535),
    apiPort: wholeNumber("port-api", values["port-api"], 65_535),
    faults: faultsIn(values.faults),
    origins: values.origin,
    onRequest: values.quiet === true ? undefined : logRequest,
  });
  console.log(`Sign-in host ${sandbox.authHost}\nMain API host ${sandbox.apiHost}`);
  console.log(`\nAccounts (password ${PASSWORD}):`);
  for (const { username, role, company, about } of ACCOUNTS) {
    console.log(`  ${username.padEnd(32)}${role.padEnd(18)}${company.padEnd(22)}${about}`);
  }
  console.log(
    `\nMails: GET ${sandbox.authHost}/__sandbox/outbox   Stop: Ctrl+C (twice: at once)\n`,
  );

  let stoppedAt: number | null = null;
  const stop = (signal: NodeJS.Signals): void => {
    if (stoppedAt === null) {
      stoppedAt = performance.now();
      sandbox.close(SHUTDOWN_TIMEOUT_MS).catch(fail);
    } else if (performance.now() - stoppedAt > DUPLICATE_SIGNAL_MS) {
      process.exit(128 + constants.signals[signal]);
    }
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  if (process.env["npm_lifecycle_event"] === "npx") {
    // npx signals only the shell that started this process, which ends without passing the signal
    // on.
    const shell = process.ppid;
    setInterval(() => {
      if (process.ppid !== shell && stoppedAt === null) {
        stop("SIGTERM");
      }
    }, ORPHAN_CHECK_MS).unref();
  }
}

function logRequest({ method, url, status, milliseconds }: AnsweredRequest): void {
  const outcome = status ?? "no reply";
  console.log(
    `${new Date().toISOString()} ${method} ${url} ${outcome} ${Math.round(milliseconds)} ms`,
  );
}

function wholeNumber(flag: string, text: string | undefined, most?: number): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text) || Number(text) > (most ?? Number.MAX_SAFE_INTEGER)) {
    const upTo = most === undefined ? "" : ` up to ${most}`;
    throw new RangeError(`--${flag} takes a whole number${upTo}, not '${text}'.`);
  }
  return Number(text);
}

function faultsIn(text: string | undefined): FaultRequest[] | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as FaultRequest[]);
  } catch {
    throw new RangeError(`--faults takes a list as JSON, not '${text}'.`);
  }
}

function fail(error: unknown): void {
  console.error(describeError(error));
  process.exitCode = 1;
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use; give another with --port-auth or --port-api.`;
    case "ERR_PARSE_ARGS_UNKNOWN_OPTION":
    case "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL":
      // Drops advice of Node.js for programs with positional arguments.
      return `${error.message.split(". ")[0]}. See --help.`;
    default:
      return error.message;
  }
}

main().catch(fail);
