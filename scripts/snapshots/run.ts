import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { preview } from "vite";
import { CHROMIUM_FLAGS } from "../lib/chromium-flags.mjs";
import { presentChromium } from "../lib/chromium.mjs";
import { runGroup } from "../lib/group.mjs";
import { inRoot, pinnedNode } from "../lib/paths.mjs";
import { freePort } from "../lib/ports.ts";
import type { Finding } from "./findings.ts";
import { acceptedIn, isMeant, PLAN, type Plan, storiesOf, type Story } from "./plan.ts";
import { reportPage } from "./report.ts";

/** What is asked of one run. */
export interface Wanted {
  /** Absolute path of a built Storybook. */
  storybook: string;
  /** Absolute path of the folder that holds the accepted pictures and what a run found. */
  folder: string;
  /** True when what is seen becomes what is accepted. */
  accept: boolean;
  /** A part of the ids or labels of the stories that are meant; all stories without it. */
  part?: string;
  /** Collects what Playwright says instead of showing it. */
  quiet?: boolean;
}

/** What one run saw. */
export interface Seen {
  stories: number;
  pictures: number;
  findings: Finding[];
  /** Absolute path of the page that shows the findings; absent when there are none. */
  report?: string;
}

/** Folder of the accepted pictures: `<story id>/<light|dark|phone>.png`. */
export const acceptedFolder = (folder: string): string => path.join(folder, "accepted");

/**
 * Takes pictures of stories and compares them with the accepted ones, or accepts them.
 * @throws {Error} when no story is meant, or when the pictures could not be taken at all
 */
export async function takePictures(wanted: Wanted): Promise<Seen> {
  const { accept, folder, part = "" } = wanted;
  const accepted = acceptedFolder(folder);
  const report = path.join(folder, "report.html");
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const server = await serve(wanted.storybook);
  try {
    const all = await everyStory(server.origin);
    const stories = all.filter((story) => isMeant(story, part));
    const gone = goneFrom(accepted, all, part);
    if (stories.length === 0 && gone.length === 0) {
      throw new Error(`None of the ${all.length} stories has '${part}' in its id or its name.`);
    }
    const plan: Plan = {
      origin: server.origin,
      accepted,
      found: path.join(folder, "found"),
      findings: path.join(folder, "findings.json"),
      accept,
      stories,
    };
    const findings = stories.length > 0 ? await carryOut(plan, wanted) : [];
    if (accept) forget(gone);
    else findings.push(...gone);
    const seen: Seen = {
      stories: stories.length,
      pictures: stories.reduce((sum, story) => sum + story.pictures.length, 0),
      findings,
    };
    if (findings.length === 0) return seen;
    writeFileSync(report, reportPage(findings, folder));
    return { ...seen, report };
  } finally {
    await server.close();
  }
}

async function serve(storybook: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const port = await freePort();
  const server = await preview({
    configFile: false,
    appType: "mpa",
    logLevel: "error",
    root: storybook,
    build: { outDir: "." },
    // What is served does not change while it is: each part is fetched once.
    preview: { port, strictPort: true, headers: { "Cache-Control": "max-age=3600" } },
  });
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

async function everyStory(origin: string): Promise<Story[]> {
  const executablePath = presentChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    return await storiesOf(browser, origin);
  } finally {
    await browser.close();
  }
}

/** Accepted pictures that no story draws any more, of those that are meant. */
function goneFrom(folder: string, stories: readonly Story[], part: string): Finding[] {
  const drawn = new Map(stories.map((story) => [story.id, story]));
  return [...acceptedIn(folder)].flatMap(([id, files]) => {
    const story = drawn.get(id);
    // Of a story that is gone, no more than its id is known, where words are joined by hyphens.
    const known = story ?? { id, label: id.replaceAll("-", " ") };
    if (!isMeant(known, part)) return [];
    return files.flatMap((file): Finding[] => {
      const picture = path.basename(file, ".png");
      if (story?.pictures.some((name) => name === picture)) return [];
      const expected = path.join(folder, id, file);
      return [{ kind: "gone", id, label: story?.label ?? id, picture, expected }];
    });
  });
}

function forget(gone: readonly Finding[]): void {
  for (const { expected } of gone) {
    if (expected === undefined) continue;
    rmSync(expected);
    const story = path.dirname(expected);
    if (readdirSync(story).length === 0) rmdirSync(story);
  }
}

/** Has the pictures taken, by as many browsers as there are cores. */
async function carryOut(plan: Plan, { folder, quiet = false }: Wanted): Promise<Finding[]> {
  const file = path.join(folder, "plan.json");
  writeFileSync(file, JSON.stringify(plan));
  rmSync(plan.findings, { force: true });
  const argv = [
    inRoot("node_modules/@playwright/test/cli.js"),
    "test",
    "--config",
    inRoot("scripts/snapshots/playwright.config.ts"),
  ];
  const done = await runGroup(pinnedNode, argv, {
    cwd: inRoot(),
    env: { ...process.env, [PLAN]: file },
    capture: quiet,
  });
  if (!existsSync(plan.findings)) throw new Error(`No picture could be taken.\n${done.output}`);
  const findings = JSON.parse(readFileSync(plan.findings, "utf8")) as Finding[];
  // A run that fell over between stories must not look like one that found nothing.
  if (done.code !== 0 && findings.length === 0) {
    throw new Error(`The pictures were not all taken.\n${done.output}`);
  }
  return findings;
}
