/** Reminders of this week, computed from events that are read one by one. */
import { type BoardEvent, type Event, isArchivedEvent } from "@recurrent/sdk";
import { personEventShowOptions } from "@recurrent/sdk/react";
import { warningDates, warningRecipients } from "@recurrent/ui-kit";
import {
  type QueryFunctionContext,
  useQueries,
  useQueryClient,
  type UseQueryResult,
} from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { limitConcurrency, MAX_CONCURRENT_CALLS } from "../../../shared/api/concurrency.ts";
import { SILENT } from "../../../shared/api/failure-options.ts";
import { useCompanyId } from "../../../shared/context/app-context.ts";
import { addDays, compareDays } from "@recurrent/sdk/calendar-day";

const DAYS = 7;

export interface Reminder {
  /** Unique. */
  readonly id: string;
  /** The day on which it is sent, 'YYYY-MM-DD' in UTC. */
  readonly day: string;
  /** The event as the board has it, which also names the person. */
  readonly event: BoardEvent;
  /** 'YYYY-MM-DD'. */
  readonly expiryAt: string;
  /** The status that belongs to `expiryAt`, where the board shows an older expiry. */
  readonly status: string | null;
  /** 'Manager', 'Trainee' or both (training 2.11). */
  readonly recipients: readonly string[];
}

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
): Reminder[] {
  const last = addDays(today, DAYS - 1);
  return events
    .flatMap(({ listed, event }) => {
      const { expiryAt, reminders } = event;
      const recipients = warningRecipients(event);
      if (expiryAt === null || isArchivedEvent(event) || recipients.length === 0) return [];
      return warningDates(expiryAt, reminders, today)
        .filter(({ day }) => day >= today && day <= last)
        .map(({ day }) => ({
          id: `${listed.id} ${day}`,
          day,
          event: listed,
          expiryAt,
          status: expiryAt === listed.expiryAt ? listed.status : event.status,
          recipients,
        }));
    })
    .toSorted((one, other) => compareDays(one.day, other.day));
}

const FRESH_MS = 300_000;

/**
 * Reads events one by one, a few at a time, since no list contains reminders (training 3.9). They
 * stay fresh for five minutes, unless the portal changes them or the board shows another expiry.
 *
 * @param listed must be stable between renders
 * @param today 'YYYY-MM-DD'
 */
export function useReminders(listed: readonly BoardEvent[], today: string) {
  const queries = useQueryClient();
  const companyId = useCompanyId();
  const [runInTurn] = useState(() => limitConcurrency(MAX_CONCURRENT_CALLS));
  // Silent, since the panel shows failures.
  const replies = listed.map(({ id, user }) =>
    personEventShowOptions(companyId, user.id, id, SILENT),
  );
  const limited = replies.map((options) => ({
    ...options,
    queryFn: (context: QueryFunctionContext) =>
      runInTurn(() => options.queryFn(context), context.signal),
    staleTime: FRESH_MS,
    refetchOnReconnect: false,
    retryOnMount: false,
  }));

  useEffect(() => {
    for (const { id, user, expiryAt } of listed) {
      const { queryKey } = personEventShowOptions(companyId, user.id, id);
      const event = queries.getQueryData(queryKey);
      if (event === undefined || event.expiryAt === expiryAt) continue;
      void queries.invalidateQueries({ queryKey, exact: true });
    }
  }, [companyId, listed, queries]);

  const combine = useCallback(
    (results: readonly UseQueryResult<Event>[]) => ({
      /** Same identity while nothing changes. */
      reminders: remindersOfWeek(
        results.flatMap((result, at) => {
          const onBoard = listed[at];
          return onBoard && result.data && isRead(result, onBoard)
            ? { listed: onBoard, event: result.data }
            : [];
        }),
        today,
      ),
      failed: results.filter(({ isError, isFetching }) => isError && !isFetching).length,
      pending: results.filter((result, at) => result.isFetching && !isRead(result, listed[at]))
        .length,
    }),
    [listed, today],
  );
  return {
    ...useQueries({ queries: limited, combine }),
    retry() {
      for (const { queryKey } of replies) {
        if (queries.getQueryState(queryKey)?.status !== "error") continue;
        void queries.refetchQueries({ queryKey, exact: true });
      }
    },
  };
}

/** An event that was read before its expiry changed on the board is not read yet. */
function isRead(
  { data, isError, isFetching }: UseQueryResult<Event>,
  listed: BoardEvent | undefined,
): boolean {
  if (data === undefined) return false;
  return data.expiryAt === listed?.expiryAt || !(isError || isFetching);
}
