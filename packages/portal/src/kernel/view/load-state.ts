import type { UseQueryResult } from "@tanstack/react-query";

/**
 * What a table says while its rows could not be had, named as the tables of the kit take it:
 * `<DataTable {...loadState(…)}`. Why, a notice tells (shell 8).
 * Rows that are there stay, also when fetching them again fails.
 *
 * @param failure the title, for example "The people could not be loaded"
 */
export function loadState(query: UseQueryResult, failure: string) {
  return {
    error:
      query.isError && query.data === undefined
        ? { title: failure, onRetry: () => void query.refetch() }
        : undefined,
  };
}
