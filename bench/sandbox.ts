/**
 * The sandbox over HTTP compared with a bare server in the same run: the time to its first answer, and its
 * calls per second.
 *
 * --rounds N      starts of each kind, and how often calls are counted (3)
 * --seconds N     how long calls are counted each time (1)
 * --only PART     'starts' or 'calls' alone
 */
import { parseArgs } from "node:util";
import { reportCalls } from "./lib/sandbox-calls.ts";
import { reportStarts } from "./lib/sandbox-start.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "1" },
    only: { type: "string" },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds is '${values.rounds}'`);
if (!(seconds > 0)) throw new Error(`--seconds is '${values.seconds}'`);
const measurements = {
  starts: () => reportStarts(rounds),
  calls: () => reportCalls(rounds, seconds),
};
const chosen = Object.entries(measurements).filter(([name]) => (values.only ?? name) === name);
if (chosen.length === 0) throw new Error(`--only is '${values.only ?? ""}'`);
for (const [, report] of chosen) await report();
