import { presentShell } from "../../scripts/lib/chromium.mjs";
import { presentFirefox, presentWebKit } from "../../scripts/lib/engines.mjs";
import type { Driver, EngineName } from "./driver.ts";
import { openPuppeteer } from "./puppeteer.ts";
import { openWebKit } from "./webkit.ts";

/**
 * Starts a browser of that engine.
 * @throws {Error} with a remedy when none is installed
 */
export function openDriver(engine: EngineName): Promise<Driver> {
  if (engine === "webkit") {
    const found = presentWebKit();
    if (found) return openWebKit(found);
    throw new Error(
      "No WebKit found. Debian, Ubuntu: `apt-get install webkit2gtk-driver xvfb xauth`.",
    );
  }
  const file = engine === "firefox" ? presentFirefox() : presentShell();
  if (file) return openPuppeteer(engine, file);
  throw new Error(
    `No ${engine} found. Install it, or name yours in FIREFOX_PATH or CHROMIUM_PATH.`,
  );
}

const drivers = new Map<string, Promise<Driver>>();

/**
 * The browser of that engine that all tests of a run use one after the other; it ends with the process. A
 * browser that has died is replaced.
 *
 * @param place one of several browsers in parallel
 */
export async function sharedDriver(engine: EngineName, place: number): Promise<Driver> {
  const key = `${engine} ${place}`;
  const driver = await drivers.get(key)?.catch(() => undefined);
  if (driver && (await isAlive(driver))) return driver;
  const opening = openDriver(engine);
  drivers.set(key, opening);
  return opening;
}

const isAlive = (driver: Driver): Promise<boolean> =>
  driver.closeOtherWindows().then(
    () => true,
    () => false,
  );
