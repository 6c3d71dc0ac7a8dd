import { constants } from "node:os";
import { parseArgs } from "node:util";
import { ACCOUNTS, PASSWORD } from "./accounts.ts";
import { warningContractCheck } from "./handlers/contract-check.ts";
import { serve } from "./http/serve.ts";
import { sqlitePersistence } from "./world/persistence/sqlite.ts";
import { OutdatedWorld, World } from "./world/world.ts";

export { serve, type RunningSandbox, type ServeOptions } from "./http/serve.ts";

/** One Ctrl+C comes twice, from the terminal and from npm. */
const ECHO_MS = 300;

const HELP = `Both Recurrent hosts over HTTP.

  --people N      people of Aurora Air Charter (60 or so when left out)
  --data DIR      keep the world in DIR; without it the world ends with the process
  --force         begin anew when DIR holds a world made with other --people or --seed, or by another
                  release; all that was written in it is lost
  --latency MS    answer so many milliseconds later
  --seed N        seed of the world
  --port-auth N   port of the sign-in host (4110)
  --port-api N    port of the main API host (4120)
  --hostname H    address to listen on (127.0.0.1)
  --origin URL    let pages of this origin use the controls, and its host name lead to them; may be
                  given several times
  --validate      check every request and reply against the contract
  --help          this text

A world that DIR holds is gone on with. With --people or --seed that it was not made with, the sandbox
refuses to start unless --force is given.`;

/** Reads the command line, serves until SIGINT or SIGTERM; a second one ends calls under way too. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      people: { type: "string" },
      data: { type: "string" },
      force: { type: "boolean", default: false },
      latency: { type: "string" },
      seed: { type: "string" },
      "port-auth": { type: "string", default: "4110" },
      "port-api": { type: "string", default: "4120" },
      hostname: { type: "string", default: "127.0.0.1" },
      origin: { type: "string", multiple: true, default: [] },
      validate: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const people = wholeNumber("people", values.people);
  const seed = wholeNumber("seed", values.seed);
  const latency = wholeNumber("latency", values.latency);
  const authPort = wholeNumber("port-auth", values["port-auth"]) ?? 0;
  const apiPort = wholeNumber("port-api", values["port-api"]) ?? 0;
  const wanted = {
    ...(people === undefined ? {} : { people }),
    ...(seed === undefined ? {} : { seed }),
  };
  const world = await openWorld(wanted, values.data, values.force);
  const check = values.validate ? await warningContractCheck() : undefined;
  const sandbox = await serve({
    world,
    authPort,
    apiPort,
    hostname: values.hostname,
    origins: values.origin.map(originOf),
    ...(check === undefined ? {} : { check }),
  });
  if (latency !== undefined) {
    await sandbox.controls.latency(latency);
  }
  console.log(`Sign-in host ${sandbox.authHost}\nMain API host ${sandbox.apiHost}`);
  console.log(`\nAccounts (password ${PASSWORD}):`);
  for (const { username, role, company, about } of ACCOUNTS) {
    console.log(`  ${username.padEnd(32)}${role.padEnd(18)}${company.padEnd(22)}${about}`);
  }
  console.log(`\nMails: GET ${sandbox.authHost}/__sandbox/outbox   Stop: Ctrl+C (twice: at once)`);

  let asked: number | null = null;
  const stop = (signal: NodeJS.Signals): void => {
    if (asked === null) {
      asked = performance.now();
      sandbox.stop().catch(fail);
    } else if (performance.now() - asked > ECHO_MS) {
      // asked again: whoever waits for a call under way no longer wants to
      process.exit(128 + constants.signals[signal]);
    }
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

interface Origin {
  people?: number;
  seed?: number;
}

/**
 * The world of the folder, or a new one. What was written in a stored one is kept: without `force` one that
 * was made otherwise, or by another release, is refused with what can be done.
 */
async function openWorld(wanted: Origin, folder: string | undefined, force: boolean) {
  const persistence = sqlitePersistence(folder);
  const world = new World({ persistence, keepsOutdated: !force, ...wanted });
  try {
    if (await world.isMadeFrom(wanted)) {
      return world;
    }
    if (force) {
      await world.reset(wanted);
      return world;
    }
    const { people, seed } = await world.transact(({ settings }) => settings);
    throw new RangeError(
      `${folder} holds a world with ${people} people and seed ${seed}, and all that was written in it. ` +
        "Leave out --people and --seed to go on with it, name another folder with --data, or add " +
        "--force to throw it away and begin anew.",
    );
  } catch (error) {
    await world.close();
    throw error instanceof OutdatedWorld
      ? new RangeError(
          `${folder} holds a world of another release of the sandbox, which this one cannot read. Name ` +
            "another folder with --data, or add --force to throw it away and begin anew.",
        )
      : error;
  }
}

function wholeNumber(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) {
    return undefined;
  }
  if (!/^\d+$/.test(text)) {
    throw new RangeError(`--${flag} takes a whole number, not '${text}'.`);
  }
  return Number(text);
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new RangeError(`--origin takes an address such as http://localhost:4100, not '${text}'.`);
  }
  return url.origin;
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

if (import.meta.main) {
  main().catch(fail);
}
