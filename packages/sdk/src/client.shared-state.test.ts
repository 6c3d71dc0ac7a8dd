import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { sessionOf } from "./http/calls.ts";
import type { RecurrentClient } from "./http/settings.ts";
import { createRecurrent, type Recurrent } from "./client.ts";
import { profileShowOptions, queriesFor } from "./react/index.ts";
import { json, startServer, type TestServer } from "./testing/http-server.ts";

const src = import.meta.dirname;

/** A value of a module that can change: a variable, or a container that something is put into. */
const STATE =
  /^(?:export )?(?:let|var) (\w+)|^(?:export )?const (\w+)[^=]*= (?:new (\w+)|create\w+\(|\{\};|\[\];)/gm;

/** Names of a module's values that can change. */
function stateOfModule(file: string): string[] {
  const source = readFileSync(join(src, file), "utf8");
  return [...source.matchAll(STATE)].flatMap(([, variable, constant, className]) => {
    if (variable !== undefined) return [`${file} ${variable}`];
    return className === "RegExp" ? [] : [`${file} ${constant}`];
  });
}

/** All users of a process share these. Each says why nobody sees another's data by it. */
const SHARED: Readonly<Record<string, string>> = {
  "auth/persistent-token-store.ts pageStorages": "by the storage of a browser, which pages share",
  "http/calls.ts reported": "by error, which belongs to one call",
  "http/config.ts standard": "one client, for programs with a single user",
  "http/config.ts states": "by client",
  "http/failure.ts CLIENT_CODES": "never changed",
  "http/streaming-request.ts replaced": "the platform's `Request`, or a mock of it",
  "http/streaming-request.ts streaming": "made of that",
  "mock-rules/faker.ts faker": "made-up data of tests",
  "model/event.ts BY_OTHER_NAME": "never changed",
  "model/read.ts TRUE_WORDS": "never changed",
  "react/query.ts caches": "by client; without a page, a provider has a cache of its own",
  "react/query.ts clients": "by cache",
  "react/writes.ts channelStates": "by cache",
};

it("keeps in modules only what separates the users of a process", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: src }).filter(
    (file) => !/\.test\.tsx?$|^testing\/|^generated\//.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(stateOfModule).toSorted()).toEqual(Object.keys(SHARED).toSorted());
});

describe("two clients of a process", () => {
  let server: TestServer;
  let mine: Recurrent;
  let others: Recurrent;
  beforeEach(async () => {
    server = await startServer((request, response) => {
      if (request.url === "/api/auth/login") {
        return json(response, 200, { access_token: "T1", expires_in: 3600 });
      }
      response.setHeader("Date", "Mon, 01 Jan 2029 00:00:00 GMT");
      json(response, 429, { message: "Too many." });
    });
    const hosts = { authHost: server.origin, apiHost: server.origin };
    [mine, others] = [createRecurrent(hosts), createRecurrent(hosts)];
    await mine.session.signIn({ username: "Anna", password: "Recurrent#2026" });
    await others.session.signIn({ username: "Berta", password: "Recurrent#2026" });
  });
  afterEach(() => server.close());

  const KEY = profileShowOptions().queryKey;
  const profileIn = (client: RecurrentClient) => queriesFor(client).getQueryData(KEY);

  it.each<[what: string, change: () => unknown, read: (client: Recurrent) => unknown]>([
    ["a token", () => mine.session.signOut(), ({ settings }) => settings.tokenStore.read()],
    [
      "the id of a session",
      () => mine.session.signOut(),
      ({ settings }) => settings.tokenStore.sessionId(),
    ],
    ["a session", () => mine.close(), (client) => sessionOf(client)],
    [
      "the clock of the hosts",
      () => mine.profile.get().catch(() => undefined),
      ({ settings }) => Math.round((settings.hostClock.now() - Date.now()) / 60_000),
    ],
    [
      "a cache",
      () => queriesFor(mine).setQueryData(KEY, { fullName: "Anna" } as never),
      (client) => profileIn(client),
    ],
  ])("do not share %s", async (_what, change, read) => {
    const [before, own] = [read(others), read(mine)];
    await change();
    expect(read(mine)).not.toEqual(own);
    expect(read(others)).toEqual(before);
  });

  it("obey the limits of their own calls alone", async () => {
    const calls = () => server.requests.filter((line) => line.includes("profile")).length;
    await expect(mine.profile.get()).rejects.toMatchObject({ status: 429 });
    await expect(mine.profile.get()).rejects.toMatchObject({ status: 429 });
    expect(calls()).toBe(1);
    await expect(others.profile.get()).rejects.toMatchObject({ status: 429 });
    expect(calls()).toBe(2);
  });

  it("keep what they have loaded when the other one signs somebody else in", async () => {
    for (const client of [mine, others]) {
      queriesFor(client).setQueryData(KEY, { fullName: "Somebody" } as never);
    }
    await mine.session.signIn({ username: "Carla", password: "Recurrent#2026" });
    expect(profileIn(mine)).toBeUndefined();
    expect(profileIn(others)).toEqual({ fullName: "Somebody" });
  });
});
