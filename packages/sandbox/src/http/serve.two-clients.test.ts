import {
  accountShow,
  configureRecurrent,
  createClient,
  eventList,
  isApiError,
  profileShow,
  type RecurrentClient,
  refreshToken,
  signIn,
  signOut,
} from "@recurrent/sdk";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { PASSWORD } from "../seed/accounts.ts";
import { type RunningSandbox, serve } from "./serve.ts";
import { memoryPersistence } from "../store/persistence/persistence.ts";
import { Database } from "../store/database.ts";

const NAMES = ["trainee@aurora.test", "company.manager@borealis.test"] as const;

let sandbox: RunningSandbox;
let clients: [RecurrentClient, RecurrentClient];
const ended = [vi.fn(), vi.fn()] as const;
const failed = [vi.fn(), vi.fn()] as const;

beforeAll(async () => {
  const database = new Database({ persistence: memoryPersistence() });
  sandbox = await serve({ database, authPort: 0, apiPort: 0 });
});
afterAll(() => sandbox.stop());

beforeEach(async () => {
  const { authHost, apiHost } = sandbox;
  const made = ([0, 1] as const).map((index) => {
    ended[index].mockReset();
    failed[index].mockReset();
    return createClient({
      authHost,
      apiHost,
      onSessionEnd: ended[index],
      onError: failed[index],
    });
  });
  clients = [made[0]!, made[1]!];
  await Promise.all(
    clients.map((client, index) =>
      signIn({ username: NAMES[index]!, password: PASSWORD }, { client }),
    ),
  );
});

const nameOf = async (client: RecurrentClient) => (await profileShow({ client })).username;

it("keeps 100 interleaved calls of two accounts apart, refreshes included", async () => {
  const names = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const client = clients[index % 2]!;
      if (index % 10 < 2) await refreshToken({ client });
      return nameOf(client);
    }),
  );
  expect(names).toEqual(Array.from({ length: 100 }, (_, index) => NAMES[index % 2]));
  const tokens = clients.map(({ settings }) => settings.tokenStore.read()?.token);
  expect(new Set(tokens).size).toBe(2);
  const [own, others] = await Promise.all(clients.map((client) => accountShow({ client })));
  expect(own?.id).not.toBe(others?.id);
});

it("keeps one session and its running calls when the other session ends", async () => {
  const [first, second] = clients;
  const underWay = [profileShow({ client: first }), nameOf(second)];
  signOut({ client: first });
  const [dropped, kept] = await Promise.allSettled(underWay);
  expect(dropped).toMatchObject({ status: "rejected", reason: { kind: "cancelled" } });
  expect(kept).toMatchObject({ status: "fulfilled", value: NAMES[1] });
  await expect(nameOf(first)).rejects.toMatchObject({ kind: "unauthorized" });
  expect(await nameOf(second)).toBe(NAMES[1]);
});

it("ends the session of its own client alone when a token is refused", async () => {
  const [first, second] = clients;
  first.settings.tokenStore.write({ token: "wrong", expiresAt: Date.now() + 3_600_000 });
  await expect(nameOf(first)).rejects.toMatchObject({ kind: "unauthorized" });
  expect(ended[0]).toHaveBeenCalledOnce();
  expect(ended[1]).not.toHaveBeenCalled();
  expect(await nameOf(second)).toBe(NAMES[1]);
});

it("reports a failure to its own client, and lets another client continue at once", async () => {
  const [first, second] = clients;
  await fetch(`${sandbox.apiHost}/__sandbox/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify([{ path: "/api/my/events", status: 429, times: 1 }]),
  });
  await expect(eventList({ client: first })).rejects.toSatisfy(isApiError);
  expect(await eventList({ client: second })).toBeInstanceOf(Array);
  expect(failed[0]).toHaveBeenCalledOnce();
  expect(failed[1]).not.toHaveBeenCalled();
});

it("uses the default client, with a session of its own, when none is given", async () => {
  configureRecurrent({ authHost: sandbox.authHost, apiHost: sandbox.apiHost });
  await expect(profileShow()).rejects.toMatchObject({ kind: "unauthorized" });
  await signIn({ username: "training.manager@aurora.test", password: PASSWORD });
  expect((await profileShow()).username).toBe("training.manager@aurora.test");
  expect(await Promise.all(clients.map(nameOf))).toEqual(NAMES);
});

it("keeps the session of a client that is closed for later calls", async () => {
  const [first] = clients;
  first.close();
  expect(await nameOf(first)).toBe(NAMES[0]);
});
