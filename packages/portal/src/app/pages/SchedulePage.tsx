import { CalendarButton } from "../../features/calendar/CalendarButton.tsx";
import { ScheduleView } from "../../features/training/ScheduleView.tsx";

/** The own schedule with what saves it for a calendar: features stay apart. */
export function SchedulePage() {
  return <ScheduleView toolbarEnd={<CalendarButton />} />;
}
