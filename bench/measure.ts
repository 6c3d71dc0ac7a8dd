/**
 * First loads of the portal beside the least that the same libraries allow, in a real Chromium. All
 * pages are loaded in turn, round after round, and medians compared: a slow moment of the machine
 * meets all of them, so the ratios hold where the times do not.
 *
 *   --rounds N      loads of each page (5)
 *   --out FILE      also writes everything as JSON
 *   --strict        ends with 1 when a limit is not kept
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runGroup } from "../scripts/lib/group.mjs";
import { inRoot, pinnedNode } from "../scripts/lib/paths.mjs";
import { coldBuildSeconds } from "./lib/cold-build.ts";
import { BYTE_LIMITS, TIME_LIMITS } from "./lib/limits.ts";
import { loadOnce, type Load } from "./lib/load.ts";
import { judge, summary } from "./lib/numbers.ts";
import { floorStage, portalStage } from "./lib/subjects.ts";

const BUILD_LIMIT_SECONDS = 10;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    out: { type: "string" },
    strict: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds is '${values.rounds}'`);

for (const command of ["build", "build:demo"]) {
  const built = await runGroup(pinnedNode, [inRoot("scripts/run.mjs"), command], { capture: true });
  if (built.code !== 0) throw new Error(built.output);
}
const buildSeconds = await coldBuildSeconds();
const stages = [await floorStage(), await portalStage()];
const subjects = stages.flatMap((stage) => stage.subjects);
const loads = new Map<string, Load[]>();
try {
  // Not counted: the servers compress each file when it is first asked for.
  for (const subject of subjects) await loadOnce(subject);
  for (let round = 0; round < rounds; round += 1) {
    // Each round begins with another page: none is always the first on a cold machine.
    for (let at = 0; at < subjects.length; at += 1) {
      const subject = subjects[(at + round) % subjects.length];
      if (!subject) continue;
      const load = await loadOnce(subject);
      loads.set(subject.name, [...(loads.get(subject.name) ?? []), load]);
    }
    console.error(`round ${round + 1} of ${rounds}`);
  }
} finally {
  await Promise.all(stages.map((stage) => stage.close()));
}

const medians = new Map([...loads].map(([name, all]) => [name, summary(all)]));
const verdicts = judge(medians, [...BYTE_LIMITS, ...TIME_LIMITS]);
const rounded = (load: Load) =>
  Object.fromEntries(
    Object.entries(load).map(([key, value]: [string, number]) => [key, +value.toFixed(2)]),
  );

console.table(Object.fromEntries([...medians].map(([name, load]) => [name, rounded(load)])));
console.table(
  verdicts.map(({ page, measure, times, most, value, holds }) => ({
    page,
    measure: times === undefined ? measure : `${measure} / ${times}`,
    value: +value.toFixed(2),
    most,
    verdict: holds ? "kept" : "OVER",
  })),
);
console.log(
  `cold production build: ${buildSeconds.toFixed(1)} s of CPU (at most ${BUILD_LIMIT_SECONDS})`,
);

if (values.out) {
  const report = {
    when: new Date().toISOString(),
    rounds,
    buildSeconds,
    verdicts,
    loads: [...loads],
  };
  writeFileSync(values.out, `${JSON.stringify(report, undefined, 2)}\n`);
}
const over = buildSeconds > BUILD_LIMIT_SECONDS || verdicts.some(({ holds }) => !holds);
process.exitCode = values.strict && over ? 1 : 0;
