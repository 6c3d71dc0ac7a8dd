import type { BoardEvent, Event } from "@recurrent/sdk";
import { personEventShowOptions } from "@recurrent/sdk/react";
import { useQueries, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback } from "react";
import { useCompanyId } from "../../kernel/runtime/runtime.ts";
import { remindersOfWeek } from "./reminder-rules.ts";

/** Calls at a time: what a browser keeps open to one host, less what the page itself may ask for meanwhile. */
const LANES = 4;
const FRESH_MS = 300_000;

/**
 * The reminders of the week, as far as the events have been read. Asks for each event by itself, a few at a time in the order of the list, for who is reminded when is in no list
 * (training 3.9). What the cache knows is not asked for again within five minutes, unless it was changed here.
 *
 * @param listed keep stable between renders
 * @param today 'YYYY-MM-DD' in UTC
 */
export function useReminders(listed: readonly BoardEvent[], today: string) {
  const queries = useQueryClient();
  const companyId = useCompanyId();
  // The panel says which are missing.
  const replies = listed.map(({ id, user }) =>
    personEventShowOptions(companyId, user.id, id, { silent: true }),
  );
  const awaited = replies.filter(
    ({ queryKey }) => (queries.getQueryState(queryKey)?.status ?? "pending") === "pending",
  );
  const later = new Set(awaited.slice(LANES));
  const asked = replies.map((options) => ({
    ...options,
    enabled: !later.has(options),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retryOnMount: false,
  }));
  const combine = useCallback(
    (results: readonly UseQueryResult<Event>[]) => ({
      /** The same array for as long as they are the same. */
      reminders: remindersOfWeek(
        results.flatMap(({ data: event }, at) => {
          const of = listed[at];
          return event && of ? { listed: of, event } : [];
        }),
        today,
      ),
      /** How many events could not be had. */
      failed: results.filter(({ isLoadingError }) => isLoadingError).length,
      /** How many are still to come. */
      pending: results.filter(({ isPending }) => isPending).length,
    }),
    [listed, today],
  );
  return {
    ...useQueries({ queries: asked, combine }),
    /** Asks once more for those that could not be had. */
    retry() {
      for (const { queryKey } of replies) {
        if (queries.getQueryState(queryKey)?.status !== "error") continue;
        void queries.resetQueries({ queryKey, exact: true });
      }
    },
  };
}
