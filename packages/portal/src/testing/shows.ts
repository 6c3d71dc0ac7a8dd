import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

type Canvas = Pick<StoryContext["canvas"], "getByRole" | "getByText">;

/** How long a screen on the mocks may take, on a machine that does other things too. */
const PATIENCE = { timeout: 10_000 };

/**
 * Waits until what `find` finds can be seen. It is looked for anew each time: a screen on the mocks may
 * be drawn more than once before everything it asked for has arrived.
 */
export async function shows(find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toBeVisible(), PATIENCE);
}

/** Waits for the shape that stands in for a page, or for the rows of the table of this name. */
export async function showsLoading(canvas: Canvas, table?: string): Promise<void> {
  await waitFor(async () => {
    const waiting =
      table === undefined
        ? canvas.getByRole("status", { busy: true })
        : canvas.getByRole("region", { name: table });
    await expect(waiting).toHaveAttribute("aria-busy", "true");
  }, PATIENCE);
}

/** Waits for the words of a failure and the way to try again that belongs to them. */
export async function showsFailure(canvas: Canvas, words: string): Promise<void> {
  await shows(() => canvas.getByText(words));
  await shows(() => canvas.getByRole("button", { name: "Try again" }));
}
