import { rowSortingFeature, tableFeatures, useTable } from "@tanstack/react-table";
import type { ColumnDef } from "@tanstack/react-table";
import { memo, useMemo } from "react";
import type { ReactNode } from "react";
import type { DataColumn } from "./columns.ts";
import { TableHead } from "./TableHead.tsx";
import { TABLE_ROLES } from "./table-roles.ts";
import { Sheet } from "./table-styles.ts";
import type { TableSort } from "./table-state.ts";

/**
 * What any engine that paints rows gets from the shell: one page of rows, already searched, filtered
 * and sorted. An engine with expandable or selectable rows takes the same and adds its own.
 */
export interface TableEngineProps<Row> {
  /** Accessible name of the table. */
  label: string;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  getRowId: (row: Row) => string;
  sort: TableSort;
  filters: Readonly<Record<string, string>>;
  onSort: (columnId: string) => void;
  onFilter: (columnId: string, value: string | null) => void;
}

const features = tableFeatures({ rowSortingFeature });

/** A row in a case of its own: the table model takes records only, callers may have any row. */
interface Entry<Row> {
  row: Row;
}

export interface RowCellsProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
}

function RowCellsView<Row>({ row, columns }: RowCellsProps<Row>) {
  const titleAt = Math.max(
    0,
    columns.findIndex(({ phone }) => phone === "title"),
  );
  return (
    <>
      {columns.map(({ id, cell, header, tabular, phone = "labelled" }, at) =>
        at === titleAt ? (
          <th key={id} {...TABLE_ROLES.rowHeader} scope="row">
            {cell(row)}
          </th>
        ) : (
          <td
            key={id}
            {...TABLE_ROLES.cell}
            {...(tabular === true ? { className: "tabular" } : {})}
            {...(phone === "labelled" ? { "data-label": header } : {})}
          >
            {/* One child, so that the phone's label stands beside all of the cell. */}
            <div>{cell(row)}</div>
          </td>
        ),
      )}
    </>
  );
}

/**
 * The cells of a row: one of them is its header, the others know their label for phones. Painted anew
 * for another row or other columns only: opening or ticking a row leaves them as they are.
 */
export const RowCells = memo(RowCellsView) as typeof RowCellsView;

function RowView<Row>(props: RowCellsProps<Row>) {
  return (
    <tr {...TABLE_ROLES.row}>
      <RowCells {...props} />
    </tr>
  );
}

/** Rows that stay on screen while typing are not painted again. */
const PaintedRow = memo(RowView) as typeof RowView;

export interface LightTableProps<Row> extends TableEngineProps<Row> {
  /** Accessible name of a narrow column before the first one, such as 'Select'. */
  lead?: string;
  /** Paints a row in another way: `tr`s with `RowCells`, and the lead cell where there is one. */
  renderRow?: (row: Row, id: string) => ReactNode;
}

/**
 * The light engine: rows in a real table; on phones each row becomes a name with its values. Rows that
 * can be selected or pressed bring their own `tr`s.
 */
export function LightTable<Row>({
  label,
  rows,
  columns,
  getRowId,
  sort,
  filters,
  onSort,
  onFilter,
  lead,
  renderRow,
}: LightTableProps<Row>) {
  const definitions = useMemo(
    () =>
      columns.map(({ id, header, sortValue }): ColumnDef<typeof features, Entry<Row>> => ({
        id,
        header,
        ...(sortValue === undefined ? {} : { accessorFn: ({ row }: Entry<Row>) => sortValue(row) }),
        enableSorting: sortValue !== undefined,
      })),
    [columns],
  );
  const entries = useMemo(() => rows.map((row) => ({ row })), [rows]);
  // Searching and sorting 10,000 rows is done before (`table-rows.ts`), without an object per row;
  // the table model holds one page only.
  const table = useTable({
    features,
    columns: definitions,
    data: entries,
    getRowId: ({ row }) => getRowId(row),
    manualSorting: true,
    state: { sorting: [sort] },
  });
  return (
    <Sheet {...TABLE_ROLES.table} aria-label={label}>
      <TableHead
        lead={lead}
        columns={columns}
        sortedBy={(id) => table.getColumn(id)?.getIsSorted() ?? false}
        filters={filters}
        onSort={onSort}
        onFilter={onFilter}
      />
      <tbody {...TABLE_ROLES.rowGroup}>
        {table
          .getRowModel()
          .rows.map(({ id, original }) =>
            renderRow === undefined ? (
              <PaintedRow key={id} row={original.row} columns={columns} />
            ) : (
              renderRow(original.row, id)
            ),
          )}
      </tbody>
    </Sheet>
  );
}
