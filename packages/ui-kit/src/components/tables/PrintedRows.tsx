import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { PAPER_TABLE } from "./paper-table.ts";
import { PlainTable } from "./PlainTable.tsx";
import { type GridColumn, renderCell } from "./table-rows.ts";

/** On paper, in place of what follows: a grid has only the rows in its window, and one head. */
const Paper = styled("div")({
  ...PAPER_TABLE,
  "& th:first-of-type": { paddingLeft: 16, minWidth: "38mm" },
  "@media screen": { display: "none" },
  "@media print": { "& ~ *": { display: "none !important" } },
});

const SELECTED = { key: "selected", name: "Selected" };

interface PrintedRowsProps<Row extends { id: string }> {
  label: string;
  /** The first names the row. */
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  /** Ids of the ticked rows; undefined where nothing can be ticked. */
  selected: ReadonlySet<string> | undefined;
  /** Replaces the table. */
  render: ((rows: readonly Row[]) => ReactNode) | undefined;
}

export function PrintedRows<Row extends { id: string }>({
  label,
  columns,
  rows,
  selected,
  render,
}: PrintedRowsProps<Row>) {
  const [named, ...values] = columns.filter(({ disableExport }) => disableExport !== true);
  if (rows.length === 0 || named === undefined) return null;
  const hasSelection = selected !== undefined && selected.size > 0;
  return (
    <Paper>
      {render?.(rows) ?? (
        <PlainTable
          label={label}
          named={named.headerName}
          columns={[
            ...values.map(({ field, headerName }) => ({ key: field, name: headerName })),
            ...(hasSelection ? [SELECTED] : []),
          ]}
          rows={rows.map((row) => ({
            key: row.id,
            name: renderCell(named, row),
            cells: [
              ...values.map((column) => renderCell(column, row)),
              ...(hasSelection ? [selected.has(row.id) ? "✓" : "–"] : []),
            ],
          }))}
        />
      )}
    </Paper>
  );
}
