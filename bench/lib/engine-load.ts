import type { Driver, EngineName } from "../../e2e/engines/driver.ts";
import { openDriver } from "../../e2e/engines/open-driver.ts";
import { openPuppeteer } from "../../e2e/engines/puppeteer.ts";
import { type SessionEntries, storeEntries } from "../../e2e/support/session-entries.ts";
import { presentChromium } from "../../scripts/lib/chromium.mjs";

/** A page to load in any engine. */
export interface EngineSubject {
  origin: string;
  /** From the origin: a path and, after it, what comes behind the `#`. */
  path: string;
  hash?: string;
  /** The element that makes the page usable. */
  ready: { selector: string; text?: string };
  /** Entries of the browser's storage before the load. */
  entries?: SessionEntries;
}

/** Milliseconds from navigation until the page is ready. */
export interface EngineLoad {
  /** The browser's caches contain nothing of the site. */
  cold: number;
  /** Opened again in the same browser. */
  warm: number;
}

const READY_TIMEOUT_MS = 30_000;
/** The caches and storage that a page fills after the load. */
const SETTLE_MS = 1_500;

declare global {
  interface Window {
    /** Milliseconds from navigation to the frame that made the page usable. */
    benchReady?: number;
  }
}

/** Runs in the page before its own code: records the first frame with the content of `ready`. */
export function observe(): void {
  const params = new URLSearchParams(location.search);
  const selector = params.get("ready");
  if (selector === null) return;
  const text = params.get("text") ?? "";
  // A frame before painting shows whether it has the content; a task after the frame shows that it was
  // painted.
  const look = (): void => {
    const isThere = [...document.querySelectorAll(selector)].some((element) =>
      element.textContent.includes(text),
    );
    if (isThere) setTimeout(() => (window.benchReady = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: waits for what `observe` notes; null when it does not come. */
async function readyTime(limitMs: number): Promise<number | null> {
  const end = performance.now() + limitMs;
  while (window.benchReady === undefined && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return window.benchReady ?? null;
}

/** The whole Chromium, as the other benchmarks have it: the tests of engines do with its shell. */
function openBrowser(engine: EngineName): Promise<Driver> {
  const chromium = engine === "chromium" ? presentChromium() : undefined;
  return chromium ? openPuppeteer("chromium", chromium) : openDriver(engine);
}

/**
 * Loads a page twice in a browser of its own.
 * @throws {Error} when the page is not ready within 30 s
 */
export async function loadInEngine(
  engine: EngineName,
  subject: EngineSubject,
): Promise<EngineLoad> {
  const { origin, path, hash = "", ready, entries } = subject;
  const query = new URLSearchParams({ ready: ready.selector, text: ready.text ?? "" });
  const driver = await openBrowser(engine);
  const load = async (): Promise<number> => {
    // A browser does not load an address that is already open.
    await driver.open("about:blank");
    await driver.open(`${origin}${path}?${String(query)}${hash}`);
    const time = await driver.evaluate(readyTime, READY_TIMEOUT_MS);
    if (time === null) throw new Error(`${path}${hash} is not ready in ${engine}.`);
    return time;
  };
  try {
    await driver.resize(1366, 900);
    if (entries) {
      // A page of the same origin, so that it can clear the storage, and without anything to load.
      await driver.open(`${origin}/favicon.svg`);
      await driver.evaluate(storeEntries, entries);
    }
    const cold = await load();
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    return { cold, warm: await load() };
  } finally {
    await driver.close();
  }
}
