import { CalendarButton } from "../features/calendar/CalendarButton.tsx";
import { ScheduleScreen } from "../features/training/ScheduleScreen.tsx";

/** The own schedule with what saves it for a calendar: features stay apart. */
export function SchedulePage() {
  return <ScheduleScreen toolbarEnd={<CalendarButton />} />;
}
