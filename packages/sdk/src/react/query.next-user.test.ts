import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createPersistentStorage } from "../auth/persistent-storage.ts";
import { createBrowserTokenStore } from "../auth/persistent-token-store.ts";
import { createMemoryTokenStore, type TokenStore } from "../auth/token-store.ts";
import { createClient } from "../http/config.ts";
import type { RecurrentClient } from "../http/settings.ts";
import { signIn, signOut } from "../sign-in.ts";
import { bodyOf, json, startServer, type TestServer } from "../testing/http-server.ts";
import { memoryStorage } from "../testing/memory-storage.ts";
import { profileShowOptions, queriesFor, trainingBoardShowOptions } from "./index.ts";

const PROFILE = profileShowOptions();

/** Who is signed in, by the token. */
let server: TestServer;
beforeEach(async () => {
  server = await startServer((request, response) => {
    if (request.url !== "/api/auth/login") {
      const { authorization = "" } = request.headers;
      const username = decodeURIComponent(authorization.replace("Bearer ", ""));
      return json(response, 200, { id: 1, username, fullName: authorization });
    }
    void bodyOf(request).then((body) => {
      const { username } = JSON.parse(body) as { username: string };
      json(response, 200, { access_token: encodeURIComponent(username), expires_in: 3600 });
    });
  });
});
afterEach(() => server.close());

const persistentStore = (local = memoryStorage()) =>
  createBrowserTokenStore({ storage: createPersistentStorage(local, null) });

/** A store whose only sign of an end is `clear`. */
const ownStore = (): TokenStore => {
  const { read, write, clear, sessionId } = createMemoryTokenStore();
  return { read, write, clear, sessionId, coordinateTabs: null };
};

const clientWith = (tokenStore: TokenStore): RecurrentClient =>
  createClient({ authHost: server.origin, apiHost: server.origin, tokenStore });

const enter = (client: RecurrentClient, username: string, persist = true) =>
  signIn({ username, password: "Recurrent#2026" }, { client, persist });

describe.each([
  ["in memory", createMemoryTokenStore],
  ["of the browser", persistentStore],
  ["of the caller", ownStore],
])("the cache with a token store %s", (_name, createStore) => {
  it.each([
    ["signs in after a sign-out", true],
    ["signs in over the session before", false],
  ])("shows nothing of the last user when somebody else %s", async (_how, isSignedOut) => {
    const client = clientWith(createStore());
    const queries = queriesFor(client);
    await enter(client, "first");
    await queries.fetchQuery(PROFILE);
    const shown = new QueryObserver(queries, trainingBoardShowOptions());
    const stop = shown.subscribe(() => undefined);
    const observer = new QueryObserver(queries, { ...PROFILE, staleTime: Infinity });
    if (isSignedOut) signOut({ client });
    await enter(client, "second");
    expect(observer.getOptimisticResult(queries.defaultQueryOptions(PROFILE)).data).toBeUndefined();
    expect(shown.getCurrentResult().data).toBeUndefined();
    expect((await queries.fetchQuery(PROFILE)).fullName).toBe("Bearer second");
    stop();
    queries.clear();
  });

  it("loads what is shown again when somebody else signs in", async () => {
    const client = clientWith(createStore());
    const queries = queriesFor(client);
    await enter(client, "first");
    const shown = new QueryObserver(queries, { ...PROFILE, staleTime: Infinity });
    const stop = shown.subscribe(() => undefined);
    const name = () => shown.getCurrentResult().data?.fullName;
    await vi.waitFor(() => expect(name()).toBe("Bearer first"));
    await enter(client, "second");
    expect(name()).not.toBe("Bearer first");
    await vi.waitFor(() => expect(name()).toBe("Bearer second"));
    stop();
    queries.clear();
  });

  it.each([
    ["whose profile is loaded", PROFILE],
    ["who signed in here before", trainingBoardShowOptions()],
  ])("keeps what is shown while a user %s signs in again", async (_who, { queryKey, queryFn }) => {
    const client = clientWith(createStore());
    const queries = queriesFor(client);
    await enter(client, "first");
    const shown = new QueryObserver<unknown>(queries, { queryKey, queryFn, staleTime: Infinity });
    const stop = shown.subscribe(() => undefined);
    await vi.waitFor(() => expect(shown.getCurrentResult().isSuccess).toBe(true));
    const calls = server.requests.length;
    await enter(client, "First");
    expect(shown.getCurrentResult()).toMatchObject({ isSuccess: true, isFetching: true });
    await vi.waitFor(() => expect(shown.getCurrentResult().isFetching).toBe(false));
    expect(server.requests.slice(calls)).toHaveLength(2);
    stop();
    queries.clear();
  });

  it.each([
    ["trainee@aurora.test", "trainee@aurora.test "],
    ["trainee@aurora.test", "\u00A0Trainee@Aurora.test\t"],
    ["trainee@aurora.test", "trainee\u200B@aurora.test"],
    ["trainee@aurora.test", "\uFF54rainee@aurora.test"],
    ["ΟΔΥΣΣΕΥΣ", "οδυσσευς"],
  ])("keeps what is shown while %j signs in again as %j", async (before, typed) => {
    const client = clientWith(createStore());
    const queries = queriesFor(client);
    await enter(client, before);
    const { queryKey, queryFn } = trainingBoardShowOptions();
    const shown = new QueryObserver<unknown>(queries, { queryKey, queryFn, staleTime: Infinity });
    const stop = shown.subscribe(() => undefined);
    await vi.waitFor(() => expect(shown.getCurrentResult().isSuccess).toBe(true));
    await enter(client, typed);
    expect(shown.getCurrentResult().isSuccess).toBe(true);
    stop();
    queries.clear();
  });

  it("keeps what is not of the hosts, and all when a sign-in is not stored", async () => {
    const client = clientWith(createStore());
    const queries = queriesFor(client);
    await enter(client, "first");
    await queries.fetchQuery(PROFILE);
    queries.setQueryData(["weather"], "CAVOK");
    await enter(client, "first", false);
    expect(queries.getQueryData(PROFILE.queryKey)?.fullName).toBe("Bearer first");
    signOut({ client });
    expect(queries.getQueryData(PROFILE.queryKey)).toBeUndefined();
    expect(queries.getQueryData(["weather"])).toBe("CAVOK");
    queries.clear();
  });
});

it("shows nothing of the last user when another tab signs somebody else in", async () => {
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  const local = memoryStorage();
  const client = clientWith(persistentStore(local));
  vi.unstubAllGlobals();
  const queries = queriesFor(client);
  await enter(client, "first");
  await queries.fetchQuery(PROFILE);
  const expiresAt = Date.now() + 3_600_000;
  const [key = ""] = Object.keys(local.entries());
  local.setItem(key, JSON.stringify({ token: "second", sessionId: "another", expiresAt }));
  window.dispatchEvent(Object.assign(new Event("storage"), { key }));
  expect(queries.getQueryData(PROFILE.queryKey)).toBeUndefined();
  expect((await queries.fetchQuery(PROFILE)).fullName).toBe("Bearer second");
  queries.clear();
});
