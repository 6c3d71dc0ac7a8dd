import { styled } from "@mui/material/styles";
import type { Conditions } from "@recurrent/sdk";
import { usePrinting } from "../../usePrinting.ts";
import {
  CONDITIONS,
  STATUS,
  StatusIcon,
  STATUSES_BY_URGENCY,
  statusOf,
  type StatusValue,
} from "../status/Status.tsx";

const List = styled("ul")(({ theme }) => ({
  ...theme.typography.caption,
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 16px",
  margin: "8px 0 0",
  padding: 0,
  listStyle: "none",
  breakInside: "avoid",
  "& > li": { display: "inline-flex", alignItems: "center", gap: 6 },
}));

interface PrintedSignsProps {
  /** Of all signs in the table; unknown ones have no sign. */
  statuses: readonly StatusValue[];
  /** Of each topic. */
  conditions: readonly Partial<Conditions>[];
}

/** The words of a table's signs, on paper, which has no tooltips. */
export function PrintedSigns({ statuses, conditions }: PrintedSignsProps) {
  if (!usePrinting()) return null;
  const found = new Set(statuses.map((status) => statusOf(status).id));
  const signs = STATUSES_BY_URGENCY.filter((id) => id !== "unknown" && found.has(id));
  const marks = CONDITIONS.filter(({ id }) => conditions.some((flags) => flags[id] === true));
  if (signs.length + marks.length === 0) return null;
  return (
    <List aria-label="Signs">
      {signs.map((id) => (
        <li key={id}>
          <StatusIcon status={id} />
          {STATUS[id].word}
        </li>
      ))}
      {marks.map(({ id, word, Icon }) => (
        <li key={id}>
          <Icon size={15} />
          {word}
        </li>
      ))}
    </List>
  );
}
