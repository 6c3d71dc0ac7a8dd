import type { Page } from "@playwright/test";

/** Storybook's messages about the story that is shown. */
interface Channel {
  /** What the last message of this name said. */
  last(name: string): unknown[] | undefined;
  once(name: string, heard: () => void): void;
  emit(name: string, said: unknown): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** Messages after which nothing more comes of a story, the good one first. */
const ENDS = [
  "storyFinished",
  "playFunctionThrewException",
  "storyThrewException",
  "storyErrored",
  "storyMissing",
] as const;

/**
 * Waits until the story is drawn and its play function has ended.
 * @returns what went wrong, or nothing
 */
export async function storyIsDone(page: Page): Promise<string | undefined> {
  const ended = await page.waitForFunction((names) => {
    const channel = window["__STORYBOOK_ADDONS_CHANNEL__"];
    const heard = names.filter((name) => channel?.last(name) !== undefined);
    const [name] = heard.toReversed();
    if (channel === undefined || name === undefined) return undefined;
    const [first] = channel.last(name) as [{ message?: string; title?: string }?];
    return { name, why: first?.message ?? first?.title ?? "" };
  }, ENDS);
  const { name, why } = (await ended.jsonValue()) ?? { name: "storyMissing", why: "" };
  return name === "storyFinished" ? undefined : `${name}: ${why}`;
}

/** Switches the scheme as the toolbar does, and waits until the story is drawn anew. */
export async function showDark(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const channel = window["__STORYBOOK_ADDONS_CHANNEL__"];
        if (channel === undefined) throw new Error("no story is open");
        channel.once("storyFinished", resolve);
        channel.emit("updateGlobals", { globals: { scheme: "dark" } });
      }),
  );
}
