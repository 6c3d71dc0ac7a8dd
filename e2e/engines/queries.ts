/**
 * Runs in the page, as one script: finds elements as a person names them. Roles and names are computed
 * here and not by the engines, so that a query means the same in each of them.
 */
import { computeAccessibleName, getRole } from "dom-accessibility-api";

/** Query; the last match counts, for dialogs are appended. */
export interface Query {
  role?: string;
  /** The whole accessible name, or a part of it where `isPart`. */
  name?: string;
  isPart?: boolean;
  css?: string;
  /** Text that the element contains. */
  text?: string;
  /** Container. */
  within?: Query;
}

/** Some pages show the same as the one before. */
const LEAVE_MS = 2_000;

/** The interval between two checks. */
const LOOK_MS = 20;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

function isVisible(element: Element): boolean {
  if (element.closest("[inert], [aria-hidden=true]")) return false;
  const style = getComputedStyle(element);
  if (style.visibility !== "visible") return false;
  // A native field has no size when its label is drawn in its place.
  return element.getClientRects().length > 0;
}

function matches(element: Element, { role, name, isPart, text }: Query): boolean {
  if (role !== undefined && getRole(element) !== role) return false;
  if (!isVisible(element)) return false;
  if (name !== undefined) {
    const found = oneLine(computeAccessibleName(element));
    if (isPart ? !found.includes(name) : found !== name) return false;
  }
  return text === undefined || oneLine(element.textContent ?? "").includes(text);
}

function findAll(query: Query): Element[] {
  const roots = query.within ? findAll(query.within) : [document];
  const all = roots.flatMap((root) => [...root.querySelectorAll(query.css ?? "*")]);
  return all.filter((element) => matches(element, query));
}

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    // A hidden window draws no frames.
    const late = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve();
    });
  });

/** Repeats `check` until it returns true; false when it does not within `limitMs`. */
async function until(check: () => boolean, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!check()) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return true;
}

/** Waits for a match. Null if there is none after `limitMs`. */
async function waitFor(query: Query, limitMs: number): Promise<Element | null> {
  let element: Element | undefined;
  await until(() => (element = findAll(query).at(-1)) !== undefined, limitMs);
  return element ?? null;
}

const boxOf = (element: Element): string => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].join(" ");
};

/** Outline at one width. */
export interface PageSight {
  /** Headings, tables and their rows by role and name, from top to bottom. */
  outline: string[];
  /** By how many pixels the page is wider than the window. */
  overflow: number;
  /** CSS pixels of the window. */
  width: number;
}

/** A virtualised table draws the rows near its window, and their number varies. */
function scrollsItself(grid: Element | null): grid is Element {
  const scroller = grid?.querySelector(".MuiDataGrid-virtualScroller");
  return scroller ? scroller.scrollHeight > scroller.clientHeight + 1 : false;
}

function outline(): string[] {
  const parts = "h1, h2, h3, table, [role=grid], [role=row], tr, nav, main";
  return findAll({ css: parts }).flatMap((element) => {
    const role = getRole(element) ?? "";
    const grid = element.closest("[role=grid]");
    if (role === "row") return scrollsItself(grid) ? [] : [role];
    const rows = element === grid && scrollsItself(grid) ? `, ${grid.ariaRowCount} rows` : "";
    return [`${role} ${oneLine(computeAccessibleName(element))}${rows}`.trim()];
  });
}

const sight = (): PageSight => ({
  outline: outline(),
  overflow: document.documentElement.scrollWidth - window.innerWidth,
  width: window.innerWidth,
});

const isBusy = (): boolean =>
  document.querySelector("[aria-busy=true], [aria-label^=Loading]") !== null;

/** False while another element, such as a closing menu, covers the middle. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (element.contains(top) || top.contains(element));
}

const pageQueries = {
  /** Last match, for the driver to click on. */
  target: null as Element | null,
  findAll,
  count: (query: Query): number => findAll(query).length,
  has: async (query: Query, limitMs: number): Promise<boolean> =>
    (await waitFor(query, limitMs)) !== null,
  /** Waits until it is still, in the middle of the window. */
  aim: async (query: Query, limitMs: number): Promise<boolean> => {
    const element = await waitFor(query, limitMs);
    pageQueries.target = element;
    if (!element) return false;
    element.scrollIntoView({ block: "center", inline: "center" });
    let before = "";
    for (let frames = 0; frames < 120 && before !== boxOf(element); frames += 1) {
      before = boxOf(element);
      await nextFrame();
      await nextFrame();
    }
    const end = performance.now() + limitMs;
    while (!isOnTop(element) && performance.now() < end) await nextFrame();
    return true;
  },
  isGone: (query: Query, limitMs: number): Promise<boolean> =>
    until(() => findAll(query).length === 0, limitMs),
  outline,
  /** Opens an address or goes back, and waits up to a limit until the page shows something else. */
  openUrl: async (hash: string | null): Promise<void> => {
    const look = () => document.title + JSON.stringify(outline()) + document.body.textContent;
    const before = look();
    if (hash === null) window.history.back();
    else window.location.hash = hash;
    await until(() => look() !== before, LEAVE_MS);
  },
  /** Waits until a page at rest shows these parts and fits the window, and gives what it shows then, or after `limitMs`. */
  settleAt: async (parts: readonly string[], limitMs: number): Promise<PageSight> => {
    const wanted = parts.join();
    const isThere = () => !isBusy() && outline().join() === wanted && sight().overflow <= 0;
    const end = performance.now() + limitMs;
    do {
      if (!(await until(isThere, end - performance.now()))) break;
      // A change of the window's width is drawn in the frames after it.
      await nextFrame();
      await nextFrame();
    } while (!isThere());
    return sight();
  },
  /** Waits until a page shows the same for a while, without placeholders. */
  settle: async (restMs: number, limitMs: number): Promise<PageSight> => {
    let before = "";
    // It counts checks instead of time: while a page waits for the processor of a busy machine, no check
    // runs.
    let looks = 0;
    const isAtRest = await until(() => {
      const now = sight();
      const text = `${document.title} ${JSON.stringify(now)}`;
      looks = isBusy() || now.outline.length === 0 || text !== before ? 0 : looks + 1;
      before = text;
      return looks * LOOK_MS >= restMs;
    }, limitMs);
    if (!isAtRest) throw new Error(`The page does not come to rest: ${before}`);
    return sight();
  },
};

declare global {
  interface Window {
    pageQueries: typeof pageQueries;
  }
}

window.pageQueries = pageQueries;
