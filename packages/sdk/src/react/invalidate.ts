import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/**
 * Like `QueryClient.invalidateQueries`, but invalidates a running first load or prefetch again once it
 * ends: React Query does not restart these, and would take their reply for fresh, although it may be
 * older than the change.
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
