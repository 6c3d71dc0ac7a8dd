import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import { ApiError } from "../errors.ts";
import { configureRecurrent } from "../http/config.ts";
import { mainHttp } from "../http/calls.ts";
import { readCompany } from "../raw.ts";
import { json, startServer, type Answer, type TestServer } from "../testing/http-server.ts";
import {
  accountShowOptions,
  announcementListOptions,
  companyShowOptions,
  eventBoardShowOptions,
  isTransient,
  profileShowOptions,
  refetchWithEtag,
  recurrentQueryDefaults,
  roleListOptions,
  rpeListOptions,
  tierListOptions,
  trainingBoardShowOptions,
} from "./index.ts";

let answer: Answer;
let server: TestServer;
const onError = vi.fn();

beforeEach(async () => {
  onError.mockReset();
  server = await startServer((request, response) => answer(request, response));
  configureRecurrent({
    authHost: server.origin,
    apiHost: server.origin,
    onError,
    tokenStore: createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 }),
  });
});
afterEach(() => server.close());

const BUILDERS = {
  accountShowOptions,
  announcementListOptions,
  eventBoardShowOptions,
  profileShowOptions,
  roleListOptions,
  rpeListOptions,
  tierListOptions,
  trainingBoardShowOptions,
};

describe("queries", () => {
  it.each(Object.entries(BUILDERS))("keeps the key of %s", (_name, options) => {
    expect(options().queryKey).toEqual(options().queryKey);
  });

  it("gives every query another key", () => {
    const keys = Object.values(BUILDERS).map((options) => JSON.stringify(options().queryKey));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("prefetches a query, and keeps the model of the reply", async () => {
    answer = (_request, response) => json(response, 200, [{ id: "expired", list: [] }]);
    const queries = new QueryClient({ defaultOptions: recurrentQueryDefaults });
    const options = trainingBoardShowOptions();
    await queries.prefetchQuery(options);
    const board = queries.getQueryData(["main", "trainingBoardShow"]);
    expect(board).toMatchObject([{ id: "expired", count: 0, tab: "schedule" }]);
  });

  it("fails silently where shell 8 only logs", async () => {
    answer = (_request, response) => json(response, 500, {});
    const queries = new QueryClient();
    for (const options of [
      announcementListOptions,
      roleListOptions,
      rpeListOptions,
      tierListOptions,
    ]) {
      await expect(queries.fetchQuery(options() as never)).rejects.toBeInstanceOf(ApiError);
      expect(options().meta).toEqual({ silent: true });
    }
    expect(onError).not.toHaveBeenCalled();
    await expect(queries.fetchQuery(profileShowOptions())).rejects.toBeInstanceOf(ApiError);
    expect(onError).toHaveBeenCalledOnce();
  });

  it("aborts a call when nobody waits for it any more", async () => {
    const closed = vi.fn();
    answer = (request) => request.on("close", closed);
    const queries = new QueryClient();
    const fetching = queries.fetchQuery(profileShowOptions()).catch((error: unknown) => error);
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    await queries.cancelQueries();
    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
    await fetching;
  });
});

describe("recurrentQueryDefaults", () => {
  it.each([
    [{ kind: "network", status: 0 }, true],
    [{ kind: "server", status: 503 }, true],
    [{ kind: "client", status: 429 }, true],
    [{ kind: "client", status: 429, retryAfterMs: 10_000 }, true],
    [{ kind: "client", status: 429, retryAfterMs: 11_000 }, false],
    [{ kind: "server", status: 503, retryAfterMs: 60_000 }, false],
    [{ kind: "server", status: 500 }, false],
    [{ kind: "not-found", status: 404 }, false],
    [{ kind: "timeout", status: 0 }, false],
    [{ kind: "cancelled", status: 0 }, false],
  ] as const)("treats %j as transient: %s", (details, passing) => {
    expect(isTransient(new ApiError({ message: "", ...details }))).toBe(passing);
  });

  it("tries a read three times in all, a write once", () => {
    const { retry } = recurrentQueryDefaults.queries;
    const offline = new ApiError({ kind: "network", message: "" });
    expect([0, 1, 2].map((failures) => retry(failures, offline))).toEqual([true, true, false]);
    expect(retry(0, new Error("a mistake in the program"))).toBe(false);
    expect(recurrentQueryDefaults.mutations.retry).toBe(false);
  });

  it("retries no sooner than the server allows", () => {
    const { retryDelay } = recurrentQueryDefaults.queries;
    const limited = (retryAfterMs?: number) =>
      new ApiError({ kind: "client", status: 429, message: "", retryAfterMs });
    expect([0, 1].map((failures) => retryDelay(failures, limited()))).toEqual([1_000, 2_000]);
    expect([0, 1].map((failures) => retryDelay(failures, limited(7_000)))).toEqual([7_000, 7_000]);
    expect(retryDelay(0, limited(0))).toBe(1_000);
  });

  it("calls once when a page opens right after its prefetch has failed", async () => {
    answer = (_request, response) => {
      response.setHeader("retry-after", "60");
      json(response, 429, { message: "Too many." });
    };
    const queries = new QueryClient({ defaultOptions: recurrentQueryDefaults });
    await queries.prefetchQuery(profileShowOptions());
    const observer = new QueryObserver(queries, profileShowOptions());
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    await observer.refetch();
    stop();
    expect(observer.getCurrentResult().error).toMatchObject({ message: "Too many." });
    expect(server.requests).toEqual(["GET /api/my/profile"]);
  });
});

describe("refetchWithEtag", () => {
  it.each([
    ['"v2"', '"v2"'],
    ['W/"v2"', undefined],
    [undefined, undefined],
  ])("caches a fresh reply with ETag %s and gives a write %s", async (etag, ifMatch) => {
    const seen: unknown[] = [];
    answer = (request, response) => {
      seen.push(request.headers["if-match"]);
      if (etag !== undefined) response.setHeader("ETag", etag);
      json(response, 200, { id: 3, name: "Aurora" });
    };
    const queries = new QueryClient();
    const query = companyShowOptions("3");
    queries.setQueryData(query.queryKey, readCompany({ id: 3, name: "Old" }));
    const reading = await refetchWithEtag(queries, query);
    expect(reading).toMatchObject({ value: { id: "3", name: "Aurora" }, ifMatch });
    expect(queries.getQueryData(query.queryKey)).toEqual(reading.value);
    await mainHttp({ url: "/api/companies/3", method: "PUT" }, { ifMatch: reading.ifMatch });
    expect(seen).toEqual([undefined, ifMatch]);
  });

  it("stops waiting when the caller's signal fires", async () => {
    const closed = vi.fn();
    answer = (request) => request.on("close", closed);
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const reading = refetchWithEtag(new QueryClient(), companyShowOptions("3"), { signal });
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    cancelling.abort();
    await expect(reading).rejects.toMatchObject({ kind: "cancelled" });
    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  });

  it("uses the options of the query's call", async () => {
    answer = () => undefined; // never
    const query = companyShowOptions("3", { timeoutMs: 20 });
    await expect(refetchWithEtag(new QueryClient(), query)).rejects.toMatchObject({
      kind: "timeout",
    });
  });

  it("reports a failure only to its caller", async () => {
    answer = (_request, response) => json(response, 500, { message: "No." });
    await expect(
      refetchWithEtag(new QueryClient(), companyShowOptions("3")),
    ).rejects.toBeInstanceOf(ApiError);
    expect(onError).not.toHaveBeenCalled();
  });
});
