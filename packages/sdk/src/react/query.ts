import {
  queryOptions,
  useQuery,
  type DefaultOptions,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import { useMemo } from "react";

import { type ApiError, isApiError } from "../errors.ts";
import type { RequestOptions } from "../http/request.ts";

/** What a caller may add to the call of a query or a write. */
export type CallOptions = RequestOptions;

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
    queryFn: ({ signal }) => call({ ...request, signal }),
    select: read,
    ...(request.silent === true ? { meta: { quiet: true as const } } : {}),
  });
  // For `readAgain`, which wants the headers as well. Assigned: a spread would make the compiler write out
  // types of react-query that have no public name.
  return Object.assign(options, { call, read });
}

/** What {@link readOptions} gives, of any key and call: for code that reads it without knowing which. */
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
  settings?: ReadSettings<Wire, Model, Data>,
): UseQueryResult<Data, ApiError>;
export function useRead<Wire, Model>(
  options: ReadOptions<Wire, Model>,
  { select, request: _inOptions, ...settings }: ReadSettings<Wire, Model, unknown> = {},
): UseQueryResult<unknown, ApiError> {
  const { queryKey, queryFn, meta, read } = options;
  const selected = useMemo<(reply: Wire) => unknown>(
    () => (select === undefined ? read : (reply) => select(read(reply))),
    [read, select],
  );
  return useQuery<Wire, ApiError, unknown>({
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
  const wire = await call({ silent: true, onHeaders: (get) => (etag = get("etag")) });
  queries.setQueryData(queryKey, wire);
  return { value: read(wire), ifMatch: etag.startsWith('"') ? etag : undefined };
}

/** How often a call is made again that never reached the API. */
const RETRIES = 2;

/** A longer wait is not made: the failure is shown instead. */
const LONGEST_WAIT_MS = 10_000;

/** Statuses of something that has too much to do, or between here and the API is not ready. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * Whether a failed read is worth another try: only when it did not reach the API, and the server wants
 * to be asked again soon (Retry-After). Answers of the API stand, and a time-out of two minutes is not
 * followed by another.
 */
export function isPassingFailure(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if ((error.retryAfterMs ?? 0) > LONGEST_WAIT_MS) return false;
  return error.kind === "network" || PASSING_STATUSES.has(error.status);
}

/** Milliseconds to the next try: longer each time, and never before the server wants to be asked. */
function retryDelay(failures: number, error: unknown): number {
  const said = isApiError(error) ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(1000 * 2 ** failures, said);
}

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
