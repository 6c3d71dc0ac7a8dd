import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

type Canvas = Pick<StoryContext["canvas"], "getByRole" | "getByText">;

/** The limit for a page on mocks to be drawn, on a busy machine. */
const PAGE_TIMEOUT = { timeout: 10_000 };

/**
 * Waits until the found element is visible. `find` runs each time, since a page on mocks may be drawn more
 * than once before all its replies have arrived.
 */
export async function expectVisible(find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toBeVisible(), PAGE_TIMEOUT);
}

/** Returns the element once it is visible: a page is hidden until its announcements have arrived. */
export async function findVisible(find: () => HTMLElement): Promise<HTMLElement> {
  await expectVisible(find);
  return find();
}

/** Waits for the placeholder of a page, or of the rows of the table with this name. */
export async function expectLoading(canvas: Canvas, table?: string): Promise<void> {
  await waitFor(async () => {
    const waiting =
      table === undefined
        ? canvas.getByRole("status", { busy: true })
        : canvas.getByRole("region", { name: table });
    await expect(waiting).toHaveAttribute("aria-busy", "true");
  }, PAGE_TIMEOUT);
}

/**
 * Waits for the text of a failure and its Try again button. Only the notice (shell 8) gives the reason:
 * the host's message is nowhere on the page.
 */
export async function expectFailure(canvas: Canvas, words: string): Promise<void> {
  await expectVisible(() => canvas.getByText(words));
  await expectVisible(() => canvas.getByRole("button", { name: "Try again" }));
  await expectNotice();
}

/** Waits for the notice of a failed call (shell 8), which appears once. */
export async function expectNotice(): Promise<void> {
  await expectVisible(() => within(document.body).getByText("Whoops! There was an error."));
  await expect(document.body).not.toHaveTextContent("Out of order.");
}
