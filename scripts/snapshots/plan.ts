import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright";

/** A story and the window it is drawn in. */
export interface Story {
  /** Storybook's id, as in the address of the story. */
  id: string;
  /** Its place in Storybook and its name: `Screens/Login › Empty`. */
  label: string;
  /** CSS pixels. */
  viewport: { width: number; height: number };
  /** Which pictures are taken of it; the file of each is named after it. */
  pictures: readonly Picture[];
}

/** Light and dark in the story's own window, and dark in a phone's. */
export type Picture = "light" | "dark" | "phone";

/** What the processes that take the pictures are told, by a file. */
export interface Plan {
  /** Where Storybook is served. */
  origin: string;
  /** Folder of the accepted pictures. */
  accepted: string;
  /** Folder for what is found in this run. */
  found: string;
  /** File for the findings of this run. */
  findings: string;
  /** True when what is seen becomes what is accepted. */
  accept: boolean;
  stories: readonly Story[];
}

/** Names the environment variable that holds the path of the plan. */
export const PLAN = "RECURRENT_SNAPSHOTS_PLAN";

/** @throws {Error} when started without a plan */
export function readPlan(): Plan {
  const file = process.env[PLAN];
  if (!file) throw new Error("Start this with `npm run snapshots`.");
  return JSON.parse(readFileSync(file, "utf8")) as Plan;
}

/** What a story is drawn in when it asks for nothing. */
const WINDOW = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** What Storybook tells of a story; of what is not asked here it tells more. */
interface Told {
  id: string;
  title: string;
  name: string;
  parameters: {
    chromatic?: { disableSnapshot?: boolean };
    viewport?: { options?: Record<string, { styles?: { width?: string; height?: string } }> };
  };
  globals: { viewport?: { value?: string } };
}

declare global {
  interface Window {
    /** Storybook's page of one story, asked as other tools ask it. */
    __STORYBOOK_PREVIEW__?: { extract(): Promise<Record<string, Told>> };
  }
}

/**
 * Asks a built Storybook for its stories, in its own order. Stories that Chromatic is told to leave
 * out (`chromatic.disableSnapshot`) are left out here too.
 * @param origin where it is served
 */
export async function storiesOf(browser: Browser, origin: string): Promise<Story[]> {
  const page = await browser.newPage();
  try {
    await page.goto(`${origin}/iframe.html?viewMode=story&id=none`);
    await page.waitForFunction(() => window["__STORYBOOK_PREVIEW__"] !== undefined);
    const told = await page.evaluate(async () =>
      Object.values((await window["__STORYBOOK_PREVIEW__"]?.extract()) ?? {}).map(
        ({ id, title, name, parameters, globals }) => ({
          id,
          title,
          name,
          // Of the parameters, not all can be handed over.
          parameters: { chromatic: parameters.chromatic, viewport: parameters.viewport },
          globals: { viewport: globals.viewport },
        }),
      ),
    );
    return (told as Told[])
      .filter((story) => story.parameters.chromatic?.disableSnapshot !== true)
      .map(storyFrom);
  } finally {
    await page.close();
  }
}

function storyFrom({ id, title, name, parameters, globals }: Told): Story {
  const asked = parameters.viewport?.options?.[globals.viewport?.value ?? ""]?.styles;
  const own = { width: pixels(asked?.width), height: pixels(asked?.height) };
  const hasOwn = own.width !== undefined && own.height !== undefined;
  return {
    id,
    label: `${title} › ${name}`,
    viewport: { width: own.width ?? WINDOW.width, height: own.height ?? WINDOW.height },
    // Whole screens must do on a phone too; what asks for a window of its own has said what it needs.
    pictures:
      title.startsWith("Screens/") && !hasOwn ? ["light", "dark", "phone"] : ["light", "dark"],
  };
}

function pixels(length: string | undefined): number | undefined {
  const number = /^(\d+)px$/.exec(length ?? "")?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Whether a story is meant by a part of its id or of its label, in any case. */
export function isMeant(story: Pick<Story, "id" | "label">, part: string): boolean {
  const wanted = part.toLowerCase();
  return [story.id, story.label, story.label.replace(" › ", "/")].some((name) =>
    name.toLowerCase().includes(wanted),
  );
}

/** Every accepted picture, by the id of its story. */
export function acceptedIn(folder: string): Map<string, string[]> {
  if (!existsSync(folder)) return new Map();
  const ids = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    ids.map(({ name }) => [
      name,
      readdirSync(path.join(folder, name)).filter((file) => file.endsWith(".png")),
    ]),
  );
}
