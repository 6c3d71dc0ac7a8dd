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
 * @returns the query without them, so that a reload does not run them again
 * @throws ControlError that names the first invalid one
 */
export async function runFromAddress(controls: SandboxControls, search: string): Promise<string> {
  const query = new URLSearchParams(search);
  const commands = [...query].filter(([name]) => name.startsWith(PREFIX));
  if (commands.length === 0) return search;
  for (const [name, value] of commands) {
    query.delete(name);
    const run = RUNS[name.slice(PREFIX.length)];
    if (run === undefined) {
      throw new ControlError(`The address asks for ${name}, which there is not.`);
    }
    await run(controls, value);
  }
  const rest = query.toString();
  return rest === "" ? "" : `?${rest}`;
}

function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new ControlError(`${PREFIX}faults in the address is not JSON.`);
  }
}
