import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/**
 * Invalidates queries as the method of `QueryClient` does, and once more after a first load or a
 * prefetch that is under way: React Query does not restart these, and would count their reply as
 * fresh, though it may be older than the change.
 *
 * @returns settles with the refetches of shown queries, and never rejects
 */
export async function invalidateQueries(
  queries: QueryClient,
  filters: QueryFilters,
): Promise<void> {
  const overtaken = queries
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: "fetching" })
    .filter((query) => query.state.data === undefined || !query.isActive());
  const invalidated = queries.invalidateQueries(filters);
  await Promise.all(
    overtaken.map(async (query) => {
      const isLoaded = await query.promise?.then(
        () => true,
        () => false,
      );
      // Several changes overtake one load.
      if (!isLoaded || query.state.isInvalidated) return;
      await queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }),
  );
  await invalidated;
}
