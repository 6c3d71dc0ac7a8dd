/**
 * Checks of every page, in a wide window and on a phone: nothing moves while the replies arrive (Core Web
 * Vitals), nothing is wider than the window, and axe finds nothing in the page as a whole (shell 2). Axe
 * runs on one page in the wide window, in the light scheme, and on the next on the phone, in the dark one;
 * the stories run it in both schemes on everything that a page shows.
 *
 * A load costs more than a check, so each page is then measured in the same load: in the wide window as readers set
 * it (reflow.ts), on the phone and on a tablet for fingers (targets.ts).
 */
import type { BrowserContext, Page, Request } from "@playwright/test";
import { SIGNED_OUT, NAVIGATION_PATHS } from "../expectations/navigation-paths.ts";
import { expectAccessible, expectFits } from "../support/axe.ts";
import { certificateHash } from "../training/certificates.ts";
import { faults } from "../support/sandbox.ts";
import { title } from "../support/shell.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { printButton } from "../training/print-page.ts";
import { expectNoLoss, losses } from "./reflow.ts";
import { HEIGHT, hoveredOnly, smallTargets, WIDTHS } from "./targets.ts";

/** The most that a page may shift in all; Core Web Vitals call 0.1 good. */
const MAX_LAYOUT_SHIFT = 0.02;

/** Every reply is later than the shape of a page, and earlier than its wait for announcements ends. */
const DELAY_MS = 500;

/** On the phone, the code of the grids arrives after the rows. */
const GRID_DELAY_MS = 1000;

/** Pages that are opened side by side, for most of their time is that delay. */
const TABS = 3;

/** Paths of every length that a call has. */
const ALL_CALLS = [2, 3, 4, 5, 6, 7].map((length) => ({
  path: `/api${"/*".repeat(length - 1)}`,
  delayMs: DELAY_MS,
}));

interface Shift {
  value: number;
  of: string[];
}

/** One walk reports the findings of every page. */
const soft = expect.configure({ soft: true });

declare global {
  interface Window {
    shifts: Shift[];
    replaced: string[];
    /** True once the page has loaded: what is measured then is of no interest to `replaced`. */
    hasLoaded: boolean;
  }
}

/** Records every layout shift of a page from its first frame on, and blocks the print dialog. */
function noteShifts(): void {
  type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
  type Entry = PerformanceEntry & { value: number; sources: Moved[] };
  const rect = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map(Math.round).join(" ");
  window.print = () => undefined;
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[]) {
      const of = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
        return `${name}: ${rect(previousRect)} to ${rect(currentRect)}`;
      });
      window.shifts.push({ value, of });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * Records every control that is replaced by an equal one: what is typed into the first, its focus or a press
 * would be lost.
 */
function noteReplaced(): void {
  const shown = new Map<Element, { name: string; since: number }>();
  const nameOf = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0] ?? element;
    const name = element.getAttribute("aria-label") ?? label.textContent.trim();
    return `${element.tagName} ${element.getAttribute("href") ?? ""} ${name}`;
  };
  window.replaced = [];
  const look = (now: number) => {
    const latest = new Map<string, number>();
    for (const element of document.querySelectorAll("a[href], button, input, textarea")) {
      const known = shown.get(element) ?? { name: nameOf(element), since: now };
      shown.set(element, known);
      latest.set(known.name, known.since);
    }
    for (const [element, { name, since }] of shown) {
      if (element.isConnected) continue;
      shown.delete(element);
      if ((latest.get(name) ?? 0) > since) window.replaced.push(name);
    }
    if (!window.hasLoaded) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The number of calls of the page that wait for their reply. */
function waitingCalls(page: Page): () => number {
  const waiting = new Set<Request>();
  page.on("request", (call) => {
    if (call.url().includes("/api/")) waiting.add(call);
  });
  page.on("requestfinished", (call) => void waiting.delete(call));
  page.on("requestfailed", (call) => void waiting.delete(call));
  return () => waiting.size;
}

/** Waits for the title of a page, or for the button of a print page, which has none. */
async function expectPage(page: Page, path: string): Promise<void> {
  const isPaper = /\/print(\?|$)/.test(path);
  await expect(isPaper ? printButton(page) : title(page), path).toBeVisible();
}

/** Waits until no part of a page loads, rows included whose grid has not arrived. */
async function expectLoaded(page: Page, path: string): Promise<void> {
  const loading = page.locator("main :is([aria-busy=true], .MuiSkeleton-root)");
  // The pages of all tabs draw at once.
  await expect(loading, path).toHaveCount(0, { timeout: 30_000 });
}

async function expectStill(page: Page, path: string, waiting: () => number): Promise<void> {
  await expectPage(page, path);
  await expect.poll(waiting, path).toBe(0);
  await expectLoaded(page, path);
  // Two frames: what the last reply has changed is laid out then.
  const shifts = await page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifts)));
      }),
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${path}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  const replaced = await page.evaluate(() => {
    window.hasLoaded = true;
    // The portal remembers the height of the announcements, which the next page must not reserve as it is at another
    // width or text size.
    Object.defineProperty(document, "cookie", { value: document.cookie, writable: true });
    return window.replaced;
  });
  expect(replaced, `${path}: replaced controls`).toEqual([]);
}

/** Leaves a page and comes back without a load, for what a page decides when it opens. */
async function reopen(page: Page, path: string): Promise<void> {
  const goTo = (hash: string) => page.evaluate((to) => void (location.hash = to), hash);
  await goTo("/404");
  await expect(page, path).toHaveTitle(/Not Found/);
  await goTo(path);
  await expectPage(page, path);
  await expectLoaded(page, path);
}

/** Has targets of 44 px, nothing cut, and no text on hover alone, at the width of a phone and of a tablet. */
async function expectFitForFingers(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    const where = `${path} at ${width} px`;
    await page.setViewportSize({ width, height: HEIGHT });
    if (width !== WIDTHS[0]) await reopen(page, path);
    await soft.poll(() => smallTargets(page), { message: where, timeout: 20_000 }).toEqual([]);
    soft(await hoveredOnly(page), where).toEqual([]);
    soft(await losses(page), where).toEqual([]);
  }
}

interface Stop {
  path: string;
  runsAxe: boolean;
}

type Measure = (page: Page, path: string) => Promise<void>;

/** Opens one page after the other. */
async function walk(context: BrowserContext, stops: Stop[], measure: Measure): Promise<void> {
  const page = await context.newPage();
  const waiting = waitingCalls(page);
  const opened = page.viewportSize();
  for (let stop = stops.shift(); stop !== undefined; stop = stops.shift()) {
    const { path, runsAxe } = stop;
    if (opened) await page.setViewportSize(opened);
    // Its own query makes each a new load, in the same process.
    await page.goto(`/?stop=${stops.length}#${path}`);
    await expectStill(page, path, waiting);
    await (runsAxe ? expectAccessible : expectFits)(page, path);
    await measure(page, path);
  }
  await page.close();
}

/** True once the browser stores the height of the announcements, which pages reserve. */
async function isRoomKnown(context: BrowserContext): Promise<boolean> {
  const cookies = await context.cookies();
  return cookies.some(({ name, value }) => name === "recurrent-look" && /\.\d+$/.test(value));
}

const WINDOWS = [
  {
    name: "in a wide window, and with the settings of readers",
    settings: { viewport: { width: 1440, height: 900 } },
    measure: expectNoLoss,
  },
  {
    name: "on a phone, and on touch screens",
    settings: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    measure: expectFitForFingers,
  },
];

for (const [turn, { name, settings, measure }] of WINDOWS.entries()) {
  test.describe(name, () => {
    test.use(settings);

    for (const [who, paths] of Object.entries(NAVIGATION_PATHS)) {
      test(`keeps every page of ${who} still, whole and usable`, async ({ page, context }) => {
        test.setTimeout(60_000 + paths.length * 12_000);
        if (who !== SIGNED_OUT) {
          await signInAt(page, who, "/404");
          await expect.poll(() => isRoomKnown(context)).toBe(true);
        }
        await context.addInitScript(noteShifts);
        await context.addInitScript(noteReplaced);
        if (settings.isMobile) {
          await context.route(/\/assets\/grid-.*\.js$/, async (route) => {
            await new Promise((resolve) => setTimeout(resolve, GRID_DELAY_MS));
            await route.continue();
          });
        }
        const hash = await certificateHash(105);
        const left = paths.map((path, at) => ({
          path: path.replace(":hash", hash),
          runsAxe: at % 2 === turn,
        }));
        await faults(page, ALL_CALLS);
        await Promise.all(Array.from({ length: TABS }, () => walk(context, left, measure)));
      });
    }
  });
}
