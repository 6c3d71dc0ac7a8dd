export interface DayTextProps {
  /** `YYYY-MM-DD`, never shifted by a time zone. */
  day: string | null;
  /** Shown without a day. Default: nothing. */
  none?: string;
}

/** Calendar day as a `time` element. */
export function DayText({ day, none }: DayTextProps) {
  if (day !== null && day !== "") return <time dateTime={day}>{day}</time>;
  return none === undefined ? null : <span>{none}</span>;
}
