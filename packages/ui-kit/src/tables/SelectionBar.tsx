import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

/** Rows that can be ticked. What is ticked stays so when a search or another page hides it. */
export interface TableSelection<Row> {
  /** Ids of the rows that are ticked, on whatever page they are. */
  selected: ReadonlySet<string>;
  onSelectedChange: (next: ReadonlySet<string>) => void;
  /** Names the check box of a row: 'Select <name>'. Keep stable between renders. */
  getRowName: (row: Row) => string;
  /** Shows what is ticked without letting it be changed. Default false. */
  readOnly?: boolean;
  /** What can be done with all that are ticked. */
  actions?: ReactNode;
}

const Bar = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "8px 12px",
  padding: "8px 16px",
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.primary.soft,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: "tabular-nums",
  // A live region has to be there before it speaks.
  "&:has(> output:empty)": { padding: 0, border: 0 },
}));

/** How many rows are ticked, and what can be done with them. */
export function SelectionBar<Row>({
  selected,
  onSelectedChange,
  readOnly = false,
  actions,
}: TableSelection<Row>) {
  return (
    <Bar>
      <output>{selected.size > 0 && `${selected.size} selected`}</output>
      {selected.size > 0 && !readOnly && (
        <>
          {actions}
          <Button onClick={() => onSelectedChange(new Set())}>Clear selection</Button>
        </>
      )}
    </Bar>
  );
}
