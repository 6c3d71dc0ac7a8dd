/** Reminders of this week, computed from events that are read one by one. */
import { type BoardEvent, type Event, isArchivedEvent } from "@recurrent/sdk";
import { personEventShowOptions } from "@recurrent/sdk/react";
import { warningDates, warningRecipients } from "@recurrent/ui-kit";
import { useQueries, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback } from "react";
import { useCompanyId } from "../../../shared/context/app-context.ts";
import { addDays, compareDays } from "@recurrent/sdk/calendar-day";

const DAYS = 7;

export type Reminder = ReturnType<typeof remindersOfWeek>[number];

/**
 * Soonest first. A reminder comes at least a day before the expiry.
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function stillToExpire(events: readonly BoardEvent[], today: string): BoardEvent[] {
  return events
    .filter(({ expiryAt }) => expiryAt !== null && expiryAt > today)
    .toSorted((one, other) => compareDays(one.expiryAt, other.expiryAt));
}

/**
 * Reminders of today and the next six days. Archived events have none.
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function remindersOfWeek(
  events: readonly { readonly listed: BoardEvent; readonly event: Event }[],
  today: string,
) {
  const last = addDays(today, DAYS - 1);
  return events
    .flatMap(({ listed, event }) => {
      const { expiryAt, reminders } = event;
      const recipients = warningRecipients(event);
      if (expiryAt === null || isArchivedEvent(event) || recipients.length === 0) return [];
      return warningDates(expiryAt, reminders, today)
        .filter(({ day }) => day >= today && day <= last)
        .map(({ day }) => ({
          /** Unique. */
          id: `${listed.id} ${day}`,
          /** 'YYYY-MM-DD' in UTC. */
          day,
          /** As on the board, with person and status. */
          event: listed,
          /** 'YYYY-MM-DD'. */
          expiryAt,
          /** 'Manager', 'Trainee' or both (training 2.11). */
          recipients,
        }));
    })
    .toSorted((one, other) => compareDays(one.day, other.day));
}

/** Leaves some of the browser's connections to the host for the page. */
const MAX_CONCURRENT = 4;
const FRESH_MS = 300_000;

/**
 * Reads events one by one, a few at a time, since no list contains reminders (training 3.9). They
 * stay fresh for five minutes, unless the portal changes them.
 *
 * @param listed must be stable between renders
 * @param today 'YYYY-MM-DD'
 */
export function useReminders(listed: readonly BoardEvent[], today: string) {
  const queries = useQueryClient();
  const companyId = useCompanyId();
  // Silent, since the panel shows failures.
  const replies = listed.map(({ id, user }) =>
    personEventShowOptions(companyId, user.id, id, { silent: true }),
  );
  const awaited = replies.filter(
    ({ queryKey }) => (queries.getQueryState(queryKey)?.status ?? "pending") === "pending",
  );
  const later = new Set(awaited.slice(MAX_CONCURRENT));
  const queriesByPart = replies.map((options) => ({
    ...options,
    enabled: !later.has(options),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retryOnMount: false,
  }));
  const combine = useCallback(
    (results: readonly UseQueryResult<Event>[]) => ({
      /** Same identity while nothing changes. */
      reminders: remindersOfWeek(
        results.flatMap(({ data: event }, at) => {
          const of = listed[at];
          return event && of ? { listed: of, event } : [];
        }),
        today,
      ),
      failed: results.filter(({ isLoadingError }) => isLoadingError).length,
      pending: results.filter(({ isPending }) => isPending).length,
    }),
    [listed, today],
  );
  return {
    ...useQueries({ queries: queriesByPart, combine }),
    retry() {
      for (const { queryKey } of replies) {
        if (queries.getQueryState(queryKey)?.status !== "error") continue;
        void queries.resetQueries({ queryKey, exact: true });
      }
    },
  };
}
