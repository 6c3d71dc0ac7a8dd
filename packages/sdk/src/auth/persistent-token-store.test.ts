import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "../http/config.ts";
import { mainHttp } from "../http/calls.ts";
import { failureOf } from "../testing/failure-of.ts";
import { json, startServer } from "../testing/http-server.ts";
import { memoryStorage } from "../testing/memory-storage.ts";
import { windowStorage } from "../testing/window-storage.ts";
import {
  createBrowserTokenStore,
  createPersistentTokenStore,
  type PersistentTokenStore,
  type SessionToken,
} from "./persistent-token-store.ts";
import { createPersistentStorage } from "./persistent-storage.ts";
import { signIn, signOut } from "../sign-in.ts";

const KEY = "recurrent.session";
const token = { token: "T1", expiresAt: 1_900_000_000_000 };
let storage: ReturnType<typeof memoryStorage>;
let windows: EventTarget[];

/** The store of another tab. */
function tab(): PersistentTokenStore {
  const own = new EventTarget();
  windows.push(own);
  const view = windowStorage(storage, own, windows);
  vi.stubGlobal("addEventListener", own.addEventListener.bind(own));
  return createBrowserTokenStore({ storage: createPersistentStorage(view, null) });
}

beforeEach(() => {
  storage = memoryStorage();
  windows = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the token store of a browser", () => {
  it("keeps token and session id over a reload", () => {
    const before = tab();
    before.write(token);
    const after = tab();
    expect([after.read(), after.sessionId()]).toEqual([token, before.sessionId()]);
  });

  it("keeps the session id over a refresh, and not over a sign-out", () => {
    const store = tab();
    store.write(token);
    const name = store.sessionId();
    store.write({ ...token, token: "T2" });
    expect([store.read()?.token, store.sessionId()]).toEqual(["T2", name]);
    store.clear();
    expect([store.read(), storage.entries()]).toEqual([null, {}]);
    expect(store.sessionId()).not.toBe(name);
  });

  it("passes sign-in, refresh and sign-out to every tab, and reports the end", () => {
    const [one, other] = [tab(), tab()];
    const ended = vi.fn();
    other.onEnd(ended);
    one.write(token);
    expect([other.read(), other.sessionId()]).toEqual([token, one.sessionId()]);
    ended.mockClear();
    one.write({ ...token, token: "T2" });
    expect([other.read()?.token, ended.mock.calls]).toEqual(["T2", []]);
    one.clear();
    expect(other.read()).toBeNull();
    expect(ended).toHaveBeenCalledOnce();
  });

  it("takes the token of another tab into memory only, since that may sign out", () => {
    const store = tab();
    store.write(token);
    storage.removeItem(KEY);
    store.receive({ ...token, token: "T2" });
    expect([store.read()?.token, storage.entries()]).toEqual(["T2", {}]);
  });

  it.each(["{", "null", "[]", '{"token":7}', '{"token":"T1","sessionId":"e"}'])(
    "treats %s in the storage as no session",
    (stored) => {
      storage.setItem(KEY, stored);
      expect(tab().read()).toBeNull();
    },
  );

  it("reads again when the page returns and may have missed an event", () => {
    const store = tab();
    store.write(token);
    storage.removeItem(KEY);
    windows[0]?.dispatchEvent(new Event("pageshow"));
    expect(store.read()).toBeNull();
  });

  it("keeps the token for the page without a storage, such as in Node.js", () => {
    vi.stubGlobal("localStorage", undefined);
    const store = createBrowserTokenStore();
    store.write(token);
    expect(store.read()).toEqual(token);
    expect(createBrowserTokenStore().read()).toBeNull();
  });

  it("keeps a token that is no session yet in memory alone", () => {
    const store = tab();
    store.setPending(token);
    expect([store.read(), store.pending()?.sessionId, storage.entries()]).toEqual([
      token,
      store.sessionId(),
      {},
    ]);
    store.write({ ...token, token: "T2" });
    expect([store.read()?.token, storage.entries()]).toEqual(["T2", {}]);
    store.clearPending();
    expect(store.read()).toBeNull();
  });
});

describe("the token stores of several hosts in one origin", () => {
  const clientOf = (apiHost: string, tokenStore: PersistentTokenStore) =>
    createClient({ authHost: "https://auth.test", apiHost, tokenStore });
  const [A, B] = ["https://a.test", "https://b.test/api"];

  it.each<[what: string, stores: () => [PersistentTokenStore, PersistentTokenStore]]>([
    ["two tabs", () => [tab(), tab()]],
    [
      "one page",
      () => {
        vi.stubGlobal("localStorage", storage);
        return [createBrowserTokenStore(), createBrowserTokenStore()];
      },
    ],
  ])("share nothing in %s, and keep their sessions over a reload", (_what, stores) => {
    const [a, b] = stores();
    clientOf(A, a);
    clientOf(B, b);
    a.write(token);
    expect([a.read(), b.read()]).toEqual([token, null]);
    b.write({ ...token, token: "T2" });
    expect([a.read()?.token, b.read()?.token]).toEqual(["T1", "T2"]);
    b.clear();
    expect([a.read(), b.read()]).toEqual([token, null]);
    const again = tab();
    clientOf(A, again);
    expect([again.read(), again.sessionId()]).toEqual([token, a.sessionId()]);
  });

  it("are one for clients of the same host", () => {
    const [one, other] = [tab(), tab()];
    clientOf(A, one);
    clientOf(`${A}/`, other);
    one.write(token);
    expect(other.read()).toEqual(token);
  });

  it("take over no session that was stored for no host", () => {
    storage.setItem(KEY, JSON.stringify({ ...token, sessionId: "old" }));
    const store = tab();
    clientOf(A, store);
    expect(store.read()).toBeNull();
  });

  it("refuse a client of a second host, unless the program has named the key", () => {
    const store = tab();
    clientOf(A, store);
    clientOf(A, store);
    expect(() => clientOf(B, store)).toThrow("Each apiHost needs its own tokenStore.");
    const named = createBrowserTokenStore({
      key: KEY,
      storage: createPersistentStorage(storage, null),
    });
    clientOf(A, named);
    clientOf(B, named);
    named.write(token);
    expect(Object.keys(storage.entries())).toEqual([KEY]);
  });
});

it.each([true, false])("follows other tabs in a format of one's own: %s", (followsTabs) => {
  const own = new EventTarget();
  vi.stubGlobal("addEventListener", own.addEventListener.bind(own));
  const local = createPersistentStorage(storage, null);
  const store = createPersistentTokenStore(local, {
    read: () => JSON.parse(local.get("mine") ?? "null") as SessionToken | null,
    write: (next, sessionId) => ({ mine: JSON.stringify({ ...next, sessionId }) }),
    clear: () => local.remove("mine"),
    followsTabs,
  });
  storage.setItem("mine", JSON.stringify({ ...token, sessionId: "another" }));
  own.dispatchEvent(Object.assign(new Event("storage"), { key: "mine" }));
  own.dispatchEvent(new Event("pageshow"));
  store.reload?.();
  expect(store.read()).toEqual(followsTabs ? token : null);
});

it("carries a session from its sign-in to its sign-out in another tab", async () => {
  const server = await startServer((request, response) =>
    request.url === "/api/auth/login"
      ? json(response, 200, { access_token: "T1", expires_in: 3600 })
      : json(response, 200, request.headers.authorization),
  );
  const hosts = { authHost: server.origin, apiHost: server.origin };
  const one = createClient({ ...hosts, tokenStore: tab() });
  const other = createClient({ ...hosts, tokenStore: tab() });
  const read = () => mainHttp({ url: "/api/my/profile" }, { client: other });
  expect((await failureOf(read())).message).toBe("Nobody is signed in.");
  await signIn({ username: "trainee@aurora.test", password: "secret" }, { client: one });
  expect(await read()).toBe("Bearer T1");
  signOut({ client: one });
  expect((await failureOf(read())).message).toBe("Nobody is signed in.");
  await server.close();
});
