import {
  type Event,
  type EventDraft,
  type EventSummary,
  isArchivedEvent,
  shownEventStatus,
} from "@recurrent/sdk";
import {
  asDay,
  asHtml,
  asList,
  asSwitch,
  asText,
  type Fact,
  type FormPart,
  partsFor,
} from "../../kernel/forms/parts.ts";
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

const { field } = partsFor<EventDraft>();

/** What of an event two people may change at once, as its form calls it. New files conflict with nothing. */
export const EVENT_PARTS: readonly FormPart<EventDraft>[] = [
  field("description", "Description", asText),
  field("notes", "Notes", asHtml),
  field("issuedAt", "Issued at", asDay),
  field("expiryAt", "Expiry at", asDay),
  field("manager", "Expiry warnings: Manager", asSwitch),
  field("trainee", "Expiry warnings: Trainee", asSwitch),
  field("reminders", "Day(s) prior to expiry", (days) => asText(days.join(", "))),
];

/**
 * What its form shows besides.
 *
 * @param gone ids of the files that were deleted in this very form
 */
export function eventFacts(event: Event, gone: readonly string[]): Fact[] {
  const files = event.files.filter(({ id }) => !gone.includes(id));
  return [
    { label: "State", value: asText(isArchivedEvent(event) ? "Archived" : "Active") },
    { label: "Attachments", value: asList(files.map(({ originalName }) => originalName)) },
  ];
}
