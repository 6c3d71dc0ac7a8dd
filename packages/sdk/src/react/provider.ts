import { QueryClient, QueryClientProvider, type QueryClientConfig } from "@tanstack/react-query";
import { createElement, type ReactNode } from "react";

import type { Recurrent } from "../http/config.ts";
import { recurrentQueryDefaults } from "./query-defaults.ts";

const caches = new WeakMap<Recurrent, QueryClient>();
const clients = new WeakMap<QueryClient, Recurrent>();

/**
 * The one cache of a client: keys do not say whose data they hold, so two clients never share one. For
 * route loaders; components get it from {@link RecurrentProvider}.
 *
 * @param config of the cache, when this is the first that asks for it; default: {@link recurrentQueryDefaults}
 */
export function queriesOf(client: Recurrent, config?: QueryClientConfig): QueryClient {
  const known = caches.get(client);
  if (known) return known;
  const queries = new QueryClient({ defaultOptions: recurrentQueryDefaults, ...config });
  caches.set(client, queries);
  clients.set(queries, client);
  return queries;
}

/** The client that the calls of a cache are made with; undefined: that of `configureRecurrent`. */
export const clientFor = (queries: QueryClient): Recurrent | undefined => clients.get(queries);

/** Lets the hooks below it call with `client`, over its own cache. */
export function RecurrentProvider({
  client,
  children,
}: {
  client: Recurrent;
  children?: ReactNode;
}): ReactNode {
  return createElement(QueryClientProvider, { client: queriesOf(client) }, children);
}
