import type { FaultRequest, LessonResult, SandboxControls } from "../types.ts";
import { ControlError } from "./fault-requests.ts";

const PREFIX = "sandbox.";

/** The controls validate the values. */
const RUNS: Readonly<Record<string, (controls: SandboxControls, value: string) => unknown>> = {
  reset: (controls) => controls.reset(),
  people: (controls, value) => controls.people(Number(value)),
  clock: (controls, value) => controls.clock({ advance: value }),
  latency: (controls, value) => controls.latency(Number(value)),
  // The lesson player reports a result as '105003.pass'.
  lesson: (controls, value) => {
    const [registration, result] = value.split(".");
    return controls.lesson(Number(registration), result as LessonResult);
  },
  faults: (controls, value) => controls.faults(parse(value) as FaultRequest[]),
};

/**
 * Runs the controls of a URL in order, such as `?sandbox.people=10000&sandbox.clock=P5D`.
 *
 * @param setSearch gets the query without them before the first one runs, so that a reload does not
 *   run them again, even if one fails
 * @throws ControlError that names the first invalid one; those after it do not run
 */
export async function runFromAddress(
  controls: SandboxControls,
  search: string,
  setSearch: (rest: string) => void,
): Promise<void> {
  const query = new URLSearchParams(search);
  const commands = [...query].filter(([name]) => name.startsWith(PREFIX));
  if (commands.length === 0) return;
  for (const [name] of commands) query.delete(name);
  const rest = query.toString();
  setSearch(rest === "" ? "" : `?${rest}`);
  for (const [name, value] of commands) {
    const run = RUNS[name.slice(PREFIX.length)];
    if (run === undefined) {
      throw new ControlError(`The address names an unknown control, ${name}.`);
    }
    await run(controls, value);
  }
}

function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new ControlError(`${PREFIX}faults in the address is not JSON.`);
  }
}
