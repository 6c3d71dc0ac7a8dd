import { useQueryClient } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import { createClient } from "../http/config.ts";
import type { RecurrentClient } from "../http/settings.ts";
import { json, startServer, type TestServer } from "../testing/http-server.ts";
import {
  subscribeToChanges,
  profileShowOptions,
  queriesFor,
  refetchWithEtag,
  RecurrentProvider,
  recurrentQueryDefaults,
  useGroupDelete,
} from "./index.ts";

let server: TestServer;
let clients: RecurrentClient[];
const bearers: unknown[] = [];

beforeEach(async () => {
  bearers.length = 0;
  server = await startServer((request, response) => {
    bearers.push(request.headers.authorization);
    json(response, 200, { id: 1, name: request.headers.authorization });
  });
  clients = ["A", "B"].map((token) =>
    createClient({
      authHost: server.origin,
      apiHost: server.origin,
      tokenStore: createMemoryTokenStore({ token, expiresAt: Date.now() + 3_600_000 }),
    }),
  );
});
afterEach(() => server.close());

/** The result of a hook below the provider of a client, in a page. */
function below<Result>(client: RecurrentClient, useHook: () => Result): Result {
  let result: Result | undefined;
  function Probe() {
    result = useHook();
    return null;
  }
  vi.stubGlobal("document", {});
  renderToStaticMarkup(
    <RecurrentProvider client={client}>
      <Probe />
    </RecurrentProvider>,
  );
  vi.unstubAllGlobals();
  return result!;
}

it("gives each client one cache, which its components and loaders share", () => {
  const [first, second] = clients.map((client) => below(client, useQueryClient));
  expect(first).toBe(queriesFor(clients[0]!));
  expect(second).toBe(queriesFor(clients[1]!));
  expect(first).not.toBe(second);
  expect(first!.getDefaultOptions()).toEqual(recurrentQueryDefaults);
});

it("uses the client's token for reads and writes below its provider", async () => {
  await Promise.all(
    clients.map(async (client) => {
      const queries = queriesFor(client);
      const { token } = client.settings.tokenStore.read()!;
      const whose = `Bearer ${token}`;
      expect(await queries.fetchQuery(profileShowOptions())).toMatchObject({ name: whose });
      expect((await refetchWithEtag(queries, profileShowOptions())).value.fullName).toBe(whose);
      await below(client, () => useGroupDelete()).mutateAsync({ companyId: "1", groupId: token });
    }),
  );
  expect(bearers.toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => "Bearer A"),
    ...Array.from({ length: 3 }, () => "Bearer B"),
  ]);
});

it("invalidates only its own cache after a write, and calls its subscribers", async () => {
  const [mine, others] = clients.map((client) => queriesFor(client));
  const key = ["main", "groupList", "1"];
  for (const queries of [mine!, others!]) queries.setQueryData(key, []);
  const errors: unknown[] = [];
  subscribeToChanges(mine!, ({ entityId }) => void errors.push(["mine", entityId]));
  subscribeToChanges(others!, ({ entityId }) => void errors.push(["others", entityId]));
  await below(clients[0]!, () => useGroupDelete()).mutateAsync({ companyId: "1", groupId: "7" });
  expect(errors).toEqual([["mine", "7"]]);
  expect(mine!.getQueryState(key)?.isInvalidated).toBe(true);
  expect(others!.getQueryState(key)?.isInvalidated).toBe(false);
});
