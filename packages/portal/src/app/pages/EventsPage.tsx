import { CalendarButton } from "../../features/calendar/CalendarButton.tsx";
import { OwnEvents } from "../../features/events/OwnEvents.tsx";

/** Own events with the calendar export: features must not import each other. */
export function EventsPage() {
  return <OwnEvents tools={<CalendarButton />} />;
}
