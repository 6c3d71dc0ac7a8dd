import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";
import { type Picture, PHONE, type Pictured, picturesOf, placeOf } from "./pictures.ts";

declare module "vitest" {
  interface TaskMeta {
    /** From Storybook's plug-in, as soon as the story begins. */
    storyId?: string;
    /** Which pictures are asked of the story. */
    pictures?: readonly Picture[];
  }
  interface TestContext {
    /** From Storybook's plug-in. */
    story?: Omit<Pictured, "id">;
  }
}

/** The page must not have changed for this long, nor for as many frames: a busy machine draws few of them. */
const QUIET_MS = 100;
const QUIET_FRAMES = 6;
/** Endless movement is left to the comparison. */
const LIMIT_MS = 5000;
/** A page may grow with its window; one that always does is cut off after this many times. */
const GROWTHS = 3;

// A row that is off the screen is as high as was guessed, and how long a page is depends on what has
// been seen of it: all of it will be on the picture.
const whole = document.head.appendChild(document.createElement("style"));
whole.textContent = "* { content-visibility: visible !important; }";

/** Ignores endless animations. */
function isMoving({ effect, playState }: Animation): boolean {
  return playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
}

/** Resolves when fonts and images are there and the document neither changes nor moves. */
async function settled(): Promise<void> {
  const begun = performance.now();
  let changed = begun;
  let frames = 0;
  const watch = new MutationObserver(() => {
    changed = performance.now();
    frames = 0;
  });
  watch.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  await document.fonts.ready;
  await Promise.allSettled(
    [...document.images].filter(({ loading }) => loading !== "lazy").map((image) => image.decode()),
  );
  const isQuiet = () => frames >= QUIET_FRAMES && performance.now() - changed >= QUIET_MS;
  while (!isQuiet() && performance.now() - begun < LIMIT_MS) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    frames = document.getAnimations().some(isMoving) ? 0 : frames + 1;
  }
  watch.disconnect();
}

/**
 * Scrolls to the top, since sticky elements depend on it, and makes the window as high as the page.
 */
async function prepare(): Promise<void> {
  scrollTo({ top: 0, left: 0, behavior: "instant" });
  await settled();
  for (let turn = 0; turn < GROWTHS; turn += 1) {
    const { clientHeight, scrollHeight } = document.documentElement;
    if (scrollHeight <= clientHeight) return;
    await page.viewport(window.innerWidth, scrollHeight);
    await settled();
  }
}

afterEach(async ({ task, story }) => {
  const id = task.meta.storyId;
  if (id === undefined || story === undefined) return;
  const pictures = picturesOf({ id, ...story });
  task.meta.pictures = pictures;
  if (task.result?.errors?.length) return;
  for (const picture of pictures) {
    if (picture === "phone") await page.viewport(PHONE.width, PHONE.height);
    // A scheme is custom properties under this attribute: nothing is drawn anew (check-other-scheme.ts).
    else document.documentElement.dataset["theme"] = picture;
    if (picture !== "dark") await prepare();
    await expect.soft(page).toMatchScreenshot(placeOf(id, picture));
  }
});
