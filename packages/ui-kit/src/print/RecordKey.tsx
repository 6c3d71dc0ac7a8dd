import { styled } from "@mui/material/styles";
import { ConditionIcons } from "../status/ConditionIcons.tsx";
import { CONDITIONS } from "../status/conditions.ts";
import { StatusIcon } from "../status/StatusIcon.tsx";
import { STATUS } from "../status/status.ts";
import type { StatusId } from "../status/status.ts";

const Key = styled("div")({
  display: "grid",
  gap: "1.5mm",
  marginBottom: "3mm",
  fontSize: "8pt",
  lineHeight: "11pt",
  color: "#333",
  breakInside: "avoid",
  "& ul": {
    display: "flex",
    flexWrap: "wrap",
    gap: "1.5mm 4.5mm",
    margin: 0,
    padding: 0,
    listStyle: "none",
  },
  "& li": { display: "inline-flex", alignItems: "center", gap: "1.5mm", whiteSpace: "nowrap" },
  "& svg": { width: "9.5pt", height: "9.5pt" },
});

/** Every sign a topic may wear in a record; a completed one wears none. */
const SIGNS: readonly StatusId[] = [
  "expired",
  "riskOfExpiry",
  "behindSchedule",
  "started",
  "delivered",
  "scheduled",
];

/** What the signs of a printed record mean. */
export function RecordKey() {
  return (
    <Key role="group" aria-label="Signs">
      <ul>
        {SIGNS.map((id) => (
          <li key={id}>
            <StatusIcon status={id} />
            {STATUS[id].word}
          </li>
        ))}
        <li>No sign: {STATUS.completed.word}</li>
      </ul>
      <ul>
        {CONDITIONS.filter(({ id }) => id !== "international_procedures").map(({ id, word }) => (
          <li key={id}>
            <span aria-hidden style={{ display: "flex" }}>
              <ConditionIcons flags={{ [id]: true }} />
            </span>
            {word}
          </li>
        ))}
      </ul>
    </Key>
  );
}
