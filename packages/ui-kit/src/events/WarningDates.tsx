import { styled } from "@mui/material/styles";
import type { CalendarDay } from "../forms/calendar-day.ts";
import { DayText } from "../status/StatusDate.tsx";
import { CautionLine } from "./CautionLine.tsx";
import { warningDates } from "./warnings.ts";
import type { WarningDate } from "./warnings.ts";

const Box = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "grid",
  gap: 8,
  color: theme.vars.palette.text.secondary,
  "& > p": { margin: 0 },
  "& > ul": { display: "grid", gap: 4, margin: 0, padding: 0, listStyle: "none" },
  "& time": { color: theme.vars.palette.text.primary },
  "& li[data-past=true] time": {
    color: theme.vars.palette.text.secondary,
    textDecoration: "line-through",
  },
}));

const inDays = (days: number): string =>
  days === 1 ? "1 day before the expiry" : `${days} days before the expiry`;

const WHEN: Readonly<Record<WarningDate["when"], string>> = {
  past: ", already past",
  today: ", today",
  ahead: "",
};

export interface WarningDatesProps {
  expiryAt: CalendarDay;
  reminders: readonly string[];
  /** `YYYY-MM-DD` in UTC. */
  today: CalendarDay;
}

/** When the warnings go out, as days of the calendar in UTC, and what keeps one from going out. */
export function WarningDates({ expiryAt, reminders, today }: WarningDatesProps) {
  const dates = warningDates(expiryAt, reminders, today);
  const past = dates.filter(({ when }) => when === "past").length;
  return (
    <Box role="status">
      {dates.length === 0 ? (
        <p>No warning goes out until a number above 0 is entered.</p>
      ) : (
        <>
          <p>Warnings go out on</p>
          <ul aria-label="Days of the warnings">
            {dates.map(({ day, days, when }) => (
              <li key={days} data-past={when === "past"}>
                <DayText day={day} /> · {inDays(days)}
                {WHEN[when]}
              </li>
            ))}
          </ul>
          {past > 0 && (
            <CautionLine>
              {past === dates.length
                ? "All of these days are past: no warning goes out."
                : "No warning goes out on a day that is already past."}
            </CautionLine>
          )}
        </>
      )}
    </Box>
  );
}
