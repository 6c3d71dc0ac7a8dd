import { styled } from "@mui/material/styles";
import { StatusIcon } from "./StatusIcon.tsx";
import { statusOf, type StatusValue } from "./status.ts";

const Pill = styled("span")(({ theme }) => ({
  ...theme.typography.caption,
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  gap: 6,
  padding: "2px 8px 2px 4px",
  borderRadius: 12,
  whiteSpace: "nowrap",
}));

/** A status as sign and word on its own soft ground; nothing for one that is not known. */
export function StatusPill({ status }: { status: StatusValue | undefined }) {
  const { tone, word } = statusOf(status);
  if (word === "") return null;
  return (
    <Pill sx={{ color: `status.${tone}.text`, bgcolor: `status.${tone}.soft` }}>
      <StatusIcon status={status} />
      {word}
    </Pill>
  );
}

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

const Line = styled("span")(({ theme }) => ({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 8,
  verticalAlign: "middle",
  "& > span": { color: theme.vars.palette.text.secondary },
  "& > [data-word]": { ...theme.typography.body2, letterSpacing: 0, whiteSpace: "nowrap" },
}));

export interface StatusDateProps extends DayTextProps {
  /** An id or a code as the server gives it; an unknown one has no word, and its sign stays empty. */
  status: StatusValue | undefined;
  /** False where the sign stands elsewhere in the same row. Default true. */
  sign?: boolean;
}

/** A status with its date, everywhere in the same way: sign, day, word. */
export function StatusDate({ status, sign = true, ...day }: StatusDateProps) {
  const { tone, word } = statusOf(status);
  const color = `var(--mui-palette-status-${tone}-text)`;
  return (
    <Line>
      {sign && <StatusIcon status={status} labelled />}
      <DayText {...day} />
      {/* A screen reader has heard it from the sign. */}
      {word !== "" && (
        <span data-word aria-hidden style={{ color }}>
          {word}
        </span>
      )}
    </Line>
  );
}
