import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Builder, Capabilities, Key, type WebElement } from "selenium-webdriver";
import { startProcessGroup } from "../../scripts/lib/process-group.mjs";
import { freePort } from "../../scripts/lib/ports.ts";
import type { Driver } from "./driver.ts";

const KEYS: Record<string, string> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Alt: Key.ALT,
  Meta: Key.META,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
  PageDown: Key.PAGE_DOWN,
};

/** Drives WebKitGTK, the engine of Safari, by its own WebDriver. */
export async function openWebKit(found: {
  driver: string;
  xvfb: string;
  browser: string;
}): Promise<Driver> {
  const downloads = mkdtempSync(path.join(tmpdir(), "recurrent-webkit-"));
  const runtimeDir = mkdtempSync(path.join(tmpdir(), "recurrent-run-"));
  const port = await freePort();
  const env = {
    ...process.env,
    LANG: "en_US.UTF-8",
    LC_ALL: "en_US.UTF-8",
    XDG_RUNTIME_DIR: runtimeDir,
    XDG_DOWNLOAD_DIR: downloads,
    HOME: downloads,
    NO_AT_BRIDGE: "1",
    // Without a graphics card an emulation draws the layers, which takes a third of its CPU.
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  const server = startProcessGroup(
    found.xvfb,
    ["-a", "-s", "-screen 0 1600x1200x24", found.driver, `--port=${port}`],
    { env, capture: true },
  );
  const capabilities = new Capabilities();
  capabilities.setBrowserName("MiniBrowser");
  capabilities.set("webkitgtk:browserOptions", { binary: found.browser, args: ["--automation"] });
  const address = `http://127.0.0.1:${port}`;
  await waitFor(address);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(capabilities)
    .disableEnvironmentOverrides()
    .build();
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  const windows = [await driver.getWindowHandle()];

  const inPage = (run: (...args: never[]) => unknown): string => `
    const done = arguments[arguments.length - 1];
    const args = Array.prototype.slice.call(arguments, 0, -1);
    Promise.resolve().then(() => (${run.toString()})(...args)).then(
      (value) => done({ value: value === undefined ? null : value }),
      (error) => done({ error: String(error) + "\\n" + (error && error.stack) }),
    );`;
  const evaluate = async (run: (...args: never[]) => unknown, args: unknown[]) => {
    const reply = await driver.executeAsyncScript<{ value?: unknown; error?: string }>(
      inPage(run),
      ...args,
    );
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply.value;
  };
  const target = async () => {
    const element = await driver.executeScript<WebElement | null>(
      "return window.pageQueries.target",
    );
    if (!element) throw new Error("The page has no target.");
    return element;
  };

  return {
    engine: "webkit",
    downloads,
    open: (url) => driver.get(url),
    evaluate: (run, ...args) => evaluate(run, args) as never,
    runScript: (code) => driver.executeScript(code),
    describeTarget: async () => {
      const element = await target();
      const [role, name] = [await element.getAriaRole(), await element.getAccessibleName()];
      return role === "" ? null : { role, name };
    },
    textOfFrame: async () => {
      await driver.switchTo().frame(await target());
      try {
        // WebKit's viewer is in a frame of its own there.
        const [viewer] = await driver.findElements({ css: "iframe" });
        if (viewer) await driver.switchTo().frame(viewer);
        return await driver.executeScript<string>("return document.body.innerText");
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    clickTarget: async () => (await target()).click(),
    chooseFiles: async (...files) => (await target()).sendKeys(files.join("\n")),
    type: async (text) => {
      await driver.actions().sendKeys(text).perform();
    },
    press: async (...keys) => {
      const actions = driver.actions();
      const pressed = keys.map((key) => KEYS[key] ?? key);
      for (const key of pressed) actions.keyDown(key);
      for (const key of pressed.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    resize: async (width, height) => {
      // The window around the page: a bar of downloads comes with the first of them.
      const frame = (await evaluate(
        () => [window.outerWidth - window.innerWidth, window.outerHeight - window.innerHeight],
        [],
      )) as [number, number];
      const rect = { width: width + frame[0], height: height + frame[1], x: 0, y: 0 };
      await driver.manage().window().setRect(rect);
      // The reply comes before the page has that size; a window has a least width.
      await evaluate(waitForSize, [width, height]);
    },
    reload: () => driver.navigate().refresh(),
    openWindow: async () => {
      await driver.switchTo().newWindow("window");
      windows.push(await driver.getWindowHandle());
    },
    switchTo: (window) => driver.switchTo().window(windows[window]!),
    closeOtherWindows: async () => {
      for (const opened of windows.splice(1)) {
        await driver.switchTo().window(opened);
        await driver.close();
      }
      await driver.switchTo().window(windows[0]!);
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close: async () => {
      await driver.quit();
      server.stop();
      await server.ended;
    },
  };
}

/** Runs in the page. */
async function waitForSize(width: number, height: number): Promise<void> {
  const end = performance.now() + 1_000;
  while (
    (window.innerWidth !== width || window.innerHeight !== height) &&
    performance.now() < end
  ) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function waitFor(address: string): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`No WebDriver answers at ${address}.`);
}
