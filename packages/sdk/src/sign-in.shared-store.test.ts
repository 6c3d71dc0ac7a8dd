import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createPersistentStorage, type PersistentStorage } from "./auth/persistent-storage.ts";
import {
  createBrowserTokenStore,
  createPersistentTokenStore,
  type SessionToken,
} from "./auth/persistent-token-store.ts";
import { coordinateTabs } from "./auth/tab-coordination.ts";
import type { TokenStore } from "./auth/token-store.ts";
import { createRecurrent, type Recurrent } from "./client.ts";
import { profileShowOptions, queriesFor } from "./react/index.ts";
import { failureOf } from "./testing/failure-of.ts";
import { bodyOf, json, startServer, type TestServer } from "./testing/http-server.ts";
import { memoryStorage } from "./testing/memory-storage.ts";
import { windowStorage } from "./testing/window-storage.ts";

const PROFILE = { ...profileShowOptions(), staleTime: Infinity };

let shared: ReturnType<typeof memoryStorage>;
let windows: EventTarget[];

const parse = (stored: string | null) => JSON.parse(stored ?? "null") as unknown;
const parseToken = (stored: string | null) => parse(stored) as SessionToken | null;

function ownFormat(storage: PersistentStorage): TokenStore {
  return createPersistentTokenStore(storage, {
    read: () => parseToken(storage.get("mine")),
    write: (next, sessionId) => ({ mine: JSON.stringify({ ...next, sessionId }) }),
    clear: () => storage.remove("mine"),
  });
}

/**
 * The five members of the README.
 *
 * @param view what this tab sees of the storage
 */
function ownStore(view = (key: string) => shared.getItem(key)): TokenStore {
  const read = () => parseToken(view("own"));
  return {
    read,
    write(next) {
      const sessionId = read()?.sessionId ?? crypto.randomUUID();
      shared.setItem("own", JSON.stringify({ ...next, sessionId }));
    },
    clear: () => shared.removeItem("own"),
    sessionId: () => read()?.sessionId ?? "none",
    coordinateTabs,
  };
}

function inTwoTabs(create: (storage: PersistentStorage) => TokenStore) {
  return (): TokenStore[] =>
    [new EventTarget(), new EventTarget()].map((own) => {
      windows.push(own);
      vi.stubGlobal("addEventListener", own.addEventListener.bind(own));
      return create(createPersistentStorage(windowStorage(shared, own, windows), null));
    });
}

const STORES: readonly [what: string, create: () => TokenStore[]][] = [
  [
    "createBrowserTokenStore in two tabs",
    inTwoTabs((storage) => createBrowserTokenStore({ storage })),
  ],
  [
    "createBrowserTokenStore twice in a page",
    () => [createBrowserTokenStore(), createBrowserTokenStore()],
  ],
  ["createPersistentTokenStore in two tabs", inTwoTabs(ownFormat)],
  [
    "createPersistentTokenStore twice in a page",
    () => [1, 2].map(() => ownFormat(createPersistentStorage(shared, null))),
  ],
  ["a store of one's own", () => [ownStore(), ownStore()]],
];

let server: TestServer;
/** Called before a refresh, or a call with a revoked token, is answered. */
let beforeAnswer: () => unknown;
let clients: Recurrent[];

beforeEach(async () => {
  shared = memoryStorage();
  windows = [];
  clients = [];
  beforeAnswer = () => undefined;
  vi.stubGlobal("document", {});
  vi.stubGlobal("localStorage", shared);
  server = await startServer((request, response) => {
    const user = (request.headers.authorization ?? "").replace("Bearer ", "");
    void bodyOf(request).then(async (body) => {
      if (request.url === "/api/auth/login") {
        const { username } = parse(body) as { username: string };
        return json(response, 200, { access_token: username, expires_in: 3600 });
      }
      if (request.url === "/api/auth/refresh") {
        await beforeAnswer();
        return json(response, 200, { access_token: `${user} again`, expires_in: 3600 });
      }
      if (user === "revoked") {
        await beforeAnswer();
        return json(response, 401, { message: "Over." });
      }
      json(response, 200, { id: 1, username: user, fullName: user });
    });
  });
});
afterEach(async () => {
  for (const client of clients) {
    queriesFor(client).clear();
    client.close();
  }
  vi.unstubAllGlobals();
  await server.close();
});

function open(create: () => TokenStore[]): [Recurrent, Recurrent] {
  const hosts = { authHost: server.origin, apiHost: server.origin };
  const [one, other] = create().map((tokenStore) => createRecurrent({ ...hosts, tokenStore }));
  if (!one || !other) throw new Error("A pair is expected.");
  clients = [one, other];
  return [one, other];
}

const enter = (client: Recurrent, username: string) =>
  client.session.signIn({ username, password: "Recurrent#2026" });

/** The user as another load of the page finds it. */
const userInStorage = () => Object.values(shared.entries()).map((text) => parseToken(text)?.token);

describe.each(STORES)("clients with %s", (_what, create) => {
  it("show whoever signs in with the other one", async () => {
    const [one, other] = open(create);
    expect((await failureOf(other.profile.get())).message).toBe("Nobody is signed in.");
    const shown = new QueryObserver(queriesFor(other), PROFILE);
    const stop = shown.subscribe(() => undefined);
    for (const name of ["manager", "trainee"]) {
      await enter(one, name);
      await vi.waitFor(() => expect(shown.getCurrentResult().data?.fullName).toBe(name));
      expect((await other.profile.get()).fullName).toBe(name);
    }
    stop();
  });

  it("drop what the last user has loaded once somebody else signs in", async () => {
    const [one, other] = open(create);
    await enter(one, "manager");
    const queries = queriesFor(other);
    expect((await queries.fetchQuery(PROFILE)).fullName).toBe("manager");
    await enter(one, "trainee");
    await vi.waitFor(() => expect(queries.getQueryData(PROFILE.queryKey)).toBeUndefined());
    expect((await queries.fetchQuery(PROFILE)).fullName).toBe("trainee");
  });

  it("never store the token of the last user again by a refresh", async () => {
    const [one, other] = open(create);
    await enter(one, "manager");
    expect((await other.profile.get()).fullName).toBe("manager");
    beforeAnswer = () => enter(one, "trainee");
    expect(await failureOf(other.session.refresh())).toMatchObject({ kind: "cancelled" });
    expect(userInStorage()).toEqual(["trainee"]);
    beforeAnswer = () => undefined;
    expect((await other.session.refresh()).token).toBe("trainee again");
    expect(userInStorage()).toEqual(["trainee again"]);
  });

  it("keep the new session when the last user's token is refused", async () => {
    const [one, other] = open(create);
    await enter(one, "revoked");
    beforeAnswer = () => enter(one, "trainee");
    await failureOf(other.profile.get());
    await vi.waitFor(async () => expect((await other.profile.get()).fullName).toBe("trainee"));
    expect(userInStorage()).toEqual(["trainee"]);
  });

  it("end the session of the other one by a sign-out", async () => {
    const [one, other] = open(create);
    await enter(one, "manager");
    await enter(one, "trainee");
    expect((await other.profile.get()).fullName).toBe("trainee");
    other.session.signOut();
    await vi.waitFor(async () =>
      expect((await failureOf(one.profile.get())).message).toBe("Nobody is signed in."),
    );
    expect(userInStorage()).toEqual([]);
  });
});

it("shows nobody and stores no former user while a tab sees the storage late", async () => {
  let late: string | null = null;
  const [one, other] = open(() => [ownStore(), ownStore(() => late)]);
  await enter(one, "manager");
  late = shared.getItem("own");
  expect((await other.profile.get()).fullName).toBe("manager");
  beforeAnswer = () => enter(one, "trainee");
  expect(await failureOf(other.session.refresh())).toMatchObject({ kind: "cancelled" });
  expect((await failureOf(other.profile.get())).message).toBe("Nobody is signed in.");
  late = shared.getItem("own");
  expect(userInStorage()).toEqual(["trainee"]);
  await vi.waitFor(async () => expect((await other.profile.get()).fullName).toBe("trainee"));
});
