import type * as wire from "../generated/main/wire/index.ts";
import { activity, counted, dayBetween, daysTo } from "./draw.ts";

const EVENT_STATES = ["expired", "riskOfExpiry", "current"] as const;

function eventState(expiry: string | null): (typeof EVENT_STATES)[number] {
  const days = expiry === null ? Infinity : daysTo(expiry);
  return days < 0 ? "expired" : days < 30 ? "riskOfExpiry" : "current";
}

const stateNamed = (status: wire.EventStatus | undefined) =>
  ({ 5: "riskOfExpiry", 6: "expired", expired: "expired", riskOfExpiry: "riskOfExpiry" } as const)[
    String(status) as "5"
  ] ?? "current";

const EXPIRIES = { expired: [-60, -1], riskOfExpiry: [0, 29], current: [30, 400] } as const;

function eventRule<
  Made extends Pick<
    wire.BoardEvent,
    "description" | "name" | "issued_at" | "expiry_at" | "status" | "files_count"
  >,
>(made: Made, given: Partial<Made>): Made {
  const [min, max] = EXPIRIES[stateNamed(made.status)];
  const isOpen = given.status === undefined && made.expiry_at === null;
  const expiry =
    given.expiry_at === undefined ? (isOpen ? null : dayBetween(min, max)) : given.expiry_at;
  const latest = Math.min(0, expiry === null ? 0 : daysTo(expiry)) - 30;
  return {
    ...made,
    name: made.description,
    issued_at: made.issued_at === null ? null : dayBetween(latest - 700, latest),
    expiry_at: expiry,
    status: eventState(expiry),
    ...given,
  };
}

function formRule<Made extends Pick<wire.EventCreateForm, "issued_at" | "expiry_at">>(
  made: Made,
  given: Partial<Made>,
): Made {
  const { issued_at: issued, expiry_at: expiry } = made;
  return {
    ...made,
    ...(issued && { issued_at: dayBetween(-700, -30) }),
    ...(expiry && { expiry_at: dayBetween(-20, 400) }),
    ...given,
  };
}

/**
 * The factories draw each field by itself; these rules make counts fit lists and states fit dates. Overrides
 * stay.
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
    const { isActive, deletedAt } = activity(made, given);
    return { ...eventRule(made, given), is_active: isActive, deleted_at: deletedAt, ...given };
  },

  EventDocument: (
    made: wire.EventDocument,
    given: Partial<wire.EventDocument>,
  ): wire.EventDocument => {
    const { isActive, deletedAt } = activity(made, given);
    const event = eventRule(made, given);
    const { list: files, count } = counted(made.files ?? [], {
      ...(given.files_count !== undefined && { count: given.files_count }),
      ...(given.files && { list: given.files }),
    });
    const days = event.expiry_at === null ? [0, 0, 0] : [30, 14, 7];
    return {
      ...event,
      is_active: isActive,
      deleted_at: deletedAt,
      files,
      files_count: count,
      reminders: days.map((value) => ({ key: "days", value: String(value) })),
      ...given,
    };
  },

  EventBoardCard: (
    made: wire.EventBoardCard,
    given: Partial<wire.EventBoardCard>,
  ): wire.EventBoardCard => {
    const { list, count } = counted(made.list, given);
    return {
      ...made,
      priority: EVENT_STATES.indexOf(made.id),
      count,
      list: list.map((event) => {
        const { id: status } = made;
        return events.BoardEvent({ ...event, status }, { status });
      }),
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
