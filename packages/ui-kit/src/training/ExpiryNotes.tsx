import { styled } from "@mui/material/styles";
import { Info } from "lucide-react";

const Notes = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "grid",
  gridTemplateColumns: "16px minmax(0, 1fr)",
  gap: "4px 8px",
  maxWidth: 920,
  color: theme.vars.palette.text.secondary,
  "& > svg": { marginTop: 1 },
  "& > p": { gridColumn: 2, margin: 0 },
}));

/** How expiry comes about (training 2.6, 9). */
export const EXPIRY_NOTES = [
  "All topics deliver at least one lesson per year, unless a single lesson topic has greater than 1-year periodicity.",
  "Except for topics based on calendar date expiry, topic expiry is based on the first date of topic completion if all subsequent completions are accomplished within 60 days of the first expiry.",
] as const;

/** The two notes above a premium record. */
export function ExpiryNotes() {
  return (
    <Notes role="note">
      <Info size={16} strokeWidth={1.75} aria-hidden />
      {EXPIRY_NOTES.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notes>
  );
}
