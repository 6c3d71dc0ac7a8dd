import Box from "@mui/material/Box";

export interface DayTextProps {
  /** 'YYYY-MM-DD', shown as it is: a calendar day has no time zone. Null shows a dash. */
  day: string | null;
}

/** A calendar day that never breaks across lines. */
export function DayText({ day }: DayTextProps) {
  if (day === null) return <span>–</span>;
  return (
    <Box component="time" dateTime={day} sx={{ whiteSpace: "nowrap" }}>
      {day}
    </Box>
  );
}
