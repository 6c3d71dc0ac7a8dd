import type { Browser, Page } from "playwright";
import { openChromium } from "../../scripts/lib/open-chromium.ts";
import { quantile } from "./numbers.ts";

/** A page with something to type in that answers each key. */
export interface TypingSubject {
  name: string;
  /** Brings a new page to it. */
  open: (page: Page) => Promise<void>;
  /** The field, and what its keys change the text of; the table of People by default. */
  at?: { search: string; result: string; item: string };
}

/** Milliseconds from a key to the frame that shows its result, over all keys. */
export interface Typing {
  median: number;
  p95: number;
  keys: number;
  /** Rows in the document: with pages of 100, or of what is found. */
  rows: number;
}

/** Names to search for; each key changes the number of matches. */
const WORDS = ["nilsen", "larsen", "gustaf", "mina", "yamada"];
/** The table, whose line below shows the number of rows: it changes with them. */
const TABLE = {
  search: '[aria-label="People"] input[type="search"], input[aria-label="Search People"]',
  result: '[aria-label="People"] output',
  item: '[aria-label="People"] [role=row][data-id]',
};
const SETTLE_MS = 350;
const PAUSE_MS = 120;

interface TypingObserver {
  /** Text that describes the result. */
  result: () => string;
  /** Resolves with the time from the next key to the frame after which `said` is `text`. */
  next: (text: string) => Promise<number>;
}

/** Runs in the page: measures the time from a key to its result. */
function install(result: string): void {
  const resultText = (): string => document.querySelector(result)?.textContent ?? "";
  const next = (text: string): Promise<number> =>
    new Promise((resolve) => {
      const onKey = (event: KeyboardEvent): void => {
        const look = (): void => {
          if (resultText() !== text) {
            requestAnimationFrame(look);
            return;
          }
          // A message posted inside a frame arrives right after it was painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => resolve(performance.now() - event.timeStamp));
          port1.start();
          port2.postMessage(0);
        };
        requestAnimationFrame(look);
      };
      addEventListener("keydown", onKey, { capture: true, once: true });
    });
  Object.assign(window, { benchTyping: { result: resultText, next } satisfies TypingObserver });
}

const resultText = (page: Page): Promise<string> =>
  page.evaluate(
    () => (window as Window & { benchTyping?: TypingObserver }).benchTyping?.result() ?? "",
  );

/** Expected text for every beginning of a word. */
async function answersFor(page: Page, search: string, word: string): Promise<string[]> {
  const answers: string[] = [];
  for (let length = 0; length <= word.length; length += 1) {
    await page.locator(search).fill(word.slice(0, length));
    await page.waitForTimeout(SETTLE_MS);
    answers.push(await resultText(page));
  }
  await page.locator(search).fill("");
  await page.waitForTimeout(SETTLE_MS);
  return answers;
}

/** Null for a key that does not change the text. */
async function press(page: Page, key: string, from: string, to: string): Promise<number | null> {
  const isTold = from !== to;
  const result = isTold
    ? page.evaluate(
        (text) => (window as Window & { benchTyping?: TypingObserver }).benchTyping?.next(text),
        to,
      )
    : null;
  await page.waitForTimeout(PAUSE_MS);
  await page.keyboard.press(key);
  return (await result) ?? null;
}

async function typeWords(page: Page, search: string): Promise<number[]> {
  const times: (number | null)[] = [];
  for (const word of WORDS) {
    const answers = await answersFor(page, search, word);
    const answer = (length: number): string => answers[length] ?? "";
    await page.locator(search).focus();
    for (let at = 0; at < word.length; at += 1) {
      times.push(await press(page, word.charAt(at), answer(at), answer(at + 1)));
    }
    for (let at = word.length; at > 0; at -= 1) {
      times.push(await press(page, "Backspace", answer(at), answer(at - 1)));
    }
  }
  return times.filter((time) => time !== null);
}

async function rowsOnALongPage(page: Page): Promise<number> {
  await page.getByRole("combobox", { name: /Rows per page/ }).click();
  await page.getByRole("option", { name: "100", exact: true }).click();
  await page.waitForTimeout(SETTLE_MS);
  return page.locator(TABLE.item).count();
}

async function typeOnce(browser: Browser, subject: TypingSubject) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  try {
    const page = await context.newPage();
    const { search, result, item } = subject.at ?? TABLE;
    await subject.open(page);
    await page.locator(item).first().waitFor();
    await page.evaluate(install, result);
    const times = await typeWords(page, search);
    const rows = subject.at ? await page.locator(item).count() : await rowsOnALongPage(page);
    return { times, rows };
  } finally {
    await context.close();
  }
}

/**
 * Types names into the search of each case in turn, round after round, so that a slow moment of the
 * machine affects all of them.
 * @returns the measured values, by the names of the cases
 */
export async function measureTyping(
  subjects: readonly TypingSubject[],
  rounds: number,
): Promise<ReadonlyMap<string, Typing>> {
  const measured = new Map<string, { times: number[]; rows: number }>();
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      const browser = await openChromium();
      try {
        const { times, rows } = await typeOnce(browser, subject);
        const before = measured.get(subject.name)?.times ?? [];
        measured.set(subject.name, { times: [...before, ...times], rows });
      } finally {
        await browser.close();
      }
    }
    console.error(`typing, round ${round + 1} of ${rounds}`);
  }
  return new Map(
    [...measured].map(([name, { times, rows }]) => [
      name,
      { median: quantile(times, 0.5), p95: quantile(times, 0.95), keys: times.length, rows },
    ]),
  );
}
