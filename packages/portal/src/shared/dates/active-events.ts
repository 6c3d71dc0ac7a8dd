import {
  type EventStatusId,
  type EventSummary,
  eventStatus,
  isArchivedEvent,
} from "@recurrent/sdk";

export interface ActiveEvent extends EventSummary {
  status: EventStatusId;
}

/**
 * Events that are not archived, each with a status (`eventStatus`), in the same order.
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function activeEvents(events: readonly EventSummary[], today: string): ActiveEvent[] {
  return events.flatMap((event) =>
    isArchivedEvent(event) ? [] : [{ ...event, status: eventStatus(event, today) }],
  );
}
