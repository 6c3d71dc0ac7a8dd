/**
 * 'Expand All' on the portal's page of a training record compared with a bare table of the same rows, in a
 * real Chromium: a page of a hundred topics with ten lessons each, out of two hundred. Both are pressed in
 * turn and each pair is compared, so that the ratio is valid on a busy machine. Ends with 1 above the
 * limit.
 *
 * npm run build && npm run bench:record -- [--rounds N]
 */
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright";
import { build } from "vite";
import { IN_PAGE } from "../e2e/support/hosts.ts";
import { openChromium } from "../scripts/lib/open-chromium.ts";
import { fromRoot } from "../scripts/lib/paths.mjs";
import { serveSite } from "../scripts/lib/static-server.ts";
import { median } from "./lib/numbers.ts";
import { serveRecord } from "./lib/cases.ts";

/** The time of a press may be at most this multiple of the bare table's. */
const MAX_TIMES_BARE = 1.2;
const LESSONS = 1000;
const SETTLE_MS = 1000;

const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds is '${values.rounds}'`);

interface Press {
  /** From the press to the painted frame, and the main thread's part of it, in ms. */
  opened: number;
  busy: number;
  closed: number;
}

/** Presses the button in the page and waits until the frame that it changes is painted. */
function pressButton(label: string): Promise<number> {
  const button = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent.trim() === label,
  );
  if (!button) throw new Error(`There is no button '${label}'.`);
  const since = performance.now();
  button.click();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)));
  });
}

async function pressOnce(browser: Browser, open: (page: Page) => Promise<void>): Promise<Press> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await open(page);
    await page.getByRole("button", { name: "Expand All" }).waitFor();
    // Work that a page does after it is shown is not part of the press.
    await page.waitForTimeout(SETTLE_MS);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const taskTime = async (): Promise<number> => {
      const { metrics } = await session.send("Performance.getMetrics");
      return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
    };
    const before = await taskTime();
    const opened = await page.evaluate(pressButton, "Expand All");
    const busy = (await taskTime()) - before;
    const shown = await page.getByText("corrected to 100%").count();
    if (shown !== LESSONS) throw new Error(`${shown} lessons are shown, not ${LESSONS}.`);
    return { opened, busy, closed: await page.evaluate(pressButton, "Collapse All") };
  } finally {
    await context.close();
  }
}

await build({ configFile: fromRoot("bench/record/vite.config.ts") });
const site = await serveSite({
  folder: fromRoot("node_modules/.cache/recurrent/record"),
  hosts: IN_PAGE,
});
const portal = await serveRecord();
const browser = await openChromium();
const subjects = {
  bare: async (page: Page) => void (await page.goto(`${site.origin}/index.html`)),
  record: portal.open,
};
const presses: Record<keyof typeof subjects, Press[]> = { bare: [], record: [] };
try {
  // The first round warms servers and caches and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ["bare", "record"] as const) {
      const press = await pressOnce(browser, subjects[name]);
      if (round > 0) presses[name].push(press);
    }
  }
} finally {
  await browser.close();
  await Promise.all([site.close(), portal.close()]);
}

const summary = Object.fromEntries(
  Object.entries(presses).map(([name, all]) => [
    name,
    {
      opened: Math.round(median(all.map(({ opened }) => opened))),
      busy: Math.round(median(all.map(({ busy }) => busy))),
      closed: Math.round(median(all.map(({ closed }) => closed))),
    },
  ]),
);
console.table(summary);
// Neighbouring presses are compared: the machine is faster in one minute than in the next.
const times = median(
  presses.record.map(({ opened }, at) => opened / (presses.bare[at]?.opened ?? Number.NaN)),
);
console.log(`Expand All: ${times.toFixed(2)} times the bare table (at most ${MAX_TIMES_BARE})`);
process.exitCode = times <= MAX_TIMES_BARE ? 0 : 1;
