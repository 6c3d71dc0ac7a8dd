import type { StoryContext } from "@storybook/react-vite";
import type { RequestHandler } from "msw";
import { userEvent } from "storybook/test";
import { failsUntilFixed, over } from "./replies.ts";
import { expectVisible, expectFailure, expectLoading } from "./expect-visible.ts";

type Played = Pick<StoryContext, "canvas">;

/** A story of a page that shows only the placeholder of the page, or of the table of this name. */
export function whileLoading(handlers: readonly RequestHandler[], table?: string) {
  return {
    parameters: over(...handlers),
    play: ({ canvas }: Played) => expectLoading(canvas, table),
  };
}

/** A story of a printed page that shows 'Please wait...' and nothing else yet. */
export function whilePaperWaits(handlers: readonly RequestHandler[]) {
  return {
    parameters: over(...handlers),
    play: ({ canvas }: Played) =>
      expectVisible(() => canvas.getByRole("heading", { level: 1, name: "Please wait..." })),
  };
}

/** A story of a page that failed to load: these words, and a retry button. */
export function afterFailure(handlers: readonly RequestHandler[], words: string) {
  return {
    parameters: over(...handlers),
    play: ({ canvas }: Played) => expectFailure(canvas, words),
  };
}

/**
 * A story of a page that failed to load at first: these words, and a retry shows the element of `find`.
 *
 * @param url the call that fails once, before the handlers answer
 */
export function afterAnotherTry(
  url: string,
  handlers: readonly RequestHandler[],
  words: string,
  find: (canvas: Played["canvas"]) => HTMLElement,
) {
  const call = failsUntilFixed(url);
  return {
    parameters: over(call.handler, ...handlers),
    beforeEach: call.beforeEach,
    async play({ canvas }: Played) {
      await expectFailure(canvas, words);
      call.fix();
      await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
      await expectVisible(() => find(canvas));
    },
  };
}
