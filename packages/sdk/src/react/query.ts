/** Reads: the cache of a client with its defaults, the options of a query, and the hook that takes them. */
import {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
  type DefaultOptions,
  type QueryClientConfig,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import { createElement, useMemo, type ReactNode } from "react";

import type { ApiError } from "../errors.ts";
import type { Recurrent } from "../http/config.ts";
import type { RequestOptions } from "../http/request.ts";
import { isPassingFailure, retryDelay } from "../http/retry.ts";

/** How often a call is made again that never reached the API. */
const RETRIES = 2;

/**
 * Defaults for a `QueryClient` over this API: passing failures of reads are tried again twice,
 * writes never; a call without a network fails at once, where react-query would leave the person
 * in front of a spinner.
 */
export const recurrentQueryDefaults = {
  queries: {
    networkMode: "always",
    retry: (failures, error) => failures < RETRIES && isPassingFailure(error),
    retryDelay,
    staleTime: 15_000,
  },
  mutations: { networkMode: "always", retry: false },
} satisfies DefaultOptions;

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

/** What a caller may add to the call of a query or a write; whose call it is says the provider. */
export type CallOptions = Omit<RequestOptions, "client">;

/**
 * Options of a query that gives what `read` makes of the reply: for `useQuery` and, in route loaders, for
 * `queryClient.prefetchQuery`. The cache holds the reply as it came; `read` is a stable function, so
 * react-query reads a reply once.
 *
 * @param request `silent` keeps `onError` out of a failure and tells the query cache so by `meta.quiet`
 */
export function readOptions<Wire, Model>(
  queryKey: QueryKey,
  call: (options: RequestOptions) => Promise<Wire>,
  read: (reply: Wire) => Model,
  request: CallOptions = {},
) {
  const options = queryOptions<Wire, ApiError, Model>({
    queryKey,
    queryFn: ({ signal, client: queries }) =>
      call({ ...request, signal, client: clientFor(queries) }),
    select: read,
    ...(request.silent === true ? { meta: { quiet: true as const } } : {}),
  });
  // For `readAgain`, which wants the headers as well. Assigned: a spread would make the compiler write out
  // types of react-query that have no public name.
  return Object.assign(options, { call, read });
}

/** What `readOptions` gives, of any key and call: for code that reads it without knowing which. */
export type ReadOptions<Wire, Model> = ReturnType<typeof readOptions<Wire, Model>>;

/** What a component may add to a query: what `useQuery` takes, and options of the call. */
export interface ReadSettings<Wire, Model, Data> extends Omit<
  UseQueryOptions<Wire, ApiError, Data>,
  "queryKey" | "queryFn" | "select"
> {
  /** What the component takes of the model; a stable function is run once for each reply. */
  select?: (model: Model) => Data;
  request?: CallOptions;
}

/** Reads a query in a component. */
export function useRead<Wire, Model, Data = Model>(
  options: ReadOptions<Wire, Model>,
  { select, request: _inOptions, ...settings }: ReadSettings<Wire, Model, Data> = {},
): UseQueryResult<Data, ApiError> {
  const { read } = options;
  const selected = useMemo(() => {
    const taken = select === undefined ? read : (reply: Wire) => select(read(reply));
    // without `select` the data is the model
    return taken as (reply: Wire) => Data;
  }, [read, select]);
  return useQuery<Wire, ApiError, Data>({ ...options, ...settings, select: selected });
}

/** A thing as its host has it at this moment. */
export interface Reading<Model> {
  readonly value: Model;
  /**
   * Give it to the write that follows, as `ifMatch`; undefined where the host names none, or only a weak
   * one, which no write may be held to (RFC 9110).
   */
  readonly ifMatch: string | undefined;
}

/**
 * Asks the host once more, whatever the cache holds, and puts the reply there: for a form that is about to
 * be sent, to see whether another person has changed the thing meanwhile.
 *
 * @throws ApiError; neither `onError` nor the cache gets it
 */
export async function readAgain<Wire, Model>(
  queries: QueryClient,
  { queryKey, call, read }: Pick<ReadOptions<Wire, Model>, "queryKey" | "call" | "read">,
): Promise<Reading<Model>> {
  let etag = "";
  const wire = await call({
    client: clientFor(queries),
    silent: true,
    onHeaders: (get) => (etag = get("etag")),
  });
  queries.setQueryData(queryKey, wire);
  return { value: read(wire), ifMatch: etag.startsWith('"') ? etag : undefined };
}
