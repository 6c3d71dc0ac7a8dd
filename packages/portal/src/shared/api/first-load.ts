/**
 * What is on screen does not change with each attempt of an automatic retry: after a failed first
 * load, the error stays until data arrives. Only a press of 'Try again' shows the loading state,
 * since it must show that something happens.
 *
 * React Query's own `isPending`, `isError` and `isLoadingError` change with each attempt.
 */
import type { UseQueryResult } from "@tanstack/react-query";

/** True until the first answer: data, or a failure. */
export const isAwaited = ({
  isPending,
  errorUpdateCount,
}: Pick<UseQueryResult, "errorUpdateCount" | "isPending">): boolean =>
  isPending && errorUpdateCount === 0;

/** True from the first failure until data arrives, also during 'Try again'. */
export const hasFailed = ({
  data,
  errorUpdateCount,
}: Pick<UseQueryResult, "data" | "errorUpdateCount">): boolean =>
  data === undefined && errorUpdateCount > 0;

export type FirstLoad = Pick<
  UseQueryResult,
  "data" | "errorUpdateCount" | "isFetchedAfterMount" | "isFetching" | "refetch"
>;

/** By `refetch`, which is the same in all results of an observer. */
const retried = new WeakSet<FirstLoad["refetch"]>();

/** An error in place of the data, for `LoadError`. */
export interface FirstLoadError {
  readonly onRetry: () => void;
}

/** Undefined while there is data, or it loads. */
export function loadError(query: FirstLoad): FirstLoadError | undefined {
  const { isFetchedAfterMount, isFetching, refetch } = query;
  // A failure of an earlier visit, or of a prefetch, is none of this page.
  const isLoading = isFetching && (!isFetchedAfterMount || retried.has(refetch));
  if (!hasFailed(query) || isLoading) return undefined;
  return {
    onRetry() {
      retried.add(refetch);
      void refetch()
        // It joins an attempt that was already running, which may fail for an earlier reason.
        .then(({ data }) => (isFetching && data === undefined ? refetch() : undefined))
        .finally(() => retried.delete(refetch));
    },
  };
}

/**
 * For the error of a table. A notice shows the reason.
 *
 * @param failure the title, for example "The people could not be loaded"
 */
export function tableErrorProps(query: FirstLoad, failure: string) {
  const error = loadError(query);
  return { error: error && { title: failure, ...error } };
}
