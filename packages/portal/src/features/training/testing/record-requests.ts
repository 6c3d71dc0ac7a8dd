import type { StoryContext } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { userEvent } from "storybook/test";

/** What the calls of a story asked for, in order. */
const asked: string[] = [];

/** What the calls asked for since a story began, in order: their queries. */
export const askedFor = (): readonly string[] => asked;

/** For `beforeEach`: nothing was asked for yet. */
export const forgetAsked = (): void => void asked.splice(0);

/** Answers a call, notes what it asked for, and lets it wait for `until`. */
export const noted = (url: string, reply: object, until?: () => Promise<unknown>) =>
  http.get(url, async ({ request }) => {
    asked.push(new URL(request.url).search.slice(1));
    await until?.();
    return HttpResponse.json(reply);
  });

/** Types another day of a record, `YYYY-MM-DD`. */
export async function typeDay(canvas: StoryContext["canvas"], day: string): Promise<void> {
  await userEvent.click(canvas.getByRole("spinbutton", { name: "Year" }));
  await userEvent.keyboard(day.replaceAll("-", ""));
}
