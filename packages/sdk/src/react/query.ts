/** Reads: the cache of a client with its defaults, and the options of a query. */
import {
  type DataTag,
  type DefaultOptions,
  QueryClient,
  QueryClientProvider,
  type QueryClientConfig,
  type QueryFunction,
  type QueryKey,
  type UseQueryOptions,
} from "@tanstack/react-query";
import { createElement, type ReactNode } from "react";

import type { ApiError } from "../errors.ts";
import type { RecurrentClient } from "../http/settings.ts";
import type { CallOptions, RequestOptions } from "../http/request.ts";
import { isTransient, retryDelay } from "../http/retry.ts";

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
    retry: (failures, error) => failures < RETRIES && isTransient(error),
    retryDelay,
    staleTime: 15_000,
  },
  mutations: { networkMode: "always", retry: false },
} satisfies DefaultOptions;

const caches = new WeakMap<RecurrentClient, QueryClient>();
const clients = new WeakMap<QueryClient, RecurrentClient>();

/**
 * The one cache of a client: keys do not say whose data they hold, so two clients never share one. For
 * route loaders; components get it from {@link RecurrentProvider}.
 *
 * @param config of the cache, when this is the first that asks for it; default: {@link recurrentQueryDefaults}
 */
export function queriesFor(client: RecurrentClient, config?: QueryClientConfig): QueryClient {
  const known = caches.get(client);
  if (known) return known;
  const queries = new QueryClient({ defaultOptions: recurrentQueryDefaults, ...config });
  caches.set(client, queries);
  clients.set(queries, client);
  return queries;
}

/** The client that the calls of a cache are made with; undefined: that of `configureRecurrent`. */
export const getClient = (queries: QueryClient): RecurrentClient | undefined =>
  clients.get(queries);

/** Lets the hooks below it call with `client`, over its own cache. */
export function RecurrentProvider({
  client,
  children,
}: {
  client: RecurrentClient;
  children?: ReactNode;
}): ReactNode {
  return createElement(QueryClientProvider, { client: queriesFor(client) }, children);
}

/** Options of a query, for `useQuery`, `queryClient.fetchQuery` and `queryClient.prefetchQuery`. */
export interface ReadOptions<Model> {
  readonly queryKey: DataTag<QueryKey, Model, ApiError>;
  readonly queryFn: QueryFunction<Model>;
  /** Tells the query cache that nobody is shown a failure. */
  readonly meta?: { readonly quiet: true };
  /** The call alone, past the cache. */
  readonly call: (options?: RequestOptions) => Promise<Model>;
}

/** What a caller may add to the call of a query. */
export interface ReadCallOptions extends Omit<CallOptions, "signal"> {
  /**
   * React Query cancels the call of a query, for which several components may be waiting: when none of them is
   * left, or by `queryClient.cancelQueries`.
   */
  signal?: undefined;
}

/**
 * Options of a query. The cache holds the model of the reply.
 *
 * @param request `silent` keeps `onError` out of a failure and tells the query cache so by `meta.quiet`
 */
export function readOptions<Model>(
  queryKey: QueryKey,
  call: (options?: RequestOptions) => Promise<Model>,
  request: ReadCallOptions = {},
): ReadOptions<Model> {
  const callWith = ({ onHeaders, ...options }: RequestOptions = {}): Promise<Model> =>
    call({
      ...request,
      ...options,
      onHeaders(get) {
        request.onHeaders?.(get);
        onHeaders?.(get);
      },
    });
  return {
    queryKey: queryKey as DataTag<QueryKey, Model, ApiError>,
    queryFn: ({ signal, client: queries }) => callWith({ signal, client: getClient(queries) }),
    call: callWith,
    ...(request.silent === true && { meta: { quiet: true } }),
  };
}

/** What a component may add to a query: what `useQuery` takes, and options of the call. */
export interface ReadSettings<Model, Data = Model> extends Omit<
  UseQueryOptions<Model, ApiError, Data>,
  "queryKey" | "queryFn"
> {
  request?: ReadCallOptions | undefined;
}

/** The part of the settings that is for `useQuery`. */
export function settingsOf<Model, Data>({
  request: _inOptions,
  ...settings
}: ReadSettings<Model, Data> = {}): Omit<ReadSettings<Model, Data>, "request"> {
  return settings;
}

/** An entity as its host has it at this moment. */
export interface Versioned<Model> {
  readonly value: Model;
  /**
   * Give it to the write that follows, as `ifMatch`; undefined where the host names none, or only a weak
   * one, which no write may be held to (RFC 9110).
   */
  readonly ifMatch: string | undefined;
}

/**
 * Refetches, bypassing the cache, and stores the result: for a form that is about to be sent, to see whether
 * another person has changed the entity meanwhile.
 *
 * @throws ApiError; neither `onError` nor the cache gets it
 */
export async function refetchWithEtag<Model>(
  queries: QueryClient,
  { queryKey, call }: Pick<ReadOptions<Model>, "queryKey" | "call">,
  { signal }: Pick<RequestOptions, "signal"> = {},
): Promise<Versioned<Model>> {
  let etag = "";
  const value = await call({
    signal,
    client: getClient(queries),
    silent: true,
    onHeaders: (get) => (etag = get("etag")),
  });
  queries.setQueryData<Model>(queryKey, value);
  return { value, ifMatch: etag.startsWith('"') ? etag : undefined };
}
