/**
 * The portal compared with bare pages of the same libraries, in a real Chromium: first loads of its pages,
 * and typing in a table of 10,000 people.
 *
 * --rounds N      loads of each page, and how often the words are typed (5)
 * --only PART     'loads', 'typing' or 'growth' alone
 * --out FILE      also writes everything as JSON
 * --strict        ends with 1 when a limit is exceeded
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runProcessGroup } from "../scripts/lib/process-group.mjs";
import { fromRoot, pinnedNode } from "../scripts/lib/paths.mjs";
import { reportLoads } from "./lib/load-report.ts";
import { reportMemoryGrowth, reportTyping } from "./lib/typing-report.ts";

const PARTS = { loads: reportLoads, typing: reportTyping, growth: reportMemoryGrowth };

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    only: { type: "string" },
    out: { type: "string" },
    strict: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds is '${values.rounds}'`);
const measurements = Object.entries(PARTS).filter(([name]) => (values.only ?? name) === name);
if (measurements.length === 0) throw new Error(`--only is '${values.only ?? ""}'`);

for (const command of ["build", "build:demo"]) {
  const built = await runProcessGroup(pinnedNode, [fromRoot("scripts/run.mjs"), command], {
    capture: true,
  });
  if (built.code !== 0) throw new Error(built.output);
}
const done: Awaited<ReturnType<typeof reportLoads>>[] = [];
for (const [, report] of measurements) done.push(await report(rounds));

if (values.out) {
  const about = { when: new Date().toISOString(), rounds };
  const details = done.flatMap((part) => Object.entries(part.details));
  const report = { ...about, ...Object.fromEntries<unknown>(details) };
  writeFileSync(values.out, `${JSON.stringify(report, undefined, 2)}\n`);
}
process.exitCode = values.strict && done.some(({ isOver }) => isOver) ? 1 : 0;
