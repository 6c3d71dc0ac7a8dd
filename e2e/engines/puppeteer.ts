import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { launch, type ElementHandle, type KeyInput, type Page } from "puppeteer-core";
import { CHROMIUM_FLAGS } from "../../scripts/lib/chromium-flags.mjs";
import { adoptProcessGroup } from "../../scripts/lib/process-group.mjs";
import type { Driver, Exposure } from "./driver.ts";

/** Drives Firefox over WebDriver BiDi, and Chromium, by puppeteer. */
export async function openPuppeteer(
  engine: "chromium" | "firefox",
  executablePath: string,
): Promise<Driver> {
  const downloads = mkdtempSync(path.join(tmpdir(), `recurrent-${engine}-`));
  const browser = await launch({
    browser: engine === "firefox" ? "firefox" : "chrome",
    executablePath,
    headless: true,
    // Without one, Firefox waits for a first page that it opens by itself.
    waitForInitialPage: true,
    downloadBehavior: { policy: "allow", downloadPath: downloads },
    ...(engine === "chromium" && { args: CHROMIUM_FLAGS }),
    extraPrefsFirefox: {
      "browser.download.folderList": 2,
      "browser.download.dir": downloads,
      "browser.download.useDownloadDir": true,
      // Otherwise a saved PDF also opens, in a page before ours.
      "browser.download.force_save_internally_handled_attachments": true,
      "browser.helperApps.neverAsk.saveToDisk":
        "application/pdf,text/csv,text/calendar,application/zip,application/octet-stream",
      // Without a screen the browser has no mouse, and shows the pages of a tablet: 6 is a pointer that
      // hovers.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
    },
  });
  // Of several browsers puppeteer itself ends only some with this process.
  const child = browser.process();
  if (child) adoptProcessGroup(child);
  const opened = await browser.pages();
  const pages: Page[] = [];
  const addPage = (added: Page): Page => {
    // The browser's own question before a changed form is left.
    added.on("dialog", (dialog) => void dialog.accept());
    pages.push(added);
    return added;
  };
  // The first page of Firefox never gets the focus or its events: fields of several sections take no keys
  // then.
  let page = addPage(await browser.newPage());
  await Promise.all(opened.map((one) => one.close()));

  const target = async (): Promise<ElementHandle> => {
    const handle = await page.evaluateHandle(() => window.pageQueries.target);
    const element = handle.asElement();
    if (!element) throw new Error("The page has no target.");
    return element as ElementHandle;
  };

  /** Asks Chromium for its node in the accessibility tree. */
  const askChromium = async (): Promise<Exposure | null> => {
    const session = await page.createCDPSession();
    try {
      const { result } = await session.send("Runtime.evaluate", {
        expression: "window.pageQueries.target",
      });
      const { nodes } = await session.send("Accessibility.getPartialAXTree", {
        ...(result.objectId !== undefined && { objectId: result.objectId }),
        fetchRelatives: false,
      });
      const [node] = nodes;
      if (!node || node.ignored) return null;
      const states = (node.properties ?? [])
        .filter(({ value }) => value.value === true || value.value === "true")
        .map(({ name }) => name);
      return { role: String(node.role?.value), name: String(node.name?.value ?? ""), states };
    } finally {
      await session.detach();
    }
  };

  /** Finds all elements of a role and a name in Firefox: BiDi reports neither of an element. */
  const askFirefox = async ({ role, name }: Exposure): Promise<Exposure | null> => {
    const found = await page.$$(`aria/${name}${role === "" ? "" : `[role="${role}"]`}`);
    for (const element of found) {
      if (await element.evaluate((one) => one === window.pageQueries.target)) return { role, name };
    }
    return null;
  };

  return {
    engine,
    downloads,
    describeTarget: engine === "firefox" ? askFirefox : askChromium,
    open: async (url) => void (await page.goto(url)),
    evaluate: (run, ...args) =>
      page.evaluate(run as (...args: unknown[]) => unknown, ...args) as never,
    runScript: async (code) => void (await page.evaluate(code)),
    textOfFrame: async () => {
      const frame = await (await target()).contentFrame();
      return (await frame?.evaluate(() => document.body.innerText)) ?? "";
    },
    clickTarget: async () => (await target()).click(),
    chooseFiles: async (...files) =>
      ((await target()) as ElementHandle<HTMLInputElement>).uploadFile(...files),
    type: (text) => page.keyboard.type(text),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    reload: async () => void (await page.reload()),
    openWindow: async () => {
      page = addPage(await browser.newPage());
    },
    switchTo: async (window) => {
      page = pages[window]!;
      await page.bringToFront();
    },
    closeOtherWindows: async () => {
      await Promise.all(pages.splice(1).map((other) => other.close()));
      page = pages[0]!;
      await page.bringToFront();
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
