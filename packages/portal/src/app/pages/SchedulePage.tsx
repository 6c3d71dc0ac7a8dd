import { CalendarButton } from "../../features/calendar/CalendarButton.tsx";
import { ScheduleView } from "../../features/training/ScheduleView.tsx";

/** Adds the calendar to the schedule: a feature must not import another one. */
export function SchedulePage() {
  return <ScheduleView tools={<CalendarButton />} />;
}
