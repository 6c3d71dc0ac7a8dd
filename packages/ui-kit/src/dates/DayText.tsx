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

/** Text whose days stay on one line each: Chromium and WebKit would break them after a hyphen. */
export function TextWithDays({ children }: { children: string }) {
  return children.split(/(\d{4}-\d\d-\d\d)/).map((part, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- a day may be there twice
    at % 2 === 1 ? <DayText key={at} day={part} /> : part,
  );
}
