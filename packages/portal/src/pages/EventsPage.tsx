import { CalendarButton } from "../features/calendar/CalendarButton.tsx";
import { EventsScreen } from "../features/events/EventsScreen.tsx";

/** The own events and documents with what saves their expiries for a calendar: features stay apart. */
export function EventsPage() {
  return <EventsScreen toolbarEnd={<CalendarButton />} />;
}
