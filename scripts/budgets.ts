/** Fails when a first load weighs more than its budget, measured in a real Chromium. */
import { BYTE_LIMITS } from "../bench/lib/limits.ts";
import { loadOnce, type Load } from "../bench/lib/load.ts";
import { judge } from "../bench/lib/numbers.ts";
import { portalStage } from "../bench/lib/subjects.ts";

const stage = await portalStage();
try {
  const measured = new Map<string, Load>();
  // One after the other: the servers count what they send.
  for (const subject of stage.subjects) measured.set(subject.name, await loadOnce(subject));
  const verdicts = judge(measured, BYTE_LIMITS);
  for (const { page, measure, value, most, holds } of verdicts) {
    const relation = holds ? "within" : "OVER";
    console.log(`${page}: ${measure} ${value.toFixed(1)}, ${relation} ${most}`);
  }
  const unmeasured = verdicts.length < BYTE_LIMITS.length;
  process.exitCode = unmeasured || verdicts.some(({ holds }) => !holds) ? 1 : 0;
} finally {
  await stage.close();
}
