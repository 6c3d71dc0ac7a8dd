import {
  queryOptions,
  useQuery,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import { useMemo } from "react";

import type { ApiError } from "../errors.ts";
import type { RequestOptions } from "../http/request.ts";
import { clientFor } from "./provider.ts";

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
  const { queryKey, queryFn, meta, read } = options;
  const selected = useMemo(() => {
    const taken = select === undefined ? read : (reply: Wire) => select(read(reply));
    // without `select` the data is the model
    return taken as (reply: Wire) => Data;
  }, [read, select]);
  return useQuery<Wire, ApiError, Data>({
    queryKey,
    ...(queryFn && { queryFn }),
    ...(meta && { meta }),
    ...settings,
    select: selected,
  });
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
