import { vi } from "vitest";

/**
 * Lets a minute of the page pass when asked, and answers calls by the end of their path.
 *
 * @returns `answer`, which replaces all replies; a call without one is refused
 */
export function stubHosts(now: string) {
  let replies: Readonly<Record<string, unknown>> = {};
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: Date.parse(now) });
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    const key = Object.keys(replies).find((end) => pathname.endsWith(end));
    return key === undefined ? new Response("{}", { status: 422 }) : Response.json(replies[key]);
  });
  return {
    answer(next: Readonly<Record<string, unknown>>) {
      replies = next;
    },
    wait: (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000),
  };
}

export function restoreHosts(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
