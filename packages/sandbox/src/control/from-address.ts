import { ControlError } from "./control-error.ts";
import type { LessonResult, SandboxControls } from "./controls.ts";
import type { FaultRequest } from "./faults.ts";

const PREFIX = "sandbox.";

/**
 * Runs the controls an address asks for, in the order of the address: `?sandbox.reset`,
 * `?sandbox.people=10000&sandbox.clock=P5D&sandbox.latency=300`, `?sandbox.faults=[…]` as JSON.
 * Returns the query without them, so that a reload does not run them again. Throws a ControlError
 * that names the first one it cannot use.
 */
export async function runFromAddress(controls: SandboxControls, search: string): Promise<string> {
  const query = new URLSearchParams(search);
  const asked = [...query].filter(([name]) => name.startsWith(PREFIX));
  if (asked.length === 0) {
    return search;
  }
  for (const [name, value] of asked) {
    query.delete(name);
    await run(controls, name.slice(PREFIX.length), value);
  }
  const rest = query.toString();
  return rest === "" ? "" : `?${rest}`;
}

async function run(controls: SandboxControls, control: string, value: string): Promise<void> {
  switch (control) {
    case "reset":
      await controls.reset();
      return;
    case "people":
      await controls.people(Number(value));
      return;
    case "clock":
      await controls.clock({ advance: value });
      return;
    case "latency":
      await controls.latency(Number(value));
      return;
    case "lesson": {
      // how the lesson player tells what was done: '105003.pass'
      const [registration, result] = value.split(".");
      await controls.lesson(Number(registration), result as LessonResult);
      return;
    }
    case "faults":
      // the control checks the list itself
      await controls.faults(parse(value) as FaultRequest[]);
      return;
    default:
      throw new ControlError(`The address asks for ${PREFIX}${control}, which there is not.`);
  }
}

function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new ControlError(`${PREFIX}faults in the address is not JSON.`);
  }
}
