/**
 * Runs every check of the project, side by side on every core (scripts/lib/schedule.ts), and reports the result of
 * each. A check that fails or crashes does not stop the others. The last line is `N passed, N failed`.
 *
 * --quick        only the steps before a commit (`npm run check`), and what the change can break of lint and unit tests
 * --only a,b     only these steps; the builds that they use must exist
 */
import { parseArgs } from "node:util";
import { findChanges } from "./lib/changes.ts";
import { fromExitCode, type Outcome } from "./lib/outcome.ts";
import { stoppedWith } from "./lib/process-group.mjs";
import { runAll } from "./lib/schedule.ts";
import { CPU_CORES, STEPS, type Step } from "./lib/steps.ts";

const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string" },
  },
});

const isPossible = ({ platform = process.platform }: Step): boolean =>
  platform === process.platform;

function chosen(): Step[] {
  const only = values.only?.split(",");
  const unknown = only?.filter((id) => !STEPS.some((step) => step.id === id)) ?? [];
  if (unknown.length > 0) {
    const ids = STEPS.map((step) => step.id).join(", ");
    throw new Error(`no step ${unknown.join(", ")}; there are ${ids}`);
  }
  const wanted = STEPS.filter(({ id, quick }) =>
    only ? only.includes(id) : quick || !values.quick,
  );
  for (const { id, platform } of wanted.filter((step) => !isPossible(step))) {
    console.log(`${id} is left out: it runs on ${platform} alone`);
  }
  return wanted.filter(isPossible);
}

const changes = values.quick ? findChanges() : undefined;

async function outcomeOf(step: Step): Promise<Outcome> {
  try {
    return await step.run(changes);
  } catch (error) {
    return fromExitCode(
      false,
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    );
  }
}

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

const begun = performance.now();
const steps = chosen();
const width = Math.max(...steps.map((step) => step.id.length));
const results: { step: Step; outcome: Outcome; seconds: number }[] = [];

async function runStep(step: Step): Promise<void> {
  const start = performance.now();
  const outcome = await outcomeOf(step);
  // What a signal ended has neither passed nor failed.
  if (stoppedWith() !== undefined) return;
  const seconds = secondsSince(start);
  results.push({ step, outcome, seconds });
  const columns = [
    step.id.padEnd(width),
    String(outcome.passed).padStart(5),
    (outcome.failed > 0 ? `${outcome.failed} FAILED` : "ok").padEnd(10),
    `${seconds.toFixed(1)} s`.padStart(8),
    step.title,
  ];
  console.log(columns.join("  "));
}

await runAll(steps, CPU_CORES, runStep, () => stoppedWith() !== undefined);
if (stoppedWith() !== undefined) process.exit(stoppedWith());

for (const { step, outcome } of results) {
  if (outcome.failed > 0) console.log(`\n--- ${step.id}: ${step.title}\n${outcome.details}`);
  if (outcome.repeated) {
    console.log(`\n--- ${step.id}: only at the second run\n${outcome.repeated}`);
  }
}

const byLength = results.toSorted((one, other) => other.seconds - one.seconds);
const list = byLength.map(({ step, seconds }) => `${step.id} ${seconds.toFixed(1)}`);
console.log(`\nseconds by step: ${list.join(", ")}`);
const total = (pick: (outcome: Outcome) => number): number =>
  results.reduce((sum, { outcome }) => sum + pick(outcome), 0);
const failed = total((outcome) => outcome.failed);
console.log(`\nin ${secondsSince(begun).toFixed(1)} s`);
console.log(`${total((outcome) => outcome.passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
