import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createBrowserTokenStore } from "./auth/persistent-token-store.ts";
import { sessionOf } from "./http/calls.ts";
import { configureRecurrent, createClient } from "./http/config.ts";
import type { RecurrentClient } from "./http/settings.ts";
import { queriesFor, syncAcrossTabs } from "./react/index.ts";

/** A channel that is open until it is closed or lets the process end. */
class Channel extends EventTarget {
  static all: Channel[] = [];
  keepsProcess = true;
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.all.push(this);
  }
  unref() {
    this.keepsProcess = false;
    return this;
  }
  close() {
    this.keepsProcess = false;
  }
}

const clientOfHost = (apiHost: string): RecurrentClient =>
  createClient({ authHost: "https://auth.test", apiHost, tokenStore: createBrowserTokenStore() });

const OPENERS: readonly [what: string, name: string, open: (client: RecurrentClient) => unknown][] =
  [
    ["changes", "recurrent-changes", (client) => syncAcrossTabs(queriesFor(client))],
    ["sessions", "recurrent", (client) => sessionOf(client)],
  ];

beforeEach(() => {
  Channel.all = [];
  vi.stubGlobal("BroadcastChannel", Channel);
});
afterEach(() => vi.unstubAllGlobals());

describe.each(OPENERS)("the channel of %s", (_what, prefix, open) => {
  it("is not opened outside a page", () => {
    open(clientOfHost("https://a.test"));
    expect(Channel.all).toEqual([]);
  });

  it("has the name of the API host", () => {
    vi.stubGlobal("document", {});
    for (const host of ["https://a.test", "https://b.test/api"]) open(clientOfHost(host));
    const names = Channel.all.map(({ name }) => name);
    expect(names).toEqual([`${prefix}:https://a.test`, `${prefix}:https://b.test/api`]);
  });

  it("lets the process of a simulated page end", () => {
    vi.stubGlobal("document", {});
    open(clientOfHost("https://a.test"));
    expect(Channel.all.map(({ keepsProcess }) => keepsProcess)).toEqual([false]);
  });
});

function refuse(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

/** Firefox throws where the user blocks cookies; a simulated page may lack a constructor. */
const REFUSALS: readonly [what: string, channel: unknown][] = [
  ["has no channels", undefined],
  ["refuses channels with all storage", refuse],
  ["has a channel that cannot be constructed", () => undefined],
];

describe.each(REFUSALS)("a page that %s", (_what, channel) => {
  it.each(OPENERS)("works without the channel of %s", (_channel, _prefix, open) => {
    vi.stubGlobal("document", {});
    vi.stubGlobal("BroadcastChannel", channel);
    expect(() => open(clientOfHost("https://a.test"))).not.toThrow();
  });
});

it("has the name of the host of configureRecurrent beside a QueryClient of one's own", () => {
  vi.stubGlobal("document", {});
  configureRecurrent({ authHost: "https://auth.test", apiHost: "https://c.test" });
  syncAcrossTabs(new QueryClient());
  expect(Channel.all.map(({ name }) => name)).toEqual(["recurrent-changes:https://c.test"]);
});
