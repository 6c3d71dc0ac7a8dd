import {
  type Event,
  type EventDraft,
  type EventSummary,
  isArchivedEvent,
  shownEventStatus,
} from "@recurrent/sdk";
import type { Fact, FormPart } from "../../kernel/forms/values.ts";
import type { EventListTab } from "./scope.ts";

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
    .map((event) => ({ ...event, status: shownEventStatus(event, today) }));
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

/** What of an event two people may change at once, as its form calls it. New files conflict with nothing. */
export const EVENT_PARTS: readonly FormPart<EventDraft>[] = [
  { id: "description", label: "Description" },
  { id: "notes", label: "Notes", show: ({ notes }) => ({ html: notes }) },
  { id: "issuedAt", label: "Issued at" },
  { id: "expiryAt", label: "Expiry at" },
  { id: "manager", label: "Expiry warnings: Manager" },
  { id: "trainee", label: "Expiry warnings: Trainee" },
  {
    id: "reminders",
    label: "Day(s) prior to expiry",
    show: ({ reminders }) => reminders.join(", "),
  },
];

/**
 * What its form shows besides.
 *
 * @param gone ids of the files that were deleted in this very form
 */
export function eventFacts(event: Event, gone: readonly string[]): Fact[] {
  const files = event.files.filter(({ id }) => !gone.includes(id));
  return [
    { label: "State", value: isArchivedEvent(event) ? "Archived" : "Active" },
    { label: "Attachments", value: files.map(({ originalName }) => originalName) },
  ];
}
