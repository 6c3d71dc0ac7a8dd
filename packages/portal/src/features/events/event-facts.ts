import {
  type Event,
  type EventDraft,
  eventDraft,
  type EventSummary,
  isArchivedEvent,
  eventStatus,
} from "@recurrent/sdk";
import { daysProblem } from "@recurrent/ui-kit";
import type { EventListTab } from "./event-scope.ts";

/**
 * The rows of a list: 'All' are those with `is_active`, 'Archived' the others (training 2.10).
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function eventRows(
  events: readonly EventSummary[],
  tab: EventListTab,
  today: string,
): EventSummary[] {
  return events
    .filter(({ isActive }) => isActive === (tab === "all"))
    .map((event) => ({ ...event, status: eventStatus(event, today) }));
}

/**
 * What an event's state and the person's rights leave to be done with it: Restore for what is inactive or has a day of deletion, Archive for what is neither, a change only while it
 * is active (training 4.6; decisions, Events): Edit on its page, Update in its form.
 */
export function eventOffers(
  event: Pick<Event, "isActive" | "deletedAt">,
  may: { readonly archive: boolean; readonly change: boolean },
) {
  return {
    archive: may.archive && !isArchivedEvent(event),
    restore: may.archive && isArchivedEvent(event),
    change: may.change && event.isActive,
  };
}

/**
 * A form without the days that nobody sees: while no expiry is set or no recipient is on, what is no number of
 * days has no field to be refused at, and the event keeps the number it has.
 *
 * @param before the event as the host has it; none for a new one
 */
export function withoutHiddenProblems(draft: EventDraft, before?: Event): EventDraft {
  if (hasExpiry(draft) && (draft.manager || draft.trainee)) return draft;
  const stored = eventDraft(before).reminders;
  const reminders = draft.reminders.map((days, at) =>
    daysProblem(days) === undefined ? days : (stored[at] ?? "0"),
  );
  return { ...draft, reminders };
}

const hasExpiry = ({ expiryAt }: EventDraft) => expiryAt !== null && expiryAt !== "";
