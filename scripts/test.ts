/**
 * Runs every check of the project and says how each went; one that fails or crashes does not stop
 * the others. The last line is `N passed, N failed`.
 *
 *   --quick        only what a contributor runs before a commit (`npm run check`)
 *   --only a,b     only these steps
 */
import { parseArgs } from "node:util";
import { single, type Outcome } from "./lib/outcome.ts";
import { STEPS, type Step } from "./lib/steps.ts";

const { values } = parseArgs({
  options: { quick: { type: "boolean", default: false }, only: { type: "string" } },
});

function chosen(): Step[] {
  const only = values.only?.split(",");
  const unknown = only?.filter((id) => !STEPS.some((step) => step.id === id)) ?? [];
  if (unknown.length > 0) {
    const ids = STEPS.map((step) => step.id).join(", ");
    throw new Error(`no step ${unknown.join(", ")}; there are ${ids}`);
  }
  return STEPS.filter((step) => (only ? only.includes(step.id) : step.quick || !values.quick));
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function run(step: Step): Promise<Outcome> {
  try {
    return await step.run();
  } catch (error) {
    return single(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

const begun = performance.now();
const steps = chosen();
const width = Math.max(...steps.map((step) => step.id.length));
const outcomes: { step: Step; outcome: Outcome }[] = [];

for (const step of steps) {
  const since = performance.now();
  process.stdout.write(`${step.id.padEnd(width)}  `);
  const outcome = await run(step);
  outcomes.push({ step, outcome });
  const failed = outcome.failed > 0 ? `${outcome.failed} FAILED` : "ok";
  const columns = [
    String(outcome.passed).padStart(5),
    failed.padEnd(10),
    seconds(since).padStart(8),
  ];
  console.log(`${columns.join("  ")}  ${step.title}`);
}

for (const { step, outcome } of outcomes) {
  if (outcome.failed > 0) console.log(`\n--- ${step.id}: ${step.title}\n${outcome.details}`);
  if (outcome.repeated)
    console.log(`\n--- ${step.id}: only at the second run\n${outcome.repeated}`);
}

const total = (pick: (outcome: Outcome) => number): number =>
  outcomes.reduce((sum, { outcome }) => sum + pick(outcome), 0);
const failed = total((outcome) => outcome.failed);
console.log(`\nin ${seconds(begun)}`);
console.log(`${total((outcome) => outcome.passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
