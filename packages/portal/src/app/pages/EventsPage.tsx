import { CalendarButton } from "../../features/calendar/CalendarButton.tsx";
import { OwnEvents } from "../../features/events/OwnEvents.tsx";

/** The own events and documents with what saves their expiries for a calendar: features stay apart. */
export function EventsPage() {
  return <OwnEvents toolbarEnd={<CalendarButton />} />;
}
