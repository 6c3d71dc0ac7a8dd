import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";

import { invalidateQueries } from "./invalidate.ts";
import { notifyChange } from "./writes.ts";

const KEY = ["main", "groupList", "1"];
const OTHER = ["main", "tierList"];

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A host whose replies say what is stored when a request arrives, and come when `reply` is called. */
function slowHost() {
  const waiting: (() => void)[] = [];
  const host = {
    stored: "before",
    requests: 0,
    read({ signal }: { signal: AbortSignal }): Promise<string> {
      host.requests += 1;
      const { stored } = host;
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      signal.addEventListener("abort", () => reject(new Error("aborted")));
      waiting.push(() => resolve(stored));
      return promise;
    },
    /** Sends every reply that is under way. */
    reply(): void {
      for (const send of waiting.splice(0)) send();
    },
  };
  return host;
}

const queryOf = (host: ReturnType<typeof slowHost>) => ({
  queryKey: KEY,
  queryFn: host.read,
  staleTime: 60_000,
  retry: false,
});

const WAYS: [string, (queries: QueryClient) => Promise<void>][] = [
  ["a write", (queries) => notifyChange(queries, { operation: "groupUpdate", entityId: "7" })],
  ["a new day", (queries) => invalidateQueries(queries, { queryKey: ["main"] })],
];

describe.each(WAYS)("after %s, a query", (_name, change) => {
  it.each<[string, cached: string | undefined]>([
    ["in its first load", undefined],
    ["that is being refetched", "old"],
  ])("%s shows the new state", async (_state, cached) => {
    const host = slowHost();
    const queries = new QueryClient();
    if (cached !== undefined) queries.setQueryData(KEY, cached, { updatedAt: 1 });
    stops.push(new QueryObserver(queries, queryOf(host)).subscribe(() => undefined));
    expect(host.requests).toBe(1);
    host.stored = "after";
    const done = Promise.all([change(queries), change(queries)]);
    host.reply();
    await vi.waitFor(() => expect(host.requests).toBeGreaterThan(1));
    host.reply();
    await done;
    expect(queries.getQueryState(KEY)).toMatchObject({ data: "after", isInvalidated: false });
  });

  it.each<[string, cached: string | undefined]>([
    ["that is prefetched", undefined],
    ["that is prefetched again", "old"],
  ])("%s is stale once its reply is there", async (_state, cached) => {
    const host = slowHost();
    const queries = new QueryClient();
    if (cached !== undefined) queries.setQueryData(KEY, cached, { updatedAt: 1 });
    const loader = queries.fetchQuery(queryOf(host));
    host.stored = "after";
    const done = change(queries);
    host.reply();
    await done;
    expect(await loader).toBe("before");
    expect(queries.getQueryState(KEY)?.isInvalidated).toBe(true);
    expect(host.requests).toBe(1);
  });

  it("in its first load is fetched once more after many changes", async () => {
    const host = slowHost();
    const queries = new QueryClient();
    stops.push(new QueryObserver(queries, queryOf(host)).subscribe(() => undefined));
    const done = Promise.all([1, 2, 3].map(() => change(queries)));
    host.reply();
    await vi.waitFor(() => expect(host.requests).toBe(2));
    host.reply();
    await done;
    expect(host.requests).toBe(2);
  });

  it("that is not fetched is only refetched when it is shown", async () => {
    const host = slowHost();
    const queries = new QueryClient();
    queries.setQueryData(KEY, "old");
    await change(queries);
    expect(host.requests).toBe(0);
    expect(queries.getQueryState(KEY)?.isInvalidated).toBe(true);
  });

  it("that fails afterwards tells its loader so", async () => {
    const queries = new QueryClient();
    const failure = new Error("No.");
    const { promise, reject } = Promise.withResolvers<never>();
    const loader = queries.fetchQuery({ queryKey: KEY, queryFn: () => promise, retry: false });
    const done = change(queries);
    reject(failure);
    await expect(loader).rejects.toBe(failure);
    await done;
  });
});

it("leaves the fetches of other queries alone", async () => {
  const host = slowHost();
  const queries = new QueryClient();
  const loader = queries.fetchQuery({ queryKey: OTHER, queryFn: host.read });
  await notifyChange(queries, { operation: "groupUpdate", entityId: "7" });
  host.reply();
  expect(await loader).toBe("before");
  expect(host.requests).toBe(1);
});
