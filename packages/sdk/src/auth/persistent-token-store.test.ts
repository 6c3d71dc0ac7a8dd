import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "../http/config.ts";
import { mainHttp } from "../http/calls.ts";
import { failureOf } from "../testing/failure-of.ts";
import { json, startServer } from "../testing/http-server.ts";
import { memoryStorage } from "../testing/memory-storage.ts";
import {
  createBrowserTokenStore,
  createPersistentTokenStore,
  type PersistentTokenStore,
  type SessionToken,
} from "./persistent-token-store.ts";
import { createPersistentStorage, type WebStorage } from "./persistent-storage.ts";
import { signIn, signOut } from "../sign-in.ts";

const KEY = "recurrent.session";
const token = { token: "T1", expiresAt: 1_900_000_000_000 };
let storage: ReturnType<typeof memoryStorage>;
/** The windows of the browser: what one of them writes, the others get as an event. */
let windows: EventTarget[];

/** The store of another tab. */
function tab(): PersistentTokenStore {
  const own = new EventTarget();
  windows.push(own);
  const dispatchStorage = (key: string, newValue: string | null): void => {
    for (const other of windows) {
      const event = Object.assign(new Event("storage"), { key, newValue });
      if (other !== own) other.dispatchEvent(event);
    }
  };
  const shared: WebStorage = {
    get length() {
      return storage.length;
    },
    key: storage.key,
    getItem: storage.getItem,
    setItem(key, value) {
      storage.setItem(key, value);
      dispatchStorage(key, value);
    },
    removeItem(key) {
      storage.removeItem(key);
      dispatchStorage(key, null);
    },
  };
  vi.stubGlobal("addEventListener", own.addEventListener.bind(own));
  return createBrowserTokenStore({ storage: createPersistentStorage(shared, null) });
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
