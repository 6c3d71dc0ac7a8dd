import {
  type DataTag,
  type DefaultOptions,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryClientConfig,
  type QueryFunction,
  type QueryKey,
  type UseQueryOptions,
} from "@tanstack/react-query";

import type { ApiError } from "../errors.ts";
import { stateOf } from "../http/config.ts";
import type { RecurrentClient } from "../http/settings.ts";
import type { CallOptions, RequestOptions } from "../http/request.ts";
import { isTransient, retryDelay } from "../http/retry.ts";
import type { User } from "../model/person.ts";

const RETRIES = 2;

/**
 * Defaults for a `QueryClient`: reads are retried twice, writes never. Without a network a call
 * fails at once; React Query would wait.
 */
export const recurrentQueryDefaults = {
  queries: {
    networkMode: "always",
    retry: (failures, error) => failures < RETRIES && isTransient(error),
    // Not `retryDelay` itself, whose type a declaration of another package could not name.
    retryDelay: (failures: number, error: unknown): number => retryDelay(failures, error),
    staleTime: 15_000,
  },
  mutations: { networkMode: "always", retry: false },
} satisfies DefaultOptions;

const caches = new WeakMap<RecurrentClient, QueryClient>();
const clients = new WeakMap<QueryClient, RecurrentClient>();

/** Begins the keys of all queries. */
const ALL = { queryKey: ["main"] };

/** Not `foldIdentifier`, which is larger: a spelling missed here counts as another user. */
const folded = (username: string | undefined) => username?.normalize("NFKC").toLowerCase();

/**
 * The next user must not see the data of the last one. A user who signs in again, such as after the
 * session has expired, keeps the forms that are shown.
 */
function dropLoadedData(queries: QueryClient): (isSignedIn: boolean, username?: string) => void {
  let loadedBy: string | undefined;
  return (isSignedIn, username) => {
    const profile = queries.getQueryData<Partial<User>>([...ALL.queryKey, "profileShow"]);
    loadedBy = folded(profile?.username) ?? loadedBy;
    queries.removeQueries({ ...ALL, predicate: (query) => query.getObserversCount() === 0 });
    // Without a session a refetch would only fail.
    if (!isSignedIn) return;
    const enteredBy = folded(username);
    const isSame = enteredBy !== undefined && enteredBy === loadedBy;
    loadedBy = enteredBy;
    if (isSame) void queries.invalidateQueries(ALL);
    else void queries.resetQueries(ALL);
  };
}

/**
 * The cache of a client, for route loaders; components get it from `RecurrentProvider`, except on a
 * server. After a sign-in it contains nothing of another user, and shown queries are fetched again.
 *
 * @param config of the first call, which creates the cache: add it before anything else asks for
 *   the cache. Its default options replace those of {@link recurrentQueryDefaults} one by one.
 */
export function queriesFor(client: RecurrentClient, config?: QueryClientConfig): QueryClient {
  const known = caches.get(client);
  if (known) return known;
  const given = config?.defaultOptions;
  const defaultOptions = {
    ...given,
    queries: { ...recurrentQueryDefaults.queries, ...given?.queries },
    mutations: { ...recurrentQueryDefaults.mutations, ...given?.mutations },
  };
  const queries = new QueryClient({ ...config, defaultOptions });
  caches.set(client, queries);
  clients.set(queries, client);
  stateOf(client).onSessionChange = dropLoadedData(queries);
  return queries;
}

export const getClient = (queries: QueryClient): RecurrentClient | undefined =>
  clients.get(queries);

/** An empty cache with the settings of the client's own. */
export function copyOfCache(client: RecurrentClient): QueryClient {
  const shared = queriesFor(client);
  const queries = new QueryClient({
    defaultOptions: shared.getDefaultOptions(),
    queryCache: new QueryCache(shared.getQueryCache().config),
    mutationCache: new MutationCache(shared.getMutationCache().config),
  });
  clients.set(queries, client);
  return queries;
}

/** Options of a query, for `useQuery`, `fetchQuery` and `prefetchQuery`. */
export interface ReadOptions<Model> {
  readonly queryKey: DataTag<QueryKey, Model, ApiError>;
  readonly queryFn: QueryFunction<Model>;
  /** Set by `silent`: failures are not shown. */
  readonly meta?: { readonly silent: true };
  /** The call without the cache. */
  readonly call: (options?: RequestOptions) => Promise<Model>;
}

/** Options of the call of a query. */
export interface ReadCallOptions extends Omit<CallOptions, "signal"> {
  /** React Query cancels the call when no component waits for it. */
  signal?: undefined;
}

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
    ...(request.silent === true && { meta: { silent: true } }),
  };
}

/** Options of a query hook: those of `useQuery`, and of the call. */
export interface ReadSettings<Model, Data = Model> extends Omit<
  UseQueryOptions<Model, ApiError, Data>,
  "queryKey" | "queryFn"
> {
  request?: ReadCallOptions | undefined;
}

export function settingsOf<Model, Data>({
  request: _inOptions,
  ...settings
}: ReadSettings<Model, Data> = {}): Omit<ReadSettings<Model, Data>, "request"> {
  return settings;
}

/** An entity with its version. */
export interface Versioned<Model> {
  readonly value: Model;
  /**
   * For the next write; undefined without an ETag or with a weak one, which `If-Match` does not
   * allow (RFC 9110).
   */
  readonly ifMatch: string | undefined;
}

/**
 * Refetches past the cache and stores the result, to see before a write whether the entity has
 * changed.
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
