/** Finds content that is lost by zoom, or by the size or spacing of text: most of it runs in the page. */
import type { Page } from "@playwright/test";
import { expect } from "../support/test.ts";

/** Settings of a reader, with the window size for them. */
interface ReaderSettings {
  name: string;
  width: number;
  height: number;
  css: string;
}

/** WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

export const ZOOMED: ReaderSettings = {
  // 1280 by 1024 at 400 %.
  name: "zoom of 400 %",
  width: 320,
  height: 256,
  css: "",
};

const LARGE_TEXT = "html { font-size: 200% !important; }";

const READERS: readonly ReaderSettings[] = [
  ZOOMED,
  { name: "text spacing", width: 1280, height: 800, css: SPACING },
  { name: "text spacing on a phone", width: 390, height: 740, css: SPACING },
  { name: "text of 200 %", width: 1280, height: 800, css: LARGE_TEXT },
  { name: "text of 200 % on a phone", width: 360, height: 800, css: LARGE_TEXT },
];

/** Shows the page with these settings; the portal's policy allows no style of a test in the page. */
async function setReader(page: Page, { width, height, css }: ReaderSettings): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = rules === "" ? [] : [sheet];
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, css);
}

/**
 * Finds text and signs that are cut off, days on two lines, scrolling in two dimensions, and anything wider than the
 * window. Three things may be cut: an announcement, which a press expands; a breadcrumb, which links to a page
 * with the whole name; and a choice drawn as an icon. Tables with columns and a pinned row of tabs may scroll
 * sideways.
 */
export const losses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MAY_BE_CUT = "[data-cut], nav[aria-label=Breadcrumb], [role=combobox][aria-label]";
    const MAY_SCROLL = "[role=grid], table, .MuiTabs-scroller";
    // A table without room for columns shows each row as a card, which has to fit.
    const isCards = (element: Element) =>
      element.matches("table") && getComputedStyle(element).display !== "table";
    const mayScroll = (scroller: Element) =>
      [scroller.closest(MAY_SCROLL), ...scroller.querySelectorAll(MAY_SCROLL)].some(
        (element) => element !== null && !isCards(element),
      );
    const found: string[] = [];
    const over = document.documentElement.scrollWidth - window.innerWidth;
    if (over > 0) found.push(`The page is ${over} px wider than the window.`);

    for (const element of document.querySelectorAll("body *")) {
      const { overflowX } = getComputedStyle(element);
      const isScroller = overflowX === "auto" || overflowX === "scroll";
      if (!isScroller || element.clientWidth === 0) continue;
      if (!mayScroll(element) && element.scrollWidth > element.clientWidth + 1) {
        found.push(`It scrolls sideways: ${element.outerHTML.slice(0, 120)}`);
      }
    }

    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // Most texts have most of their ancestors in common.
    const known = new Map<Element, { style: CSSStyleDeclaration; frame: DOMRect }>();
    const lookAt = (element: Element) => {
      const look = known.get(element) ?? {
        style: getComputedStyle(element),
        frame: element.getBoundingClientRect(),
      };
      known.set(element, look);
      return look;
    };
    /** The element that hides a part of a text or a sign. */
    const cutterOf = (box: DOMRect, parent: Element): Element | undefined => {
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { style, frame } = lookAt(around);
        const { overflowX, overflowY, position, clipPath } = style;
        // Text for screen readers alone is clipped to nothing; a scrolling element can show all of its
        // text.
        if (frame.width <= 1 || frame.height <= 1 || clipPath === "inset(50%)") return undefined;
        if (/auto|scroll/.test(overflowX)) return undefined;
        const beside = Math.max(frame.left - box.left, box.right - frame.right);
        const below = Math.max(frame.top - box.top, box.bottom - frame.bottom);
        // The box of a line is higher than its letters.
        const isCut =
          (/hidden|clip/.test(overflowX) && beside > 1.5) ||
          (/hidden|clip/.test(overflowY) && below > 2.5);
        if (isCut) return around;
        if (position === "fixed") return undefined;
      }
      return undefined;
    };
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (text === "" || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest(`script, style, [aria-hidden=true], ${MAY_BE_CUT}`)) continue;
      // Chromium and WebKit would also break a day after its hyphens.
      for (const day of node.textContent?.matchAll(/\d{4}-\d\d-\d\d/g) ?? []) {
        range.setStart(node, day.index);
        range.setEnd(node, day.index + day[0].length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) found.push(`Broken: ${day[0]} in ${parent.outerHTML.slice(0, 120)}`);
      }
      range.selectNodeContents(node);
      const cutter = cutterOf(range.getBoundingClientRect(), parent);
      if (cutter) found.push(`Cut: ${text.slice(0, 60)} in ${cutter.outerHTML.slice(0, 80)}`);
    }

    // A part of a digit is too little to be found above, and makes another day. Its width differs by a few
    // pixels between systems.
    for (const day of document.querySelectorAll(".MuiPickersInputBase-sectionsContainer")) {
      range.selectNodeContents(day);
      const { width } = range.getBoundingClientRect();
      if (width > 0 && width + 4 > day.clientWidth) found.push(`No room for ${day.textContent}`);
    }

    for (const sign of document.querySelectorAll("svg[role=img]")) {
      if (!sign.checkVisibility({ visibilityProperty: true })) continue;
      const cutter =
        sign.parentElement && cutterOf(sign.getBoundingClientRect(), sign.parentElement);
      if (cutter) {
        found.push(`Cut: ${sign.outerHTML.slice(0, 120)} in ${cutter.outerHTML.slice(0, 80)}`);
      }
    }
    return found;
  });

/** The minimum height between pinned rows at any scroll position, in px. */
const freeHeight = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // At one scroll position: a sticky element scrolls the page to tell, and is around many lines.
    let known = new Map<Element, boolean>();
    const isStuck = (element: Element): boolean => {
      const { position } = getComputedStyle(element);
      if (position !== "sticky") return position === "fixed";
      const before = element.getBoundingClientRect().top;
      window.scrollBy(0, 3);
      const after = element.getBoundingClientRect().top;
      window.scrollBy(0, -3);
      return Math.abs(after - before) < 1;
    };
    const isPinned = (element: Element | null): boolean => {
      if (!element) return false;
      const answer = known.get(element) ?? (isStuck(element) || isPinned(element.parentElement));
      known.set(element, answer);
      return answer;
    };
    const way = document.documentElement.scrollHeight - window.innerHeight;
    let least = window.innerHeight;
    for (const part of [0.3, 0.6, 0.9]) {
      window.scrollTo(0, way * part);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      known = new Map();
      let free = 0;
      for (let y = 2; y < window.innerHeight; y += 4) {
        if (!isPinned(document.elementFromPoint(window.innerWidth / 2, y))) free += 4;
      }
      least = Math.min(least, free);
    }
    window.scrollTo(0, 0);
    return least;
  });

/** Controls that are completely hidden while they have the focus, forwards and backwards (WCAG 2.4.11). */
export const hiddenFocus = (page: Page, within = "body"): Promise<string[]> =>
  page.evaluate((root) => {
    const controls = document.querySelectorAll<HTMLElement>(
      `${root} :is(a[href], button, input, select, textarea, [tabindex])`,
    );
    const stops = [...controls].filter(
      (one) =>
        one.tabIndex >= 0 &&
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.matches(":disabled, [inert] *, [aria-hidden=true] *, [data-testid^=sentinel]"),
    );
    const found = new Set<string>();
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus();
      if (document.activeElement !== stop) continue;
      // A native field may have no size when its label is drawn in its place.
      const isDrawn = stop.clientWidth > 1 && stop.clientHeight > 1;
      const shown = isDrawn ? stop : ((stop as HTMLInputElement).labels?.[0] ?? stop.parentElement);
      const { left, top, width, height } = shown!.getBoundingClientRect();
      const isSeenAt = (x: number, y: number): boolean => {
        const at = document.elementFromPoint(left + width * x, top + height * y);
        return at !== null && (shown!.contains(at) || at.contains(stop));
      };
      const parts = [0.1, 0.5, 0.9];
      if (!parts.some((y) => parts.some((x) => isSeenAt(x, y)))) {
        found.add(`${stop.outerHTML.slice(0, 120)} at ${Math.round(left)}, ${Math.round(top)}`);
      }
    }
    return [...found];
  }, within);

/** The share of the window that pinned rows leave. */
const MIN_FREE = 0.65;

/** Expects that a page that has loaded loses nothing with the settings of any reader. */
export async function expectNoLoss(page: Page, path: string): Promise<void> {
  for (const reader of READERS) {
    const where = `${path}, ${reader.name}`;
    await setReader(page, reader);
    await expect.poll(() => losses(page), where).toEqual([]);
    const least = reader.height * MIN_FREE;
    expect(await freeHeight(page), `${where}, free`).toBeGreaterThanOrEqual(least);
    if (reader === ZOOMED) expect(await hiddenFocus(page), `${where}, focus`).toEqual([]);
  }
}
