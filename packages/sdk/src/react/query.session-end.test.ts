import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import type { ApiError } from "../errors.ts";
import { createClient } from "../http/config.ts";
import { json, startServer, type TestServer } from "../testing/http-server.ts";
import {
  accountShowOptions,
  announcementListOptions,
  eventBoardShowOptions,
  profileShowOptions,
  queriesFor,
  roleListOptions,
  tierListOptions,
  trainingBoardShowOptions,
} from "./index.ts";

const READS = [
  profileShowOptions(),
  trainingBoardShowOptions(),
  eventBoardShowOptions(),
  announcementListOptions(),
  accountShowOptions(),
  roleListOptions(),
  tierListOptions(),
] as const;

/** As without the SDK's defaults. */
const OWN = {
  defaultOptions: { queries: { networkMode: "online", retry: 3, staleTime: 0 } },
} as const;

let server: TestServer;
beforeEach(async () => {
  server = await startServer((_request, response) => json(response, 401, { message: "Over." }));
  // React Query's own defaults wait seconds before they try again.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }).setTimerTickMode("nextTimerAsync");
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

it.each([
  ["React Query's own defaults", 3, OWN, 1],
  ["React Query's own defaults", 7, OWN, 1],
  ["React Query's own defaults, the token run out", 3, OWN, -1],
  ["the SDK's defaults", 7, undefined, 1],
] as const)(
  "reports the end of a session once with %s and %i hooks",
  async (_name, hooks, config, left) => {
    const errors: ApiError[] = [];
    const client = createClient({
      authHost: server.origin,
      apiHost: server.origin,
      tokenStore: createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + left * 3_600_000 }),
      onError: (error) => void errors.push(error),
      onSessionEnd: (error) => void errors.push(error),
    });
    const queries: QueryClient = queriesFor(client, config);
    // Two components show each.
    const observers = READS.slice(0, hooks).flatMap((read) =>
      [0, 1].map(
        () =>
          new QueryObserver<unknown>(queries, {
            queryKey: read.queryKey,
            queryFn: read.queryFn,
          }),
      ),
    );
    const stops = observers.map((observer) => observer.subscribe(() => undefined));
    await vi.waitFor(
      () => expect(observers.every((each) => each.getCurrentResult().isError)).toBe(true),
      { timeout: 20_000 },
    );
    expect(errors.map(({ message }) => message)).toEqual(["Over."]);
    for (const stop of stops) stop();
    queries.clear();
  },
);
