import type { Page, Request } from "@playwright/test";

/** The page must not have changed for this long. */
const QUIET_MS = 100;
/** Some stories wait for a reply that never comes: after this long it is not waited for. */
const NO_REPLY_MS = 1500;
/** What never comes to rest is left to the comparison to complain about. */
const LIMIT_MS = 10_000;

declare global {
  interface Window {
    /** Milliseconds since the document last changed. */
    recurrentQuiet?: () => number;
  }
}

/** Knows when a page has come to rest: replies are in, fonts and pictures are there, nothing changes. */
export class Settling {
  readonly #page: Page;
  readonly #open = new Set<Request>();
  #lastTraffic = performance.now();

  /** @param page before its first address */
  constructor(page: Page) {
    this.#page = page;
    const closed = (request: Request): void => {
      this.#open.delete(request);
      this.#lastTraffic = performance.now();
    };
    page.on("request", (request) => {
      this.#open.add(request);
      this.#lastTraffic = performance.now();
    });
    page.on("requestfinished", closed);
    page.on("requestfailed", closed);
  }

  /** Resolves when the page is at rest, or will not come to rest. */
  async done(): Promise<void> {
    const begun = performance.now();
    await this.#page.evaluate(watch);
    while (performance.now() - begun < LIMIT_MS) {
      const quiet = await this.#page.evaluate(quietFor);
      const isAnswered =
        this.#open.size === 0 || performance.now() - this.#lastTraffic > NO_REPLY_MS;
      if (quiet >= QUIET_MS && isAnswered) return;
      await this.#page.waitForTimeout(Math.max(QUIET_MS - quiet, QUIET_MS / 4));
    }
  }
}

/** Begins to watch the document; runs in the page. */
function watch(): void {
  if (window.recurrentQuiet) return;
  let last = performance.now();
  new MutationObserver(() => {
    last = performance.now();
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  window.recurrentQuiet = () => performance.now() - last;
}

/** Runs in the page. */
async function quietFor(): Promise<number> {
  await document.fonts.ready;
  const arriving = [...document.images].filter(
    (image) => !image.complete && image.loading !== "lazy",
  );
  await Promise.all(
    arriving.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener("load", resolve, { once: true });
          image.addEventListener("error", resolve, { once: true });
        }),
    ),
  );
  return window.recurrentQuiet?.() ?? 0;
}
