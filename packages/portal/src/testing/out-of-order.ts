import type { StoryContext } from "@storybook/react-vite";
import { http, HttpResponse, type RequestHandler } from "msw";
import { userEvent } from "storybook/test";
import { over } from "./replies.ts";
import { shows, showsFailure } from "./shows.ts";

type Played = Pick<StoryContext, "canvas">;

/** A call that fails until it is mended; the handlers after it answer from then on. */
export function outOfOrder(url: string) {
  let isOut = true;
  return {
    handler: http.get(url, () =>
      isOut ? HttpResponse.json({ message: "Out of order." }, { status: 500 }) : undefined,
    ),
    /** Fails again, as each story begins. */
    fail: () => void (isOut = true),
    mend: () => void (isOut = false),
  };
}

/** A story of a page that could not be had at first, and is there after another try: `find` finds it. */
export function afterAnotherTry(
  url: string,
  handlers: readonly RequestHandler[],
  words: string,
  find: (canvas: Played["canvas"]) => HTMLElement,
) {
  const call = outOfOrder(url);
  return {
    parameters: over(call.handler, ...handlers),
    beforeEach: call.fail,
    play: async ({ canvas }: Played) => {
      await showsFailure(canvas, words);
      call.mend();
      await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
      await shows(() => find(canvas));
    },
  };
}
