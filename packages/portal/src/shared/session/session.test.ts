import { createPersistentStorage } from "@recurrent/sdk";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "@recurrent/sdk/testing/memory-storage";
import { browserTabs } from "../../testing/tabs.ts";
import type { SessionChannel } from "./session-channel.ts";
import { createSession, type Session, type SessionChange, STORAGE_LAG_MS } from "./session.ts";

const profile = {
  id: 7,
  uuid: "u-7",
  name: "Ingrid",
  surname: "Sørensen",
  fullName: "Ingrid Sørensen",
  username: "ingrid@aurora.test",
  email: "ingrid@aurora.test",
  acl: { roles: ["Company Manager"], permissions: ["companies_dashboard"], isTrainee: false },
  settings: [{ type: "notifications", value: true }],
};
const account = { id: 3, name: "Aurora", tier: { id: 1, name: "Premium", slug: "premium" } };
const token = { token: "jwt-1", expiresAt: 1_900_000_000_000 };

let storage: ReturnType<typeof memoryStorage>;
let openTab: () => SessionChannel;
let names: number;

function open(): Session {
  return createSession(createPersistentStorage(storage, null), openTab(), () => `s${(names += 1)}`);
}
function signedIn(): Session {
  const session = open();
  session.tokens.setPending(token);
  session.begin(profile, account);
  return session;
}
function changesOf(session: Session): SessionChange[] {
  const seen: SessionChange[] = [];
  session.subscribe((change) => seen.push(change));
  return seen;
}

beforeEach(() => {
  storage = memoryStorage();
  openTab = browserTabs();
  names = 0;
});

describe("signing in", () => {
  it("lets calls use the token before there is a session, and nothing else", () => {
    const session = open();
    session.tokens.setPending(token);
    expect(session.tokens.read()).toEqual(token);
    expect(session.state().kind).toBe("signed-out");
    expect(storage.entries()).toEqual({});
  });

  it("stores user, company and expiry under the required keys", () => {
    signedIn();
    const kept = storage.entries();
    expect(Object.keys(kept).toSorted()).toEqual(["company", "timeToExpire", "user"]);
    expect(JSON.parse(kept["user"]!)).toMatchObject({ ...profile, jwt: "jwt-1", isLocked: false });
    expect(JSON.parse(kept["company"]!)).toEqual(account);
    expect(JSON.parse(kept["timeToExpire"]!)).toMatchObject({ expireTime: token.expiresAt });
  });

  it("keeps the session over a reload", () => {
    signedIn();
    const state = open().state();
    expect(state).toMatchObject({
      kind: "signed-in",
      user: { id: "7", fullName: "Ingrid Sørensen" },
      company: { name: "Aurora" },
      subject: { permissions: ["companies_dashboard"], tier: "premium" },
      token,
    });
  });

  it("rejects a profile that names nobody", () => {
    const session = open();
    session.tokens.setPending(token);
    expect(() => session.begin({}, account)).toThrow(/names no user/);
    session.tokens.clearPending();
    expect(session.tokens.read()).toBeNull();
    expect(storage.entries()).toEqual({});
  });
});

describe("stored sessions", () => {
  it.each([
    ["nothing", {}],
    ["no JSON", { user: "{", company: "{", timeToExpire: "{" }],
    ["another shape", { user: "[1]", timeToExpire: '"soon"' }],
    ["a user without a token", { user: JSON.stringify(profile), timeToExpire: '{"expireTime":1}' }],
    ["a user without an expiry", { user: JSON.stringify({ ...profile, jwt: "x" }) }],
    ["a user without an id", { user: JSON.stringify({ username: "x", jwt: "x" }) }],
  ])("treats as signed out a storage with %s", (_what, entries) => {
    storage = memoryStorage(entries);
    expect(open().state()).toEqual({ kind: "signed-out" });
  });
});

describe("a refreshed token", () => {
  it("replaces the stored token and keeps the session the same", () => {
    const session = signedIn();
    const epoch = session.tokens.sessionId();
    session.tokens.write({ token: "jwt-2", expiresAt: 2_000_000_000_000 });
    expect(open().tokens.read()).toEqual({ token: "jwt-2", expiresAt: 2_000_000_000_000 });
    expect(session.tokens.sessionId()).toBe(epoch);
  });

  it.each(["end", "lock"] as const)("ignores a refreshed token after %s", (how) => {
    const session = signedIn();
    const epoch = session.tokens.sessionId();
    if (how === "end") session.end();
    else session.lock("/profile");
    session.tokens.write({ token: "jwt-2", expiresAt: 2_000_000_000_000 });
    expect(session.tokens.read()).toBeNull();
    expect(session.tokens.sessionId()).not.toBe(epoch);
    expect(JSON.stringify(storage.entries())).not.toContain("jwt");
  });
});

describe("ending", () => {
  it("clears everything but the path to return to", () => {
    const session = signedIn();
    session.returnTo.set("/company/groups");
    storage.setItem("draft", "x");
    session.system.noteRevision("abc");
    session.end();
    expect(storage.entries()).toEqual({ intended: "/company/groups" });
    expect(session.state()).toEqual({ kind: "signed-out" });
  });

  it("clears what is left of a session that cannot be read", () => {
    storage = memoryStorage({ user: "{nonsense", company: "{}", intended: "/profile" });
    open().end();
    expect(storage.entries()).toEqual({ intended: "/profile" });
  });

  it("keeps the storage when nobody is signed in, for another tab's sign-in", () => {
    const unaware = createSession(createPersistentStorage(storage, null), browserTabs()());
    signedIn();
    const before = storage.entries();
    unaware.end();
    expect(storage.entries()).toEqual(before);
  });
});

describe("locking", () => {
  it("keeps the identity and the route to return to when locked, and nothing else", () => {
    const session = signedIn();
    session.lock("/dashboard/event-status");
    expect(session.state()).toEqual({
      kind: "locked",
      identity: {
        id: "7",
        fullName: "Ingrid Sørensen",
        username: "ingrid@aurora.test",
        avatar: null,
      },
    });
    const kept = storage.entries();
    expect(Object.keys(kept).toSorted()).toEqual(["system", "user"]);
    expect(kept["user"]).not.toMatch(/jwt|companies_dashboard|Aurora/);
    expect(open().lockedFrom()).toBe("/dashboard/event-status");
  });

  it("stays locked over a reload", () => {
    signedIn().lock("/profile");
    expect(open().state().kind).toBe("locked");
  });

  it.each(["end", "login"] as const)("forgets the lock and its route after %s", (how) => {
    const session = signedIn();
    session.lock("/company/users/42");
    if (how === "end") {
      session.end();
    } else {
      // The tab has not received the end of the lock: the storage was emptied by another tab.
      for (const key of Object.keys(storage.entries())) storage.removeItem(key);
      session.resync();
    }
    session.tokens.setPending(token);
    session.begin({ ...profile, id: 8 }, account);
    session.lock(null);
    expect(session.lockedFrom()).toBeNull();
  });

  it("unlocks by the same person's login", () => {
    const session = signedIn();
    session.lock("/profile");
    const seen = changesOf(session);
    session.tokens.setPending({ ...token, token: "jwt-2" });
    session.begin(profile, account);
    expect(session.state()).toMatchObject({ kind: "signed-in", token: { token: "jwt-2" } });
    expect(seen).toEqual([{ event: "unlocked", isFromElsewhere: false }]);
  });
});

describe("other tabs", () => {
  it("follows in other tabs at once, even before the storage has reached them", () => {
    const other = open();
    const seen = changesOf(other);
    const session = createSession(createPersistentStorage(memoryStorage(), null), openTab());
    session.tokens.setPending(token);
    session.begin(profile, account);
    expect(other.state().kind).toBe("signed-in");
    session.lock("/profile");
    expect(other.state().kind).toBe("locked");
    session.tokens.setPending(token);
    session.begin(profile, account);
    session.end();
    expect(other.state().kind).toBe("signed-out");
    expect(seen).toEqual([
      { event: "signed-in", isFromElsewhere: true },
      { event: "locked", isFromElsewhere: true },
      { event: "unlocked", isFromElsewhere: true },
      { event: "signed-out", isFromElsewhere: true, loggedOut: "7" },
    ]);
  });

  it("stays signed out when a refresh arrives after the end", () => {
    const queue: (() => void)[] = [];
    const line = openTab();
    const late: SessionChannel = {
      post: line.post,
      subscribe: (hear) => line.subscribe((message) => queue.push(() => hear(message))),
    };
    const session = signedIn();
    const other = createSession(createPersistentStorage(storage, null), late);
    expect(other.state().kind).toBe("signed-in");
    const refreshed = { token: "jwt-2", expiresAt: 2_000_000_000_000 };
    session.tokens.write(refreshed);
    session.end();
    other.tokens.receive?.(refreshed);
    expect(other.tokens.read()).toEqual(refreshed);
    expect(storage.entries()).toEqual({});
    for (const deliver of queue) deliver();
    expect(other.state().kind).toBe("signed-out");
    expect(open().state().kind).toBe("signed-out");
  });

  it("distinguishes in other tabs a logout from an expired session", () => {
    const seen = changesOf(open());
    signedIn().end();
    signedIn().tokens.clear();
    expect(seen.filter(({ event }) => event === "signed-out")).toEqual([
      { event: "signed-out", isFromElsewhere: true, loggedOut: "7" },
      { event: "signed-out", isFromElsewhere: true, involuntary: true },
    ]);
  });

  it("shares the session's id, so that refreshes can be handed over", () => {
    const session = signedIn();
    expect(open().tokens.sessionId()).toBe(session.tokens.sessionId());
  });

  it("stays signed out when the storage is behind a message", () => {
    const lagging = memoryStorage();
    let time = 0;
    const other = createSession(
      createPersistentStorage(lagging, null),
      openTab(),
      undefined,
      () => time,
    );
    const session = signedIn();
    for (const [key, value] of Object.entries(storage.entries())) lagging.setItem(key, value);
    session.end();
    other.resync();
    expect(other.state().kind).toBe("signed-out");
    for (const key of Object.keys(lagging.entries())) lagging.removeItem(key);
    time += STORAGE_LAG_MS;
    other.resync();
    expect(other.state().kind).toBe("signed-out");
  });

  it("notices that somebody else emptied the storage", () => {
    const session = signedIn();
    session.state();
    const seen = changesOf(session);
    for (const key of Object.keys(storage.entries())) storage.removeItem(key);
    session.resync();
    expect(session.state().kind).toBe("signed-out");
    expect(seen).toEqual([{ event: "signed-out", isFromElsewhere: true }]);
  });

  it("catches up when the tab wakes", () => {
    const session = signedIn();
    session.state();
    const seen = changesOf(session);
    storage.setItem("user", JSON.stringify({ ...profile, isLocked: true }));
    session.resync();
    expect(seen).toEqual([{ event: "locked", isFromElsewhere: true }]);
  });
});

describe("the path to return to", () => {
  it.each([
    "https://evil.test/",
    "//evil.test",
    "javascript:alert(1)",
    "/no/such/page",
    `/company/groups?search=${"x".repeat(2_000)}`,
  ])("does not return to %s", (path) => {
    const session = open();
    session.returnTo.set("/company/groups");
    session.returnTo.set(path);
    // The home page, not the page that was requested before.
    expect(session.returnTo.get()).toBe("/");
    storage = memoryStorage({ intended: path });
    expect(open().returnTo.get()).toBeNull();
  });

  it("forgets the path to return to once it was opened", () => {
    const session = open();
    session.returnTo.set("/company/groups");
    expect(open().returnTo.get()).toBe("/company/groups");
    session.returnTo.clear();
    expect(open().returnTo.get()).toBeNull();
  });
});

it("stores a redirect until it is accepted, declined or left", () => {
  const session = open();
  session.redirect.set("https://old.test/");
  expect(JSON.parse(storage.getItem("redirect")!)).toEqual({ redirect_to: "https://old.test/" });
  session.end();
  expect(storage.getItem("redirect")).toBeNull();
  session.redirect.set("https://old.test/");
  session.redirect.clear();
  expect(storage.getItem("redirect")).toBeNull();
});

it("notifies holders of a copy of the token when the session is over", () => {
  const onEnd = vi.fn();
  const session = signedIn();
  session.tokens.onEnd?.(onEnd);
  session.replaceUser(profile);
  expect(onEnd).not.toHaveBeenCalled();
  session.lock(null);
  expect(onEnd).toHaveBeenCalledTimes(1);
  session.end();
  expect(onEnd).toHaveBeenCalledTimes(2);
});

it("opens on a page that is not served over https, too", () => {
  // Such a page has no `randomUUID`.
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const epoch = () =>
    createSession(createPersistentStorage(null, null), openTab()).tokens.sessionId();
  expect(epoch()).not.toBe(epoch());
  vi.unstubAllGlobals();
});

it("stores the running build beside the other values of the system entry", () => {
  const session = open();
  session.system.noteActive(5);
  session.system.noteRevision("a1");
  session.system.noteRevision("b2");
  expect(JSON.parse(storage.getItem("system")!)).toEqual({ activeAt: 5, revision: "b2" });
  expect(session.system.lastActiveAt()).toBe(5);
});
