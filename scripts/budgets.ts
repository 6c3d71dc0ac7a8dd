/** Fails when a first load weighs more than its budget, measured in a real Chromium, or a script more than any may. */
import { globSync, statSync } from "node:fs";
import path from "node:path";
import { BYTE_LIMITS, CHUNK_LIMIT } from "../bench/lib/limits.ts";
import { loadOnce, type Load } from "../bench/lib/load.ts";
import { compareWithLimit } from "../bench/lib/numbers.ts";
import { servePortalCases } from "../bench/lib/cases.ts";
import { fromRoot } from "./lib/paths.mjs";

const isOf = (name: string, start: string) => path.basename(name).startsWith(`${start}-`);

/** The scripts of both builds over the limit for which no reason is given, and reasons that nothing needs. */
function oddChunks(): string[] {
  const { mostKb, larger } = CHUNK_LIMIT;
  const names = globSync("packages/portal/{dist,dist-demo}/assets/*.js", { cwd: fromRoot() });
  const large = names.filter((name) => statSync(fromRoot(name)).size > mostKb * 1000);
  const starts = Object.keys(larger);
  return [
    ...large.filter((name) => !starts.some((start) => isOf(name, start))),
    ...starts.filter((start) => !large.some((name) => isOf(name, start))),
  ];
}

const odd = oddChunks();
console.log(
  `scripts over ${CHUNK_LIMIT.mostKb} KB, or listed without need: ${odd.join(", ") || "none"}`,
);

const served = await servePortalCases();
try {
  const measured = new Map<string, readonly Load[]>();
  // One after the other: the servers count what they send.
  for (const subject of served.cases) measured.set(subject.name, [await loadOnce(subject)]);
  const verdicts = compareWithLimit(measured, BYTE_LIMITS);
  for (const { page, measure, value, most, holds } of verdicts) {
    const relation = holds ? "within" : "OVER";
    console.log(`${page}: ${measure} ${value.toFixed(1)}, ${relation} ${most}`);
  }
  const unmeasured = verdicts.length < BYTE_LIMITS.length;
  process.exitCode = unmeasured || odd.length > 0 || verdicts.some(({ holds }) => !holds) ? 1 : 0;
} finally {
  await served.close();
}
