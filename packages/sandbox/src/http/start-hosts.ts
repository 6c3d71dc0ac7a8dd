import { requirePeople } from "../admin/controls.ts";
import { readFaults } from "../admin/fault-requests.ts";
import { createContractCheck } from "../handlers/contract-check.ts";
import { formatDay, parseInstant } from "../model/days.ts";
import { type InitialState, OutdatedDatabase, Database } from "../store/database.ts";
import { isDamage, sqlitePersistence } from "../store/persistence/sqlite.ts";
import type { Sandbox, SandboxOptions } from "../types.ts";
import { toOrigin } from "./origins.ts";
import { serve, type ServeOptions } from "./serve.ts";

export type HostsOptions = Omit<SandboxOptions, "onRequest"> & Pick<ServeOptions, "onRequest">;

/**
 * Starts both hosts over HTTP in the calling thread.
 *
 * @throws RangeError when `time` or an origin is invalid, or `data` cannot be used; ControlError when
 * `people`, `latency` or a fault is invalid; the system's error, such as EADDRINUSE
 */
export async function startHosts(options: HostsOptions = {}): Promise<Sandbox> {
  const { people, seed, time, faults, latency, validate = true } = options;
  const at = time === undefined ? undefined : parseInstant(time);
  if (at === null) {
    throw new RangeError(`The time is an instant such as 2027-03-14T00:30:00Z, not '${time}'.`);
  }
  readFaults(faults ?? []);
  if (people !== undefined) {
    requirePeople(people);
  }
  const origins = options.origins?.map(toOrigin);
  const database = await openDatabase({ people, seed, at }, options);
  const check = validate ? await createContractCheck(options.onViolation) : undefined;
  const { authHost, apiHost, controls, stop } = await serve({
    ...options,
    origins,
    database,
    check,
  });
  try {
    if (faults !== undefined) {
      await controls.faults(faults);
    }
    if (latency !== undefined) {
      await controls.latency(latency);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...controls, authHost, apiHost, close: stop };
}

/**
 * Without `force`, data with other parameters or of another release is an error with advice, as is a
 * damaged database in any case.
 */
async function openDatabase(
  wanted: InitialState,
  { data, force = false }: HostsOptions,
): Promise<Database> {
  let database: Database | undefined;
  try {
    database = new Database({
      persistence: sqlitePersistence(data),
      keepsOutdated: !force,
      ...wanted,
    });
    if (await database.isMadeFrom(wanted)) return database;
    if (force) {
      await database.reset(wanted);
      return database;
    }
    const { people, seed, firstDay } = await database.transact(({ settings }) => settings);
    throw new RangeError(
      `${data} has data with ${people} people and seed ${seed} that starts on ${formatDay(firstDay)}, and ` +
        "everything written since. Leave out --people, --seed and --time to use it, name another " +
        "folder with --data, or add --force to delete it and start again.",
    );
  } catch (error) {
    await database?.close();
    if (error instanceof OutdatedDatabase) {
      throw new RangeError(
        `${data} has data of another release of the sandbox, which this one cannot read. Name another ` +
          "folder with --data, or add --force to delete it and start again.",
      );
    }
    if (isDamage(error)) {
      throw new RangeError(
        `The database in ${data} is damaged: ${error.message}. Restore the folder from a copy, delete ` +
          "it to start again, or name another folder with --data.",
      );
    }
    throw error;
  }
}
