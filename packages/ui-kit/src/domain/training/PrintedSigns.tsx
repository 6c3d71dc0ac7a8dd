import { styled } from "@mui/material/styles";
import type { Conditions } from "@recurrent/sdk";
import { usePrinting } from "../../usePrinting.ts";
import { SignItems } from "../status/SignItems.tsx";
import { CONDITIONS, STATUSES_BY_URGENCY, statusOf, type StatusValue } from "../status/Status.tsx";

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

interface PrintedSignsProps<Row> {
  rows: readonly Row[] | undefined;
  /** Of all signs of a row; unknown ones have no sign. */
  statusesOf: (row: Row) => readonly StatusValue[];
  conditionsOf: (row: Row) => Partial<Conditions>;
}

/** The words of a table's signs, on paper, which has no tooltips. */
export function PrintedSigns<Row>({ rows, statusesOf, conditionsOf }: PrintedSignsProps<Row>) {
  if (!usePrinting() || rows === undefined) return null;
  const found = new Set(rows.flatMap(statusesOf).map((status) => statusOf(status).id));
  const statuses = STATUSES_BY_URGENCY.filter((id) => id !== "unknown" && found.has(id));
  const conditions = CONDITIONS.filter(({ id }) => rows.some((row) => conditionsOf(row)[id]));
  if (statuses.length + conditions.length === 0) return null;
  return (
    <List aria-label="Signs">
      <SignItems statuses={statuses} conditions={conditions} />
    </List>
  );
}
