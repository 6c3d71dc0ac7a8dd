import { type Event, type EventSummary, shownEventStatus } from "@recurrent/sdk";
import type { EventFormValues, EventRowView } from "@recurrent/ui-kit";
import type { EventListTab } from "./scope.ts";

/** The form of an event that does not exist yet (training 3.9). */
export const NEW_EVENT: EventFormValues = {
  description: "",
  notes: "",
  issuedAt: null,
  expiryAt: null,
  manager: false,
  trainee: false,
  reminders: ["0", "0", "0"],
  files: [],
};

/** An event as its form edits it. Attached files are no part of it: they are deleted one by one. */
export function eventValues(event: Event): EventFormValues {
  const { description, notes, issuedAt, expiryAt, manager, trainee, reminders } = event;
  const [first = "0", second = "0", third = "0"] = reminders.map(({ value }) => value);
  return {
    description,
    notes,
    issuedAt,
    expiryAt,
    manager,
    trainee,
    reminders: [first, second, third],
    files: [],
  };
}

/**
 * The rows of a list: 'All' are those with `is_active`, 'Archived' the others (training 2.10).
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function eventRows(
  events: readonly EventSummary[],
  tab: EventListTab,
  today: string,
): EventRowView[] {
  return events
    .filter(({ isActive }) => isActive === (tab === "all"))
    .map((event) => ({ ...event, status: shownEventStatus(event, today) }));
}

/** What an event's state and the person's rights leave to be done with it. */
export interface EventOffers {
  readonly archive: boolean;
  readonly restore: boolean;
  /** To change it: Edit on its page, Update in its form. */
  readonly change: boolean;
}

/** Whether an event counts as archived: what can be restored (training 4.6; decisions, Events). */
export function isArchived({
  isActive,
  deletedAt,
}: Pick<Event, "isActive" | "deletedAt">): boolean {
  return !isActive || deletedAt !== null;
}

/**
 * Restore for what is inactive or has a day of deletion, Archive for what is neither, a change only while it
 * is active (training 4.6; decisions, Events).
 */
export function eventOffers(
  event: Pick<Event, "isActive" | "deletedAt">,
  may: { readonly archive: boolean; readonly change: boolean },
): EventOffers {
  return {
    archive: may.archive && !isArchived(event),
    restore: may.archive && isArchived(event),
    change: may.change && event.isActive,
  };
}
