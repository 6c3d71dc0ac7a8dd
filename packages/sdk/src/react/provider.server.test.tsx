import {
  dehydrate,
  type DehydratedState,
  HydrationBoundary,
  QueryCache,
  type QueryClient,
  QueryClientProvider,
  useQueryClient,
} from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { createClient } from "../http/config.ts";
import { readUser } from "../model/person.ts";
import { odd } from "../testing/odd.ts";
import { getClient } from "./query.ts";
import { profileShowOptions, queriesFor, RecurrentProvider, useProfileShow } from "./index.ts";

const HOSTS = { authHost: "https://auth.test", apiHost: "https://api.test" };

/** As of a module with "use client", which a server evaluates once for all its requests. */
const shared = createClient(HOSTS);

function Name() {
  const profile = useProfileShow();
  return profile.data?.fullName ?? "loading";
}

const PROFILE = profileShowOptions().queryKey;

const userNamed = (fullName: string) => readUser(odd({ id: 1, fullName }));

/** What a server component passes on: the cache of a client of its own. */
function prefetched(fullName: string): DehydratedState {
  const queries = queriesFor(createClient(HOSTS));
  queries.setQueryData(PROFILE, userNamed(fullName));
  return dehydrate(queries);
}

const renderNameOf = (fullName?: string) =>
  renderToStaticMarkup(
    <RecurrentProvider client={shared}>
      <HydrationBoundary state={fullName === undefined ? undefined : prefetched(fullName)}>
        <Name />
      </HydrationBoundary>
    </RecurrentProvider>,
  );

/** The caches below the providers of one render. */
function cachesOf(providers: (children: ReactNode) => ReactNode): QueryClient[] {
  const caches: QueryClient[] = [];
  function Probe() {
    caches.push(useQueryClient());
    return null;
  }
  renderToStaticMarkup(providers(<Probe />));
  return caches;
}

it("renders each person's own data when all requests share a client", () => {
  expect(["Anna", "Berta", undefined].map(renderNameOf)).toEqual(["Anna", "Berta", "loading"]);
});

it("renders nobody's data from the cache of the client", () => {
  const client = createClient(HOSTS);
  queriesFor(client).setQueryData(PROFILE, userNamed("Anna"));
  const html = renderToStaticMarkup(
    <RecurrentProvider client={client}>
      <Name />
    </RecurrentProvider>,
  );
  expect(html).toBe("loading");
});

it("gives each mount an empty cache with the client and its settings", () => {
  const client = createClient(HOSTS);
  const onError = () => undefined;
  const settings = { queries: { retry: false, staleTime: 7 } };
  const own = queriesFor(client, {
    defaultOptions: settings,
    queryCache: new QueryCache({ onError }),
  });
  own.setQueryData(PROFILE, userNamed("Anna"));
  const caches = cachesOf((probe) =>
    [1, 2].map((key) => (
      <RecurrentProvider key={key} client={client}>
        {probe}
      </RecurrentProvider>
    )),
  );
  expect(new Set([...caches, own]).size).toBe(3);
  for (const cache of caches) {
    expect(cache.getQueryCache().getAll()).toEqual([]);
    expect(cache.getDefaultOptions()).toEqual(own.getDefaultOptions());
    expect(cache.getDefaultOptions()).toMatchObject(settings);
    expect(cache.getQueryCache().config.onError).toBe(onError);
    expect(getClient(cache)).toBe(client);
  }
});

it("renders from the cache of a client of one request below React Query's provider", () => {
  const client = createClient(HOSTS);
  queriesFor(client).setQueryData(PROFILE, userNamed("Anna"));
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queriesFor(client)}>
      <Name />
    </QueryClientProvider>,
  );
  expect(html).toBe("Anna");
});
