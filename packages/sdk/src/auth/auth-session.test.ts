import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { ApiError } from "../errors.ts";
import { createAuthSession } from "./auth-session.ts";
import {
  coordinateOver,
  type TabChannel,
  type RefreshMessage,
  type TabTiming,
} from "./tab-coordination.ts";
import {
  createMemoryTokenStore,
  type IssuedToken,
  type StoredToken,
  type TokenStore,
} from "./token-store.ts";

const NOW = 1_800_000_000_000;
const EXPIRED: StoredToken = { token: "T1", expiresAt: NOW - 1 };
const TIMING: TabTiming = { settleMs: 8, graceMs: 15, catchUpMs: 60, askMs: 5, maxAttempts: 3 };

/** Storage of one origin as several tabs see it: the last write wins, and others see it late. */
function laggingStorage(lagMs: number) {
  interface View {
    token: StoredToken | null;
    session: string;
  }
  const real: View = { token: EXPIRED, session: "s1" };
  const views: View[] = [];
  return (): TokenStore => {
    const view = { ...real, token: EXPIRED as StoredToken | null };
    views.push(view);
    const change = (next: View): void => {
      Object.assign(view, next);
      Object.assign(real, next);
      setTimeout(() => {
        for (const each of views) Object.assign(each, real);
      }, lagMs);
    };
    return {
      read: () => view.token,
      write: (token) => change({ token, session: view.session }),
      clear: () => change({ token: null, session: `${view.session}+` }),
      sessionId: () => view.session,
      coordinateTabs: null,
    };
  };
}

/** A store of its own with the same session id: the outdated copy of a tab that slept. */
function createSharedName(): TokenStore {
  return { ...createMemoryTokenStore(EXPIRED), sessionId: () => "s1" };
}

/** Tabs within one process: a channel with a delay, and a lock with a queue. */
function origin({ messageMs = 1, deaf = false } = {}) {
  const listeners: ((message: RefreshMessage) => void)[] = [];
  let queue: Promise<void> = Promise.resolve();
  const join = (): TabChannel => {
    let own: ((message: RefreshMessage) => void) | null = null;
    return {
      post(message) {
        for (const listener of listeners) {
          if (listener !== own && !deaf) setTimeout(() => listener(message), messageMs);
        }
      },
      listen(listener) {
        own = listener;
        listeners.push(listener);
      },
      async exclusive(_name, body, { signal, steal }) {
        if (steal === true) return body();
        const turn = queue;
        let release: () => void = () => undefined;
        queue = new Promise((resolve) => {
          release = resolve;
        });
        try {
          await turn;
          if (signal?.aborted === true) throw new DOMException("given up", "AbortError");
          await body();
        } finally {
          release();
        }
      },
      close: () => undefined,
    };
  };
  return join;
}

function issue(token: string, lifetimeMs = 3_600_000): IssuedToken {
  return { token, expiresAt: NOW + lifetimeMs, lifetimeMs };
}

function keeper({
  store,
  tabs,
  ...options
}: {
  store: TokenStore;
  requestToken: (token: string) => Promise<IssuedToken>;
  tabs?: TabChannel;
  now?: () => number;
  onSessionEnd?: (reason: ApiError) => void;
}) {
  return createAuthSession({
    channelName: "recurrent:test",
    onSessionEnd: () => undefined,
    now: () => NOW,
    refreshSkewMs: 30_000,
    tokenStore: tabs
      ? { ...store, coordinateTabs: (session) => coordinateOver(tabs, session, TIMING) }
      : store,
    ...options,
  });
}

const refusal = () =>
  new ApiError({ kind: "unauthorized", status: 401, statusText: "Unauthorized", message: "No." });

describe("one page", () => {
  it("refreshes once for any number of calls", async () => {
    const requestToken = vi.fn(async () => issue("T2"));
    const store = createMemoryTokenStore(EXPIRED);
    const one = keeper({ store, requestToken });
    const tokens = await Promise.all(Array.from({ length: 100 }, () => one.getFreshToken()));
    expect(new Set(tokens)).toEqual(new Set(["T2"]));
    expect(requestToken).toHaveBeenCalledExactlyOnceWith("T1");
    expect(store.read()).toEqual({ token: "T2", expiresAt: NOW + 3_600_000 });
  });

  it.each([
    [30_001, 0],
    [30_000, 1],
    [-1, 1],
  ])("makes with %i ms left %i refreshes", async (left, refreshes) => {
    const requestToken = vi.fn(async () => issue("T2"));
    const store = createMemoryTokenStore({ token: "T1", expiresAt: NOW + left });
    await keeper({ store, requestToken }).getFreshToken();
    expect(requestToken).toHaveBeenCalledTimes(refreshes);
  });

  it("does not refresh before every call when tokens live shorter than the margin", async () => {
    const requestToken = vi.fn(async () => issue("T2", 10_000));
    const one = keeper({ store: createMemoryTokenStore(EXPIRED), requestToken });
    await one.getFreshToken();
    await one.getFreshToken();
    expect(requestToken).toHaveBeenCalledOnce();
  });

  it("lets one caller give up without disturbing the others", async () => {
    const requestToken = vi.fn(async () => issue("T2"));
    const one = keeper({ store: createMemoryTokenStore(EXPIRED), requestToken });
    const controller = new AbortController();
    const leaving = one.getFreshToken(controller.signal);
    const staying = one.getFreshToken();
    controller.abort();
    await expect(leaving).rejects.toMatchObject({ kind: "cancelled" });
    await expect(staying).resolves.toBe("T2");
  });

  it("stays ended when the session ends during the refresh", async () => {
    const store = createMemoryTokenStore(EXPIRED);
    const onSessionEnd = vi.fn();
    const one = keeper({
      store,
      onSessionEnd,
      async requestToken() {
        store.clear();
        return issue("T2");
      },
    });
    await expect(one.getFreshToken()).rejects.toMatchObject({ kind: "cancelled" });
    expect(store.read()).toBeNull();
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it("leaves the next person's session alone when an earlier refresh returns", async () => {
    const store = createMemoryTokenStore(EXPIRED);
    const next = { token: "other", expiresAt: NOW + 3_600_000 };
    const one = keeper({
      store,
      async requestToken() {
        store.clear();
        store.write(next);
        throw refusal();
      },
    });
    await expect(one.getFreshToken()).rejects.toMatchObject({ kind: "cancelled" });
    expect(store.read()).toEqual(next);
  });

  it.each([
    ["client", 400],
    ["unauthorized", 401],
    ["forbidden", 403],
  ] as const)(
    "ends the session once when the refresh is answered with %s %i",
    async (kind, status) => {
      const store = createMemoryTokenStore(EXPIRED);
      const onSessionEnd = vi.fn();
      const reason = new ApiError({ kind, status, message: "No." });
      const one = keeper({ store, onSessionEnd, requestToken: () => Promise.reject(reason) });
      const calls = await Promise.allSettled([
        one.getFreshToken(),
        one.getFreshToken(),
        one.getFreshToken(),
      ]);
      // Calls reject with a 401 itself, and are cancelled for any other refusal.
      const met = kind === "unauthorized" ? reason : { kind: "cancelled", cause: reason };
      expect(calls).toMatchObject(calls.map(() => ({ status: "rejected", reason: met })));
      expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith(reason);
      expect(store.read()).toBeNull();
    },
  );

  it("keeps the session when there is no reply, and retries at the next call", async () => {
    const store = createMemoryTokenStore(EXPIRED);
    const onSessionEnd = vi.fn();
    const requestToken = vi
      .fn<() => Promise<IssuedToken>>()
      .mockRejectedValueOnce(new ApiError({ kind: "network", message: "Offline." }))
      .mockResolvedValueOnce(issue("T2"));
    const one = keeper({ store, onSessionEnd, requestToken });
    await expect(one.getFreshToken()).rejects.toMatchObject({ kind: "network" });
    expect(onSessionEnd).not.toHaveBeenCalled();
    await expect(one.getFreshToken()).resolves.toBe("T2");
  });

  const failing = [
    ["network", 0, "stays"],
    ["timeout", 0, "stays"],
    ["client", 408, "stays"],
    ["client", 429, "stays"],
    ["server", 500, "stays"],
    ["server", 501, "stays"],
    ["server", 502, "stays"],
    ["server", 503, "stays"],
    ["server", 504, "stays"],
    ["server", 507, "stays"],
    ["server", 520, "stays"],
    ["server", 599, "stays"],
    ["malformed", 200, "stays"],
    ["redirect", 302, "stays"],
    ["redirect", 307, "stays"],
    ["client", 402, "stays"],
    ["not-found", 404, "stays"],
    ["client", 405, "stays"],
    ["client", 407, "stays"],
    ["client", 409, "stays"],
    ["client", 410, "stays"],
    ["client", 413, "stays"],
    ["client", 418, "stays"],
    ["client", 419, "stays"],
    ["validation", 422, "stays"],
    ["client", 423, "stays"],
    ["client", 425, "stays"],
    ["client", 431, "stays"],
    ["client", 451, "stays"],
    ["client", 499, "stays"],
    ["server", 505, "stays"],
    ["server", 511, "stays"],
    ["server", 530, "stays"],
    ["client", 400, "ends"],
    ["unauthorized", 401, "ends"],
    ["forbidden", 403, "ends"],
  ] as const;
  /** A failed refresh is no answer to the call, so the call gets another kind. */
  const KIND_OF_CALL: Partial<Record<string, string>> = {
    "not-found": "client",
    validation: "client",
    redirect: "client",
  };
  it.each(failing)(
    "keeps or ends the session after %s %i: it %s",
    async (kind, status, outcome) => {
      const store = createMemoryTokenStore(EXPIRED);
      const onSessionEnd = vi.fn();
      const requestToken = vi
        .fn<() => Promise<IssuedToken>>()
        .mockRejectedValueOnce(new ApiError({ kind, status, message: "Not now." }))
        .mockResolvedValueOnce(issue("T2"));
      const one = keeper({ store, onSessionEnd, requestToken });
      const first = await one.getFreshToken().catch((error: unknown) => error);
      expect(first).toBeInstanceOf(ApiError);
      expect(onSessionEnd).toHaveBeenCalledTimes(outcome === "ends" ? 1 : 0);
      if (outcome === "ends") return expect(store.read()).toBeNull();
      expect(first).toMatchObject({
        kind: KIND_OF_CALL[kind] ?? kind,
        status,
        message: "Not now.",
      });
      await expect(one.getFreshToken()).resolves.toBe("T2");
    },
  );

  it.each(failing)("handles %s %i with a valid token: it %s", async (kind, status, outcome) => {
    const store = createMemoryTokenStore({ token: "T1", expiresAt: NOW + 10_000 });
    const met = new ApiError({ kind, status, message: "Not now." });
    const one = keeper({ store, requestToken: () => Promise.reject(met) });
    if (outcome === "stays") {
      await expect(one.getFreshToken()).resolves.toBe("T1");
      // The refresh was requested because the host rejects the old token, so the old token is no result.
      await expect(one.refresh()).rejects.toMatchObject({ status, message: "Not now." });
    } else {
      await expect(one.getFreshToken()).rejects.toThrow(ApiError);
    }
    expect(store.read()?.token).toBe(outcome === "stays" ? "T1" : undefined);
  });

  describe("a clock that is set during the session", () => {
    let steady: number;
    let wall: number;
    beforeEach(() => {
      steady = 5_000;
      wall = NOW;
      const now = vi.spyOn(performance, "now").mockImplementation(() => steady);
      onTestFinished(() => now.mockRestore());
    });
    const HOUR = 3_600_000;
    const keeping = (left: number) => {
      const requestToken = vi.fn(async () => ({ ...issue("T2"), expiresAt: wall + HOUR }));
      const store = createMemoryTokenStore({ token: "T1", expiresAt: NOW + left });
      return { one: keeper({ store, requestToken, now: () => wall }), requestToken };
    };

    it.each([
      ["is not set", 0, 30 * 60_000, 0],
      ["is not set and time runs out", 0, HOUR, 1],
      ["is set back by a second", -1_000, HOUR, 1],
      ["is set back by two hours", -2 * HOUR, HOUR, 1],
      ["is set back by a year", -365 * 24 * HOUR, HOUR - 20_000, 1],
      ["is set back and the token is good", -2 * HOUR, 30 * 60_000, 0],
      ["is set ahead by two hours", 2 * HOUR, 0, 1],
      ["sleeps: only the wall clock goes on", HOUR, 0, 1],
    ] as const)("refreshes in time when the clock %s", async (_name, set, passed, refreshes) => {
      const { one, requestToken } = keeping(HOUR);
      expect(await one.getFreshToken()).toBe("T1");
      steady += passed;
      wall += passed + set;
      expect(await one.getFreshToken()).toBe(refreshes === 1 ? "T2" : "T1");
      expect(requestToken).toHaveBeenCalledTimes(refreshes);
      // The lifetime of the new token is measured from its own arrival.
      expect(await one.getFreshToken()).toBe(refreshes === 1 ? "T2" : "T1");
      expect(requestToken).toHaveBeenCalledTimes(refreshes);
    });

    it("uses no token offline that has expired by the monotonic clock", async () => {
      const offline = new ApiError({ kind: "network", message: "Offline." });
      const store = createMemoryTokenStore({ token: "T1", expiresAt: NOW + HOUR });
      const requestToken = () => Promise.reject(offline);
      const one = keeper({ store, requestToken, now: () => wall });
      expect(await one.getFreshToken()).toBe("T1");
      steady += HOUR;
      wall -= HOUR;
      await expect(one.getFreshToken()).rejects.toBe(offline);
    });
  });

  it("keeps using a valid old token offline", async () => {
    const store = createMemoryTokenStore({ token: "T1", expiresAt: NOW + 10_000 });
    const offline = new ApiError({ kind: "network", message: "Offline." });
    const one = keeper({ store, requestToken: () => Promise.reject(offline) });
    await expect(one.getFreshToken()).resolves.toBe("T1");
  });
});

describe("several tabs", () => {
  // The clock goes from timer to timer: what comes first does not depend on how busy the machine is.
  beforeEach(() => void vi.useFakeTimers().setTimerTickMode("nextTimerAsync"));
  afterEach(() => void vi.useRealTimers());

  it("makes one refresh although the storage is behind the lock", async () => {
    const share = laggingStorage(50);
    const join = origin();
    let refreshes = 0;
    const requestToken = async (): Promise<IssuedToken> => {
      refreshes += 1;
      return issue(`T${refreshes + 1}`);
    };
    const tabs = Array.from({ length: 5 }, () =>
      keeper({ store: share(), tabs: join(), requestToken }),
    );
    const tokens = await Promise.all(
      tabs.flatMap((tab) => Array.from({ length: 20 }, () => tab.getFreshToken())),
    );
    expect(refreshes).toBe(1);
    expect(new Set(tokens)).toEqual(new Set(["T2"]));
  });

  it("answers a tab that was opened after the hand-over", async () => {
    const share = laggingStorage(10_000);
    const join = origin();
    const requestToken = vi.fn(async () => issue("T2"));
    await keeper({ store: share(), tabs: join(), requestToken }).getFreshToken();
    const late = keeper({ store: share(), tabs: join(), requestToken });
    await expect(late.getFreshToken()).resolves.toBe("T2");
    expect(requestToken).toHaveBeenCalledOnce();
  });

  it("takes the latest token after a missed refresh", async () => {
    const join = origin();
    let refreshes = 0;
    const requestToken = async (): Promise<IssuedToken> => {
      refreshes += 1;
      return { ...issue(`T${refreshes + 1}`), expiresAt: NOW + refreshes * 3_600_000 };
    };
    const one = keeper({ store: createSharedName(), tabs: join(), requestToken });
    await one.refresh();
    // In the same turn it would join the refresh that has just ended.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    await one.refresh();
    const late = keeper({ store: createSharedName(), tabs: join(), requestToken });
    await expect(late.getFreshToken()).resolves.toBe("T3");
    expect(refreshes).toBe(2);
  });

  it("ends the session in all tabs after one refused refresh", async () => {
    const share = laggingStorage(50);
    const join = origin();
    const requestToken = vi.fn(() => Promise.reject(refusal()));
    const ends: ApiError[] = [];
    const tabs = Array.from({ length: 3 }, () =>
      keeper({
        store: share(),
        tabs: join(),
        requestToken,
        onSessionEnd: (reason) => void ends.push(reason),
      }),
    );
    const calls = await Promise.allSettled(
      tabs.flatMap((tab) => [tab.getFreshToken(), tab.getFreshToken()]),
    );
    expect(requestToken).toHaveBeenCalledOnce();
    expect(calls.every((call) => call.status === "rejected")).toBe(true);
    await vi.waitFor(() => expect(ends).toHaveLength(3));
    expect(ends[2]).toMatchObject({ kind: "unauthorized", status: 401, message: "No." });
  });

  it("tells other tabs how the session ended, also without a 401", async () => {
    const share = laggingStorage(50);
    const join = origin();
    const forbidden = new ApiError({ kind: "forbidden", status: 403, message: "Closed." });
    const ends: ApiError[] = [];
    const tabs = Array.from({ length: 2 }, () =>
      keeper({
        store: share(),
        tabs: join(),
        requestToken: () => Promise.reject(forbidden),
        onSessionEnd: (reason) => void ends.push(reason),
      }),
    );
    await Promise.allSettled(tabs.map((tab) => tab.getFreshToken()));
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    expect(ends.map(({ kind, status }) => [kind, status])).toEqual([
      ["forbidden", 403],
      ["forbidden", 403],
    ]);
  });

  it("keeps a received token in memory only, when the store can", async () => {
    const join = origin();
    const store = { ...createSharedName(), receive: vi.fn(), write: vi.fn() };
    keeper({ store, tabs: join(), requestToken: async () => issue("T9") });
    const other = createSharedName();
    await keeper({
      store: other,
      tabs: join(),
      requestToken: async () => issue("T2"),
    }).getFreshToken();
    await vi.waitFor(() => expect(store.receive).toHaveBeenCalledExactlyOnceWith(other.read()));
    expect(store.write).not.toHaveBeenCalled();
  });

  it("keeps no copy of a token whose session is over, whoever ended it", async () => {
    let sessionId = "s1";
    let end: () => void = () => undefined;
    const memory = createMemoryTokenStore(EXPIRED);
    const store: TokenStore = {
      ...memory,
      read: () => (sessionId === "s1" ? memory.read() : null),
      sessionId: () => sessionId,
      onEnd(listener) {
        end = listener;
        return () => undefined;
      },
    };
    const posted: RefreshMessage[] = [];
    let ask: () => void = () => undefined;
    const tabs: TabChannel = {
      post: (message) => void posted.push(message),
      listen(listener) {
        ask = () => listener({ type: "ask", sessionId: "s1" });
      },
      exclusive: (_name, body) => body(),
      close: () => undefined,
    };
    await keeper({ store, tabs, requestToken: async () => issue("T2") }).getFreshToken();
    ask();
    expect(posted.at(-1)).toMatchObject({ type: "token", token: "T2" });
    posted.length = 0;
    sessionId = "s2";
    end();
    // If a later session had the same name, no token of the old one would be left.
    sessionId = "s1";
    ask();
    expect(posted).toEqual([]);
  });

  it("takes the lock from a frozen tab, not from a slow one", async () => {
    const share = laggingStorage(0);
    const join = origin();
    let finish: (issued: IssuedToken) => void = () => undefined;
    const slow = keeper({
      store: share(),
      tabs: join(),
      requestToken: () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    });
    const requestToken = vi.fn(async () => issue("T3"));
    const other = keeper({ store: share(), tabs: join(), requestToken });
    const first = slow.getFreshToken();
    await vi.waitFor(() => expect(finish).not.toHaveLength(0));
    const second = other.getFreshToken();
    // A frozen tab is asked fewer times than this. A slow one has time to answer.
    await new Promise((resolve) => {
      setTimeout(resolve, TIMING.askMs * TIMING.maxAttempts * 4);
    });
    expect(requestToken).not.toHaveBeenCalled();
    finish(issue("T2"));
    expect(await Promise.all([first, second])).toEqual(["T2", "T2"]);

    const mute = origin({ deaf: true });
    const frozen = keeper({
      store: share(),
      tabs: mute(),
      requestToken: () => new Promise(() => undefined),
    });
    const awake = keeper({ store: share(), tabs: mute(), requestToken });
    void frozen.refresh();
    await expect(awake.getFreshToken()).resolves.toBe("T3");
  });

  describe("with one tab frozen during its refresh", () => {
    /** Two tabs that do not receive each other's messages; the reply to the first comes on request. */
    const frozenAndAwake = () => {
      const share = laggingStorage(0);
      const join = origin({ deaf: true });
      const answered = Promise.withResolvers<IssuedToken>();
      const ends: ApiError[] = [];
      const parts = { onSessionEnd: (reason: ApiError) => void ends.push(reason) };
      const [frozenStore, awakeStore] = [share(), share()];
      const frozen = keeper({
        ...parts,
        store: frozenStore,
        tabs: join(),
        requestToken: () => answered.promise,
      });
      const awake = keeper({
        ...parts,
        store: awakeStore,
        tabs: join(),
        requestToken: async () => issue("T3"),
      });
      return { frozen, awake, answered, ends, stores: [frozenStore, awakeStore] };
    };

    it.each<readonly [string, (answered: PromiseWithResolvers<IssuedToken>) => void]>([
      ["a token", ({ resolve }) => resolve(issue("T2"))],
      ["that its token was used already", ({ reject }) => reject(refusal())],
      [
        "that the refresh is forbidden",
        ({ reject }) => reject(new ApiError({ kind: "forbidden", status: 403, message: "No." })),
      ],
      ["nothing", ({ reject }) => reject(new ApiError({ kind: "network", message: "Lost." }))],
      [
        "that it took too long",
        ({ reject }) => reject(new ApiError({ kind: "timeout", message: "Late." })),
      ],
    ])(
      "uses the awake tab's token when the frozen one is answered with %s",
      async (_name, wake) => {
        const { frozen, awake, answered, ends, stores } = frozenAndAwake();
        const waiting = frozen.getFreshToken();
        await expect(awake.getFreshToken()).resolves.toBe("T3");
        wake(answered);
        await expect(waiting).resolves.toBe("T3");
        await expect(frozen.getFreshToken()).resolves.toBe("T3");
        expect(stores.map((store) => store.read()?.token)).toEqual(["T3", "T3"]);
        expect(ends).toEqual([]);
      },
    );

    it("signs both tabs out when the awake one signs out, whatever the reply", async () => {
      const { frozen, awake, answered, stores } = frozenAndAwake();
      const waiting = frozen.getFreshToken();
      await expect(awake.getFreshToken()).resolves.toBe("T3");
      awake.signOut();
      await new Promise((resolve) => {
        setTimeout(resolve, TIMING.catchUpMs);
      });
      answered.resolve(issue("T2"));
      await expect(waiting).rejects.toMatchObject({ kind: "cancelled" });
      expect(stores.map((store) => store.read())).toEqual([null, null]);
    });
  });

  it("undoes what a refresh wrote after another tab had signed out", async () => {
    const share = laggingStorage(30);
    const join = origin({ messageMs: 20 });
    const mine = share();
    const theirs = share();
    const other = keeper({ store: theirs, tabs: join(), requestToken: async () => issue("T9") });
    const one = keeper({
      store: mine,
      tabs: join(),
      async requestToken() {
        other.signOut();
        return issue("T2");
      },
    });
    // Neither the storage nor the message has reached this tab yet, so it writes: both arrive later.
    await expect(one.getFreshToken()).resolves.toBe("T2");
    await vi.waitFor(() => expect([mine.read(), theirs.read()]).toEqual([null, null]));
  });

  it("keeps a session that began while the end of the last one was in transit", async () => {
    const share = laggingStorage(30);
    const join = origin();
    const mine = share();
    const theirs = share();
    const other = keeper({ store: theirs, tabs: join(), requestToken: async () => issue("T9") });
    const one = keeper({ store: mine, tabs: join(), requestToken: async () => issue("T2") });
    const next = { token: "next", expiresAt: NOW + 3_600_000 };
    const waiting = one.getFreshToken();
    other.signOut();
    theirs.write(next);
    await expect(waiting).rejects.toMatchObject({ kind: "cancelled" });
    await new Promise((resolve) => {
      setTimeout(resolve, TIMING.catchUpMs * 2);
    });
    expect([mine.read(), theirs.read()]).toEqual([next, next]);
  });
});
