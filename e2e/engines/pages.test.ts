/**
 * Every page of the portal at three widths: it shows the same as in Chromium, nothing is wider than the
 * window, and there is no uncaught error and no policy breach.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCOUNT_PAGES } from "./account-pages.ts";
import { engine } from "./engine.ts";
import { type Outlines, readOutlines, walkPages } from "./outlines.ts";
import { Portal } from "./portal.ts";

/** WebKitGTK makes no window narrower than 447 px. */
const WIDTHS = engine() === "webkit" ? [1280, 820, 447] : [1280, 820, 390];

let portal: Portal;
let outlines: Outlines;

beforeAll(async () => {
  outlines = await readOutlines();
  portal = await Portal.open(engine());
  // Without the outlines of an earlier step it takes a minute.
}, 300_000);
afterAll(() => portal.close());

/** Pages wider than the window, and pages that never came to show the same as in Chromium. */
async function findFaults(username: string): Promise<string[]> {
  const faults: string[] = [];
  await walkPages(portal, { username }, WIDTHS, async (address, width) => {
    const expected = outlines[username]?.[address]?.[width] ?? [];
    const { outline, overflow, width: shown } = await portal.settleAt(expected);
    const where = `${address} at ${width} px`;
    if (shown !== width) faults.push(`${where}: the window has ${shown} px`);
    if (overflow > 0) faults.push(`${where}: ${overflow} px over the side`);
    const missing = expected.filter((part) => !outline.includes(part));
    const added = outline.filter((part) => !expected.includes(part));
    if (outline.join() !== expected.join()) {
      const counts = `${outline.length} parts, not ${expected.length}`;
      faults.push(`${where}: ${counts}; lacks ${missing.join()}; has ${added.join()}`);
    }
  });
  return faults;
}

describe("every page", () => {
  it.each(Object.keys(ACCOUNT_PAGES))(
    "shows the same as in Chromium to %s, and fits the window",
    async (username) => {
      expect(Object.keys(outlines[username] ?? {})).toHaveLength(ACCOUNT_PAGES[username]!.length);
      expect(await findFaults(username)).toEqual([]);
    },
  );

  it("leaves no uncaught error and meets the policy", () => {
    expect(portal.reports).toEqual([]);
  });
});
