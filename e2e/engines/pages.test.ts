/**
 * Every page of the portal at three widths: it shows what it shows in Chromium, nothing is wider than the
 * window, no error is left uncaught and the policy is kept.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SIGNED_OUT, WALKS } from "../rules/walks.ts";
import { certificateHash } from "../training/certificates.ts";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";

/** WebKitGTK makes no window narrower than 447 px: the least of both engines there. */
const WIDTHS = engine() === "webkit" ? [1280, 820, 447] : [1280, 820, 390];

let tested: Portal;
let chromium: Portal;

beforeAll(async () => {
  [tested, chromium] = await Promise.all([Portal.open(engine()), Portal.open("chromium")]);
});
afterAll(() => Promise.all([tested.close(), chromium.close()]));

async function begin(portal: Portal, username: string): Promise<void> {
  await portal.forget();
  if (username === SIGNED_OUT) await portal.open("/404");
  else await portal.signIn(username);
  // Home leads on by itself.
  await portal.settle();
  // No dialog of the browser stands before a page that prints itself.
  await portal.driver.evaluate(() => {
    window.print = () => undefined;
  });
}

/** Pages wider than the window, and pages that never came to show the same as in Chromium. */
async function walk(username: string, paths: readonly string[]): Promise<string[]> {
  await Promise.all([begin(tested, username), begin(chromium, username)]);
  const faults: string[] = [];
  for (const path of paths) {
    await Promise.all([tested.goTo(path), chromium.goTo(path)]);
    for (const width of WIDTHS) {
      await Promise.all([tested, chromium].map(({ driver }) => driver.resize(width, 800)));
      const expected = await chromium.settle();
      const { outline, overflow } = await tested.settleAt(expected.outline);
      const where = `${path} at ${width} px`;
      if (overflow > 0) faults.push(`${where}: ${overflow} px over the side`);
      const missing = expected.outline.filter((part) => !outline.includes(part));
      const added = outline.filter((part) => !expected.outline.includes(part));
      if (outline.join() !== expected.outline.join()) {
        const counts = `${outline.length} parts, not ${expected.outline.length}`;
        faults.push(`${where}: ${counts}; lacks ${missing.join()}; has ${added.join()}`);
      }
    }
  }
  return faults;
}

describe("every page", () => {
  for (const [username, paths] of Object.entries(WALKS)) {
    it(`shows the same as in Chromium to ${username}, and fits the window`, async () => {
      const hash = await certificateHash(105);
      expect(
        await walk(
          username,
          paths.map((path) => path.replace(":hash", hash)),
        ),
      ).toEqual([]);
    });
  }

  it("leaves no error uncaught and keeps the policy", () => {
    expect(tested.reports).toEqual([]);
  });
});
