import { CalendarButton } from "../../features/calendar/CalendarButton.tsx";
import { EventList } from "../../features/events/EventList.tsx";

/** Own events with the calendar export: features must not import each other. */
export function EventsPage() {
  return <EventList tools={<CalendarButton />} />;
}
