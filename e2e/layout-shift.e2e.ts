/** What is on a page stays where it is while the replies arrive (look; Core Web Vitals). */
import type { Page, Request } from "@playwright/test";
import { MEDICAL_ID, OWN, PERSON } from "./support/event-pages.ts";
import { faults } from "./support/sandbox.ts";
import { title } from "./support/shell.ts";
import { enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** The most that a page may shift in all; Core Web Vitals call 0.1 good. */
const MOST = 0.02;

/** Every reply is later than the shape of a page, and earlier than its wait for announcements ends. */
const DELAY_MS = 500;

/** Paths of every length that a call has. */
const ALL_CALLS = [2, 3, 4, 5, 6, 7].map((length) => ({
  path: `/api${"/*".repeat(length - 1)}`,
  delayMs: DELAY_MS,
}));

const WALKS = {
  "company.manager@aurora.test": [
    "/dashboard/training-status",
    "/dashboard/event-status",
    "/dashboard/event-status/matrix",
    "/company/profile",
    "/company/profile/edit",
    "/company/groups",
    "/company/groups/create",
    "/company/groups/1",
    "/company/groups/1/edit",
    "/company/users/active",
    "/company/users/create",
    "/company/users/105?tab=record",
    PERSON.create,
    PERSON.show(MEDICAL_ID),
    PERSON.update(MEDICAL_ID),
    "/company/users/105/edit",
  ],
  "trainee@aurora.test": [
    "/my/training",
    "/my/program",
    "/my/schedule",
    "/my/records",
    OWN.list,
    OWN.create,
    OWN.show(MEDICAL_ID),
    OWN.update(MEDICAL_ID),
    "/profile",
  ],
};

interface Shift {
  value: number;
  of: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Notes every shift of a page from its first frame on. */
function noteShifts(): void {
  type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
  type Entry = PerformanceEntry & { value: number; sources: Moved[] };
  const rect = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map(Math.round).join(" ");
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

/** How many calls of the page wait for their reply. */
function waitingCalls(page: Page): () => number {
  const waiting = new Set<Request>();
  page.on("request", (call) => {
    if (call.url().includes("/api/")) waiting.add(call);
  });
  page.on("requestfinished", (call) => void waiting.delete(call));
  page.on("requestfailed", (call) => void waiting.delete(call));
  return () => waiting.size;
}

async function expectStill(page: Page, path: string, waiting: () => number): Promise<void> {
  await expect(title(page), path).toBeVisible();
  await expect.poll(waiting, path).toBe(0);
  await expect(page.locator("main [aria-busy=true]"), path).toHaveCount(0);
  // Two frames: what the last reply has changed is laid out then.
  const shifts = await page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifts)));
      }),
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${path}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(MOST);
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [who, paths] of Object.entries(WALKS)) {
      test(`no page of ${who} moves while its replies arrive`, async ({ page }) => {
        test.slow();
        await page.addInitScript(noteShifts);
        const waiting = waitingCalls(page);
        await enterAt(page, who, "/404");
        await faults(page, ALL_CALLS);
        for (const path of paths) {
          await page.goto("about:blank");
          await page.goto(`/#${path}`);
          await expectStill(page, path, waiting);
        }
      });
    }
  });
}
