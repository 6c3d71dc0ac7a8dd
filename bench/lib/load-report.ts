import { coldBuildSeconds } from "./cold-build.ts";
import { BYTE_LIMITS, PAGES, TIME_LIMITS } from "./limits.ts";
import { loadOnce, type Load } from "./load.ts";
import { compareWithLimit, summary } from "./numbers.ts";
import { serveBaselineCases, servePortalCases } from "./cases.ts";

const BUILD_LIMIT_SECONDS = 10;

/**
 * First loads compared with bare pages of the same libraries. All pages are loaded in turn, round after
 * round, and a ratio is the median of those of each round: a slow moment of the machine affects both of its
 * loads, so the ratios are valid although the times are not.
 * @param rounds loads of each page
 * @returns everything that was measured, and whether a limit was exceeded
 */
export async function reportLoads(rounds: number): Promise<{ isOver: boolean; details: object }> {
  const buildSeconds = await coldBuildSeconds();
  const served = [await serveBaselineCases(), await servePortalCases()];
  const byName = new Map(served.flatMap((site) => site.cases).map((each) => [each.name, each]));
  const cases = Object.values(PAGES).flatMap((name) => byName.get(name) ?? []);
  const loads = new Map<string, Load[]>();
  try {
    // This round is not counted: the servers compress each file at its first request.
    for (const benchCase of cases) await loadOnce(benchCase);
    for (let round = 0; round < rounds; round += 1) {
      // Each round begins with another page, so that no page is always the first on a cold machine.
      for (let at = 0; at < cases.length; at += 1) {
        const benchCase = cases[(at + round) % cases.length];
        if (!benchCase) continue;
        const load = await loadOnce(benchCase);
        loads.set(benchCase.name, [...(loads.get(benchCase.name) ?? []), load]);
      }
      console.error(`round ${round + 1} of ${rounds}`);
    }
  } finally {
    await Promise.all(served.map((site) => site.close()));
  }

  const medians = new Map([...loads].map(([name, all]) => [name, summary(all)]));
  const verdicts = compareWithLimit(loads, [...BYTE_LIMITS, ...TIME_LIMITS]);
  console.table(Object.fromEntries([...medians].map(([name, load]) => [name, roundLoad(load)])));
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
  return {
    isOver: buildSeconds > BUILD_LIMIT_SECONDS || verdicts.some(({ holds }) => !holds),
    details: { buildSeconds, verdicts, loads: [...loads] },
  };
}

function roundLoad(load: Load): Record<string, number> {
  return Object.fromEntries(
    Object.entries(load).map(([key, value]: [string, number]) => [key, +value.toFixed(2)]),
  );
}
