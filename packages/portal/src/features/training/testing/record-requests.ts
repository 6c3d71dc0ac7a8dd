import type { StoryContext } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { userEvent } from "storybook/test";

/** The queries that the calls of a story sent, in order. */
const queries: string[] = [];

/** The queries that calls have sent since a story began, in order. */
export const sentQueries = (): readonly string[] => queries;

/** For `beforeEach`: forgets earlier queries. */
export const clearSentQueries = (): void => void queries.splice(0);

/** Answers a call, records its query, and waits for `until`. */
export const recordingHandler = (url: string, reply: object, until?: () => Promise<unknown>) =>
  http.get(url, async ({ request }) => {
    queries.push(new URL(request.url).search.slice(1));
    await until?.();
    return HttpResponse.json(reply);
  });

/** Types another day of a record, `YYYY-MM-DD`. */
export async function typeDay(canvas: StoryContext["canvas"], day: string): Promise<void> {
  await userEvent.click(canvas.getByRole("spinbutton", { name: "Year" }));
  await userEvent.keyboard(day.replaceAll("-", ""));
}
