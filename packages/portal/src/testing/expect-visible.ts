import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

type Canvas = Pick<StoryContext["canvas"], "getByRole" | "getByText">;

/** How long a screen on the mocks may take, on a machine that does other things too. */
const PATIENCE = { timeout: 10_000 };

/**
 * Waits until what `find` finds can be seen. It is looked for anew each time: a screen on the mocks may
 * be drawn more than once before everything it asked for has arrived.
 */
export async function expectVisible(find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toBeVisible(), PATIENCE);
}

/** Waits for the shape that stands in for a page, or for the rows of the table of this name. */
export async function expectLoading(canvas: Canvas, table?: string): Promise<void> {
  await waitFor(async () => {
    const waiting =
      table === undefined
        ? canvas.getByRole("status", { busy: true })
        : canvas.getByRole("region", { name: table });
    await expect(waiting).toHaveAttribute("aria-busy", "true");
  }, PATIENCE);
}

/**
 * Waits for the words of a failure and the way to try again that belongs to them. Why, the notice of shell 8
 * tells and nothing else: what the host said stands nowhere on the page.
 */
export async function expectFailure(canvas: Canvas, words: string): Promise<void> {
  await expectVisible(() => canvas.getByText(words));
  await expectVisible(() => canvas.getByRole("button", { name: "Try again" }));
  await expectNotice();
}

/** Waits for the notice of a failed call (shell 8), told once. */
export async function expectNotice(): Promise<void> {
  await expectVisible(() => within(document.body).getByText("Whoops! There was an error."));
  await expect(document.body).not.toHaveTextContent("Out of order.");
}
