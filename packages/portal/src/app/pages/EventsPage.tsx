import { CalendarButton } from "../../features/calendar/CalendarButton.tsx";
import { EventList } from "../../features/events/EventList.tsx";

/** Adds the calendar to the events: a feature must not import another one. */
export function EventsPage() {
  return <EventList tools={<CalendarButton />} />;
}
