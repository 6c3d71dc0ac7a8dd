/**
 * The content of every page in Chromium at each width. The other engines are compared with it, so one run
 * collects it for all of them.
 */
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fromRoot } from "../../scripts/lib/paths.mjs";
import { certificateHash } from "../training/certificates.ts";
import { Portal } from "./portal.ts";
import { ACCOUNT_PAGES, SIGNED_OUT } from "./account-pages.ts";

/** Widths of a desktop, a tablet in portrait and a phone; 447 px is the narrowest window of WebKitGTK. */
const WIDTHS = [1280, 820, 447, 390];

const HEIGHT = 800;

/** React delays a lazy part for up to 300 ms after another lazy part. */
const FIRST_REST_MS = 500;

/** Most of the time is waiting for a page to settle, so several browsers work in parallel. */
const BROWSERS = 3;

/** The longest walk has at most this number of pages, so that browsers can share the work. */
const MAX_PAGES = 8;

/** Pages of an account, by their positions in its list; all of them by default. */
export interface Part {
  username: string;
  first?: number;
  last?: number;
}

/** All pages, the longest parts first. */
const PARTS: readonly Part[] = Object.entries(ACCOUNT_PAGES)
  .flatMap(([username, { length }]) =>
    Array.from({ length: Math.ceil(length / MAX_PAGES) }, (_, at) => ({
      username,
      first: at * MAX_PAGES,
      last: Math.min((at + 1) * MAX_PAGES, length) - 1,
    })),
  )
  .toSorted((one, other) => other.last - other.first - (one.last - one.first));

/** By username, address and width: headings, tables and their rows, from top to bottom. */
export type Outlines = Record<string, Record<string, Record<number, string[]>>>;

const FILE = fromRoot("node_modules", ".cache", "recurrent", "outlines.json");

/** Everything that decides the content of a page: the build, the sandbox, the day, and this code. */
const SOURCES = [
  "e2e/engines/!(*.test).ts",
  "e2e/expectations/navigation-paths.ts",
  "packages/portal/dist/**",
  "packages/sandbox/src/**/*.ts",
];

function cacheKey(): string {
  const hash = createHash("sha256").update(new Date().toISOString().slice(0, 10));
  for (const file of globSync(SOURCES, { cwd: fromRoot(), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * Opens the pages of an account one after the other, at each width: the next page opens at the last width
 * of the previous one, so every other page opens in the narrow window.
 *
 * @param widths from wide to narrow
 */
export async function walkPages(
  portal: Portal,
  { username, first = 0, last = Infinity }: Part,
  widths: readonly number[],
  look: (address: string, width: number) => Promise<void>,
): Promise<void> {
  await portal.resetWorld();
  if (username === SIGNED_OUT) await portal.forget();
  else await portal.enter(username);
  const hash = await certificateHash(105);
  const addresses = ACCOUNT_PAGES[username]!.map((address) => address.replace(":hash", hash));
  for (const [at, address] of addresses.entries()) {
    if (at < first || at > last) continue;
    const [width, ...others] = at % 2 === 0 ? widths : widths.toReversed();
    if (at > first) {
      await portal.goTo(address);
    } else {
      await portal.driver.resize(width!, HEIGHT);
      await portal.open(address);
      // The print dialog is blocked on pages that print themselves.
      await portal.driver.evaluate(() => {
        window.print = () => undefined;
      });
    }
    await look(address, width!);
    for (const other of others) {
      await portal.driver.resize(other, HEIGHT);
      await look(address, other);
    }
  }
}

/** Reads every page in Chromium, and stores the outlines until one of their sources changes. */
export async function writeOutlines(): Promise<Outlines> {
  const outlines: Outlines = {};
  const waiting = PARTS.values();
  await Promise.all(
    Array.from({ length: BROWSERS }, async (_, place) => {
      const portal = await Portal.open("chromium", { place });
      // The next part that no browser has taken.
      for (const part of waiting) await lookAt(portal, part, (outlines[part.username] ??= {}));
      await portal.close();
    }),
  );
  mkdirSync(path.dirname(FILE), { recursive: true });
  // The file is replaced as a whole, since two steps may write it.
  const unfinished = `${FILE}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ key: cacheKey(), outlines }));
  renameSync(unfinished, FILE);
  return outlines;
}

async function lookAt(portal: Portal, part: Part, ofAccount: Outlines[string]): Promise<void> {
  await walkPages(portal, part, WIDTHS, async (address, width) => {
    const ofPage = (ofAccount[address] ??= {});
    const isFirstLook = Object.keys(ofPage).length === 0;
    ofPage[width] = (await portal.settle(isFirstLook ? FIRST_REST_MS : undefined)).outline;
  });
}

/** The stored result of `writeOutlines` while it is valid; otherwise it is collected again. */
export async function readOutlines(): Promise<Outlines> {
  try {
    const stored = JSON.parse(readFileSync(FILE, "utf8")) as { key: string; outlines: Outlines };
    if (stored.key === cacheKey()) return stored.outlines;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  return writeOutlines();
}
