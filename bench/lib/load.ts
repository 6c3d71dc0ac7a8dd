import type { BrowserContext, Page } from "playwright";
import { openChromium } from "../../scripts/lib/open-chromium.ts";
import type { Served } from "../../scripts/lib/static-server.ts";

/** A page to measure. */
export interface BenchCase {
  name: string;
  site: Served;
  /** Address from the origin, e.g. `/#/login`. */
  path: string;
  /** CSS selector of the content that makes the page usable. */
  ready: string;
  /** Text that `ready` must contain as well, for content that has a shape before it has data. */
  readyText?: string;
  /**
   * Brings the browser into the state that the page needs, such as signed in; its cached files are
   * dropped.
   */
  prepare?: (page: Page) => Promise<void>;
}

/** One load: times in ms since navigation, sizes in KB (1024 bytes) of Brotli bodies. */
export interface Load {
  jsKb: number;
  totalKb: number;
  requests: number;
  firstPaint: number;
  largestPaint: number;
  ready: number;
  shift: number;
  /** Main-thread time, which a busy machine stretches less than it stretches the clock. */
  cpu: number;
  heapMb: number;
}

interface Marks {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  ready: number;
}

const QUIET_MS = 700;
/** Later requests prepare the next pages, such as that for the command palette. */
const FIRST_LOAD_MS = 1000;
const READY_TIMEOUT_MS = 30_000;

/** Runs in the page before its own code: notes paints, shifts and the first frame with content. */
function observe({ ready, readyText }: { ready: string; readyText: string | undefined }): void {
  if (window !== window.top) return;
  const marks: Marks = { firstPaint: 0, largestPaint: 0, shift: 0, ready: 0 };
  Object.assign(window, { benchMarks: marks });
  // oxlint-disable-next-line consistent-function-scoping -- only this function reaches the page
  const on = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  };
  on("paint", (entry) => {
    if (entry.name === "first-contentful-paint") marks.firstPaint = entry.startTime;
  });
  on("largest-contentful-paint", (entry) => {
    marks.largestPaint = entry.startTime;
  });
  on("layout-shift", (entry) => {
    marks.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  // A frame before painting shows whether it has the content; a task after the frame shows that it was
  // painted.
  const look = (): void => {
    const there = [...document.querySelectorAll(ready)].some(
      (element) => readyText === undefined || element.textContent.includes(readyText),
    );
    if (there) setTimeout(() => (marks.ready = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const marksOf = (page: Page): Promise<Marks | undefined> =>
  page.evaluate(() => (window as Window & { benchMarks?: Marks }).benchMarks);

/** Paths of the files that the page asked for after its first load, from the root of the site. */
const lateFiles = (page: Page, ready: number): Promise<string[]> =>
  page.evaluate(
    (until) =>
      performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime > until)
        .map(({ name }) => new URL(name).pathname.slice(1)),
    ready + FIRST_LOAD_MS,
  );

/** Waits until nothing has been sent for a while. */
async function waitUntilQuiet(site: Served): Promise<void> {
  const count = (): number => [...site.sent.values()].reduce((sum, file) => sum + file.count, 0);
  let last = count();
  let since = performance.now();
  while (performance.now() - since < QUIET_MS) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (count() === last) continue;
    last = count();
    since = performance.now();
  }
}

async function measureLoad(context: BrowserContext, subject: BenchCase): Promise<Load> {
  const { site } = subject;
  if (subject.prepare) {
    const before = await context.newPage();
    await subject.prepare(before);
    await before.close();
  }
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.clearBrowserCache");
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.addInitScript(observe, { ready: subject.ready, readyText: subject.readyText });
  site.sent.clear();
  await page.goto(site.origin + subject.path, { waitUntil: "commit" });
  await page.waitForFunction(
    () => ((window as Window & { benchMarks?: Marks }).benchMarks?.ready ?? 0) > 0,
    undefined,
    { timeout: READY_TIMEOUT_MS, polling: 50 },
  );
  await waitUntilQuiet(site);
  const marks = await marksOf(page);
  if (!marks) throw new Error(`${subject.name}: the page was left before it could be measured.`);
  const { metrics } = await devtools.send("Performance.getMetrics");
  await devtools.send("HeapProfiler.collectGarbage");
  const heap = await devtools.send("Runtime.getHeapUsage");
  const late = new Set(await lateFiles(page, marks.ready));
  const sent = [...site.sent].filter(([name]) => !late.has(name));
  const kb = (files: typeof sent): number =>
    files.reduce((sum, [, file]) => sum + file.bytes, 0) / 1024;
  return {
    ...marks,
    jsKb: kb(sent.filter(([name]) => name.endsWith(".js"))),
    totalKb: kb(sent),
    requests: sent.reduce((sum, [, file]) => sum + file.count, 0),
    cpu: (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000,
    heapMb: heap.usedSize / 1024 / 1024,
  };
}

/**
 * Loads a page once in a browser of its own, so that nothing is warm.
 * @throws {Error} when the page is not ready within 30 s
 */
export async function loadOnce(subject: BenchCase): Promise<Load> {
  const browser = await openChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
    return await measureLoad(context, subject);
  } finally {
    await browser.close();
  }
}
