/** Reminders this week of what expires: what follows from the events, and how they are read. */
import { type BoardEvent, type Event, isArchivedEvent } from "@recurrent/sdk";
import { personEventShowOptions } from "@recurrent/sdk/react";
import { daysBefore, warningDates, warningRecipients } from "@recurrent/ui-kit";
import { useQueries, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback } from "react";
import { useCompanyId } from "../../../shared/context/runtime.ts";
import { byDay } from "../../../shared/dates/days.ts";

/** Today and the six days after it. */
const DAYS = 7;

/** A reminder that goes out this week: of what, and to whom. */
export type Reminder = ReturnType<typeof remindersOfWeek>[number];

/**
 * The events that can still be reminded of, the soonest expiry first: a reminder comes at least a day before the
 * expiry.
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function stillToExpire(events: readonly BoardEvent[], today: string): BoardEvent[] {
  return events
    .filter(({ expiryAt }) => expiryAt !== null && expiryAt > today)
    .toSorted((one, other) => byDay(one.expiryAt, other.expiryAt));
}

/**
 * The reminders that go out today and in the six days after it, by day. They follow from what each event says: its
 * expiry, its days and its recipients. An event that was archived meanwhile reminds nobody.
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function remindersOfWeek(
  events: readonly { readonly listed: BoardEvent; readonly event: Event }[],
  today: string,
) {
  const last = daysBefore(today, 1 - DAYS);
  return events
    .flatMap(({ listed, event }) => {
      const { expiryAt, reminders } = event;
      const recipients = warningRecipients(event);
      if (expiryAt === null || isArchivedEvent(event) || recipients.length === 0) return [];
      return warningDates(expiryAt, reminders, today)
        .filter(({ day }) => day >= today && day <= last)
        .map(({ day }) => ({
          /** Of the event and the day; unique. */
          id: `${listed.id} ${day}`,
          /** 'YYYY-MM-DD' in UTC. */
          day,
          /** The event as the board has it, with its person and state. */
          event: listed,
          /** 'YYYY-MM-DD', the expiry that is reminded of. */
          expiryAt,
          /** 'Manager', 'Trainee' or both, as the event form calls them (training 2.11). */
          recipients,
        }));
    })
    .toSorted((one, other) => byDay(one.day, other.day));
}

/** Calls at a time: what a browser keeps open to one host, less what the page itself may ask for meanwhile. */
const LANES = 4;
const FRESH_MS = 300_000;

/**
 * The reminders of the week, as far as the events have been read. Asks for each event by itself, a few at a time in
 * the order of the list, for who is reminded when is in no list (training 3.9). What the cache knows is not asked for
 * again within five minutes, unless it was changed here.
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
