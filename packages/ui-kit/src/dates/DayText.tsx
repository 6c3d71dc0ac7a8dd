export interface DayTextProps {
  /** `YYYY-MM-DD`, shown as it was given: a day of the calendar is never shifted by a time zone. */
  day: string | null;
  /** What stands where there is no day. Default: nothing. */
  none?: string;
}

/** A day of the calendar. */
export function DayText({ day, none }: DayTextProps) {
  if (day !== null && day !== "") return <time dateTime={day}>{day}</time>;
  return none === undefined ? null : <span>{none}</span>;
}
