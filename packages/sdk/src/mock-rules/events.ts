import { faker } from "./faker.ts";
import type * as wire from "../generated/main/wire/index.ts";
import { EVENT_STATES } from "../model/board.ts";
import { deriveEventStatus, EVENT_RISK_DAYS, readEventStatus } from "../model/event.ts";
import { parseCalendarDay } from "../model/read.ts";
import { drawBoardPerson } from "./board-person.ts";
import {
  activity,
  fitCount,
  dayBetween,
  dayIn,
  daysTo,
  drawId,
  uniqueBy,
  type EntryKind,
} from "./draw.ts";

type EventState = (typeof EVENT_STATES)[number];

const eventState = (expiry: string | null | undefined): EventState =>
  deriveEventStatus(parseCalendarDay(expiry), dayIn(0));

const stateNamed = (status: wire.EventStatus | undefined): EventState =>
  EVENT_STATES.find((state) => state === readEventStatus(status)) ?? "current";

/** Days from today, first and last. */
const EXPIRIES = {
  expired: [-60, -1],
  riskOfExpiry: [0, EVENT_RISK_DAYS - 1],
  current: [EVENT_RISK_DAYS, 400],
} as const;

type DatedEvent = Pick<wire.EventListItem, "issued_at" | "expiry_at" | "status" | "deleted_at"> &
  Partial<Pick<wire.EventDocument, "reminders">>;

/** A document is valid for at least a month, if the given state allows it. */
function drawExpiry(made: DatedEvent, given: Partial<DatedEvent>): string {
  const [min, max] = EXPIRIES[stateNamed(made.status)];
  const issued = daysTo(given.issued_at) ?? -Infinity;
  if (given.status !== undefined) return dayBetween(Math.min(Math.max(min, issued + 1), max), max);
  const earliest = Math.max(min, issued + 30);
  return dayBetween(earliest, earliest > max ? earliest + 365 : max);
}

function expiryOf(made: DatedEvent, given: Partial<DatedEvent>): string | null {
  if (given.expiry_at !== undefined) return given.expiry_at;
  const hasReminders = given.reminders?.some(({ value }) => Number(value) > 0) ?? false;
  const isOpen = made.expiry_at === null && given.status === undefined && !hasReminders;
  return isOpen ? null : drawExpiry(made, given);
}

function drawIssue(expiry: string | null, { deleted_at: deletedAt }: Partial<DatedEvent>): string {
  const latest = Math.min(0, daysTo(expiry) ?? 0, daysTo(deletedAt) ?? 0) - 30;
  return dayBetween(latest - 700, latest);
}

function eventRule<Made extends DatedEvent & Pick<wire.BoardEvent, "description" | "name">>(
  made: Made,
  given: Partial<Made>,
): Made {
  const description = given.description ?? given.name ?? made.description;
  const expiry = expiryOf(made, given);
  return {
    ...made,
    description,
    name: description,
    issued_at: made.issued_at === null ? null : drawIssue(expiry, given),
    expiry_at: expiry,
    status: eventState(expiry),
    ...given,
  };
}

function formRule<Made extends Pick<wire.EventCreateForm, "issued_at" | "expiry_at" | "reminders">>(
  made: Made,
  given: Partial<Made>,
): Made {
  const { issued_at: issued, expiry_at: expiry, reminders } = made;
  const latest = Math.min(0, daysTo(given.expiry_at) ?? 0) - 30;
  const earliest = Math.max(-20, (daysTo(given.issued_at) ?? -Infinity) + 30);
  return {
    ...made,
    ...(issued && { issued_at: dayBetween(latest - 670, latest) }),
    ...(expiry && { expiry_at: dayBetween(earliest, Math.max(400, earliest + 365)) }),
    ...(reminders && { reminders: uniqueBy(reminders, ({ value }) => value) }),
    ...given,
  };
}

const FILES: EntryKind<wire.EventFile> = {
  keyOf: ({ original_name: name }) => name,
  draw: (file) => ({
    ...file,
    id: drawId(),
    original_name: `scan-${faker.number.int({ min: 1000, max: 9999 })}.pdf`,
  }),
};

const BOARD_EVENTS: EntryKind<wire.BoardEvent> = {
  keyOf: ({ description, user }) => JSON.stringify([user.fullName, description]),
  draw: (event) => ({ ...event, id: drawId(), user: drawBoardPerson(event.user) }),
};

function cardState(made: wire.EventBoardCard, given: Partial<wire.EventBoardCard>): EventState {
  const [first] = given.list ?? [];
  const listed = first && (first.status ?? eventState(first.expiry_at));
  return given.id ?? EVENT_STATES[given.priority ?? -1] ?? (listed ? stateNamed(listed) : made.id);
}

/**
 * Factories draw each field alone; these rules make counts fit lists and states fit dates.
 * Overrides stay, and other fields follow from them.
 */
export const events = {
  EventReminder: (
    made: wire.EventReminder,
    given: Partial<wire.EventReminder>,
  ): wire.EventReminder => ({ ...made, key: "days", ...given }),

  BoardEvent: (made: wire.BoardEvent, given: Partial<wire.BoardEvent>): wire.BoardEvent => {
    const count = given.files_count ?? given.filesCount ?? made.files_count ?? 0;
    return eventRule({ ...made, files_count: count, filesCount: count }, given);
  },

  EventListItem: (
    made: wire.EventListItem,
    given: Partial<wire.EventListItem>,
  ): wire.EventListItem => {
    const event = eventRule(made, given);
    const { isActive, deletedAt } = activity(made, given, event.issued_at);
    return { ...event, is_active: isActive, deleted_at: deletedAt, ...given };
  },

  EventDocument: (
    made: wire.EventDocument,
    given: Partial<wire.EventDocument>,
  ): wire.EventDocument => {
    const event = eventRule(made, given);
    const { isActive, deletedAt } = activity(made, given, event.issued_at);
    const { files_count: filesCount, files: givenFiles } = given;
    const files = fitCount(made.files ?? [], { count: filesCount, list: givenFiles }, FILES);
    const days = event.expiry_at === null ? [0, 0, 0] : [30, 14, 7];
    return {
      ...event,
      is_active: isActive,
      deleted_at: deletedAt,
      files: files.list,
      files_count: files.count,
      reminders: days.map((value) => ({ key: "days", value: String(value) })),
      ...given,
    };
  },

  EventBoardCard: (
    made: wire.EventBoardCard,
    given: Partial<wire.EventBoardCard>,
  ): wire.EventBoardCard => {
    const id = cardState(made, given);
    const { list, count } = fitCount(made.list, given, BOARD_EVENTS);
    return {
      ...made,
      id,
      priority: EVENT_STATES.indexOf(id),
      count,
      list: list.map((event) => events.BoardEvent({ ...event, status: id }, { status: id })),
      ...given,
    };
  },

  EventCreateForm: (
    made: wire.EventCreateForm,
    given: Partial<wire.EventCreateForm>,
  ): wire.EventCreateForm => formRule(made, given),

  EventUpdateForm: (
    made: wire.EventUpdateForm,
    given: Partial<wire.EventUpdateForm>,
  ): wire.EventUpdateForm => formRule(made, given),
};
