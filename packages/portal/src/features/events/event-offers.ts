import {
  type Event,
  type EventDraft,
  eventDraft,
  type EventSummary,
  isArchivedEvent,
  eventStatus,
} from "@recurrent/sdk";
import { daysProblem, isDue } from "@recurrent/ui-kit";
import type { EventListTab } from "./event-scope.ts";

/**
 * 'All' lists events with `is_active`, 'Archived' the others (training 2.10).
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

/** Actions by the event's state and the user's rights (training 2.10, 4.6). */
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

/** True for an active event whose expiry is past or near. */
export function isRenewable(
  event: Pick<Event, "isActive" | "expiryAt" | "status">,
  today: string,
): boolean {
  const status = eventStatus(event, today);
  return event.isActive && event.expiryAt !== null && isDue(status);
}

/**
 * Replaces invalid reminders in hidden fields by stored ones, since nobody would see the errors.
 *
 * @param before the stored event; undefined for a new one
 */
export function withoutHiddenProblems(draft: EventDraft, before?: Event): EventDraft {
  if (hasExpiry(draft) && (draft.manager || draft.trainee)) return draft;
  const stored = eventDraft(before).reminders;
  const reminders = draft.reminders.map((days, at) =>
    daysProblem(days) === undefined ? days : (stored[at] ?? "0"),
  );
  return { ...draft, reminders };
}

/**
 * Removes the note of a renewal whose dates are not saved: the user has preferred those that someone
 * else has stored.
 *
 * @param note '' or undefined for none
 */
export function withoutUnusedNote(draft: EventDraft, before: Event, note = ""): EventDraft {
  const isRenewed = draft.issuedAt !== before.issuedAt || draft.expiryAt !== before.expiryAt;
  if (isRenewed || note === "" || before.notes.includes(note)) return draft;
  return { ...draft, notes: draft.notes.replace(note, "") };
}

const hasExpiry = ({ expiryAt }: EventDraft) => expiryAt !== null && expiryAt !== "";
