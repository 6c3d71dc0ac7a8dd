import * as calls from "@recurrent/sdk/react";
import type { User } from "@recurrent/sdk";
import { type FetchQueryOptions, type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { Clock } from "../shared/context/app-context.ts";
import type { PageDataName, RouteDefinition } from "../shared/routes/table.ts";

export interface PageParams {
  /** '' for none. */
  readonly companyId: string;
  /** `:id` and `:hash` of the path; '' for none. */
  readonly id: string;
  readonly hash: string;
  readonly query: URLSearchParams;
  readonly user: User;
  readonly clock: Clock;
}

export type Prefetched = Pick<FetchQueryOptions, "queryKey" | "queryFn" | "meta">;

export type PageData = Readonly<
  Partial<Record<PageDataName, (params: PageParams) => readonly Prefetched[]>>
>;

/** The rest (`page-data.ts`) would add half of the client to the first page. */
export const LANDING_DATA = {
  eventBoard: () => [calls.eventBoardShowOptions()],
  people: ({ companyId }) => [calls.personListOptions(companyId)],
  training: () => [calls.trainingShowOptions(), calls.scheduleShowOptions({ silent: true })],
  trainingBoard: () => [calls.trainingBoardShowOptions()],
} satisfies PageData;

/** Resolves at once for cached data. */
async function prefetchMissing(queries: QueryClient, wanted: Prefetched): Promise<void> {
  const isShown = queries.getQueryData(wanted.queryKey) !== undefined;
  // React Query cancels a call when its last observer goes, such as that of the page that is left.
  const { queryKey } = wanted;
  const release = new QueryObserver(queries, { queryKey, enabled: false }).subscribe(
    () => undefined,
  );
  const fetched = queries.prefetchQuery(wanted).finally(release);
  if (!isShown) await fetched;
}

export function prefetchAnnouncements(queries: QueryClient): Promise<void> {
  return prefetchMissing(queries, calls.announcementListOptions());
}

/** Never rejects: the page shows the failure. */
export async function prefetchData(
  { layout, data = [] }: RouteDefinition,
  known: PageData,
  queries: QueryClient,
  params: PageParams,
): Promise<void> {
  const layoutData = layout === "main" ? prefetchAnnouncements(queries) : undefined;
  const own = data
    .flatMap((name) => known[name]?.(params) ?? [])
    .map((wanted) => {
      const fetched = prefetchMissing(queries, wanted);
      return wanted.meta?.silent ? undefined : fetched;
    });
  await Promise.all([layoutData, ...own]);
}
