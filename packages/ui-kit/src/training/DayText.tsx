export interface DayTextProps {
  /** `YYYY-MM-DD`; null shows nothing. */
  day: string | null;
}

/** A day of the calendar as it was given: it is never shifted by a time zone. */
export function DayText({ day }: DayTextProps) {
  return day === null || day === "" ? null : <time dateTime={day}>{day}</time>;
}
