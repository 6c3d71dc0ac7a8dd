import {
  isArchivedEvent,
  type EventSummary,
  type Person,
  type RecordTopic,
  eventStatus,
  type Training,
  type TrainingBoardCard,
  type User,
} from "@recurrent/sdk";
import {
  eventListOptions,
  personEventListOptions,
  personRecordShowOptions,
  trainingBoardShowOptions,
  trainingShowOptions,
} from "@recurrent/sdk/react";
import {
  compareUrgency,
  reminderOf,
  displayName,
  type StatusId,
  type StatusLink,
  statusInRecord,
  statusOf,
  URGENT_STATUSES,
} from "@recurrent/ui-kit";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useAutoRefetch } from "./AutoRefetch.tsx";
import { useOwnRecord } from "./useOwnRecord.ts";
import { recordQuery } from "../dates/record-query.ts";
import { useAppContext, useCompanyId, useMayOpen } from "../context/app-context.ts";
import { compareDays } from "@recurrent/sdk/calendar-day";
import { useToday } from "../dates/days.ts";
import { href } from "../routes/address.ts";
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
  const isExpired = urgentItems(sources, id)[0]?.status === "expired";
  const isListed = isActive && isTrainee && mayOpenBoard;
  // The board has everybody's statuses, so it is fetched only if necessary.
  const isBoardAsked = isListed && !isExpired && hasSettled(record) && hasSettled(events);
  const board = useQuery({ ...trainingBoardShowOptions(SILENT), enabled: isBoardAsked });
  const worst = personStatus({ person, ...sources, board: isListed ? board.data : undefined });
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
  if (!isTrainee) return { status: null };
  return {
    ...ownStatus({
      record: record.data?.topics,
      events: events.data,
      reminders: training.data?.reminders,
      today,
    }),
    isStatusLoading: ![record, events, training].every(hasSettled),
  };
}

/** True once a reply has arrived or cannot arrive. */
const hasSettled = (query: UseQueryResult) => query.isPaused || !isAwaited(query);

/** Replies of the server; undefined where missing. */
export interface StatusSources {
  readonly person: Pick<Person, "id" | "isActive" | "isTrainee">;
  readonly record: readonly RecordTopic[] | undefined;
  /** In force and archived. */
  readonly events: readonly EventSummary[] | undefined;
  readonly board: readonly TrainingBoardCard[] | undefined;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
}

interface StatusItem extends StatusLink {
  readonly status: StatusId;
}

type ItemSources = Omit<StatusSources, "person" | "board">;

/** @param of a person's id, or 'own' */
const recordHref = (of: string, topic: string): string =>
  of === "own"
    ? href("my@records", {}, { q: topic })
    : href("companies_users@show", { id: of }, { tab: "record", "record-q": topic });
const eventHref = (of: string, eventId: string): string =>
  of === "own"
    ? href("my_events@show", { id: eventId })
    : href("companies_users@show", { id: of }, { tab: "events", eventId });

const topicItems = ({ record = [] }: ItemSources, of: string) =>
  record.map((topic): StatusItem => ({
    status: statusOf(statusInRecord(topic)).id,
    name: displayName(topic.name),
    day: topic.expiry,
    href: recordHref(of, topic.name),
  }));

const eventItems = ({ events = [], today }: ItemSources, of: string) =>
  events
    .filter((event) => !isArchivedEvent(event))
    .map((event): StatusItem => ({
      status: statusOf(eventStatus(event, today)).id,
      name: displayName(event.description),
      day: event.expiryAt,
      href: eventHref(of, event.id),
    }));

/** The worst comes first. */
function urgentItems(sources: ItemSources, of: string): StatusItem[] {
  return [...topicItems(sources, of), ...eventItems(sources, of)]
    .filter(({ status }) => URGENT_STATUSES.includes(status))
    .toSorted(
      (one, other) => compareUrgency(one.status, other.status) || compareDays(one.day, other.day),
    );
}

/**
 * 'Current' needs the board, which knows more than the topics (shell 2.13), and the events, which
 * the board lacks.
 */
export function personStatus({ person, board, ...sources }: StatusSources) {
  const { id, isActive, isTrainee } = person;
  if (!isActive) return { status: null, statusNote: "Historical" };
  const items = urgentItems(sources, id);
  const [worst, ...others] = items;
  const card = board?.find(({ list }) => list.some((listed) => listed.id === id));
  const trainedAs = statusOf(card?.id).id;
  if (card && URGENT_STATUSES.includes(trainedAs) && isWorse(trainedAs, worst)) {
    return {
      status: trainedAs,
      statusHref: href("companies_users@show", { id }, { tab: card.tab }),
      otherStatuses: items,
    };
  }
  if (worst !== undefined) return itemStatus(worst, others);
  const documents = eventItems(sources, id);
  if (sources.events === undefined || documents.some(({ status }) => status !== "current")) {
    return NOT_KNOWN;
  }
  if (isTrainee) return trainedAs === "current" && sources.record ? CURRENT : NOT_KNOWN;
  return documents.length > 0 ? CURRENT : { status: null, statusNote: "Not a trainee" };
}

export function ownStatus({
  reminders,
  ...sources
}: ItemSources & { readonly reminders: Training["reminders"] | undefined }) {
  const items = urgentItems(sources, "own");
  const [worst, ...others] = items;
  const reminded = reminders?.map((reminder) => statusOf(reminderOf(reminder)?.status).id);
  const trainedAs = URGENT_STATUSES.find((status) => reminded?.includes(status));
  if (trainedAs !== undefined && isWorse(trainedAs, worst)) {
    return { status: trainedAs, statusHref: href("my@schedule"), otherStatuses: items };
  }
  if (worst !== undefined) return itemStatus(worst, others);
  const isComplete = sources.record && sources.events && reminders;
  return isComplete ? { status: null } : NOT_KNOWN;
}

const isWorse = (status: StatusId, item: StatusItem | undefined): boolean =>
  item === undefined || compareUrgency(status, item.status) < 0;

const itemStatus = (
  { status, name, day, href: statusHref }: StatusItem,
  otherStatuses: readonly StatusItem[],
) => ({ status, statusSubject: { name, day }, statusHref, otherStatuses });

const CURRENT = { status: "current" as const };
const NOT_KNOWN = { status: null, statusNote: "Status not known" };
