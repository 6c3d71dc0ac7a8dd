import { afterEach, beforeEach, vi } from "vitest";

type Replies = Readonly<Record<string, unknown>>;

/**
 * Gives each test of a file hosts that reply by the end of a call's path, and a clock that it moves. A call
 * without a reply is refused.
 *
 * @param now ISO 8601, the time at which each test begins
 */
export function createTestHosts(now: string) {
  let replies: Replies = {};
  beforeEach(() => {
    replies = {};
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: Date.parse(now) });
    vi.stubGlobal("fetch", async (request: Request) => {
      const { pathname } = new URL(request.url);
      const key = Object.keys(replies).find((end) => pathname.endsWith(end));
      return key === undefined ? new Response("{}", { status: 422 }) : Response.json(replies[key]);
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return {
    /** Replaces all replies. */
    answer(next: Replies) {
      replies = next;
    },
    wait: (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000),
  };
}
