import type { GridColDef, GridLocaleText, GridValidRowModel } from "@mui/x-data-grid";
import { styled } from "@mui/material/styles";
import { Fragment } from "react";
import type { ReactNode } from "react";

/** One choice of a column's filter. */
export interface FilterOption {
  value: string;
  label: string;
}

/** A filter of a column: the rows shown are those whose `accessor` is the choice, or has it among others. */
export interface ColumnFilterSpec<Row> {
  /** The accessible name, for example "Filter by person". */
  label: string;
  /** The choices, in the order shown. */
  options: readonly FilterOption[];
  accessor: (row: Row) => string | readonly string[];
}

/**
 * A column of a table. Names and measures are those of MUI's `DataGrid`; widths are px at a text size of 16,
 * with which they grow, and a column without one takes what is left. `field` is what `TableState` names. Keep
 * the array of columns stable between renders (module scope or `useMemo`). The first column names the row,
 * unless another one is its `rowHeader`.
 */
export interface GridColumn<Row> extends Pick<
  GridColDef,
  | "disableColumnMenu"
  | "disableExport"
  | "field"
  | "flex"
  | "hideable"
  | "minWidth"
  | "renderHeader"
  | "rowHeader"
  | "sortable"
  | "width"
> {
  headerName: string;
  /** What it sorts by; dates are `YYYY-MM-DD` text, '' and NaN come last. Default: the row's own `field`. */
  value?: (row: Row) => string | number | null | undefined;
  /** The text that is copied and exported. Default: the value. */
  text?: (row: Row) => string;
  /** What it shows. Default: the text. */
  cell?: (row: Row) => ReactNode;
  filter?: ColumnFilterSpec<Row>;
  /**
   * Where columns do not fit: `"bare"` leaves the label out, for values that explain themselves; `"beside"`
   * as well, for a control that stands in the line of the name.
   */
  phone?: "bare" | "beside";
  /** A column that is exported behind this one: the word of a status that is shown as a sign. */
  exportAlso?: { headerName: string; value: (row: Row) => string };
}

/** The value a column sorts by. */
export function valueOf<Row>({ field, value }: GridColumn<Row>, row: Row): string | number {
  const own: unknown = value === undefined ? row[field as keyof Row] : value(row);
  return typeof own === "number" || typeof own === "string" ? own : "";
}

/** The text a column shows, as it is copied and exported. */
export const textOf = <Row,>(column: GridColumn<Row>, row: Row): string =>
  column.text?.(row) ?? String(valueOf(column, row));

/** What a column shows of a row. */
export const shownIn = <Row,>(column: GridColumn<Row>, row: Row): ReactNode =>
  column.cell === undefined ? textOf(column, row) : column.cell(row);

/** What a column of words needs, so that no usual word has to break: in px at a text size of 16. */
const LEAST_WORDS = 140;

/**
 * The columns side by side.
 *
 * @param scale the reader's own text size as a multiple of 16 px, with which widths grow (WCAG 1.4.4)
 */
export function wideColumns<Row extends GridValidRowModel>(
  columns: readonly GridColumn<Row>[],
  scale: number,
): GridColDef<Row>[] {
  return columns.map((column, at) => {
    const { width, minWidth = LEAST_WORDS, cell, ...own } = column;
    return {
      ...(width === undefined
        ? { flex: 1, minWidth: minWidth * scale }
        : { width: Math.round(width * scale) }),
      ...(at === 0 && { rowHeader: true, hideable: false }),
      ...own,
      valueGetter: (_value, row) => textOf(column, row),
      ...(cell && { renderCell: ({ row }) => cell(row) }),
    };
  });
}

const Card = styled("div")(({ theme }) => ({
  display: "flex",
  flex: 1,
  alignItems: "center",
  minWidth: 0,
  overflowWrap: "break-word",
  "& > div:first-of-type": { flex: 1, minWidth: 0, padding: "6px 0" },
  "& > div:first-of-type:not(:last-child)": { padding: 0 },
  "& dl": { ...theme.typography.body2, display: "grid", gap: 2, margin: "6px 0 0" },
  // A value that a long label leaves no room for stands below it.
  "& dl > div": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 8 },
  // A label without a value says nothing.
  "& dl > div:has(> dd:empty)": { display: "none" },
  "& dt": { minWidth: "6.5rem", color: theme.vars.palette.text.secondary },
  "& dd": { flex: "1 1 9rem", margin: 0, minWidth: 0 },
}));

/**
 * One column with all of a row where columns do not fit: its name, and below it the other values with
 * their labels. It sorts by the name.
 */
export function compositeColumn<Row extends GridValidRowModel>(
  columns: readonly GridColumn<Row>[],
): GridColDef<Row>[] {
  const [title, ...values] = columns;
  if (title === undefined) return [];
  const beside = values.filter(({ phone }) => phone === "beside");
  const others = values.filter(({ phone }) => phone !== "beside");
  const { width: _width, ...named } = title;
  return [
    {
      ...named,
      flex: 1,
      minWidth: 0,
      rowHeader: true,
      resizable: false,
      disableColumnMenu: true,
      renderCell: ({ row }) => (
        <Card>
          <div>
            {shownIn(title, row)}
            {others.length > 0 && (
              <dl>
                {others.map((column) => (
                  <div
                    key={column.field}
                    {...(column.phone === "bare" ? { "data-bare": true } : {})}
                  >
                    {column.phone !== "bare" && <dt>{column.headerName}</dt>}
                    <dd>{shownIn(column, row)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          {beside.map((column) => (
            <Fragment key={column.field}>{shownIn(column, row)}</Fragment>
          ))}
        </Card>
      ),
    },
  ];
}

/** The grid's words where they differ from the portal's plain English. */
export const GRID_WORDS: Partial<GridLocaleText> = {
  columnHeaderSortIconLabel: "Sort",
  columnMenuManageColumns: "Choose columns",
  columnMenuSortAsc: "Sort ascending",
  columnMenuSortDesc: "Sort descending",
  columnsManagementSearchTitle: "Find a column",
  columnsManagementShowHideAllText: "All columns",
  checkboxSelectionHeaderName: "Select",
  checkboxSelectionSelectAllRows: "Select all",
  checkboxSelectionUnselectAllRows: "Select all",
  paginationRowsPerPage: "Rows per page",
  paginationDisplayedRows: ({ from, to, count }) =>
    count === 0 ? "0 of 0" : `${from}–${to} of ${count}`,
  paginationItemAriaLabel: (type) => `${type.charAt(0).toUpperCase()}${type.slice(1)} page`,
};
