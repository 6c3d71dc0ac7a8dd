import { type Browser, chromium } from "playwright";
import { CHROMIUM_FLAGS } from "./chromium-flags.mjs";
import { presentChromium, presentShell } from "./chromium.mjs";

/** @param executablePath none: Playwright's own */
const launch = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_FLAGS] });

/** The whole browser. The caller closes it. */
export const openChromium = (): Promise<Browser> => launch(presentChromium());

/** The browser without its own windows, in which the tests run: it needs less. The caller closes it. */
export const openShell = (): Promise<Browser> => launch(presentShell());
