import type { UseQueryResult } from "@tanstack/react-query";

/**
 * A notice shows the reason.
 *
 * @param failure the title, for example "The people could not be loaded"
 */
export function tableErrorProps(query: UseQueryResult, failure: string) {
  return {
    error:
      query.isError && query.data === undefined
        ? { title: failure, onRetry: () => void query.refetch() }
        : undefined,
  };
}
