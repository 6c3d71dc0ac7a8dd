import {
  type DefaultOptions,
  MutationObserver,
  onlineManager,
  type QueryClient,
  QueryObserver,
  useQueryClient,
} from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import { createClient } from "../http/config.ts";
import type { RecurrentClient } from "../http/settings.ts";
import { json, startServer, type TestServer } from "../testing/http-server.ts";
import {
  groupCreateOptions,
  profileShowOptions,
  queriesFor,
  RecurrentProvider,
  recurrentQueryDefaults,
} from "./index.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startServer((_request, response) => json(response, 403, { message: "No." }));
  onlineManager.setOnline(false);
});
afterEach(async () => {
  onlineManager.setOnline(true);
  await server.close();
});

const newClient = (): RecurrentClient =>
  createClient({
    authHost: server.origin,
    apiHost: server.origin,
    tokenStore: createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 }),
  });

/** The cache of one mount on a server. */
function copyFor(client: RecurrentClient): QueryClient {
  const copies: QueryClient[] = [];
  function Probe() {
    copies.push(useQueryClient());
    return null;
  }
  renderToStaticMarkup(
    <RecurrentProvider client={client}>
      <Probe />
    </RecurrentProvider>,
  );
  return copies[0]!;
}

const CHANGES: [name: string, DefaultOptions][] = [
  ["nothing", {}],
  ["an option of queries", { queries: { staleTime: 60_000 } }],
  ["an option of mutations", { mutations: { gcTime: 5 } }],
  ["an option of both", { queries: { gcTime: 5 }, mutations: { gcTime: 7 } }],
  ["hydration", { hydrate: { queries: { gcTime: 5 } } }],
  ["dehydration", { dehydrate: { shouldDehydrateMutation: () => false } }],
];

describe.each(CHANGES)("a cache whose config changes %s", (_what, defaultOptions) => {
  it("keeps the other defaults, also in the caches of a server", () => {
    const client = newClient();
    const expected = {
      ...defaultOptions,
      queries: { ...recurrentQueryDefaults.queries, ...defaultOptions.queries },
      mutations: { ...recurrentQueryDefaults.mutations, ...defaultOptions.mutations },
    };
    expect(queriesFor(client, { defaultOptions }).getDefaultOptions()).toEqual(expected);
    expect(copyFor(client).getDefaultOptions()).toEqual(expected);
  });

  it("calls at once without a network, and does not repeat what is refused", async () => {
    const queries = queriesFor(newClient(), { defaultOptions });
    const observer = new QueryObserver(queries, profileShowOptions());
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    const mutation = new MutationObserver(queries, groupCreateOptions());
    const data = { name: "Line pilots", managers: [], add: [] };
    await expect(mutation.mutate({ companyId: "7", data })).rejects.toMatchObject({
      kind: "forbidden",
    });
    expect(server.requests).toEqual(["GET /api/my/profile", "POST /api/companies/7/groups"]);
    stop();
    queries.clear();
  });
});

it.each([
  ["retry", { queries: { retry: 1 } }],
  ["networkMode", { mutations: { networkMode: "offlineFirst" } }],
] as const)("lets a config replace the SDK's own %s", (_name, defaultOptions) => {
  expect(queriesFor(newClient(), { defaultOptions }).getDefaultOptions()).toMatchObject(
    defaultOptions,
  );
});
