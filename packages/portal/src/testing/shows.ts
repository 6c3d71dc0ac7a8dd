import { expect, waitFor } from "storybook/test";

/**
 * Waits until what `find` finds can be seen. It is looked for anew each time: a screen on the mocks may
 * be drawn more than once before everything it asked for has arrived.
 */
export async function shows(find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toBeVisible(), { timeout: 5000 });
}
