import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { PAPER_TABLE } from "./paper-table.ts";
import { PlainTable } from "./PlainTable.tsx";
import { type GridColumn, renderCell } from "./table-rows.ts";

/** On paper, in place of what follows: a grid has only the rows in its window, and one head. */
const Paper = styled("div")({
  ...PAPER_TABLE,
  "& th:first-of-type": { paddingLeft: 16 },
  "@media screen": { display: "none" },
  "@media print": { "& ~ *": { display: "none !important" } },
});

interface PrintedRowsProps<Row extends { id: string }> {
  label: string;
  /** The first names the row. */
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  /** Replaces the table. */
  render: ((rows: readonly Row[]) => ReactNode) | undefined;
}

export function PrintedRows<Row extends { id: string }>({
  label,
  columns,
  rows,
  render,
}: PrintedRowsProps<Row>) {
  const [named, ...values] = columns.filter(({ disableExport }) => disableExport !== true);
  if (rows.length === 0 || named === undefined) return null;
  return (
    <Paper>
      {render?.(rows) ?? (
        <PlainTable
          label={label}
          named={named.headerName}
          columns={values.map(({ field, headerName }) => ({ key: field, name: headerName }))}
          rows={rows.map((row) => ({
            key: row.id,
            name: renderCell(named, row),
            cells: values.map((column) => renderCell(column, row)),
          }))}
        />
      )}
    </Paper>
  );
}
