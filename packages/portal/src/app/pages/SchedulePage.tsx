import { CalendarButton } from "../../features/calendar/CalendarButton.tsx";
import { ScheduleView } from "../../features/training/ScheduleView.tsx";

/** Features must not import each other. */
export function SchedulePage() {
  return <ScheduleView tools={<CalendarButton />} />;
}
