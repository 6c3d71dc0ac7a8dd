import { CalendarButton } from "../../features/calendar/CalendarButton.tsx";
import { EventList } from "../../features/events/EventList.tsx";

/** Features must not import each other. */
export function EventsPage() {
  return <EventList tools={<CalendarButton />} />;
}
