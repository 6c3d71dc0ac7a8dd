import type { Person, User } from "@recurrent/sdk";
import {
  eventListOptions,
  personEventListOptions,
  personRecordShowOptions,
  trainingBoardShowOptions,
  trainingShowOptions,
} from "@recurrent/sdk/react";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useAutoRefetch, useIsOutdated } from "./AutoRefetch.tsx";
import { useOwnRecord } from "./useOwnRecord.ts";
import { recordQuery } from "../dates/record-query.ts";
import { useAppContext, useCompanyId, useMayOpen } from "../context/app-context.ts";
import { useToday } from "../dates/days.ts";
import { ownStatus, personStatus, urgentItems } from "./person-status.ts";
import { isAwaited } from "../api/first-load.ts";
import { SILENT } from "../api/failure-options.ts";

/** Calls that the page makes itself, and whose failures it shows. */
export interface PageCalls {
  /** Today's record in the person's own version. */
  readonly record: boolean;
  readonly events: boolean;
}

/**
 * Fetches only what the page does not fetch itself.
 *
 * @param person the same as long as the component is mounted
 * @returns props of `PersonBanner`
 */
export function usePersonStatus(person: Person, pageCalls: PageCalls) {
  const { id, isActive, isTrainee, trainingRecord } = person;
  const companyId = useCompanyId();
  const { clock } = useAppContext();
  const today = useToday();
  const mayOpenBoard = useMayOpen()("dashboard@training-status");
  const record = useQuery({
    ...recordQuery(clock, { date: today, version: trainingRecord }, (params) =>
      personRecordShowOptions(companyId, id, params, pageCalls.record ? {} : SILENT),
    ),
    enabled: isActive && isTrainee && !pageCalls.record,
    // At midnight, the status stays until the next one has loaded.
    placeholderData: keepPreviousData,
  });
  const events = useQuery({
    ...personEventListOptions(companyId, id, pageCalls.events ? {} : SILENT),
    enabled: isActive && !pageCalls.events,
  });
  const sources = { record: record.data?.topics, events: events.data, today };
  const isExpired = urgentItems(sources, { userId: id })[0]?.status === "expired";
  const isListed = isActive && isTrainee && mayOpenBoard;
  // The board has everybody's statuses, so it is fetched only if necessary.
  const isBoardAsked = isListed && !isExpired && hasSettled(record) && hasSettled(events);
  const board = useQuery({ ...trainingBoardShowOptions(SILENT), enabled: isBoardAsked });
  const worst = personStatus({
    person,
    ...sources,
    board: isListed ? board.data : undefined,
    isOutdated: useIsOutdated([record, events, board]),
  });
  // The page refetches its own calls.
  useAutoRefetch([
    ...(pageCalls.record ? [] : [record]),
    ...(pageCalls.events ? [] : [events]),
    ...(isBoardAsked ? [board] : []),
  ]);
  const awaited = [
    isActive && isTrainee ? record : null,
    isActive ? events : null,
    isBoardAsked ? board : null,
  ];
  return {
    ...worst,
    isStatusLoading:
      worst.status !== "expired" && awaited.some((query) => query && !hasSettled(query)),
  };
}

/**
 * Only urgent statuses, or that they are not known: trainees may not read the boards (training
 * 3.2), which alone say 'Current'.
 *
 * @returns props of `PersonBanner`
 */
export function useOwnStatus({ isTrainee, trainingRecord }: User) {
  const today = useToday();
  const settings = { enabled: isTrainee };
  const record = useOwnRecord(trainingRecord, settings);
  const events = useQuery({ ...eventListOptions(SILENT), ...settings });
  const training = useQuery({ ...trainingShowOptions(SILENT), ...settings });
  useAutoRefetch(isTrainee ? [record, events, training] : []);
  const isOutdated = useIsOutdated([record, events, training]);
  if (!isTrainee) return { status: null };
  return {
    ...ownStatus({
      record: record.data?.topics,
      events: events.data,
      reminders: training.data?.reminders,
      today,
      isOutdated,
    }),
    isStatusLoading: ![record, events, training].every(hasSettled),
  };
}

/** True once a reply has arrived or cannot arrive. */
const hasSettled = (query: UseQueryResult) => query.isPaused || !isAwaited(query);
