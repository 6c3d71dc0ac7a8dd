/** Folder of the accepted pictures, from the root. */
export const BASELINE_DIR = "snapshots/accepted";
/** New and different pictures, with the difference. */
export const ACTUAL_DIR = "snapshots/found";

/** A browser of this name stops the clock of the stories, as Chromatic's does (.storybook/freeze-time.ts). */
export const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Chromatic";

/** Light and dark in the story's own window, and dark in a phone's. */
export type Picture = "light" | "dark" | "phone";

/** CSS pixels of a whole screen on a phone. */
export const PHONE = { width: 360, height: 740 };

export interface Pictured {
  /** Storybook's id, as in the address of the story. */
  id: string;
  globals: { viewport?: { value?: string } };
  parameters: { chromatic?: { disableSnapshot?: boolean } };
}

/** In this order; none where Chromatic takes none. */
export function picturesOf({ id, globals, parameters }: Pictured): readonly Picture[] {
  if (parameters.chromatic?.disableSnapshot === true) return [];
  // Whole screens are shown on a phone too; a story with a viewport has chosen its size.
  const isWholeScreen = id.startsWith("screens-") && globals.viewport?.value === undefined;
  return isWholeScreen ? ["light", "dark", "phone"] : ["light", "dark"];
}

/** A story as Storybook's index has it. */
interface IndexedStory {
  id: string;
  title: string;
  name: string;
}

/** By a part of its id, place or name, in any case. */
export function isSelected({ id, title, name }: IndexedStory, selection: string): boolean {
  const wanted = selection.toLowerCase();
  return [id, `${title}/${name}`].some((known) => known.toLowerCase().includes(wanted));
}

/**
 * Where a picture is kept: `screens-login/empty/dark`, below the folder of the accepted ones and without
 * its extension. Vitest takes one hyphen for two, so those between place and name make way for a folder.
 */
export function placeOf(id: string, picture: Picture): string {
  return `${id.replace("--", "/")}/${picture}`;
}

/**
 * Accepted pictures that no story draws any more.
 * @param accepted places of all accepted pictures
 * @param stories ids of all stories
 * @param pictured which pictures were asked of each story that ran, by its id; of one that is not in it
 *   nothing is known, so all of its pictures count as drawn
 */
export function removed(
  accepted: readonly string[],
  stories: readonly string[],
  pictured: ReadonlyMap<string, readonly Picture[]>,
): string[] {
  const all: readonly Picture[] = ["light", "dark", "phone"];
  const drawn = new Set(
    stories.flatMap((id) => (pictured.get(id) ?? all).map((picture) => placeOf(id, picture))),
  );
  return accepted.filter((place) => !drawn.has(place));
}
