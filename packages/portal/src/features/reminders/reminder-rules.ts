import { type BoardEvent, type Event, isArchivedEvent } from "@recurrent/sdk";
import { daysBefore, warningDates, warningRecipients } from "@recurrent/ui-kit";
import { byDay } from "../../kernel/view/days.ts";

/** Today and the six days after it. */
const DAYS = 7;

/** A reminder that goes out this week: of what, and to whom. */
export type Reminder = ReturnType<typeof remindersOfWeek>[number];

/**
 * The events that can still be reminded of, the soonest expiry first: a reminder comes at least a day before the
 * expiry.
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function stillToExpire(events: readonly BoardEvent[], today: string): BoardEvent[] {
  return events
    .filter(({ expiryAt }) => expiryAt !== null && expiryAt > today)
    .toSorted((one, other) => byDay(one.expiryAt, other.expiryAt));
}

/**
 * The reminders that go out today and in the six days after it, by day. They follow from what each event says: its
 * expiry, its days and its recipients. An event that was archived meanwhile reminds nobody.
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function remindersOfWeek(
  events: readonly { readonly listed: BoardEvent; readonly event: Event }[],
  today: string,
) {
  const last = daysBefore(today, 1 - DAYS);
  return events
    .flatMap(({ listed, event }) => {
      const { expiryAt, reminders } = event;
      const recipients = warningRecipients(event);
      if (expiryAt === null || isArchivedEvent(event) || recipients.length === 0) return [];
      return warningDates(expiryAt, reminders, today)
        .filter(({ day }) => day >= today && day <= last)
        .map(({ day }) => ({
          /** Of the event and the day; unique. */
          id: `${listed.id} ${day}`,
          /** 'YYYY-MM-DD' in UTC. */
          day,
          /** The event as the board has it, with its person and state. */
          event: listed,
          /** 'YYYY-MM-DD', the expiry that is reminded of. */
          expiryAt,
          /** 'Manager', 'Trainee' or both, as the event form calls them (training 2.11). */
          recipients,
        }));
    })
    .toSorted((one, other) => byDay(one.day, other.day));
}
