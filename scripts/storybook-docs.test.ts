import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright";
import sirv from "sirv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_EXAMPLES } from "../.storybook/key-stories.ts";
import { REPORT_ONLY } from "./lib/axe-rules.ts";
import { openShell } from "./lib/open-chromium.ts";
import { fromRoot } from "./lib/paths.mjs";

/* The built Storybook as a designer opens it. The step `stories` checks the stories themselves. */

const site = createServer(sirv(fromRoot("storybook-static")));
let browser: Browser;
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  browser = await openShell();
});
afterAll(async () => {
  await browser?.close();
  site.close();
});

/** In the page: the phase of the story in each frame that has loaded one, by the story's name. */
function phasesInFrames(): Record<string, string> {
  interface StoryWindow extends Window {
    /** Storybook's own handle for tests. */
    readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  }
  const frames = [...document.querySelectorAll<HTMLIFrameElement>("iframe[data-docs-frame]")];
  return Object.fromEntries(
    frames
      .filter(({ contentWindow }) => contentWindow?.location.href !== "about:blank")
      .map(({ title, contentWindow }) => {
        const { __STORYBOOK_PREVIEW__: preview } = contentWindow as StoryWindow;
        return [title, preview?.currentRender?.phase ?? "loading"];
      }),
  );
}

/** Chromium's own line for a reply that a story asks to fail. */
const FAILED_REPLY = /^Failed to load resource/;

async function within(width: number, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const errors: string[] = [];
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (line) => {
      if (line.type() === "error" && !FAILED_REPLY.test(line.text())) errors.push(line.text());
    });
    // The test's own time is the limit.
    page.setDefaultTimeout(0);
    await look(page);
  } finally {
    await context.close();
  }
  expect(errors).toEqual([]);
}

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: "docs" | "story";
}

function indexEntries(): Record<string, IndexEntry> {
  const index = readFileSync(fromRoot("storybook-static/index.json"), "utf8");
  return (JSON.parse(index) as { entries: Record<string, IndexEntry> }).entries;
}

/** In the page: lines that a reader sees as Markdown. */
const rawMarkdown = (): string[] =>
  document
    .querySelector<HTMLElement>(".sbdocs-content")!
    .innerText.split("\n")
    .filter((line) => /^\s*(\||#{1,4} |```)/.test(line));

it("opens with the welcome page, whose links lead to pages that exist", () =>
  within(1440, async (page) => {
    await page.goto(origin);
    const preview = page.frameLocator("#storybook-preview-iframe");
    await preview.getByRole("heading", { level: 1, name: "Recurrent" }).waitFor();
    expect(page.url()).toContain("path=/docs/welcome--docs");
    await expect.poll(() => page.title()).toMatch(/⋅ Recurrent$/);
    expect(await page.locator(".sidebar-header a[href='./']").textContent()).toBe("Recurrent");
    expect(await page.getByText("Get started").count()).toBe(0);

    const icon = await page.request.get(`${origin}/favicon.svg`);
    expect(await icon.text()).toBe(
      readFileSync(fromRoot("packages/portal/public/favicon.svg"), "utf8"),
    );

    const links = preview.locator(".sbdocs-content a[href*='path=/']");
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href") ?? ""),
    );
    const ids = hrefs.map((href) => /path=\/\w+\/([\w-]+)/.exec(href)?.[1] ?? href);
    expect(ids.length).toBeGreaterThan(15);
    expect(ids.filter((id) => indexEntries()[id] === undefined)).toEqual([]);
    expect(await preview.locator("body").evaluate(rawMarkdown)).toEqual([]);

    // Its links open a page in the sidebar as well.
    await preview.getByRole("link", { name: "Design tokens" }).click();
    await expect.poll(() => page.url()).toContain("foundations-design-tokens--docs");
    const table = preview.getByRole("table");
    await table.getByRole("link", { name: "dark.tokens.json" }).waitFor();
    expect(await preview.locator("body").evaluate(rawMarkdown)).toEqual([]);
    const tokens = await page.request.get(`${origin}/design-tokens/dark.tokens.json`);
    expect(tokens.ok()).toBe(true);
  }));

/** Pages of each kind, at the smallest and the largest width, in either scheme. */
const PAGES = [
  ["welcome", 360, "dark"],
  ["foundations-colour", 1440, "dark"],
  ["components-cards-statcard", 820, "light"],
  // An invalid field takes the focus: one of these two pages shows it in the page, the other in a frame.
  ["components-forms-formlayout", 1440, "light"],
  ["components-events-eventform", 820, "dark"],
  ["screens-people-people", 820, "light"],
] as const;

/** The docs pages of the screens with the most stories: each example is a window with the portal in it. */
function longestPages(): string[] {
  const entries = indexEntries();
  const screens = Object.values(entries).filter(({ title }) => /^(Screens|Print)\//.test(title));
  const counts = Map.groupBy(screens, ({ title }) => title);
  return screens
    .filter(({ type }) => type === "docs")
    .toSorted((a, b) => counts.get(b.title)!.length - counts.get(a.title)!.length)
    .slice(0, 2)
    .map(({ id }) => id);
}

/** In the page: notes when its content, its layout or that of a frame last changed. */
function watchChanges(): void {
  const top = window.top as Window & { lastChange?: number };
  const note = () => (top.lastChange = Date.now());
  note();
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
  new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
}

/** Milliseconds until the story in view has been played, and nothing has changed for half a second. */
async function timeUntilStill(page: Page, id: string): Promise<number> {
  await page.addInitScript(watchChanges);
  let lastRequest = Date.now();
  page.on("request", () => (lastRequest = Date.now()));
  const start = Date.now();
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs`);
  await page.waitForFunction(() => Reflect.has(window, "lastChange"));
  const phases = async () => Object.values(await page.evaluate(phasesInFrames));
  await expect.poll(phases, { timeout: 60_000, interval: 100 }).toContain("finished");
  let last = start;
  const msOfRest = async () => {
    const changed = await page.evaluate(() => Reflect.get(window, "lastChange") as number);
    last = Math.max(changed, lastRequest);
    return Date.now() - last;
  };
  await expect.poll(msOfRest, { timeout: 60_000, interval: 100 }).toBeGreaterThan(500);
  return last - start;
}

/** The docs page of one component, with a story in a frame: what Storybook itself takes on this machine. */
const COMPONENT_PAGE = "components-layout-appshell--docs";

/** Limits of a screen's docs page, whose time is compared with that of a component. */
const MAX_SCREEN_PAGE = { heightPx: 6500, timesComponent: 3 } as const;

it("plays one story on a screen's docs page, which is short and soon holds still", () =>
  within(1440, async (page) => {
    const ofComponent = await timeUntilStill(page, COMPONENT_PAGE);
    for (const id of longestPages()) {
      const ms = await timeUntilStill(page, id);
      expect.soft(ms / ofComponent, id).toBeLessThan(MAX_SCREEN_PAGE.timesComponent);
      expect.soft(Object.values(await page.evaluate(phasesInFrames)), id).toEqual(["finished"]);
      expect.soft(await page.locator(".sbdocs-preview").count(), id).toBe(MAX_EXAMPLES.screen);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, id).toBeLessThan(MAX_SCREEN_PAGE.heightPx);
      expect.soft(await page.evaluate(rawMarkdown), id).toEqual([]);
    }
  }));

/** Scrolls until only the end of a story's frame is in view, and waits until the story has moved the focus in it. */
async function scrollBelow(page: Page, name: string): Promise<number> {
  const frame = page.locator(`iframe[title="${name}"]`);
  await frame.evaluate((element) =>
    window.scrollBy({ top: element.getBoundingClientRect().bottom - 100, behavior: "instant" }),
  );
  const position = await page.evaluate(() => window.scrollY);
  const phase = async () => (await page.evaluate(phasesInFrames))[name];
  await expect.poll(phase, { timeout: 60_000 }).toBe("finished");
  return position;
}

describe.each(PAGES)("the docs page %s at %i px, %s", (id, width, scheme) => {
  it("keeps the reader's position, fits the window, and axe finds nothing", () =>
    within(width, async (page) => {
      // The windows of whole screens go on loading. Their own stories check their look.
      if (id.startsWith("screens")) {
        // The route is the context's, since a call that a service worker passes on belongs to the context.
        await page.context().route(/viewMode=story/, (route) => route.abort());
      }
      await page.goto(
        `${origin}/iframe.html?id=${id}--docs&viewMode=docs&globals=scheme:${scheme}`,
      );
      await page.locator("#storybook-docs h1").first().waitFor();
      await page.waitForFunction(() =>
        [...document.querySelectorAll(".sb-story > *")].every((story) => story.firstElementChild),
      );
      const readerAt = id.endsWith("eventform") ? await scrollBelow(page, "Create") : 0;
      const found = await page.evaluate((position) => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const frames = [...document.querySelectorAll("iframe[data-docs-frame]")];
        const sticksOut = (frame: Element) => {
          const { width: wide, height } = frame.getBoundingClientRect();
          return wide > frame.parentElement!.clientWidth + 1 || height > window.innerHeight;
        };
        return {
          scrolled: window.scrollY - position,
          over: scrollWidth - clientWidth,
          frames: frames.filter(sticksOut).map((frame) => frame.getAttribute("title")),
        };
      }, readerAt);
      expect(found).toEqual({ scrolled: 0, over: 0, frames: [] });
      expect(await page.evaluate(rawMarkdown)).toEqual([]);

      // The heading levels and names of Storybook's own parts cannot be changed.
      const { violations } = await new AxeBuilder({ page })
        .include(".sbdocs-content")
        .exclude("iframe")
        .setLegacyMode()
        .options(REPORT_ONLY)
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(
        violations.map(
          ({ id: rule, nodes }) => `${rule}: ${nodes.map((node) => node.html).join(" ")}`,
        ),
      ).toEqual([]);
    }));
});
