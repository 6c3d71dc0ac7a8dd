import type { QueryClient, QueryFilters } from "@tanstack/react-query";

const noop = (): void => undefined;

/**
 * Invalidates queries as the method of `QueryClient` does, and begins again every fetch of them that
 * is under way: its reply may be older than the change. React Query alone would count a first load
 * or a prefetch as fresh.
 *
 * @returns settles with the fetches, and never rejects
 */
export async function invalidateQueries(
  queries: QueryClient,
  filters: QueryFilters,
): Promise<void> {
  const restarted = queries
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: "fetching" })
    .map((query) => {
      // Those who wait for the cancelled fetch get the reply of the next one.
      void query.cancel({ silent: true });
      return query.fetch().catch(noop);
    });
  await Promise.all([...restarted, queries.invalidateQueries(filters, { cancelRefetch: false })]);
}
