import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import { hasUnknownOutcome } from "../errors.ts";
import { groupDelete, profileShow } from "../index.ts";
import { failureOf } from "../testing/failure-of.ts";
import { createClient } from "./config.ts";
import type { RecurrentClient } from "./settings.ts";

const TOKEN = "eyJhbGciOiJIUzI1NiJ9";

let client: RecurrentClient;
beforeEach(() => {
  const tokenStore = createMemoryTokenStore({ token: TOKEN, expiresAt: Date.now() + 3_600_000 });
  client = createClient({ authHost: "https://auth.test", apiHost: "https://api.test", tokenStore });
});
afterEach(() => vi.unstubAllGlobals());

const CALLS = [
  ["a read", () => profileShow({ client, retries: 3 })],
  ["a write", () => groupDelete("7", "31", { client })],
] as const;

/** `fetch` with the outcome of a network, or of a function of the program around it. */
function stubFetch(outcome: () => Promise<Response>) {
  const fetched = vi.fn(outcome);
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

describe.each(CALLS)("%s whose Request cannot be built", (_which, call) => {
  it.each([
    [
      "of another class of signals",
      "RequestInit: Expected signal to be an instance of AbortSignal.",
    ],
    ["with a message about fetch", "Failed to read the options of fetch."],
    ["with a message that repeats the token", `'Bearer ${TOKEN}' is an invalid header value.`],
  ])("fails as a mistake in the program, and nothing was sent: %s", async (_why, message) => {
    const fetched = stubFetch(() => Promise.reject(new Error("unused")));
    vi.stubGlobal(
      "Request",
      class extends Request {
        constructor(input: RequestInfo, init?: RequestInit) {
          if (init?.signal) throw new TypeError(message);
          super(input, init);
        }
      },
    );
    const failure = await failureOf(call());
    expect(failure).toMatchObject({ kind: "client", status: 0 });
    expect(failure.cause).toEqual(new Error(message.replace(TOKEN, "•••")));
    expect(hasUnknownOutcome(failure)).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });
});

const URL_WITH_TOKEN = `https://api.test/password/reset/${TOKEN}`;

describe("a call that fetch fails", () => {
  it.each([
    ["in Chromium", new TypeError("Failed to fetch"), "Failed to fetch"],
    [
      "in Firefox",
      new TypeError("NetworkError when attempting to fetch resource."),
      "NetworkError when attempting to fetch resource.",
    ],
    ["in Safari", new TypeError("Load failed"), "Load failed"],
    [
      "in Safari, in the middle",
      new TypeError("The network connection was lost."),
      "The network connection was lost.",
    ],
    [
      "in Node.js",
      new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ECONNRESET" }) }),
      "ECONNRESET",
    ],
    ["in Node.js, in the middle", new TypeError("terminated"), "terminated"],
    [
      "in Deno",
      new TypeError(`error sending request for url (${URL_WITH_TOKEN})`),
      "error sending request for url (https://api.test/password/reset/•••)",
    ],
    [
      "in Bun",
      Object.assign(new Error("Unable to connect."), { code: "ConnectionRefused" }),
      "ConnectionRefused",
    ],
    [
      "in a function of the program around it",
      new TypeError("undefined is not an object"),
      "undefined is not an object",
    ],
  ])("has an unknown outcome, and the reason: %s", async (_where, reason, expected) => {
    for (const request of [Request, undefined]) {
      vi.stubGlobal("Request", request);
      stubFetch(() => Promise.reject(reason));
      const failure = await failureOf(groupDelete("7", "31", { client }));
      expect(failure).toMatchObject({ kind: "network", status: 0 });
      expect(failure.cause).toEqual(new Error(expected));
      expect(hasUnknownOutcome(failure)).toBe(true);
    }
  });

  it("is repeated if it is a read", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] }).setTimerTickMode("nextTimerAsync");
    const fetched = stubFetch(() => Promise.reject(new TypeError("Failed to fetch")));
    await failureOf(profileShow({ client, retries: 1 }));
    vi.useRealTimers();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
