/**
 * First loads of the login and of the first board in Chromium, Firefox and WebKit, compared with bare
 * pages of the same libraries. Every load begins in a new browser and is repeated once there; a page and
 * its bare one are loaded right after each other and each pair is compared, so that the ratios are valid
 * on a busy machine.
 *
 * npm run build && npm run bench:engines -- [--rounds N] [--engine NAME]
 */
import { parseArgs } from "node:util";
import type { EngineName } from "../e2e/engines/driver.ts";
import { loadInEngine, type EngineLoad } from "./lib/engine-load.ts";
import { serveEngineCases } from "./lib/engine-cases.ts";
import { median } from "./lib/numbers.ts";

const ENGINES: readonly EngineName[] = ["chromium", "firefox", "webkit"];

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, engine: { type: "string" } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds is '${values.rounds}'`);
const engines = ENGINES.filter((name) => (values.engine ?? name) === name);
if (engines.length === 0) throw new Error(`--engine is '${values.engine ?? ""}'`);

/** Loads of a page and of its bare one, pair by pair. */
interface Pairs {
  page: EngineLoad[];
  bare: EngineLoad[];
}

const served = await serveEngineCases();
const measured = new Map<string, Pairs>();

async function measurePairs(engine: EngineName, isCounted: boolean): Promise<void> {
  for (const [name, subject] of Object.entries(served.cases)) {
    const bare = await loadInEngine(engine, subject.bare);
    const page = await loadInEngine(engine, subject.page);
    if (!isCounted) continue;
    const key = `${name}, ${engine}`;
    const pairs = measured.get(key) ?? { page: [], bare: [] };
    pairs.page.push(page);
    pairs.bare.push(bare);
    measured.set(key, pairs);
  }
}

try {
  // The first round warms servers and files, and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const engine of engines) await measurePairs(engine, round > 0);
    console.error(`round ${round} of ${rounds}`);
  }
} finally {
  await served.close();
}

/** The median, least and greatest of the ratios of all pairs. */
function ratios(over: readonly EngineLoad[], under: readonly EngineLoad[], kind: keyof EngineLoad) {
  const all = over.map((load, at) => load[kind] / (under[at]?.[kind] ?? Number.NaN));
  const [middle, least, most] = [median(all), Math.min(...all), Math.max(...all)];
  return `${middle.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
}

for (const kind of ["cold", "warm"] as const) {
  console.log(`${kind}: ms until the page is ready, and ratios by pairs`);
  const rows = [...measured].map(([key, { page, bare }]) => {
    const [name, engine] = key.split(", ");
    const inChromium = measured.get(`${name}, chromium`)?.page;
    const row = {
      page: Math.round(median(page.map((load) => load[kind]))),
      bare: Math.round(median(bare.map((load) => load[kind]))),
      "page / bare": ratios(page, bare, kind),
      ...(inChromium &&
        engine !== "chromium" && { "page / Chromium": ratios(page, inChromium, kind) }),
    };
    return [key, row];
  });
  console.table(Object.fromEntries(rows));
}
